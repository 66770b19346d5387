#include <bits/stdc++.h>
#define rep(i,a,b) for(int i=(a);i<(b);i++)
#define per(i,a,b) for(int i=(b)-1;i>=(a);i--)
using namespace std;
const int LG=8,MX=4000;
int ch[MX][2],cnt[MX],tot=1; // node 1 is not used, 0 is the root

void upd(int x,int d){
    int u=0;
    cnt[0]+=d;
    per(b,0,LG){
        int c=x>>b&1;
        if(!ch[u][c]) ch[u][c]=++tot;
        u=ch[u][c];
        cnt[u]+=d;
    }
}

int many(int x){
    int u=0;
    per(b,0,LG){
        u=ch[u][x>>b&1];
        if(!u) return 0;
    }
    return cnt[u];
}

// how many y with (y^p)<l
int below(int p,int l){
    int u=0,res=0;
    per(b,0,LG){
        int c=p>>b&1;
        if(l>>b&1){
            if(ch[u][c]) res+=cnt[ch[u][c]];
            c^=1;
        }
        u=ch[u][c];
        if(!u||!cnt[u]) return res;
    }
    return res;
}

int main(){
    ios::sync_with_stdio(0);cin.tie(0);
    int q;cin>>q;
    int ok=0,miss=0,sum=0,best=-1,who=0,xr=0;
    rep(i,1,q+1){
        char t;int x;
        cin>>t>>x;
        if(t=='+'){
            upd(x,1);
            xr^=x;
        }else if(t=='-'){
            if(!many(x)){
                miss++;
                continue;
            }
            upd(x,-1);
            xr^=x;
        }else{
            int l;cin>>l;
            int r=below(x,l);
            ok+=r>0;
            sum+=r;
            if(r>best){
                best=r;
                who=i;
            }
            cout<<r<<(r==cnt[0]?"! ":" ");
        }
    }
    cout<<"\n"<<ok<<" "<<miss<<" "<<sum<<" "<<best<<" "<<who<<"\n";
    cout<<cnt[0]<<" "<<xr<<" "<<tot<<"\n";
}
