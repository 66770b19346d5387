#include <bits/stdc++.h>
#define int long long
#define endl '\n'
using namespace std;

const int MAXP = 205, MAXW = 1005;
int dp[MAXW];
bool took[MAXP][MAXW];

signed main(){
    ios::sync_with_stdio(false);cin.tie(nullptr);
    int n,W;cin>>n>>W;
    vector<int> w(n),v(n),c(n);
    vector<array<int,3>> parts; // weight, value, how many
    for(int i=0;i<n;i++){
        cin>>w[i]>>v[i]>>c[i];
    }
    vector<int> owner;
    for(int i=0;i<n;i++){
        int left=c[i],k=1;
        while(left>0){
            int t=min(k,left);
            parts.push_back({w[i]*t,v[i]*t,t});
            owner.push_back(i);
            left-=t;
            k<<=1;
        }
    }
    int m=parts.size(),changed=0;
    vector<int> curve(n,0);
    for(int p=0;p<m;p++){
        int pw=parts[p][0],pv=parts[p][1];
        for(int j=W;j>=pw;j--){
            if(dp[j-pw]+pv>dp[j]){
                dp[j]=dp[j-pw]+pv;
                took[p][j]=true;
                changed++;
            }
        }
        curve[owner[p]]=dp[W];
    }
    vector<int> cnt(n,0);
    int room=W;
    for(int p=m-1;p>=0;p--){
        if(took[p][room]){
            cnt[owner[p]]+=parts[p][2];
            room-=parts[p][0];
        }
    }
    cout<<dp[W]<<" "<<W-room<<" "<<changed<<endl;
    for(int i=0;i<n;i++) cout<<cnt[i]<<(i+1<n?" ":"");
    cout<<endl;
    for(int i=0;i<n;i++) cout<<curve[i]<<(i+1<n?" ":"");
    cout<<endl;
    int steps=0;
    for(int j=1;j<=W;j++) if(dp[j]>dp[j-1]) steps++;
    cout<<steps<<endl;
}
