#include <doctest/doctest.h>
#include <cstdio>
#include <chrono>
#include <random>
#include "priors.hpp"
#include "sluice.hpp"
using namespace sluice;
TEST_CASE("scratch3") {
  for (auto [c,a] : {std::pair<int,int>{5,200},{20,100},{2,100},{2,60}}) {
    Matrix<double> w(c,a); 
    std::mt19937_64 g(3); std::gamma_distribution<double> gamma(0.5); for (double& v : w.reshaped()) v = gamma(g);
    for (std::string name : {"markov","coupling","coupling-distance","smooth-coupling"}) for (std::string notion : {"lip"}) {
        JointTable t = test::table(w); t.attributes = {};
        if (name=="coupling-distance") { t.distances = Matrix<double>::Zero(w.cols(),w.cols()); for (Index x=0;x<w.cols();++x) for(Index y=0;y<w.cols();++y) t.distances(x,y)=std::pow(std::abs(double(x-y)),1+(c==2)); }
        auto t0=std::chrono::steady_clock::now();
        auto d = design({t,notion,0.5,name});
        double s=std::chrono::duration<double>(std::chrono::steady_clock::now()-t0).count();
        std::printf("%d %d %s %s %.6f s %.3f %s mix %g\n", c,a,name.c_str(),notion.c_str(), d? d->mutual_information:0., s, d?"":d.failure().message.c_str(), d?d->certified.mixing:0);
        std::fflush(stdout);
    }
  }
}
