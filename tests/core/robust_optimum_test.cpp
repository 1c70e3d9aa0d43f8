// SPDX-License-Identifier: GPL-3.0-or-later
// The optimum under robust local differential privacy by blocks, beside values worked out apart and other
// ways.
#include "optimise/robust_optimum.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <random>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "guarantee/known_corners.hpp"
#include "optimise/double_description.hpp"
#include "optimise/linear_program.hpp"
#include "optimise/posterior_polytope.hpp"
#include "prior/confidence.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "priors.hpp"
#include "protocol/optimal.hpp"

namespace sluice::robust_optimum_test {

namespace {

/// The paper's own set.
RobustPrior sampled(const Matrix<double>& weights, double n) {
  const auto set = confidence_set(weights, n, .05, Margin::published, Statistic::pearson);
  REQUIRE(set);
  return {weights / weights.sum(), set->least_probability()};
}

Matrix<double> reference() {
  Matrix<double> joint(2, 3);
  joint << .10, .15, .05, .30, .10, .30;
  return joint;
}

// Half a unit of the sixth place.
constexpr double kPrinted = 5.1e-7;

double bound_of(double epsilon) {
  const auto bound = search_bound(epsilon);
  return quotient(bound.numerator, bound.denominator);
}

/// Corners of a polytope of P(.|s), one a row, in multiples of 2^-40, for each secret.
/// The optimum for all distributions within the ranges around the set.
struct Ranged {
  double mutual_information;
  double upper_bound;
};

Ranged within_ranges(const Matrix<double>& counts, double epsilon, const SearchOptions& options = {}) {
  const Prior prior = test::prior(counts);
  const auto ranges = find_notion("rldp")->with({.ranges = true}, prior);
  REQUIRE(ranges);
  const auto found = optimal::propose_with_secret(prior, *ranges, epsilon, options);
  REQUIRE(found);
  CHECK(ranges->leakage(with_secret(prior), found->channel).level <= epsilon * (1 + 1e-9));
  return {mutual_information(pair_and_report(prior, found->channel)), *found->upper_bound};
}

using Corners = std::vector<Matrix<Integer>>;

std::vector<Integer> whole(const Matrix<double>& probabilities, Index s) {
  std::vector<Integer> row;
  for (const double p : probabilities.row(s)) row.emplace_back(std::ldexp(p, 40));
  return row;
}

/// The corners of { R : R_u >= P^min }.
Corners corners_of(const RobustPrior& prior) {
  Corners corners;
  for (Index s = 0; s < prior.joint.rows(); ++s) {
    const auto least = whole(prior.least, s);
    Integer slack = Integer(1) << 40U;
    for (const Integer& p : least) slack -= p;
    const auto m = static_cast<Index>(least.size());
    Matrix<Integer> own(m, m);
    for (Index u = 0; u < m; ++u) {
      for (Index v = 0; v < m; ++v)
        own(u, v) = least[static_cast<std::size_t>(v)] + (u == v ? slack : Integer(0));
    }
    corners.push_back(std::move(own));
  }
  return corners;
}

/// The corners of { R : P^min <= R_u <= P^max }: all entries but one at an end of their range.
Corners box_corners(const ConfidenceSet& set) {
  Corners corners;
  for (Index s = 0; s < set.least.rows(); ++s) {
    const Index m = set.least.cols();
    std::vector<std::vector<Integer>> own;
    for (Index free = 0; free < m; ++free) {
      for (unsigned ends = 0; ends < (1U << static_cast<unsigned>(m)); ++ends) {
        if (((ends >> static_cast<unsigned>(free)) & 1U) != 0) continue;
        std::int64_t left = std::int64_t{1} << 40U;
        std::vector<Integer> corner(static_cast<std::size_t>(m));
        for (Index u = 0; u < m; ++u) {
          if (u == free) continue;
          const bool high = ((ends >> static_cast<unsigned>(u)) & 1U) != 0;
          const std::int64_t p = high ? set.most(s, u) : set.least(s, u);
          corner[static_cast<std::size_t>(u)] = p;
          left -= p;
        }
        if (left < set.least(s, free) || left > set.most(s, free)) continue;
        corner[static_cast<std::size_t>(free)] = left;
        if (std::ranges::find(own, corner) == own.end()) own.push_back(corner);
      }
    }
    Matrix<Integer> rows(static_cast<Index>(own.size()), m);
    for (Index i = 0; i < rows.rows(); ++i) {
      for (Index u = 0; u < m; ++u)
        rows(i, u) = own[static_cast<std::size_t>(i)][static_cast<std::size_t>(u)];
    }
    corners.push_back(std::move(rows));
  }
  return corners;
}

/// E's rows (6) for s1 != s2, or for all pairs, in integers: one for each pair of corners.
Rows<Integer> rows_of(const Corners& corners, const Bound<Integer>& bound, bool all_pairs) {
  const auto c = static_cast<Index>(corners.size());
  const Index m = corners.front().cols();
  std::vector<Vector<Integer>> found;
  for (Index s = 0; s < c; ++s) {
    for (Index other = 0; other < c; ++other) {
      if (s == other && !all_pairs) continue;
      const auto& more = corners[static_cast<std::size_t>(s)];
      const auto& less = corners[static_cast<std::size_t>(other)];
      for (Index i = 0; i < more.rows(); ++i) {
        for (Index j = 0; j < less.rows(); ++j) {
          if (s == other && i == j) continue;
          Vector<Integer> row(c * m);
          for (Integer& entry : row) entry = 0;
          for (Index u = 0; u < m; ++u) row(s * m + u) += bound.denominator * more(i, u);
          for (Index u = 0; u < m; ++u) row(other * m + u) -= bound.numerator * less(j, u);
          found.push_back(std::move(row));
        }
      }
    }
  }
  Rows<Integer> rows(static_cast<Index>(found.size()), c * m);
  for (std::size_t k = 0; k < found.size(); ++k) rows.row(static_cast<Index>(k)) = found[k].transpose();
  return rows;
}

/// Over all extreme rays of a cone of rows, found in integers, by one linear program.
std::optional<double> by_all_rays(const Matrix<double>& given, const Rows<Integer>& rows) {
  const auto rays = extreme_rays(rows, {3'000, 50'000'000});
  if (!rays) return std::nullopt;
  const Vector<double> mass = given.reshaped<Eigen::RowMajor>();
  LinearProgram program{Matrix<double>(mass.size(), rays->rows()), Vector<double>::Ones(mass.size()),
                        Vector<double>(rays->rows())};
  for (Index i = 0; i < rays->rows(); ++i) {
    const Integer largest = *std::max_element(rays->row(i).begin(), rays->row(i).end());
    for (Index x = 0; x < mass.size(); ++x) program.constraints(x, i) = quotient((*rays)(i, x), largest);
    const Vector<double> joint = mass.cwiseProduct(program.constraints.col(i));
    program.cost(i) = entropy(joint) - entropy_term(joint.sum());
    program.cost(i) = std::max(0.0, program.cost(i));
  }
  const auto solution = solve(program);
  if (!solution) return std::nullopt;
  return entropy(mass) - program.cost.dot(solution->x);
}

std::optional<double> by_all_rays(const RobustPrior& prior, double epsilon, bool all_pairs) {
  return by_all_rays(prior.joint, rows_of(corners_of(prior), search_bound(epsilon), all_pairs));
}

/// ln of the largest ratio of P(y|s) to P(y|s') over all distributions that the prior allows. With all pairs,
/// two distributions of the same secret are compared as well.
double level(const RobustPrior& prior, const Channel& channel, Pairs pairs = Pairs::different) {
  const Index m = prior.joint.cols();
  double largest = 0;
  for (Index y = 0; y < channel.cols(); ++y) {
    for (Index s = 0; s < prior.joint.rows(); ++s) {
      for (Index other = 0; other < prior.joint.rows(); ++other) {
        if (s == other && pairs == Pairs::different) continue;
        const auto part = [&](Index of) { return channel.col(y).segment(of * m, m); };
        const auto known = [&](Index of) { return prior.least.row(of).dot(part(of)); };
        const auto slack = [&](Index of) { return 1 - prior.least.row(of).sum(); };
        const double most = known(s) + slack(s) * part(s).maxCoeff();
        const double least = known(other) + slack(other) * part(other).minCoeff();
        largest = std::max(largest, std::log(most / least));
      }
    }
  }
  return largest;
}

double information(const RobustPrior& prior, const Channel& channel) {
  const Vector<double> mass = prior.joint.reshaped<Eigen::RowMajor>();
  return mutual_information(mass.asDiagonal() * channel);
}

}  // namespace

TEST_CASE("the corners that are proved are those of the least probabilities, or of the ranges") {
  test::RandomTables tables(83);
  int many = 0;
  for (int i = 0; i < test::repeats(100); ++i) {
    Matrix<double> counts(tables.between(1, 4), tables.between(1, 6));
    for (double& count : counts.reshaped()) count = static_cast<double>(tables.between(0, 60));
    counts.col(0).array() += 1;
    const auto set = confidence_set(counts, counts.sum(), .05);
    REQUIRE(set);
    const auto same = [&](const std::vector<Matrix<std::int64_t>>& found, const Corners& expected) {
      REQUIRE(found.size() == expected.size());
      for (std::size_t s = 0; s < found.size(); ++s) {
        std::vector<std::vector<Integer>> rows[2];
        for (const auto& row : found[s].rowwise()) rows[0].emplace_back(row.begin(), row.end());
        for (const auto& row : expected[s].rowwise()) rows[1].emplace_back(row.begin(), row.end());
        for (auto& of : rows) std::ranges::sort(of);
        CHECK(rows[0] == rows[1]);
      }
    };
    same(corners_by_least(set->least), corners_of({counts / counts.sum(), set->least_probability()}));
    const Corners expected = box_corners(*set);
    Index count = 0;
    for (const auto& of_one : expected) count += of_one.rows();
    const auto found = corners_by_ranges(set->least, set->most);
    CHECK(found.has_value() == (count * count * counts.size() <= 300'000));
    if (found) same(*found, expected);
    if (!found) ++many;
  }
  CHECK(many < 50);
  const auto wide = confidence_set(Matrix<double>::Constant(2, 11, 50), 1100, .05);
  CHECK_FALSE(corners_by_ranges(wide->least, wide->most));
}

TEST_CASE("property: the optimum within the ranges is that of all extreme rays, and no protocol keeps more") {
  test::RandomTables tables(84);
  int beside_rays = 0;
  int much_more = 0;
  for (int i = 0; i < test::repeats(30); ++i) {
    Matrix<double> counts(2, tables.between(2, 3));
    for (double& count : counts.reshaped()) count = static_cast<double>(tables.between(1, 400));
    // An empty cell, and secrets that hardly differ.
    if (i % 3 == 2) counts.row(1) = counts.row(0);
    if (i % 5 == 4) counts(0, 1) = 0;
    const double epsilon = std::clamp(tables.epsilon(), .05, 3.0);
    CAPTURE(counts);
    CAPTURE(epsilon);
    const auto made = [&](const char* protocol) {
      auto found = design({test::table(counts), "rldp", epsilon, protocol});
      REQUIRE(found);
      CHECK(found->certified.mixing == 0);
      return *found;
    };
    const Ranged best = within_ranges(counts, epsilon);
    CHECK(best.upper_bound - best.mutual_information < 1.5e-6);
    for (const char* protocol : {"polyopt", "grr", "cr", "ir", "cr-tight", "ir-tight"}) {
      CAPTURE(protocol);
      const double kept = made(protocol).mutual_information;
      CHECK(kept <= best.upper_bound + 1e-9);
      if (std::string_view(protocol) == "polyopt" && kept < .9 * best.mutual_information) ++much_more;
    }
    // A search without any time still has a bound, and PolyOpt's channel.
    const Ranged hasty = within_ranges(counts, epsilon, {.method = Method::columns, .seconds = 0});
    CHECK(hasty.upper_bound >= best.mutual_information - 1e-9);
    CHECK(hasty.mutual_information <= best.mutual_information + 2e-6);
    const auto set = confidence_set(counts, counts.sum(), .05);
    const auto rays =
        by_all_rays(counts / counts.sum(), rows_of(box_corners(*set), search_bound(epsilon), false));
    if (!rays) continue;
    ++beside_rays;
    CHECK(std::abs(best.mutual_information - *rays) < 2e-6);
  }
  CHECK((test::in_part() || beside_rays > 20));
  CHECK((test::in_part() || much_more > 3));
}

TEST_CASE("property: the optimum by blocks is that of a row for each pair of corners") {
  test::RandomTables tables(86);
  for (int i = 0; i < test::repeats(20); ++i) {
    Matrix<double> counts(i % 2 == 0 ? 2 : 3, i % 2 == 0 ? 4 : 3);
    for (double& count : counts.reshaped())
      count = static_cast<double>(tables.between(1, i % 3 == 0 ? 30 : 400));
    if (i % 5 == 4) counts(0, 1) = 0;
    const double epsilon = std::clamp(tables.epsilon(), .3, 3.0);
    CAPTURE(counts);
    CAPTURE(epsilon);
    const Ranged blocks = within_ranges(counts, epsilon);
    const Ranged rows = within_ranges(counts, epsilon, {.method = Method::columns});
    CHECK(blocks.upper_bound - blocks.mutual_information < 1.5e-6);
    CHECK(rows.mutual_information < blocks.upper_bound + 1e-9);
    CHECK(blocks.mutual_information < rows.upper_bound + 1e-9);
  }
}

TEST_CASE("five secrets and five categories have their optimum within the ranges") {
  Matrix<double> counts(5, 5);
  counts << 31, 44, 60, 11, 25, 80, 21, 6, 33, 70, 12, 55, 48, 91, 40, 29, 17, 63, 38, 52, 75, 9, 20, 57, 13;
  for (const double epsilon : {.5, 1.}) {
    const Ranged best = within_ranges(counts, epsilon);
    const auto least = design({test::table(counts), "rldp", epsilon, "polyopt"});
    REQUIRE(least);
    CHECK(best.upper_bound - best.mutual_information < 1e-6);
    CHECK(best.mutual_information > least->mutual_information);
    CHECK(best.mutual_information < information({counts / counts.sum(), {}}, Channel::Identity(25, 25)));
  }
}

TEST_CASE(
    "the running example of 2 x 3 has the optima that were computed from the vertices of the whole "
    "polytope") {
  const struct {
    double n, epsilon, information;
  } cases[] = {{1000, 1, 1.031164}, {1000, 2, 1.186335}, {10000, 1, 1.071467}};
  for (const auto& [n, epsilon, expected] : cases) {
    CAPTURE(n);
    CAPTURE(epsilon);
    const RobustPrior prior = sampled(reference(), n);
    const auto best = robust_optimum(prior, bound_of(epsilon), {});
    REQUIRE(best);
    const auto all = by_all_rays(prior, epsilon, false);
    REQUIRE(all);
    CHECK(std::abs(*all - expected) < kPrinted);
    CHECK(std::abs(information(prior, best->channel) - *all) < 1.1e-6);
    CHECK(std::abs(best->upper_bound - *all) < 1.1e-6);
    CHECK(level(prior, best->channel) <= epsilon * (1 + 1e-9));
  }
  // The rows of a secret against itself cost utility.
  const auto all_pairs = by_all_rays(sampled(reference(), 1000), 1, true);
  REQUIRE(all_pairs);
  CHECK(std::abs(*all_pairs - 1.004502) < kPrinted);
  DesignRequest request{test::table(1000 * reference()), "rldp", 1, "polyopt-all-pairs"};
  request.parameters.known.statistic = Statistic::pearson;
  const auto found = design(request);
  REQUIRE(found);
  CHECK(std::abs(found->mutual_information - 1.004502) < kPrinted + 1e-6);
  CHECK_FALSE(found->upper_bound.has_value());
  CHECK_FALSE(found->known.most.size() > 0);
}

TEST_CASE("property: the optimum for all pairs is that of all extreme rays, and each pair keeps the level") {
  test::RandomTables tables(84);
  int compared = 0;
  int less = 0;
  int with_zeros = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    // One secret alone is compared with itself.
    const Index c = i % 10 == 9 ? 1 : tables.between(2, 3);
    Matrix<double> counts(c, c == 3 ? tables.between(2, 3) : tables.between(2, 4));
    for (double& count : counts.reshaped())
      count = static_cast<double>(tables.between(1, i % 5 == 0 ? 9 : 300));
    if (i % 3 == 1) counts(tables.between(0, c - 1), tables.between(0, 1)) = 0;
    if (counts.rowwise().sum().minCoeff() <= 0 || counts.colwise().sum().minCoeff() <= 0) continue;
    const double epsilon = std::clamp(tables.epsilon(), .05, 3.);
    CAPTURE(i);
    CAPTURE(counts);
    CAPTURE(epsilon);
    const RobustPrior prior = sampled(counts, counts.sum());
    const auto best = robust_optimum(prior, bound_of(epsilon), {}, Pairs::all);
    REQUIRE_MESSAGE(best, (best ? "" : best.failure().message()));
    CHECK(level(prior, best->channel, Pairs::all) <= epsilon * (1 + 1e-9));
    CHECK(best->upper_bound - information(prior, best->channel) < 1.1e-6);
    DesignRequest request{test::table(counts), "rldp", epsilon, "polyopt-all-pairs"};
    request.parameters.known.statistic = Statistic::pearson;
    const auto found = design(request);
    REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
    CHECK(found->certified.mixing == 0);
    CHECK(std::abs(found->mutual_information - information(prior, best->channel)) < 1e-8);
    CHECK(level(prior, found->channel, Pairs::all) <= epsilon * (1 + 1e-9));
    Claim claim{"rldp", epsilon, found->certified.bounds, found->levels, {}, true};
    claim.parameters.alpha = .05;
    claim.parameters.known.statistic = Statistic::pearson;
    const auto verdict = audit(found->prior, claim, found->certified.weights);
    REQUIRE(verdict);
    CHECK(verdict->holds);
    const auto different = robust_optimum(prior, bound_of(epsilon), {});
    REQUIRE(different);
    CHECK(found->mutual_information <= different->upper_bound);
    less += found->mutual_information < information(prior, different->channel) - 1e-4 ? 1 : 0;
    with_zeros += counts.minCoeff() <= 0 ? 1 : 0;
    if (i % 4 != 0) continue;
    const auto expected = by_all_rays(prior, epsilon, true);
    if (!expected) continue;
    CHECK(std::abs(information(prior, best->channel) - *expected) < 1.1e-6);
    CHECK(std::abs(best->upper_bound - *expected) < 1.1e-6);
    ++compared;
  }
  MESSAGE(compared << " beside all rays, " << with_zeros << " with zeros, " << less << " that keep less");
  CHECK((test::in_part() || compared >= 30));
  CHECK((test::in_part() || with_zeros >= 30));
  CHECK((test::in_part() || less >= 50));
}

TEST_CASE("what the running example would keep if the set were smaller: a box, or the sample alone") {
  const auto set = confidence_set(reference(), 1000, .05, Margin::published, Statistic::pearson);
  REQUIRE(set);
  const auto rows = rows_of(box_corners(*set), search_bound(1), false);
  CHECK(rows.rows() == 72);
  const auto box = by_all_rays(reference(), rows);
  REQUIRE(box);
  CHECK(std::abs(*box - 1.042325) < kPrinted);
  Matrix<double> given = reference();
  for (auto row : given.rowwise()) row /= row.sum();
  for (const auto& [epsilon, expected] : {std::pair{1., 1.100152}, {2., 1.287057}}) {
    const auto known = robust_optimum({reference(), given}, bound_of(epsilon), {.gap = 1e-8});
    REQUIRE(known);
    CHECK(std::abs(information({reference(), given}, known->channel) - expected) < kPrinted);
  }
}

namespace {

/// The secret and the data together as the data, which contain the secret then: pairs that never occur are
/// no categories.
Matrix<double> of_pairs(const Matrix<double>& weights) {
  Matrix<double> pairs = Matrix<double>::Zero(weights.rows(), (weights.array() > 0).count());
  Index pair = 0;
  for (Index s = 0; s < weights.rows(); ++s) {
    for (const double weight : weights.row(s)) {
      if (weight > 0) pairs(s, pair++) = weight;
    }
  }
  return pairs;
}

}  // namespace

TEST_CASE(
    "property: data that contain the secret keep under ldp what E compares with, the distribution known") {
  for (const auto& [epsilon, expected] : {std::pair{1., 1.100152}, {2., 1.287057}}) {
    const auto found = design({test::table(of_pairs(1000 * reference())), "ldp", epsilon, "optimal"});
    REQUIRE(found);
    CHECK(std::abs(found->mutual_information - expected) < kPrinted + 1e-6);
  }
  test::RandomTables tables(85);
  int with_zeros = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    Matrix<double> counts(tables.between(2, 3), tables.between(2, 3));
    for (double& count : counts.reshaped()) count = static_cast<double>(tables.between(1, 300));
    if (i % 3 == 1) counts(tables.between(0, counts.rows() - 1), tables.between(0, counts.cols() - 1)) = 0;
    const double epsilon = std::clamp(tables.epsilon(), .05, 3.);
    CAPTURE(i);
    CAPTURE(counts);
    CAPTURE(epsilon);
    const auto found = design({test::table(of_pairs(counts)), "ldp", epsilon, "optimal"});
    REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
    CHECK_FALSE(found->sees_secret);
    const auto verdict = audit(found->prior, {"ldp", epsilon, found->certified.bounds, found->levels},
                               found->certified.weights);
    REQUIRE(verdict);
    CHECK(verdict->holds);
    Matrix<double> given = counts;
    for (auto row : given.rowwise()) row /= row.sum();
    const RobustPrior known{counts / counts.sum(), given};
    const auto best = robust_optimum(known, bound_of(epsilon), {});
    REQUIRE_MESSAGE(best, (best ? "" : best.failure().message()));
    CHECK(std::abs(found->mutual_information - information(known, best->channel)) < 2.2e-6);
    // Less knowledge keeps less.
    const auto sample = robust_optimum(sampled(counts, counts.sum()), bound_of(epsilon), {});
    REQUIRE(sample);
    CHECK(information(known, sample->channel) <= *found->upper_bound + 1e-9);
    with_zeros += counts.minCoeff() <= 0 ? 1 : 0;
  }
  CHECK((test::in_part() || with_zeros > 30));
}

TEST_CASE("property: the optimum by blocks is the optimum over all extreme rays, cells of zero or not") {
  std::mt19937_64 generator(61);
  std::gamma_distribution<double> gamma(1);
  int compared = 0;
  int with_zeros = 0;
  for (int i = 0; i < test::repeats(60); ++i) {
    const Index c = 2 + i % 2;
    Matrix<double> weights(c, i % 4 == 3 ? 2 : 3);
    for (double& weight : weights.reshaped()) weight = std::ceil(100 * gamma(generator));
    if (i % 3 == 1) weights(i % c, i % 2) = 0;
    if (i % 12 == 7) weights.row(0).setZero();  // a secret that has not been seen
    const double n = i % 5 == 0 ? 50 : weights.sum();
    const double epsilon = std::uniform_real_distribution<double>(.2, 2.5)(generator);
    CAPTURE(i);
    CAPTURE(weights);
    CAPTURE(epsilon);
    const RobustPrior prior = sampled(weights, n);
    const auto expected = by_all_rays(prior, epsilon, false);
    if (!expected) continue;
    const auto best = robust_optimum(prior, bound_of(epsilon), {});
    REQUIRE_MESSAGE(best, (best ? "" : best.failure().message()));
    CHECK(best->upper_bound >= *expected - 1e-8);
    CHECK(best->upper_bound <= *expected + 1.1e-6);
    CHECK(information(prior, best->channel) >= *expected - 1.1e-6);
    CHECK(information(prior, best->channel) <= best->upper_bound);
    CHECK(level(prior, best->channel) <= epsilon * (1 + 1e-9));
    CHECK((best->channel.rowwise().sum().array() - 1).abs().maxCoeff() < 1e-12);
    ++compared;
    with_zeros += weights.minCoeff() <= 0 ? 1 : 0;
  }
  MESSAGE(compared << " compared, " << with_zeros << " with zeros");
  CHECK((test::in_part() || compared >= 40));
  CHECK((test::in_part() || with_zeros >= 10));
}

TEST_CASE("property: a rare secret leaves no gap open") {
  std::mt19937_64 generator(62);
  std::gamma_distribution<double> gamma(1);
  std::uniform_real_distribution<double> exponent(-3.5, -2);
  for (int i = 0; i < test::repeats(60); ++i) {
    Matrix<double> weights(2 + i % 2, 3 + i % 3);
    for (double& weight : weights.reshaped()) weight = gamma(generator);
    weights.row(0) *= std::pow(10, exponent(generator));
    weights = (weights * std::pow(10, 4 + i % 3)).array().ceil();
    const double epsilon = std::array{.02, .05, .1, .5}[static_cast<std::size_t>(i % 4)];
    CAPTURE(i);
    CAPTURE(weights);
    CAPTURE(epsilon);
    const RobustPrior prior = sampled(weights, weights.sum());
    const auto best = robust_optimum(prior, bound_of(epsilon), {});
    REQUIRE_MESSAGE(best, (best ? "" : best.failure().message()));
    CHECK(best->upper_bound - information(prior, best->channel) < 1.1e-6);
    CHECK(level(prior, best->channel) <= epsilon * (1 + 1e-9));
  }
}

TEST_CASE(
    "a prior that is known exactly leaves plain local differential privacy, and one secret leaves all") {
  Matrix<double> joint = reference();
  Matrix<double> conditional = joint;
  conditional.row(0) << .25, .5, .25;
  conditional.row(1) << .5, .125, .375;
  joint.row(0) = .25 * conditional.row(0);
  joint.row(1) = .75 * conditional.row(1);
  const RobustPrior exact{joint, conditional};
  const auto best = robust_optimum(exact, bound_of(1), {});
  REQUIRE(best);
  const auto expected = by_all_rays(exact, 1, false);
  REQUIRE(expected);
  CHECK(std::abs(best->upper_bound - *expected) < 1.1e-6);
  CHECK(level(exact, best->channel) <= 1 + 1e-9);

  const auto alone = robust_optimum({joint.row(0) / .25, Matrix<double>::Zero(1, 3)}, bound_of(1), {});
  REQUIRE(alone);
  CHECK(alone->channel.isIdentity());

  conditional.row(0) << 0, .5, .5;
  CHECK_FALSE(robust_optimum({joint, conditional}, bound_of(1), {}));
}

TEST_CASE("epsilon 0, huge epsilon, and a search without time keep the promise and the bound") {
  const RobustPrior prior = sampled(reference(), 1000);
  const auto none = robust_optimum(prior, 1, {});
  REQUIRE(none);
  CHECK(level(prior, none->channel) < 1e-9);
  CHECK(none->upper_bound < 2e-6);
  const auto much = robust_optimum(prior, bound_of(5), {});
  REQUIRE(much);
  CHECK(level(prior, much->channel) <= 5 + 1e-9);
  CHECK(information(prior, much->channel) > 1.4);
  CHECK(much->upper_bound - information(prior, much->channel) < 1.1e-6);
  const auto hasty = robust_optimum(prior, bound_of(1), {.seconds = 0});
  REQUIRE(hasty);
  CHECK(level(prior, hasty->channel) <= 1);
  CHECK(hasty->upper_bound >= 1.031164 - 1e-6);
  double last = -1;
  int asked = 0;
  const auto stopped = robust_optimum(prior, bound_of(1), {.keep_going = [&](const SearchProgress& progress) {
                                        CHECK(progress.upper >= 1.031164 - 1e-6);
                                        CHECK(progress.lower >= last - 1e-9);
                                        last = progress.lower;
                                        return ++asked < 40;
                                      }});
  REQUIRE(stopped);
  CHECK(level(prior, stopped->channel) <= 1 + 1e-9);
}

TEST_CASE(
    "a search of many people ends: prices that promised too much are forgotten, and columns are not let go "
    "in circles") {
  Matrix<double> counts(3, 5);
  counts << 900, 500, 150, 80, 370, 300, 700, 350, 150, 500, 1800, 900, 2500, 1770, 3030;
  const RobustPrior prior = sampled(counts / counts.sum(), counts.sum());
  for (const double epsilon : {1., 2., 3.}) {
    CAPTURE(epsilon);
    // A search that goes in circles asks without end.
    int asked = 0;
    const auto best = robust_optimum(
        prior, bound_of(epsilon),
        {.seconds = 1e6, .keep_going = [&](const SearchProgress&) { return ++asked < 1'000'000; }});
    REQUIRE(best);
    CHECK(asked < 1'000'000);
    CHECK(level(prior, best->channel) <= epsilon + 1e-9);
    CHECK(best->upper_bound - information(prior, best->channel) < 1.1e-6);
  }
}

TEST_CASE("with more categories than the search goes through, optimal keeps what PolyOpt as printed keeps") {
  std::mt19937_64 generator(2213);
  std::gamma_distribution<double> gamma(.7);
  Matrix<double> counts(2, 11);
  for (double& count : counts.reshaped()) count = std::ceil(1000 * gamma(generator)) + 1;
  DesignRequest request{test::table(counts), "rldp", .5, "optimal"};
  request.parameters.known.statistic = Statistic::pearson;
  request.search.seconds = test::in_part() ? 30 : 8;  // builds that run in part are slower
  const auto best = design(request);
  request.protocol = "polyopt-all-pairs";
  const auto printed = design(request);
  request.protocol = "cr-tight";
  const auto quick = design(request);
  REQUIRE((best && printed && quick));
  CHECK(best->mutual_information >= printed->mutual_information - 1e-6);
  // Negative control: the other channels that it may start from keep less.
  CHECK(quick->mutual_information < .9 * printed->mutual_information);
}

}  // namespace sluice::robust_optimum_test
