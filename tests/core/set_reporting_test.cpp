// SPDX-License-Identifier: GPL-3.0-or-later
// E's protocols over LDP protocols that report sets, beside the definitions of these.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "guarantee/worst_case.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "priors.hpp"
#include "protocol/set_response.hpp"

namespace sluice::set_reporting_test {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

Design must(const Matrix<double>& weights, double epsilon, const char* protocol) {
  const auto found = design({test::table(weights), "rldp", epsilon, protocol});
  REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
  return *found;
}

double level(const Design& design) {
  for (const auto& [notion, leakage] : design.leakage) {
    if (notion == "rldp") return leakage.level;
  }
  return NAN;
}

bool holds(const Design& design, double epsilon) {
  Claim claim{"rldp", epsilon, design.certified.bounds, design.levels, {}, true};
  claim.parameters.ranges = true;
  const auto verdict = audit(design.prior, claim, design.certified.weights);
  REQUIRE_MESSAGE(verdict, (verdict ? "" : verdict.failure().message()));
  return verdict->holds;
}

bool is_in(unsigned set, Index x) { return (set >> static_cast<unsigned>(x) & 1U) != 0; }

/// A channel of sets from its definition: draws that are counted out, set by set. `size` 0 is unary encoding.
Channel by_definition(Index a, Index size, double delta) {
  const double odds = std::exp(delta);
  Channel channel = Channel::Zero(a, Index{1} << a);
  for (Index x = 0; x < a; ++x) {
    for (unsigned set = 0; set < 1U << static_cast<unsigned>(a); ++set) {
      Index marks = 0;
      double likely = 1;
      for (Index other = 0; other < a; ++other) {
        const bool is = is_in(set, other);
        marks += is ? 1 : 0;
        const double marked = other == x ? .5 : 1 / (odds + 1);
        likely *= is ? marked : 1 - marked;
      }
      if (size == 0) {
        channel(x, static_cast<Index>(set)) = likely;
      } else if (marks == size) {
        channel(x, static_cast<Index>(set)) = is_in(set, x) ? odds : 1;
      }
    }
    channel.row(x) /= channel.row(x).sum();
  }
  std::vector<Index> sent;
  for (Index y = 0; y < channel.cols(); ++y) {
    if (channel.col(y).maxCoeff() > 0) sent.push_back(y);
  }
  return channel(Eigen::all, sent);
}

Channel kronecker(const Channel& one, const Channel& other) {
  Channel both(one.rows() * other.rows(), one.cols() * other.cols());
  for (Index x = 0; x < both.rows(); ++x) {
    for (Index y = 0; y < both.cols(); ++y)
      both(x, y) = one(x / other.rows(), y / other.cols()) * other(x % other.rows(), y % other.cols());
  }
  return both;
}

/// E's Protocol 2, with a channel of the data for each secret.
Channel conditional(const Matrix<double>& given, double epsilon1, const std::vector<Channel>& of_each) {
  const Index c = given.rows();
  const Index m = given.cols();
  const Channel secret = by_definition(c, 1, epsilon1);
  Index reports = 0;
  for (const Channel& each : of_each) reports += each.cols();
  Channel channel(c * m, reports);
  for (Index x = 0; x < c * m; ++x) {
    Index y = 0;
    for (Index t = 0; t < c; ++t) {
      const Channel& each = of_each[static_cast<std::size_t>(t)];
      // Randomised response puts the secrets' reports in an order of its own.
      const double became = x / m == t ? secret.row(t).maxCoeff() : secret.row(t).minCoeff();
      for (Index i = 0; i < each.cols(); ++i) {
        channel(x, y++) = became * (x / m == t ? each(x % m, i) : given.row(t).dot(each.col(i)));
      }
    }
  }
  return channel;
}

double information(const Matrix<double>& joint, const Channel& channel) {
  const Vector<double> mass = joint.reshaped<Eigen::RowMajor>();
  return mutual_information(mass.asDiagonal() * channel);
}

/// Counts of a sample, with every cell or without some.
Matrix<double> random_counts(test::RandomTables& tables, bool with_zeros) {
  Matrix<double> counts(tables.between(2, 5), tables.between(2, 6));
  const Index most = tables.between(1, 4);
  for (double& count : counts.reshaped()) {
    count = std::ceil(std::pow(10, static_cast<double>(tables.between(0, most * 100)) / 100));
  }
  if (with_zeros) counts(tables.between(0, counts.rows() - 1), tables.between(0, counts.cols() - 1)) = 0;
  return counts;
}

Matrix<double> five_by_five() {
  Matrix<double> counts(5, 5);
  counts << 90, 60, 40, 20, 10, 40, 80, 50, 30, 20, 20, 40, 70, 50, 30, 30, 30, 40, 60, 50, 10, 20, 40, 50,
      80;
  return counts;
}

}  // namespace

TEST_CASE("responses of sets are their definitions, keep their level, and leave the entropy that they say") {
  test::RandomTables tables(131);
  for (Index a = 1; a <= 6; ++a) {
    for (const SetResponse& response : set_responses(a, 64)) {
      CAPTURE(a);
      CAPTURE(response.size);
      const Matrix<double> sets = sets_of(response);
      for (const double delta : {0., .1, 1., 5., kInfinity}) {
        CAPTURE(delta);
        const double z = std::expm1(delta);
        const SetChances likely = chances(response, sets, z);
        Channel channel(a, sets.rows());
        for (Index x = 0; x < a; ++x) {
          for (Index i = 0; i < sets.rows(); ++i)
            channel(x, i) = sets(i, x) > 0 ? likely.inside(i) : likely.outside(i);
        }
        CHECK((channel.rowwise().sum().array() - 1).abs().maxCoeff() < 1e-12);
        for (Index x = 0; x < a; ++x)
          CHECK(std::abs(entropy(channel.row(x).transpose()) - uncertainty(sets, likely)) < 1e-12);
        if (std::isinf(delta)) continue;
        for (const auto column : channel.colwise())
          CHECK(column.maxCoeff() <= std::exp(delta) * column.minCoeff() * (1 + 1e-12));
        // The same columns in some order: what they are to a random distribution is the same.
        Vector<double> shares(a);
        for (double& share : shares) share = static_cast<double>(tables.between(1, 9));
        shares /= shares.sum();
        const Channel expected = by_definition(a, response.size, delta);
        REQUIRE(expected.cols() == channel.cols());
        CHECK(std::abs(mutual_information(shares.asDiagonal() * channel) -
                       mutual_information(shares.asDiagonal() * expected)) < 1e-12);
      }
    }
  }
  CHECK(set_responses(6, 64).size() == 6);
  // Randomised response is there whatever it takes.
  CHECK(set_responses(16, 0).size() == 1);
  CHECK(set_responses(1, 500).size() == 1);
}

TEST_CASE(
    "property: reporting sets keeps robust privacy without repair, and no less than one category does") {
  test::RandomTables tables(132);
  int with_zeros = 0;
  int more[2] = {};
  for (int i = 0; i < test::repeats(240); ++i) {
    const Matrix<double> counts = random_counts(tables, i % 4 == 3);
    const double epsilon = std::clamp(tables.epsilon(), .02, 4.0);
    CAPTURE(i);
    CAPTURE(counts);
    CAPTURE(epsilon);
    const Prior prior = test::prior(counts);
    const auto set = confidence_set(prior.weights.cells, prior.weights.total, .05);
    REQUIRE(set);
    with_zeros += prior.weights.cells.minCoeff() <= 0 ? 1 : 0;
    for (const bool independent : {false, true}) {
      CAPTURE(independent);
      const Design found = must(counts, epsilon, independent ? "ir-sets" : "cr-sets");
      CHECK(found.certified.mixing == 0);
      CHECK(found.answers.empty());
      CHECK(level(found) <= epsilon);
      CHECK(holds(found, epsilon));
      CHECK(worst_ldp(prior, *set, found.channel).level <= epsilon);
      for (const auto column : found.channel.colwise()) CHECK(column.maxCoeff() > 0);
      const double kept = found.mutual_information;
      const double of_one = must(counts, epsilon, independent ? "ir-tight" : "cr-tight").mutual_information;
      CHECK(kept >= of_one - 1e-8);
      more[independent ? 1 : 0] += kept > of_one * 1.01 ? 1 : 0;
    }
  }
  MESSAGE("sets keep 1 % more in " << more[0] << " (cr) and " << more[1] << " (ir)");
  CHECK((test::in_part() || with_zeros > 20));
  CHECK((test::in_part() || std::min(more[0], more[1]) > 25));
}

TEST_CASE("the sets that are chosen are the best of all, by channels whose level is measured") {
  const Matrix<double> counts = five_by_five();
  const Prior prior = test::prior(counts);
  const Prior seen = with_secret(prior);
  const Notion notion = *find_notion("rldp")->with({.alpha = .05, .ranges = true}, prior);
  const Matrix<double>& joint = prior.probabilities.cells;
  const Matrix<double> given = data_given_secret(prior);
  // Odds in delta, at most 40.
  const auto largest = [&](double epsilon, const auto& channel_at) {
    double low = 0;
    double high = 40;
    if (notion.leakage(seen, channel_at(high)).level <= epsilon) return high;
    for (int i = 0; i < 40; ++i) {
      const double middle = (low + high) / 2;
      (notion.leakage(seen, channel_at(middle)).level <= epsilon ? low : high) = middle;
    }
    return low;
  };
  for (const double epsilon : {.5, 2.}) {
    CAPTURE(epsilon);
    double of_both = 0;
    double of_each = 0;
    for (int i = 0; i <= 48; ++i) {
      const double epsilon1 = epsilon * i / 48 * (1 - 1e-12);
      for (Index size = 0; size < 5; ++size) {
        const auto at = [&](Index secrets, double delta) {
          return kronecker(by_definition(5, secrets, epsilon1), by_definition(5, size, delta));
        };
        // The noise of the data is the same whatever the secret is reported by.
        const double delta = largest(epsilon, [&](double tried) { return at(1, tried); });
        for (Index secrets = 0; secrets < 5; ++secrets) {
          if (secrets == 0 && size == 0) continue;  // more reports than are made
          of_both = std::max(of_both, information(joint, at(secrets, delta)));
        }
      }
      std::vector<Channel> best;
      for (Index s = 0; s < 5; ++s) {
        Channel own;
        double most = -1;
        for (Index size = 0; size < 5; ++size) {
          const auto alone = [&](double tried) {
            std::vector<Channel> all(5, Channel::Ones(5, 1));
            all[static_cast<std::size_t>(s)] = by_definition(5, size, tried);
            return conditional(given, epsilon1, all);
          };
          const Channel channel = by_definition(5, size, largest(epsilon, alone));
          const Vector<double> shares = given.row(s).transpose();
          const double kept = mutual_information(shares.asDiagonal() * channel);
          if (kept > most) {
            most = kept;
            own = channel;
          }
        }
        best.push_back(own);
      }
      of_each = std::max(of_each, information(joint, conditional(given, epsilon1, best)));
    }
    const double independent = must(counts, epsilon, "ir-sets").mutual_information;
    const double conditionally = must(counts, epsilon, "cr-sets").mutual_information;
    MESSAGE(epsilon << ": ir " << independent << " beside " << of_both << ", cr " << conditionally
                    << " beside " << of_each);
    CHECK(independent > of_both - 1e-7);
    CHECK(independent < of_both + 5e-3);
    CHECK(conditionally > of_each - 1e-7);
    CHECK(conditionally < of_each + 5e-3);
  }
}

TEST_CASE("at a high level one category says the most: then sets are those of one") {
  for (const char* protocol : {"ir", "cr"}) {
    CAPTURE(protocol);
    const std::string tight = std::string(protocol) + "-tight";
    const std::string sets = std::string(protocol) + "-sets";
    const Design one = must(five_by_five(), 6, tight.c_str());
    const Design found = must(five_by_five(), 6, sets.c_str());
    CHECK(found.channel.cols() == 25);
    CHECK(std::abs(found.mutual_information - one.mutual_information) < 1e-9);
    CHECK(must(five_by_five(), 0, sets.c_str()).mutual_information < 1e-9);
    CHECK(must(five_by_five(), 1e-9, sets.c_str()).mutual_information < 1e-8);
    CHECK(must(five_by_five().topRows(1), 1, sets.c_str()).mutual_information >
          entropy(five_by_five().row(0).transpose() / five_by_five().row(0).sum()) - 1e-9);
    CHECK(level(must(Matrix<double>::Constant(3, 1, 50), 1, sets.c_str())) <= 1);
    CHECK_FALSE(design({test::table(five_by_five()), "ldp", 1, sets}));
  }
  // More categories than sets of all sizes can be made of.
  Matrix<double> many(3, 20);
  for (Index x = 0; x < 60; ++x) many.reshaped()(x) = static_cast<double>(20 + x * 37 % 50);
  for (const char* protocol : {"ir-sets", "cr-sets"}) {
    const Design found = must(many, 1, protocol);
    CHECK(found.channel.cols() <= 500);
    CHECK(holds(found, 1));
  }
}

}  // namespace sluice::set_reporting_test
