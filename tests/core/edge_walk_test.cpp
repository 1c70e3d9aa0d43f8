// SPDX-License-Identifier: GPL-3.0-or-later
// Vertices along edges, beside the list that integers make.
#include "optimise/edge_walk.hpp"

#include <doctest/doctest.h>

#include "effort.hpp"
#include "optimise/vertices.hpp"
#include "priors.hpp"

using namespace sluice;

namespace {

const auto always = [] { return true; };

bool is_among(const Vector<double>& vertex, const Eigen::Map<const Matrix<double>>& posteriors) {
  return ((posteriors.rowwise() - vertex.transpose()).rowwise().lpNorm<Eigen::Infinity>().array() < 1e-7)
      .any();
}

}  // namespace

TEST_CASE("property: edges lead to every vertex that integers list, and out of no polytope") {
  std::mt19937_64 generator(7);
  std::gamma_distribution<double> gamma(.5);
  int walks = 0;
  for (int i = 0; i < 12; ++i) {
    Matrix<double> weights(2 + i % 4, 4 + i % 3);
    for (double& weight : weights.reshaped()) weight = std::ceil(1000 * gamma(generator));
    const Prior prior = test::prior(weights);
    for (const char* name : {"lip", "ldp", "pml"}) {
      const Notion& notion = *find_notion(name);
      const double epsilon = i % 2 == 0 ? .5 : .1;
      const auto walked = vertices_along_edges(search_polytope(prior, notion, epsilon), 100'000, always);
      if (!walked) continue;
      ++walks;
      CHECK(walked->rounding < 1e-7);
      const auto polytope = posterior_polytope(prior, notion, epsilon);
      const auto listed = vertices(polytope);
      REQUIRE(listed);
      const auto posteriors = walked->posteriors();
      for (const auto& vertex : listed->vertices.rowwise()) CHECK(is_among(vertex.transpose(), posteriors));
      CHECK((posteriors * polytope.rows.transpose()).maxCoeff() < 1e-9);
      // With four secrets or more the least likelihood is an entry too, which may move by itself.
      if (prior.secrets() < 4) CHECK(posteriors.rows() == listed->vertices.rows());
    }
  }
  CHECK(walks > 24);
}

TEST_CASE("a walk says nothing where vertices are too many, or in doubt") {
  const Prior prior = test::prior(test::example());
  const auto polytope = search_polytope(prior, *find_notion("lip"), .5);
  CHECK_FALSE(vertices_along_edges(polytope, 2, always));
  CHECK_FALSE(vertices_along_edges(polytope, 100'000, [] { return false; }));
  // Two rows that are alike meet in vertices on more conditions than their number.
  Matrix<double> alike(3, 4);
  alike << 10, 5, 25, 10, 10, 5, 25, 10, 250, 150, 50, 50;
  const auto degenerate =
      vertices_along_edges(search_polytope(test::prior(alike), *find_notion("lip"), .5), 100'000, always);
  CHECK_FALSE(degenerate);
}
