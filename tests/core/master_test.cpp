// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/master.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <random>

#include "effort.hpp"
#include "prior/information.hpp"

namespace sluice::master_test {

namespace {

Vector<double> random_posterior(std::mt19937_64& generator, const Vector<double>& prior) {
  std::gamma_distribution<double> gamma(0.5);
  std::bernoulli_distribution is_zero(0.4);
  for (;;) {
    Vector<double> v(prior.size());
    for (Index x = 0; x < v.size(); ++x) v(x) = is_zero(generator) ? 0 : prior(x) * gamma(generator);
    if (v.sum() > 0) return v / v.sum();
  }
}

}  // namespace

TEST_CASE("property: the mixture has the prior as its mean, of rare categories too, and costs what it says") {
  std::mt19937_64 generator(37);
  int mixtures = 0;
  for (int i = 0; i < test::repeats(300); ++i) {
    CAPTURE(i);
    const Index a = std::uniform_int_distribution<Index>(3, 7)(generator);
    Vector<double> prior(a);
    for (double& p : prior) p = std::pow(10, -std::uniform_real_distribution<double>(0, 9)(generator));
    prior /= prior.sum();
    const Vector<double> units = (1024 * prior).cwiseMin(1);
    Master master(prior, units);
    double last = entropy(prior);
    for (int step = 0; step < 40; ++step) {
      master.add(random_posterior(generator, prior));
      master.solve();
      if (step % 4 == 3) master.widen();
      Vector<double> mean = Vector<double>::Zero(a);
      double cost = 0;
      for (Index k = 0; k < master.weights().size(); ++k) {
        const Vector<double>& v = master.posteriors()[static_cast<std::size_t>(k)];
        CHECK(master.weights()(k) >= 0);
        mean += master.weights()(k) * v;
        cost += master.weights()(k) * entropy(v);
      }
      CHECK((mean - prior).cwiseQuotient(units).cwiseAbs().maxCoeff() < 2e-9);
      CHECK(std::abs(cost - master.value()) < 1e-12);
      CHECK(master.value() <= last + 1e-9);
      last = master.value();
    }
    mixtures += last < entropy(prior) - 1e-3 ? 1 : 0;
  }
  CHECK((test::in_part() || mixtures > 200));
}

}  // namespace sluice::master_test
