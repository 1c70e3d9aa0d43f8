// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include <cmath>
#include <random>

#include "confidence_set.hpp"
#include "design/sluice.hpp"
#include "effort.hpp"
#include "exact/certify.hpp"
#include "guarantee/ball_mean.hpp"
#include "guarantee/worst_case.hpp"
#include "optimise/posterior_polytope.hpp"
#include "optimise/vertices.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "priors.hpp"
#include "protocol/optimal.hpp"
#include "protocol/optimal_sample.hpp"

namespace sluice::rldp_data_alone_test {

namespace {

constexpr std::int64_t kOne = std::int64_t{1} << 40;

Matrix<double> counts_of(test::RandomTables& tables, int i) {
  Matrix<double> counts(tables.between(2, 3), tables.between(2, 4));
  const Index most = i % 2 == 0 ? 60 : 3000;
  for (double& count : counts.reshaped()) count = static_cast<double>(tables.between(1, most));
  if (i % 4 == 1) counts(0, 0) = 0;
  if (i % 8 == 5) counts(counts.rows() - 1, counts.cols() - 1) = 0;
  if (i % 8 == 6) counts.row(1) = counts.row(0);
  return counts;
}

Result<Design> design_alone(const Matrix<double>& counts, double epsilon, const std::string& protocol) {
  return design({.table = test::table(counts),
                 .notion = "rldp",
                 .epsilon = epsilon,
                 .protocol = protocol,
                 .sees_secret = false});
}

Notion for_ranges(const Prior& prior) {
  return *find_notion("rldp")->with({.alpha = .05, .ranges = true}, prior);
}

using Corner = std::vector<std::int64_t>;

/// The corners of { R in the simplex : least <= R <= most }: every entry but one is tried at both of its
/// ends.
std::vector<Corner> corners_of(const KnownRanges& known, Index s) {
  std::vector<Corner> all;
  const Index a = known.least.cols();
  for (Index free = 0; free < a; ++free) {
    for (unsigned ends = 0; ends < 1U << static_cast<unsigned>(a); ++ends) {
      if ((ends >> static_cast<unsigned>(free) & 1U) != 0) continue;
      Corner corner;
      std::int64_t left = kOne;
      for (Index x = 0; x < a; ++x) {
        const bool high = (ends >> static_cast<unsigned>(x) & 1U) != 0;
        corner.push_back(high ? known.most(s, x) : known.least(s, x));
        if (x != free) left -= corner.back();
      }
      if (left < known.least(s, free) || left > known.most(s, free)) continue;
      corner[static_cast<std::size_t>(free)] = left;
      if (std::ranges::find(all, corner) == all.end()) all.push_back(corner);
    }
  }
  return all;
}

/// The optimum over all vertices of the polytope, with rows from the definition: each corner of a secret
/// beside each corner of another one.
double by_all_vertices(const Prior& prior, const KnownRanges& known, double epsilon) {
  const auto [numerator, denominator] = search_bound(epsilon);
  const Index a = prior.categories();
  const Integer whole(kOne);
  std::vector<std::vector<Integer>> rows;
  for (Index s = 0; s < prior.secrets(); ++s) {
    for (Index other = 0; other < prior.secrets(); ++other) {
      if (s == other) continue;
      for (const Corner& more : corners_of(known, s)) {
        for (const Corner& less : corners_of(known, other)) {
          auto& row = rows.emplace_back();
          for (std::size_t x = 0; x < static_cast<std::size_t>(a); ++x) {
            const Integer below = whole * less[x];
            row.push_back(denominator * kOne * more[x] - numerator * below);
          }
        }
      }
    }
  }
  PosteriorPolytope polytope{Matrix<double>(static_cast<Index>(rows.size()), a),
                             Rows<Integer>(static_cast<Index>(rows.size()), a), prior.exact()};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto row = static_cast<Index>(i);
    for (Index x = 0; x < a; ++x) {
      const Integer& entry = rows[i][static_cast<std::size_t>(x)];
      polytope.exact_rows(row, x) = entry;
      const double size = quotient(abs(entry), polytope.exact_prior.data(x));
      polytope.rows(row, x) = entry < 0 ? -size : size;
    }
    const double largest = polytope.rows.row(row).cwiseAbs().maxCoeff();
    if (largest > 0) polytope.rows.row(row) /= largest;
  }
  const auto set = vertices(polytope);
  REQUIRE(set);
  const auto best = envelope(prior, set->vertices);
  REQUIRE(best);
  return best->upper_bound;
}

/// max ln P(y|s) / P(y|s'), from its definition (nats).
double level_of(const Matrix<double>& joint, const Channel& channel) {
  Matrix<double> given = joint * channel;
  for (Index s = 0; s < given.rows(); ++s) given.row(s) /= joint.row(s).sum();
  double worst = 0;
  for (Index y = 0; y < given.cols(); ++y) {
    worst = std::max(worst, std::log(given.col(y).maxCoeff() / given.col(y).minCoeff()));
  }
  return worst;
}

/// The largest level among distributions of the set: random ones, ones towards its cells, and extreme ones.
/// At the extremes a split of the budget makes a report likeliest given one secret and least likely given
/// another.
double worst_sampled(const Matrix<double>& sampled, double radius, const Channel& channel, int random,
                     std::mt19937_64& generator, int& tried) {
  double worst = 0;
  const auto consider = [&](const Matrix<double>& joint) {
    if (test::distance(sampled, joint) > radius * (1 + 1e-9)) return;
    ++tried;
    worst = std::max(worst, level_of(joint, channel));
  };
  std::gamma_distribution<double> gamma(0.5);
  for (int i = 0; i < random; ++i) {
    Matrix<double> towards(sampled.rows(), sampled.cols());
    for (double& weight : towards.reshaped()) weight = gamma(generator) + 1e-12;
    consider(test::on_boundary(sampled, towards / towards.sum(), radius));
  }
  for (Index cell = 0; cell < sampled.size(); ++cell) {
    Matrix<double> towards = Matrix<double>::Constant(sampled.rows(), sampled.cols(), 1e-9);
    towards.reshaped()(cell) = 1;
    consider(test::on_boundary(sampled, towards / towards.sum(), radius));
  }
  for (Index s = 0; s < sampled.rows(); ++s) {
    for (Index other = 0; other < sampled.rows(); ++other) {
      if (s == other) continue;
      for (Index y = 0; y < channel.cols(); ++y) {
        for (int i = 0; i <= 50; ++i) {
          Matrix<double> joint = sampled;
          const auto put = [&](Index at, double part, End end) {
            const double share = sampled.row(at).sum();
            const Vector<double> own = sampled.row(at).transpose() / share;
            const Ball ball{radius / 2 * part / share, Statistic::likelihood};
            joint.row(at) = share * at_ball_mean(own, channel.col(y), ball, end).transpose();
          };
          put(s, i / 50.0, End::largest);
          put(other, 1 - i / 50.0, End::smallest);
          consider(joint / joint.sum());
        }
      }
    }
  }
  return worst;
}

}  // namespace

TEST_CASE(
    "property: the optimum under rldp for ranges, of channels that see the data alone, is that of all "
    "vertices") {
  test::RandomTables tables(2301);
  double furthest = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    const Matrix<double> counts = counts_of(tables, i);
    const double epsilon = std::clamp(tables.epsilon(), .05, 3.0);
    CAPTURE(counts);
    CAPTURE(epsilon);
    const auto proved = design_alone(counts, epsilon, "optimal");
    REQUIRE(proved);
    CHECK_FALSE(proved->sees_secret);
    CHECK(proved->certified.mixing < 1e-7);
    const Prior& prior = proved->prior;
    CHECK(
        proved->kept_entropy ==
        doctest::Approx(-(prior.probabilities.data.array() * prior.probabilities.data.array().log()).sum()));
    Notion notion = for_ranges(prior);
    const auto made = optimal::propose(prior, notion, epsilon, {});
    REQUIRE(made);
    CHECK(certify(prior, notion, epsilon, made->channel).mixing < 1e-9);
    const double kept = mutual_information(data_and_report(prior, made->channel));
    const double best = by_all_vertices(prior, notion.parameters.known, epsilon);
    furthest = std::max(furthest, std::abs(kept - best));
    CHECK(std::abs(kept - best) < 1e-6);
    CHECK(*made->upper_bound >= best - 1e-9);
    CHECK(*made->upper_bound < best + 1e-6);
    // There are no more distributions in the set than within the ranges.
    CHECK(proved->mutual_information >= best - 2e-6);
    for (const char* protocol : {"grr", "resample", "oue"}) {
      const auto other = design_alone(counts, epsilon, protocol);
      REQUIRE(other);
      CHECK(other->mutual_information <= *proved->upper_bound + 1e-9);
      // No more noise than the set asks for (for marks the ranges), unless there is none.
      const double level = other->leakage.back().leakage.level;
      CHECK(level <= epsilon * (1 + 1e-12));
      const auto& marks = other->certified.marks;
      const bool noisy = marks ? marks->other > 0 : other->certified.weights.diagonal().minCoeff() < kRowSum;
      if (noisy) CHECK(level > epsilon * (1 - 1e-6));
    }
    if (i % 5 != 0) continue;
    // By those corners only that matter, as where they are too many to be listed.
    REQUIRE(notion.parameters.tight_corners);
    notion.parameters.tight_corners = false;
    CHECK(optimal::is_by_cuts(notion));
    const auto cut = optimal::optimum_by_cuts(prior, notion, epsilon, {});
    REQUIRE(cut);
    CHECK(std::abs(cut->upper_bound - best) < 2e-6);
    CHECK(notion.leakage(prior, cut->channel).level <= epsilon * (1 + 1e-7));
  }
  MESSAGE("furthest from the list of vertices: " << furthest);
}

TEST_CASE("property: no distribution that the sample does not rule out exceeds the level of rldp") {
  test::RandomTables tables(2302);
  std::mt19937_64 generator(2303);
  double nearest = 0;
  double mean = 0;
  double without = 0;  // how far ldp goes, which takes the table as the truth
  int tried = 0;
  const int repeats = test::repeats(40);
  for (int i = 0; i < repeats; ++i) {
    const Matrix<double> counts = counts_of(tables, i);
    const double epsilon = std::clamp(tables.epsilon(), .1, 2.0);
    CAPTURE(counts);
    CAPTURE(epsilon);
    const auto made = design_alone(counts, epsilon, "optimal");
    REQUIRE(made);
    const auto set = confidence_set(counts, counts.sum(), .05);
    const Matrix<double> sampled = counts / counts.sum();
    const auto worst = [&](const Channel& channel) {
      return worst_sampled(sampled, set->pair_radius, channel, 200, generator, tried) / epsilon;
    };
    const double reached = worst(made->channel);
    CHECK(reached <= 1 + 1e-9);
    nearest = std::max(nearest, reached);
    mean += reached / repeats;
    // An auditor's level is exact, and not beyond the promise.
    const Notion notion = *find_notion("rldp")->with({.alpha = .05, .by_set = true}, made->prior);
    const WorstLdp ldp = worst_ldp(made->prior, *set, made->channel);
    const auto level = worst_level(made->prior, *set, notion, made->channel, ldp);
    REQUIRE(level);
    CHECK(*level <= epsilon * (1 + 1e-9));
    CHECK(*level >= reached * epsilon - 1e-9);
    CHECK(*level <= ldp.attained + 1e-8);
    const auto plain = design({test::table(counts), "ldp", epsilon, "optimal"});
    REQUIRE(plain);
    without = std::max(without, worst(plain->channel));
    CHECK(plain->mutual_information >= made->mutual_information - 1e-6);
    const auto told = design({test::table(counts), "rldp", epsilon, "grr"});
    REQUIRE(told);
    CHECK(told->sees_secret);
  }
  MESSAGE("of the level " << nearest << " at most, " << mean << " on average; of ldp " << without
                          << "; distributions " << tried);
  CHECK((test::in_part() || nearest > .9));
  // The test finds what is wrong where there is something.
  CHECK(without > 1.3);
}

TEST_CASE(
    "property: marks keep rldp for every set and every pair of corners, and with no more noise than that") {
  test::RandomTables tables(2305);
  for (int i = 0; i < test::repeats(40); ++i) {
    const Matrix<double> counts = counts_of(tables, i);
    const double epsilon = std::clamp(tables.epsilon(), .1, 2.0);
    CAPTURE(counts);
    CAPTURE(epsilon);
    const auto made = design_alone(counts, epsilon, "oue");
    REQUIRE(made);
    const Marks marks = *made->certified.marks;
    const Index a = counts.cols();
    const Channel channel = expanded(marks);
    double worst = 0;
    for (Index y = 0; y < channel.cols(); ++y) {
      for (Index s = 0; s < counts.rows(); ++s) {
        for (Index other = 0; other < counts.rows(); ++other) {
          if (s == other) continue;
          for (const Corner& more : corners_of(made->known, s)) {
            for (const Corner& less : corners_of(made->known, other)) {
              double above = 0;
              double below = 0;
              for (Index x = 0; x < a; ++x) {
                above += static_cast<double>(more[static_cast<std::size_t>(x)]) * channel(x, y);
                below += static_cast<double>(less[static_cast<std::size_t>(x)]) * channel(x, y);
              }
              if (above > 0) worst = std::max(worst, std::log(above / below));
            }
          }
        }
      }
    }
    CHECK(worst <= epsilon * (1 + 1e-12));
    CHECK(made->leakage.back().leakage.level == doctest::Approx(worst).epsilon(1e-9));
    Claim claim{"rldp", epsilon, made->certified.bounds, made->levels};
    claim.parameters.known = made->known;
    claim.parameters.ranges = true;
    CHECK(verify(made->prior, claim, marks)->holds);
    if (marks.other == 0) continue;
    CHECK(worst >= epsilon * (1 - 1e-9));
    CHECK_FALSE(verify(made->prior, claim, Marks{a, marks.other - 1})->holds);
  }
  CHECK_FALSE(design_alone(Matrix<double>::Constant(2, 11, 50), 1, "oue"));
}

TEST_CASE("the more people are asked, the nearer rldp without the secret comes to ldp") {
  const auto plain = design({test::table(test::example()), "ldp", .5, "optimal"});
  REQUIRE(plain);
  double last = 0;
  for (const double people : {100.0, 1000.0, 1e5, 1e9}) {
    const auto robust = design_alone(people * test::example(), .5, "optimal");
    REQUIRE(robust);
    MESSAGE(people << " people: " << robust->mutual_information << " of " << plain->mutual_information);
    CHECK(robust->mutual_information > last);
    last = robust->mutual_information;
  }
  CHECK(last == doctest::Approx(plain->mutual_information).epsilon(1e-3));
}

TEST_CASE("many categories have too many corners to list, and an optimum of rldp with a bound all the same") {
  test::RandomTables tables(2304);
  Matrix<double> counts(2, 7);
  for (double& count : counts.reshaped()) count = static_cast<double>(tables.between(50, 400));
  const auto made = design_alone(counts, .5, "optimal");
  REQUIRE(made);
  CHECK(*made->upper_bound - made->mutual_information < 2e-5);
  CHECK(made->leakage.back().leakage.level > .5 * (1 - 1e-6));
  const auto plain = design_alone(counts, .5, "grr");
  REQUIRE(plain);
  CHECK(plain->mutual_information <= *made->upper_bound + 1e-9);
}

TEST_CASE("a search under rldp that ends early keeps more than randomised response, and its promise") {
  test::RandomTables tables(2304);
  Matrix<double> counts(3, 12);
  for (double& count : counts.reshaped()) count = static_cast<double>(tables.between(50, 400));
  const DesignRequest request{.table = test::table(counts),
                              .notion = "rldp",
                              .epsilon = .5,
                              .protocol = "optimal",
                              .search = {.seconds = 4},
                              .sees_secret = false};
  const auto made = design(request);
  REQUIRE(made);
  const auto plain = design_alone(counts, .5, "grr");
  REQUIRE(plain);
  CHECK(made->mutual_information >= plain->mutual_information - 1e-9);
  CHECK(made->mutual_information <= *made->upper_bound);
  CHECK(made->leakage.back().leakage.level <= .5 * (1 + 1e-12));
  MESSAGE("3 x 12: " << made->mutual_information << ", grr " << plain->mutual_information << ", at most "
                     << *made->upper_bound);
}

TEST_CASE("rldp without the secret says nothing at level 0, and is for those protocols that do without") {
  const Matrix<double> counts = 1000 * test::example();
  const auto none = design_alone(counts, 0, "optimal");
  REQUIRE(none);
  CHECK(none->mutual_information < 1e-9);
  const auto single = design_alone(counts.row(0), .5, "optimal");
  REQUIRE(single);
  CHECK(single->mutual_information == doctest::Approx(single->kept_entropy));
  for (const char* protocol : {"cr", "ir-tight", "polyopt"}) CHECK_FALSE(design_alone(counts, 1, protocol));
  // A protocol that cannot see the secret needs no option for that.
  const auto resampled = design({test::table(counts), "rldp", 1, "resample"});
  REQUIRE(resampled);
  CHECK_FALSE(resampled->sees_secret);
  CHECK_FALSE(design({test::table(counts), "ldp", 1, "cr", {}, {}, false}));
  CHECK(design({test::table(counts), "ldp", 1, "cr"}));
}

TEST_CASE("a claim of rldp without the secret has to leave nothing out") {
  const Prior prior = test::prior(1000 * test::example());
  const Notion ranges = for_ranges(prior);
  const auto found = optimal::propose(prior, ranges, .5, {});
  REQUIRE(found);
  const Certified made = certify(prior, ranges, .5, found->channel);
  Claim right{"rldp", .5, made.bounds, ranges.levels(prior)};
  right.parameters.known = ranges.parameters.known;
  right.parameters.ranges = true;
  const auto holds = [&](const Claim& claim, const Weights& weights) {
    const auto verified = verify(prior, claim, weights);
    return verified && verified->holds;
  };
  CHECK(holds(right, made.weights));
  const auto broken = [&](const auto& change) {
    Claim claim = right;
    change(claim.parameters);
    return !holds(claim, made.weights);
  };
  const std::int64_t little = std::int64_t{1} << 10;
  CHECK(broken([&](Parameters& own) { own.known.least(0, 1) += little; }));
  CHECK(broken([&](Parameters& own) { own.known.most(1, 2) -= little; }));
  CHECK(broken([&](Parameters& own) { own.known.radius *= .99; }));
  CHECK(broken([&](Parameters& own) { own.ranges = false; }));
  CHECK(broken([&](Parameters& own) {
    own.known = {};
    own.alpha = 1e-6;
  }));
  // The same channel, stated as one that sees the secret, keeps the same guarantee, stated differently.
  Claim told = right;
  told.sees_secret = true;
  CHECK(holds(told, Weights(made.weights.replicate(2, 1))));
  CHECK_FALSE(holds(told, made.weights));
  CHECK_FALSE(holds(right, Weights(made.weights.replicate(2, 1))));
  // The ldp optimum for these counts leaks too much.
  const auto plain = design({test::table(1000 * test::example()), "ldp", .5, "optimal"});
  REQUIRE(plain);
  CHECK_FALSE(holds(right, plain->certified.weights));
}

}  // namespace sluice::rldp_data_alone_test
