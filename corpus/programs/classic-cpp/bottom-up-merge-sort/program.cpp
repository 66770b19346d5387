/* Merge sort of a linked list, fed record by record into bins: bin k is empty
 * or holds a sorted list of 2^k records. */
#include <stdio.h>

enum { MOST = 128, BINS = 8, NIL = -1 };

struct record {
    char name[12];
    int points;
    int next;
};

static struct record rec[MOST];
static int comparisons, kept;

/* Both lists are sorted by falling points; records of `older` came earlier. */
static int merge(int older, int newer)
{
    int head = NIL;
    int *link = &head;

    while (older != NIL && newer != NIL) {
        comparisons++;
        if (rec[older].points >= rec[newer].points) {
            *link = older;
            link = &rec[older].next;
            older = *link;
        } else {
            *link = newer;
            link = &rec[newer].next;
            newer = *link;
        }
    }
    if (older != NIL)
        kept++;
    *link = older != NIL ? older : newer;
    return head;
}

int main(void)
{
    int bin[BINS];
    int merges[BINS] = {0};
    int n = 0, k;

    while (n < MOST && scanf("%11s %d", rec[n].name, &rec[n].points) == 2)
        n++;
    for (k = 0; k < BINS; k++)
        bin[k] = NIL;

    int used = 0, carry = NIL, trail = 0;
    for (int i = 0; i < n; i++) {
        rec[i].next = NIL;
        carry = i;
        for (k = 0; bin[k] != NIL; k++) {
            carry = merge(bin[k], carry);
            bin[k] = NIL;
            merges[k]++;
        }
        bin[k] = carry;
        if (k + 1 > used)
            used = k + 1;
        trail = (trail * 7 + rec[carry].points) % 1009;
    }

    int list = NIL;
    for (k = 0; k < used; k++)
        if (bin[k] != NIL)
            list = list == NIL ? bin[k] : merge(bin[k], list);

    int place = 0, shown = -1;
    for (int at = list; at != NIL; at = rec[at].next) {
        place++;
        if (rec[at].points != shown) {
            if (place > 1)
                printf("\n");
            printf("%d. %d", place, rec[at].points);
            shown = rec[at].points;
        }
        printf(" %s", rec[at].name);
    }
    printf("\n%d comparisons, %d times the rest was older, trail %d\nmerges", comparisons, kept, trail);
    for (k = 0; k < used; k++)
        printf(" %d", merges[k]);
    printf("\n");
    return 0;
}
