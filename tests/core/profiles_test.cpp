// SPDX-License-Identifier: GPL-3.0-or-later
// C's mechanisms for profiles, under `profile` and under other notions.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "guarantee/profile_edges.hpp"
#include "optimise/linear_program.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "promises.hpp"
#include "protocol/secret_rows.hpp"
#include "protocol/smooth_coupling.hpp"

namespace sluice::profiles_test {

namespace {

constexpr double kPrinted = 5.1e-7;

Parameters chain(Index profiles) {
  Parameters parameters;
  for (Index i = 1; i < profiles; ++i) parameters.neighbours.emplace_back(i - 1, i);
  return parameters;
}

Design designed(const Matrix<double>& weights, double epsilon, const std::string& protocol) {
  const auto found = design({test::table(weights), "profile", epsilon, protocol, {}, chain(weights.rows())});
  REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
  CHECK(found->certified.mixing < 1e-10);
  const auto verdict = audit(
      found->prior,
      {"profile", epsilon, found->certified.bounds, found->levels, chain(weights.rows()), found->sees_secret},
      found->certified.weights);
  REQUIRE(verdict);
  CHECK(verdict->holds);
  return *found;
}

/// Profiles whose shares of 1 are i / (n - 1).
Matrix<double> bits(Index n) {
  Matrix<double> weights(n, 2);
  for (Index i = 0; i < n; ++i) weights.row(i) << static_cast<double>(n - 1 - i), static_cast<double>(i);
  return weights;
}

Matrix<double> two(double p, double q) {
  Matrix<double> weights(2, 2);
  weights << 1 - p, p, 1 - q, q;
  return weights;
}

/// C, Table 1: a chain of three profiles with four categories, as common as one another.
Matrix<double> table_one() {
  Matrix<double> weights(3, 4);
  weights << 2, 3, 4, 1, 3, 3, 3, 1, 4, 4, 1, 1;
  return weights;
}

/// The largest chance that an answer becomes any other one, over answers that occur.
double largest_off_diagonal(const Design& design) {
  const Index a = design.prior.categories();
  double largest = 0;
  for (Index row = 0; row < design.channel.rows(); ++row) {
    if (design.prior.probabilities.cells(row / a, row % a) <= 0) continue;
    for (std::size_t y = 0; y < design.answers.size(); ++y) {
      if (design.answers[y] != row % a)
        largest = std::max(largest, design.channel(row, static_cast<Index>(y)));
    }
  }
  return largest;
}

double expected_error(const Design& design) {
  const Matrix<double> joint = data_and_report(design.prior, design.channel);
  double right = 0;
  for (std::size_t y = 0; y < design.answers.size(); ++y)
    right += joint(design.answers[y], static_cast<Index>(y));
  return 1 - right;
}

/// C, eq. 4, by bisection: the range of flips that keep the guarantee has only one end.
double flip_by_bisection(double p, double q, double epsilon) {
  const auto keeps = [&](double alpha) {
    const double one = p + alpha * (1 - 2 * p);
    const double other = q + alpha * (1 - 2 * q);
    return std::abs(std::log(one / other)) <= epsilon &&
           std::abs(std::log((1 - one) / (1 - other))) <= epsilon;
  };
  if (keeps(0)) return 0;
  double low = 0;
  double high = .5;
  for (int i = 0; i < 60; ++i) (keeps((low + high) / 2) ? high : low) = (low + high) / 2;
  return high;
}

}  // namespace

TEST_CASE("one bit: the closed form has the check values, and is what a bisection of eq. 4 finds") {
  struct Case {
    double p, q, epsilon, alpha;
  };
  for (const auto& [p, q, epsilon, alpha] :
       {Case{.1, .4, 1, .064909}, Case{.2, .8, .5, .295901}, Case{0, 1, 1, .268941},
        Case{.9, .95, .5, .025684}, Case{.3, .7, .5, .193852}, Case{.1, .9, .5, .346926},
        Case{.2, .8, 1, .114902}, Case{.1, .9, 1, .211177}}) {
    CHECK(std::abs(*designed(two(p, q), epsilon, "one-bit").alpha - alpha) < kPrinted);
    CHECK(std::abs(flip_by_bisection(p, q, epsilon) - alpha) < kPrinted);
  }
  test::RandomTables tables(101);
  for (int i = 0; i < test::repeats(200); ++i) {
    const double p = static_cast<double>(tables.between(0, 100)) / 100;
    const double q = static_cast<double>(tables.between(0, 99)) / 100;
    const double epsilon = tables.epsilon();
    if (p + q <= 0 || p + q >= 2) continue;
    CHECK(std::abs(*designed(two(p, q), epsilon, "one-bit").alpha - flip_by_bisection(p, q, epsilon)) <
          1e-11);
  }
}

TEST_CASE("chains of profiles: the cluster flips as C's largest edge asks, the smooth mechanism less") {
  struct Case {
    Index n;
    double epsilon, cluster, smooth;
  };
  for (const auto& [n, epsilon, cluster, smooth] :
       {Case{6, .5, .190708, .147152}, Case{6, 1, .094416, .073576}, Case{6, 2, .029459, .027067},
        Case{21, .5, .066781, .036788}, Case{21, 1, .027498, .018394}, Case{21, 2, .007705, .006767}}) {
    const Design one = designed(bits(n), epsilon, "one-bit");
    CHECK(std::abs(*one.alpha - cluster) < kPrinted);
    CHECK_FALSE(one.sees_secret);
    double edges = 0;
    const Vector<double> shares = Vector<double>::LinSpaced(n, 0, 1);
    for (Index i = 1; i < n; ++i) {
      edges = std::max(edges, flip_by_bisection(shares(i - 1), shares(i), epsilon));
    }
    CHECK(std::abs(edges - *one.alpha) < 1e-11);
    const Design many = designed(bits(n), epsilon, "smooth-one-bit");
    CHECK(many.sees_secret);
    CHECK(std::abs(*many.alpha - smooth) < kPrinted);
  }
  // Among all with the least maximum, the least sum.
  const Design many = designed(bits(6), .5, "smooth-one-bit");
  const std::array expected{.147152, .071028, 0., 0., .071028, .147152};
  double sum = 0;
  for (Index s = 0; s < 6; ++s) {
    const double alpha = many.channel(2 * s, 1);
    sum += alpha;
    CHECK(std::abs(alpha - expected.at(static_cast<std::size_t>(s))) < 1e-4);
  }
  CHECK(std::abs(sum - .436344) < kPrinted);
}

namespace {

using Edges = std::vector<std::pair<Index, Index>>;

Design by_component(const Matrix<double>& weights, const Edges& edges, double epsilon) {
  DesignRequest request{test::table(weights), "profile", epsilon, "one-bit"};
  request.parameters.neighbours = edges;
  request.sees_secret = true;
  const auto found = design(request);
  REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
  CHECK(found->sees_secret);
  CHECK(found->certified.mixing < 1e-10);
  const auto verdict = audit(
      found->prior, {"profile", epsilon, found->certified.bounds, found->levels, request.parameters, true},
      found->certified.weights);
  REQUIRE(verdict);
  CHECK(verdict->holds);
  return *found;
}

/// C, Algorithm 2, as it is printed: the largest flip of any edge that can be reached from the profile.
double flip_of_cluster(const Vector<double>& shares, const Edges& edges, Index profile, double epsilon) {
  std::set<Index> reached{profile};
  for (std::size_t before = 0; before < reached.size();) {
    before = reached.size();
    for (const auto& [one, other] : edges) {
      if (reached.contains(one) || reached.contains(other)) reached.insert({one, other});
    }
  }
  double largest = 0;
  for (const auto& [one, other] : edges) {
    if (reached.contains(one))
      largest = std::max(largest, flip_by_bisection(shares(one), shares(other), epsilon));
  }
  return largest;
}

}  // namespace

TEST_CASE("two pairs of profiles: the one that is within the level as it is, is not flipped for the other") {
  Matrix<double> weights(4, 2);
  weights << 55, 45, 45, 55, 90, 10, 10, 90;
  const Edges pairs{{0, 1}, {2, 3}};
  const Design own = by_component(weights, pairs, .5);
  CHECK(own.channel.topRows(4) == Channel::Identity(2, 2).replicate(2, 1));
  for (Index row = 4; row < 8; ++row) CHECK(std::abs(own.channel(row, 1 - row % 2) - .346926) < kPrinted);
  CHECK(std::abs(*own.alpha - .346926) < kPrinted);
  // A channel that cannot tell them apart flips all as the harder pair needs it.
  DesignRequest blind{test::table(weights), "profile", .5, "one-bit"};
  blind.parameters.neighbours = pairs;
  const auto all = design(blind);
  REQUIRE(all);
  CHECK_FALSE(all->sees_secret);
  CHECK(std::abs(all->channel(0, 1) - .346926) < kPrinted);
  CHECK(own.mutual_information > all->mutual_information + .1);
  // One edge between them makes them one.
  const Design together = by_component(weights, {{0, 1}, {2, 3}, {1, 2}}, .5);
  for (Index s = 1; s < 4; ++s) {
    CHECK((together.channel.middleRows(2 * s, 2) - together.channel.topRows(2)).cwiseAbs().maxCoeff() <
          1e-15);
  }
  // Under other guarantees all hang together, and it has no use for the secret.
  blind.notion = "ldp";
  blind.sees_secret = true;
  CHECK(design(blind).failure().status == Status::bad_request);
}

TEST_CASE("property: in 200 random graphs each profile is flipped as C's Algorithm 2 has it, and no more") {
  test::RandomTables tables(107);
  int several = 0;
  int spared = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    const Index c = tables.between(2, 8);
    Matrix<double> weights(c, 2);
    for (auto row : weights.rowwise()) {
      // Some profiles have one answer only.
      const double share = tables.between(0, 4) == 0 ? 100. * static_cast<double>(tables.between(0, 1))
                                                     : static_cast<double>(tables.between(1, 99));
      row << 100 - share, share;
      row *= static_cast<double>(tables.between(1, 9));
    }
    if (weights.colwise().sum().minCoeff() <= 0) continue;
    Edges edges;
    for (Index s = 1; s < c; ++s) {
      if (edges.empty() || tables.between(0, 2) > 0) edges.emplace_back(tables.between(0, s - 1), s);
    }
    const double epsilon = tables.epsilon();
    CAPTURE(i);
    CAPTURE(weights);
    CAPTURE(epsilon);
    const Design found = by_component(weights, edges, epsilon);
    const Vector<double> shares = data_given_secret(found.prior).col(1);
    double least = 1;
    double most = 0;
    for (Index s = 0; s < c; ++s) {
      const double expected = flip_of_cluster(shares, edges, s, epsilon);
      for (Index x = 0; x < 2; ++x) CHECK(std::abs(found.channel(2 * s + x, 1 - x) - expected) < 1e-9);
      least = std::min(least, expected);
      most = std::max(most, expected);
    }
    CHECK(std::abs(*found.alpha - most) < 1e-9);
    Notion notion = *find_notion("profile");
    notion.parameters.neighbours = edges;
    CHECK(notion.leakage(with_secret(found.prior), found.channel).level <= epsilon * (1 + 1e-9));
    DesignRequest blind{test::table(weights), "profile", epsilon, "one-bit"};
    blind.parameters.neighbours = edges;
    const auto all = design(blind);
    REQUIRE(all);
    CHECK(found.mutual_information >= all->mutual_information - 1e-9);
    several += most - least > 1e-6 ? 1 : 0;
    spared += found.mutual_information > all->mutual_information + 1e-6 ? 1 : 0;
  }
  MESSAGE(several << " graphs with several chances, " << spared << " that keep more for it");
  CHECK((test::in_part() || several > 50));
  CHECK((test::in_part() || spared > 50));
}

TEST_CASE("property: with one flip for all, the linear program of the smooth mechanism has the closed form") {
  test::RandomTables tables(102);
  for (int i = 0; i < test::repeats(100); ++i) {
    const Matrix<double> weights = tables.next(4, 2);
    const Prior prior = test::prior(weights);
    if (prior.categories() != 2) continue;
    const double epsilon = tables.epsilon();
    for (const std::string name : {"lip", "ldp", "pmc"}) {
      const Notion notion = *find_notion(name)->with({}, prior);
      // alpha, then what each row leaves: rows (p + alpha (1 - 2p)) <= 0 for both answers.
      const Matrix<double> rows = secret_rows(prior, notion, epsilon);
      SparseProgram program{{}, Vector<double>(2 * rows.rows()), Vector<double>::Ones(1), 2 * rows.rows()};
      for (Index y = 0; y < 2; ++y) {
        const Vector<double> likely = data_given_secret(prior).col(y);
        const Vector<double> slope = rows * (1 - 2 * likely.array()).matrix();
        for (Index row = 0; row < rows.rows(); ++row)
          program.constraints.push_back({y * rows.rows() + row, 0, slope(row)});
        program.right_hand_side.segment(y * rows.rows(), rows.rows()) = -rows * likely;
      }
      const auto closed = design({test::table(weights), name, epsilon, "one-bit"});
      REQUIRE(closed);
      if (rows.rows() == 0) continue;
      const auto solution = solve(program);
      REQUIRE(solution);
      CHECK(std::abs(solution->x(0) - *closed->alpha) < 1e-7);
      const auto smooth = design({test::table(weights), name, epsilon, "smooth-one-bit"});
      REQUIRE(smooth);
      CHECK(*smooth->alpha <= *closed->alpha + 1e-8);
    }
  }
}

TEST_CASE("C's Table 1: the least maximum, the least expected error, and randomised response beside them") {
  const Prior prior = test::prior(table_one());
  Notion chain = *find_notion("profile");
  chain.parameters.neighbours = {{0, 1}, {1, 2}};
  CHECK(std::abs(chain.leakage(prior, Channel::Identity(4, 4)).level - std::log(3)) < 1e-12);
  struct Row {
    double epsilon, largest, expected, response;
  };
  for (const auto& [epsilon, largest, expected, response] :
       {Row{.1, .120847, .080967, .243595}, Row{.2, .098644, .063746, .236888},
        Row{.5, .056685, .027320, .215113}, Row{.7, .036361, .016325, .199451},
        Row{1, .008418, .003455, .174878}, Row{1.0987, 0, 0, .166659}}) {
    const Design categorical = designed(table_one(), epsilon, "smooth-categorical");
    CHECK(std::abs(*categorical.alpha - largest) < kPrinted);
    CHECK(std::abs(largest_off_diagonal(categorical) - largest) < kPrinted);
    const Design coupled = designed(table_one(), epsilon, "smooth-coupling");
    CHECK(std::abs(expected_error(coupled) - expected) < kPrinted);
    CHECK(expected_error(categorical) >= expected_error(coupled) - 1e-9);
    CHECK(largest_off_diagonal(coupled) >= largest - 1e-9);
    // One channel for all that keeps the level for the data keeps it for profiles: 1 / (E + 3) off the
    // diagonal.
    const auto shared = design({test::table(table_one()), "data-ldp", epsilon, "grr"});
    REQUIRE(shared);
    CHECK(std::abs(shared->channel(0, 1) - response) < kPrinted);
  }
}

TEST_CASE("property: reports and couplings have the error of the linear program over whole channels") {
  test::RandomTables tables(103);
  for (int i = 0; i < test::repeats(40); ++i) {
    const Matrix<double> weights = tables.next(3, 4);
    const double epsilon = i % 5 == 0 ? 0 : tables.epsilon();
    const Prior prior = test::prior(weights);
    const Notion notion = *find_notion(i % 2 == 0 ? "ldp" : "lip")->with({}, prior);
    const auto found = smooth_coupling::propose(prior, notion, epsilon, {});
    REQUIRE(found);
    const double error = 1 - data_and_report(prior, found->channel).trace();
    // Variables: A^s row by row, as shares of P(x|s); rows of each that is there sum to 1, conditions for
    // each report.
    const Index c = prior.secrets();
    const Index a = prior.categories();
    const Matrix<double> given = data_given_secret(prior);
    const Matrix<double> rows = secret_rows(prior, notion, epsilon);
    SparseProgram program{
        {}, Vector<double>::Zero(c * a + rows.rows() * a), Vector<double>(c * a * a), rows.rows() * a};
    for (Index s = 0; s < c; ++s) {
      for (Index x = 0; x < a; ++x) {
        program.right_hand_side(s * a + x) = 1;
        for (Index y = 0; y < a; ++y) {
          const Index variable = (s * a + x) * a + y;
          program.cost(variable) = x == y ? 0 : prior.probabilities.cells(s, x);
          program.constraints.push_back({s * a + x, variable, 1});
          for (Index row = 0; row < rows.rows(); ++row) {
            program.constraints.push_back(
                {c * a + y * rows.rows() + row, variable, rows(row, s) * given(s, x)});
          }
        }
      }
    }
    const auto whole = solve(program);
    REQUIRE(whole);
    CHECK(std::abs(program.cost.dot(whole->x) - error) < 1e-7);
  }
}

TEST_CASE("property: the least maximum of 40 random priors is that of a program without units or sums") {
  test::RandomTables tables(104);
  for (int i = 0; i < test::repeats(40); ++i) {
    Matrix<double> weights(tables.between(1, 3), tables.between(2, 4));
    for (double& weight : weights.reshaped()) weight = static_cast<double>(tables.between(1, 9));
    const double epsilon = tables.epsilon();
    const auto found = design({test::table(weights), "ldp", epsilon, "smooth-categorical"});
    REQUIRE(found);
    const Prior& prior = found->prior;
    const Notion notion = *find_notion("ldp")->with({}, prior);
    const Matrix<double> rows = secret_rows(prior, notion, epsilon);
    const Matrix<double> given = data_given_secret(prior);
    const Index c = prior.secrets();
    const Index a = prior.categories();
    const Index conditions = rows.rows() * a;
    SparseProgram program{{},
                          Vector<double>::Zero(c * a + conditions + c * a * (a - 1)),
                          Vector<double>::Unit(c * a * a + 1, c * a * a),
                          conditions + c * a * (a - 1)};
    Index bound = c * a + conditions;
    for (Index s = 0; s < c; ++s) {
      for (Index x = 0; x < a; ++x) {
        program.right_hand_side(s * a + x) = 1;
        for (Index y = 0; y < a; ++y) {
          const Index variable = (s * a + x) * a + y;
          program.constraints.push_back({s * a + x, variable, 1});
          for (Index row = 0; row < rows.rows(); ++row) {
            program.constraints.push_back(
                {c * a + y * rows.rows() + row, variable, rows(row, s) * given(s, x)});
          }
          if (x == y) continue;
          program.constraints.push_back({bound, variable, 1});
          program.constraints.push_back({bound++, c * a * a, -1});
        }
      }
    }
    const auto whole = solve(program);
    REQUIRE(whole);
    CHECK(std::abs(whole->x(c * a * a) - largest_off_diagonal(*found)) < 1e-7);
  }
}

TEST_CASE("property: mechanisms for profiles of 200 random priors keep their promises, under any notion") {
  test::RandomTables tables(105);
  int seen = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    const bool bit = i % 2 == 0;
    const Matrix<double> weights = tables.next(4, bit ? 2 : 5);
    const double epsilon = i % 8 < 2 ? 0 : i % 8 < 4 ? 1000 : tables.epsilon();
    CAPTURE(i);
    CAPTURE(epsilon);
    CAPTURE(weights);
    for (const auto& promise : test::promises(tables, weights)) {
      if (find_notion(promise.notion)->sees != Sees::either) continue;
      CAPTURE(promise.notion);
      for (const std::string protocol :
           {"one-bit", "smooth-one-bit", "smooth-categorical", "smooth-coupling"}) {
        CAPTURE(protocol);
        const auto found =
            design({test::table(weights), promise.notion, epsilon, protocol, {}, promise.parameters});
        if (!found && found.failure().status == Status::bad_request) {
          CHECK(protocol.ends_with("one-bit"));
          CHECK(found.failure().message().find("2 categories") != std::string::npos);
          continue;
        }
        REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
        ++seen;
        const Notion notion = promise.under(found->prior);
        const Prior seen_prior = found->sees_secret ? with_secret(found->prior) : found->prior;
        const double reaches = notion.leakage(seen_prior, found->channel).level;
        const double rarest = found->prior.probabilities.data.minCoeff();
        // A likelihood ratio in doubles is off by a rounding of the rarest answer's.
        CHECK(reaches <= epsilon * (1 + 1e-9) + 1e-12 + 0x1p-52 / rarest);
        CHECK(found->certified.mixing < 2e-9);
        if (protocol == "one-bit" && *found->alpha > 0 && epsilon > 0 && epsilon < 10 && rarest > 1e-8) {
          CHECK(reaches > epsilon - 1e-9);
        }
        // Reports are the answers they are named after: each occurs, in their order.
        CHECK(std::ranges::is_sorted(found->answers));
        CHECK(static_cast<Index>(found->answers.size()) == found->channel.cols());
        for (const auto column : found->channel.colwise()) CHECK(column.maxCoeff() > 0);
        // If the data may be released unchanged, they are.
        const Index a = found->prior.categories();
        if (notion.leakage(found->prior, Channel::Identity(a, a)).level <= epsilon && epsilon > 0) {
          CHECK(found->mutual_information > found->kept_entropy - 1e-6);
        }
      }
    }
  }
  CHECK((test::in_part() || seen > 800));
}

TEST_CASE("answers that nobody reports are no reports, and the others keep their names") {
  // At level 0 both profiles report alike: the median of each answer, which of the last is none.
  Matrix<double> weights(3, 3);
  weights << 5, 5, 0, 5, 5, 0, 1, 0, 9;
  const auto found = design({test::table(weights), "ldp", 0, "smooth-coupling"});
  REQUIRE(found);
  CHECK(found->answers == std::vector<Index>{0, 1});
  CHECK(found->channel.cols() == 2);
  CHECK(found->certified.weights.cols() == 2);
  const auto verdict = audit(found->prior, {"ldp", 0, found->certified.bounds, found->levels, {}, true},
                             found->certified.weights);
  REQUIRE(verdict);
  CHECK(verdict->holds);
}

TEST_CASE("what a table is too large for is refused at once") {
  const auto status = [](Index c, Index a, const char* protocol) {
    return design({test::table(Matrix<double>::Random(c, a).cwiseAbs()), "ldp", 1, protocol})
        .failure()
        .status;
  };
  CHECK(status(20, 20, "smooth-categorical") == Status::too_large);
  CHECK(status(40, 40, "smooth-coupling") == Status::too_large);
  CHECK(status(3, 3, "one-bit") == Status::bad_request);
  CHECK(status(3, 3, "smooth-one-bit") == Status::bad_request);
}

TEST_CASE("the level of each edge by itself, the largest of which is the level of the graph") {
  test::RandomTables tables(106);
  for (int i = 0; i < test::repeats(100); ++i) {
    const Matrix<double> weights = tables.next(5, 5);
    const Prior prior = test::prior(weights);
    const auto notion = find_notion("profile")->with(chain(weights.rows()), prior);
    if (!notion) continue;
    const Index a = prior.categories();
    const Channel channel = Channel::Identity(a, a);
    const auto levels = profile::edge_levels(*notion, prior, channel);
    REQUIRE(levels.size() == notion->parameters.neighbours.size());
    const Matrix<double> given = data_given_secret(prior);
    double largest = 0;
    for (std::size_t edge = 0; edge < levels.size(); ++edge) {
      const auto [one, other] = notion->parameters.neighbours[edge];
      double own = 0;
      for (Index y = 0; y < a; ++y) {
        if (given(one, y) + given(other, y) <= 0) continue;
        own = std::max(own, std::abs(std::log(given(one, y) / given(other, y))));
      }
      const Leakage& leakage = levels[edge];
      if (std::isinf(own)) {
        CHECK(std::isinf(leakage.level));
      } else {
        CHECK(std::abs(leakage.level - own) < 1e-12);
      }
      CHECK(std::minmax(leakage.more.secret, leakage.less.secret) == std::minmax(one, other));
      if (std::isfinite(own) && own > 0) {
        CHECK(std::abs(std::log(given(leakage.more.secret, leakage.report) /
                                given(leakage.less.secret, leakage.report)) -
                       own) < 1e-12);
      }
      largest = std::max(largest, leakage.level);
    }
    CHECK(notion->leakage(prior, channel).level == largest);
  }
}

}  // namespace sluice::profiles_test
