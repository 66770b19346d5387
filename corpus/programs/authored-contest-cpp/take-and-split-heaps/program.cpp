#include <bits/stdc++.h>
using namespace std;

#define rep(i,a,b) for(int i=(a);i<(b);++i)
#define sz(a) int((a).size())

typedef unsigned long long ull;

int g[5005];
int firstAt[64];

int main(){
  int h,k;
  scanf("%d %d",&h,&k);
  vector<int> take(k);
  for(int&x:take) scanf("%d",&x);
  vector<int> heap(h);
  for(int&x:heap) scanf("%d",&x);
  int top=*max_element(heap.begin(),heap.end());

  memset(firstAt,-1,sizeof firstAt);
  firstAt[0]=0;
  int zeros=1,biggest=0,sum=0;
  rep(s,1,top+1){
    ull seen=0;
    for(int t:take){
      int rest=s-t;
      if(rest<0) continue;
      seen|=1ULL<<g[rest];
      // leave the rest as two heaps
      rep(a,1,rest/2+1) if(a*2!=rest) seen|=1ULL<<(g[a]^g[rest-a]);
    }
    g[s]=__builtin_ctzll(~seen);
    if(firstAt[g[s]]<0) firstAt[g[s]]=s;
    zeros+=(g[s]==0);
    biggest=max(biggest,g[s]);
    sum+=g[s];
  }

  int x=0;
  for(int v:heap) x^=g[v];
  function<string(int)> bin=[&](int v)->string{
    if(v<2) return to_string(v);
    return bin(v>>1)+char('0'+(v&1));
  };
  printf("xor %s\n",bin(x).c_str());

  int cnt=0;
  string best;
  rep(i,0,h) for(int t:take){
    int rest=heap[i]-t;
    if(rest<0) continue;
    int want=x^g[heap[i]];
    rep(a,0,rest/2+1){
      if(a*2==rest&&a>0) continue;
      int val=a==0?g[rest]:g[a]^g[rest-a];
      if(val!=want) continue;
      cnt++;
      if(best.empty()) best="heap "+to_string(i+1)+" take "+to_string(t)+" leave "+to_string(a)+"+"+to_string(rest-a);
    }
  }
  if(cnt) printf("%d wins, first: %s\n",cnt,best.c_str());
  else puts("lost");
  printf("%d %d %d\n",zeros,biggest,sum);
  rep(i,0,biggest+1) if(firstAt[i]>=0) printf("%d@%d ",i,firstAt[i]);
  puts("");
  string tail;
  for(int s=top;s>=0&&sz(tail)<30;s--) tail+=g[s]<10?char('0'+g[s]):char('a'+g[s]-10);
  printf("%s\n",tail.c_str());
}
