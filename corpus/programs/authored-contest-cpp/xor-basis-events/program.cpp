#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
#define pb push_back
#define FOR(i,a,b) for(int i=(a);i<=(b);i++)
#define ROF(i,a,b) for(int i=(a);i>=(b);i--)

const int LOG=20;
int basis[64];

int main(){
	int q; scanf("%d",&q);
	int rnk=0,wasted=0,pc=0;
	ll acc=0;
	vector<int> lead;
	FOR(e,1,q){
		char op[5]={0}; int x=0;
		scanf("%4s %d",op,&x);
		if(op[0]=='+'){
			int y=x;
			while(y){
				int h=31-__builtin_clz(y);
				if(!basis[h]){
					// keep the basis reduced
					ROF(b,h-1,0) if((y>>b&1)&&basis[b]) y^=basis[b];
					FOR(b,h+1,LOG-1) if(basis[b]>>h&1) basis[b]^=y;
					basis[h]=y; rnk++; lead.pb(h);
					break;
				}
				y^=basis[h];
			}
			if(!y) wasted++;
		}else if(op[0]=='?'){
			int best=x;
			ROF(b,LOG-1,0) best=max(best,best^basis[b]);
			acc+=best; pc+=__builtin_popcount(best^x);
			printf("%d\n",best);
		}else{
			// x-th smallest value (from 0) that can be formed
			if(x>=(1<<rnk)) puts("none");
			else{
				int r=0,v=0;
				FOR(b,0,LOG-1) if(basis[b]){
					if(x>>r&1) v^=basis[b];
					r++;
				}
				acc^=v;
				printf("%d\n",v);
			}
		}
	}
	printf("= %d %d %lld %d\n",rnk,wasted,acc,pc);
	for(int h:lead) printf("%d:%d ",h,basis[h]);
	puts("");
}
