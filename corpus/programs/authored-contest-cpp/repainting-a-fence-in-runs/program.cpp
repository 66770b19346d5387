#include <bits/stdc++.h>
using namespace std;
#define fi first
#define se second
#define sz(x) (int)(x).size()
int n,q;
map<int,char> mp; // start of a run -> colour

void cut(int p)
{
    auto it=mp.lower_bound(p);
    if(it->fi==p) return;
    --it;
    mp[p]=it->se;
}

int main()
{
    ios_base::sync_with_stdio(false);
    cin.tie(0);
    string s;
    cin>>n>>q>>s;
    for(int i=0;i<n;i++) if(i==0||s[i]!=s[i-1]) mp[i]=s[i];
    mp[n]='$';
    int mx=sz(mp)-1,mxt=0,swallowed=0,quiet=0;
    for(int t=1;t<=q;t++)
    {
        string op;
        int l,r;
        cin>>op>>l>>r;
        l--;
        if(op=="ask")
        {
            map<char,int> len;
            int runs=0,top=0;
            char who='?';
            for(auto it=prev(mp.upper_bound(l));it->fi<r;++it)
            {
                int a=max(l,it->fi),b=min(r,next(it)->fi);
                runs++;
                len[it->se]+=b-a;
            }
            for(auto &p:len) if(p.se>top) top=p.se,who=p.fi;
            cout<<runs<<who<<top<<' ';
            continue;
        }
        char c;
        cin>>c;
        int before=sz(mp);
        cut(l);
        cut(r);
        auto from=mp.find(l),to=mp.find(r);
        swallowed+=distance(from,to)-1;
        mp.erase(from,to);
        mp[l]=c;
        if(to->se==c) mp.erase(to);
        if(l>0)
        {
            auto it=mp.find(l);
            if(prev(it)->se==c) mp.erase(it);
        }
        if(sz(mp)==before) quiet++;
        if(sz(mp)-1>mx) mx=sz(mp)-1,mxt=t;
    }
    cout<<'\n';
    for(auto it=mp.begin();it->fi<n;++it) cout<<it->se<<next(it)->fi-it->fi;
    cout<<'\n'<<mx<<' '<<mxt<<' '<<swallowed<<' '<<quiet<<'\n';
    return 0;
}
