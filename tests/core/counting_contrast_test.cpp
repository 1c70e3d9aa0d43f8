// SPDX-License-Identifier: GPL-3.0-or-later
// One difference of two shares. The best channel for it tells almost nothing about the other shares, so
// searches work near a singular matrix.
#include <doctest/doctest.h>

#include <Eigen/QR>
#include <Eigen/SVD>
#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "effort.hpp"
#include "guarantee/notion.hpp"
#include "optimise/counting_optimum.hpp"
#include "prior/counting.hpp"
#include "priors.hpp"

namespace sluice::counting_contrast_test {

namespace {

constexpr double kGap = 1e-6;

// If a channel of doubles is singular, its least singular values are rounding.
constexpr double kSingular = 1e-12;

template <typename T>
using Dense = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic>;

/// |g|^2 - |K'p|^2  of the shortest g with  R g = K,  R = Q diag(q)^(-1/2):  tr(K' J^+ K) - |K'p|^2.
/// `solved` gives g; infinite where no g tells K'p.
template <typename T, typename Solve>
double by_shortest(const Vector<double>& p, const Channel& channel, const Matrix<double>& contrasts,
                   const Solve& solved) {
  const Vector<T> q = (channel.transpose() * p).template cast<T>();
  const Dense<T> root = channel.cast<T>() * q.cwiseSqrt().cwiseInverse().asDiagonal();
  const Dense<T> asked = contrasts.cast<T>();
  const Dense<T> weights = solved(root, asked);
  if ((root * weights - asked).cwiseAbs().maxCoeff() > 1e-9) return std::numeric_limits<double>::infinity();
  const Dense<T> means = asked.transpose() * p.cast<T>();
  return static_cast<double>(weights.squaredNorm() - means.squaredNorm());
}

double by_singular_values(const Vector<double>& p, const Channel& channel, const Matrix<double>& contrasts) {
  using Wide = Dense<long double>;
  return by_shortest<long double>(p, channel, contrasts, [](const Wide& root, const Wide& asked) -> Wide {
    Eigen::JacobiSVD<Wide> parts(root, Eigen::ComputeThinU | Eigen::ComputeThinV);
    parts.setThreshold(kSingular);
    return parts.solve(asked);
  });
}

/// The same, quicker.
double by_reflections(const Vector<double>& p, const Channel& channel, const Matrix<double>& contrasts) {
  using Plain = Dense<double>;
  return by_shortest<double>(p, channel, contrasts, [](const Plain& root, const Plain& asked) -> Plain {
    Eigen::CompleteOrthogonalDecomposition<Plain> parts;
    parts.setThreshold(kSingular);
    parts.compute(root);
    return parts.solve(asked);
  });
}

/// Mixes in as much of the mean row as data-ldp asks for.
Channel within(const Channel& channel, double most) {
  const Vector<double> mean = channel.colwise().mean().transpose();
  double share = 0;
  for (Index y = 0; y < channel.cols(); ++y) {
    const double off = channel.col(y).maxCoeff() - most * channel.col(y).minCoeff();
    share = std::max(share, off / ((most - 1) * mean(y)));
  }
  return (channel.rowwise() + share * mean.transpose()) / (1 + share);
}

/// Downhill by random changes.
double climb(Channel channel, const Vector<double>& p, const Matrix<double>& contrasts, double epsilon,
             std::mt19937_64& generator) {
  std::normal_distribution<double> normal;
  double best = std::numeric_limits<double>::infinity();
  double width = 0.3;
  for (int step = 0; step < 60; ++step) {
    Channel changed = channel;
    if (step > 0)
      changed = changed.unaryExpr([&](double entry) { return entry * std::exp(width * normal(generator)); });
    for (auto row : changed.rowwise()) row /= row.sum();
    changed = within(changed, std::exp(epsilon));
    const double value = by_reflections(p, changed, contrasts);
    if (value < best) {
      best = value;
      channel = changed;
    } else {
      width *= 0.9;
    }
  }
  return best;
}

struct Pair {
  Index categories;
  Index one;
  Index other;
};

std::vector<Pair> all_pairs() {
  std::vector<Pair> pairs;
  for (Index a = 8; a >= 3; --a) {
    for (Index one = 0; one < a; ++one) {
      for (Index other = one + 1; other < a; ++other) pairs.push_back({a, one, other});
    }
  }
  return pairs;
}

}  // namespace

TEST_CASE("property: each difference of two of 3 to 8 answers is counted best to the gap asked for") {
  const std::vector<Pair> pairs = all_pairs();
  const std::vector<double> levels{2, .1, 1, .5, 3};
  std::mt19937_64 generator(91);
  std::uniform_int_distribution<int> counts(1, 100);
  double farthest = 0;
  for (int i = 0; i < test::repeats(static_cast<int>(pairs.size())); ++i) {
    const auto [a, one, other] = pairs[static_cast<std::size_t>(i)];
    // Column by column a proof takes seconds for many answers at low levels.
    const double epsilon = std::max(levels[static_cast<std::size_t>(i) % levels.size()], a > 6 ? .5 : .1);
    Matrix<double> weights = Matrix<double>::Ones(1, a);
    if (i % 3 != 0)
      weights = weights.unaryExpr([&](double) { return static_cast<double>(counts(generator)); });
    const Prior prior = test::prior(weights);
    const Vector<double>& p = prior.probabilities.data;
    const Notion& notion = *find_notion("data-ldp");
    CountingOptions options;
    options.contrasts = Vector<double>::Unit(a, one) - Vector<double>::Unit(a, other);
    options.gap = kGap;
    options.search.seconds = 120;
    Channel response = Channel::Ones(a, a);
    response.diagonal().setConstant(std::exp(epsilon));
    const double from_response = climb(response, p, options.contrasts, epsilon, generator);
    for (const auto method : {Method::vertices, Method::columns}) {
      options.search.method = method;
      CAPTURE(i);
      CAPTURE(epsilon);
      CAPTURE(weights);
      CAPTURE(static_cast<int>(method));
      const auto found = counting_optimum(prior, notion, epsilon, options);
      REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
      CHECK(found->variance - found->lower_bound <= kGap * found->variance);
      CHECK(notion.leakage(prior, found->channel).level <= epsilon * (1 + 1e-9));
      CHECK(found->channel.minCoeff() > 0);
      const double beside = by_singular_values(p, found->channel, options.contrasts);
      CHECK(found->variance == doctest::Approx(beside).epsilon(1e-9));
      farthest = std::max(farthest, std::abs(found->variance / beside - 1));
      CHECK(found->lower_bound <= from_response);
      CHECK(found->lower_bound <=
            climb(found->channel, p, options.contrasts, epsilon, generator) * (1 + 1e-12));
    }
  }
  MESSAGE("variance off by " << farthest);
}

TEST_CASE("a difference is told where other shares are not, and by its own part of what is told") {
  // Answers 2 to 4 look alike.
  Channel channel(5, 3);
  channel << 4, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1;
  for (auto row : channel.rowwise()) row /= row.sum();
  Matrix<double> weights(1, 5);
  weights << 3, 5, 8, 1e-6, 2;
  const Prior prior = test::prior(weights);
  const Vector<double>& p = prior.probabilities.data;
  Matrix<double> told = Vector<double>::Unit(5, 0) - Vector<double>::Unit(5, 1);
  const double variance = counting_variance(prior, channel, told).value_or(0);
  CHECK(variance == doctest::Approx(by_singular_values(p, channel, told)).epsilon(1e-12));
  for (const double unit : {1e-12, 1e12}) {
    const double scaled = counting_variance(prior, channel, unit * told).value_or(0);
    CHECK(scaled == doctest::Approx(unit * unit * variance).epsilon(1e-12));
    for (const Index hidden : {2, 3}) {
      const Matrix<double> asked = unit * (Vector<double>::Unit(5, hidden) - Vector<double>::Unit(5, 4));
      CHECK(!counting_variance(prior, channel, asked));
    }
  }
}

}  // namespace sluice::counting_contrast_test
