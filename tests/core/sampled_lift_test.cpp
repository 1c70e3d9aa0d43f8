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
#include "objective/objective.hpp"
#include "optimise/posterior_polytope.hpp"
#include "optimise/vertices.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "priors.hpp"
#include "protocol/mixed_down.hpp"
#include "protocol/optimal.hpp"
#include "protocol/optimal_sample.hpp"
#include "protocol/protocol.hpp"

namespace sluice::sampled_lift_test {

namespace {

constexpr std::int64_t kOne = std::int64_t{1} << 40;

struct Robust {
  const char* notion;
  bool down;
};
constexpr Robust kNotions[] = {{"rlip", true}, {"rpml", false}};

Matrix<double> counts_of(test::RandomTables& tables, int i) {
  Matrix<double> counts(tables.between(2, 3), tables.between(2, 4));
  const Index most = i % 2 == 0 ? 60 : 3000;
  for (double& count : counts.reshaped()) count = static_cast<double>(tables.between(1, most));
  if (i % 4 == 1) counts(0, 0) = 0;
  if (i % 8 == 5) counts(counts.rows() - 1, counts.cols() - 1) = 0;
  if (i % 8 == 6) counts.row(1) = counts.row(0);
  return counts;
}

using Corner = std::vector<std::int64_t>;

/// The corners of { R in the simplex : least <= R <= most }: every entry but one is tried at both of its
/// ends.
std::vector<Corner> corners_of(const Matrix<std::int64_t>& least, const Matrix<std::int64_t>& most, Index s) {
  std::vector<Corner> all;
  const Index a = least.cols();
  for (Index free = 0; free < a; ++free) {
    for (unsigned ends = 0; ends < 1U << static_cast<unsigned>(a); ++ends) {
      if ((ends >> static_cast<unsigned>(free) & 1U) != 0) continue;
      Corner corner;
      std::int64_t left = kOne;
      for (Index x = 0; x < a; ++x) {
        corner.push_back((ends >> static_cast<unsigned>(x) & 1U) != 0 ? most(s, x) : least(s, x));
        if (x != free) left -= corner.back();
      }
      if (left < least(s, free) || left > most(s, free)) continue;
      corner[static_cast<std::size_t>(free)] = left;
      if (std::ranges::find(all, corner) == all.end()) all.push_back(corner);
    }
  }
  return all;
}

/// The optimum over all vertices of the polytope, with rows from the definition. Each corner of a secret is
/// beside each of everybody else's, with pi >= q of all.
double by_all_vertices(const Prior& prior, const KnownRanges& known, double epsilon, bool down) {
  const auto [numerator, denominator] = search_bound(epsilon);
  const Index a = prior.categories();
  std::vector<std::vector<Integer>> rows;
  for (Index s = 0; s < prior.secrets(); ++s) {
    const Integer q(known.least_secret(s, 0));
    for (const Corner& own : corners_of(known.least, known.most, s)) {
      for (const Corner& other : corners_of(known.others_least, known.others_most, s)) {
        auto& up = rows.emplace_back();
        for (std::size_t x = 0; x < static_cast<std::size_t>(a); ++x) {
          const Integer all = q * own[x] + (kOne - q) * other[x];
          up.push_back(denominator * kOne * own[x] - numerator * all);
        }
        if (!down) continue;
        auto& under = rows.emplace_back();
        for (std::size_t x = 0; x < static_cast<std::size_t>(a); ++x) {
          const Integer all = q * own[x] + (kOne - q) * other[x];
          under.push_back(denominator * all - numerator * kOne * own[x]);
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

/// How far a distribution moves the belief in a secret, from its definition (nats).
double level_of(const Matrix<double>& joint, const Channel& channel, bool down) {
  const Matrix<double> both = joint * channel;
  double worst = 0;
  for (Index y = 0; y < both.cols(); ++y) {
    const double report = both.col(y).sum();
    for (Index s = 0; s < both.rows(); ++s) {
      const double lift = std::log(both(s, y) / joint.row(s).sum() / report);
      worst = std::max({worst, lift, down ? -lift : 0});
    }
  }
  return worst;
}

/// The largest level among distributions of the set. They are random ones, ones towards its cells, and ones
/// at which a report moves the belief in a secret most.
double worst_sampled(const Matrix<double>& sampled, double radius, const Channel& channel, bool down,
                     int random, std::mt19937_64& generator, int& tried) {
  double worst = 0;
  const auto consider = [&](const Matrix<double>& towards) {
    ++tried;
    worst =
        std::max(worst, level_of(test::on_boundary(sampled, towards / towards.sum(), radius), channel, down));
  };
  std::gamma_distribution<double> gamma(0.5);
  for (int i = 0; i < random; ++i) {
    Matrix<double> towards(sampled.rows(), sampled.cols());
    for (double& weight : towards.reshaped()) weight = gamma(generator) + 1e-12;
    consider(towards);
  }
  for (Index cell = 0; cell < sampled.size(); ++cell) {
    Matrix<double> towards = Matrix<double>::Constant(sampled.rows(), sampled.cols(), 1e-9);
    towards.reshaped()(cell) = 1;
    consider(towards);
  }
  // A report is as likely as possible for a secret and as unlikely as possible for all others, or the
  // reverse. The budget is split between the two groups and how common the secret is.
  for (Index s = 0; s < sampled.rows(); ++s) {
    const double share = sampled.row(s).sum();
    const Vector<double> own = sampled.row(s).transpose() / share;
    const Vector<double> others = (sampled.colwise().sum() - sampled.row(s)).transpose() / (1 - share);
    for (Index y = 0; y < channel.cols(); ++y) {
      for (const bool up : {true, false}) {
        for (int i = 0; i <= 20; ++i) {
          for (int j = 0; i + j <= 20; ++j) {
            const auto there = [&](const Vector<double>& from, double part, double of, bool high) {
              const Ball ball{radius / 2 * part / 20 / of, Statistic::likelihood};
              return at_ball_mean(from, channel.col(y), ball, high ? End::largest : End::smallest);
            };
            const Vector<double> mine = there(own, i, share, up);
            const Vector<double> theirs = there(others, j, 1 - share, !up);
            const double left = radius * (20 - i - j) / 20;
            const double pi = share_range(share, 1 - share, left, Statistic::likelihood).least;
            Matrix<double> joint(sampled.rows(), sampled.cols());
            for (Index x = 0; x < sampled.cols(); ++x) {
              for (Index t = 0; t < sampled.rows(); ++t) {
                const double of_t = others(x) > 0 ? sampled(t, x) / (1 - share) / others(x)
                                                  : 1.0 / static_cast<double>(sampled.rows() - 1);
                joint(t, x) = t == s ? pi * mine(x) : (1 - pi) * theirs(x) * of_t;
              }
            }
            if (test::distance(sampled, joint) > radius * (1 + 1e-9)) continue;
            ++tried;
            worst = std::max(worst, level_of(joint, channel, down));
          }
        }
      }
    }
  }
  return worst;
}

/// The proof for the ranges around the set, in files that state them.
Notion by_ranges(const char* name, const Prior& prior) {
  return *find_notion(name)->with({.alpha = .05, .ranges = true}, prior);
}

Claim claim_of(const Notion& notion, const Certified& certified, double epsilon) {
  Claim claim{std::string(notion.name), epsilon, certified.bounds};
  claim.parameters.known = notion.parameters.known;
  claim.parameters.ranges = true;
  return claim;
}

double kept(const Prior& prior, const Channel& channel) {
  return mutual_information(data_and_report(prior, channel));
}

}  // namespace

TEST_CASE("a level under a sample is what the worst of the known distributions makes of it") {
  // Nothing is known of the data; a quarter of the people at least have either secret.
  const Prior prior = test::prior(Matrix<double>{{500, 500}, {500, 500}});
  Parameters parameters{.alpha = .05, .ranges = true};
  const Matrix<std::int64_t> none = Matrix<std::int64_t>::Zero(2, 2);
  const Matrix<std::int64_t> all = Matrix<std::int64_t>::Constant(2, 2, kOne);
  parameters.known = {1, none, all, none, all, Matrix<std::int64_t>::Constant(2, 1, kOne / 4)};
  Channel channel(2, 2);
  channel << .6, .4, .4, .6;
  const auto level = [&](const char* notion) {
    const auto with = find_notion(notion)->with(parameters, prior);
    // With a radius of 1, there may be even less of a secret than a quarter.
    CHECK_FALSE(with);
    Parameters fitting = parameters;
    fitting.known.radius = .1;
    const auto fits = find_notion(notion)->with(fitting, prior);
    REQUIRE(fits);
    return fits->leakage(prior, channel);
  };
  // The chance is .6 with the secret, and .25 * .6 + .75 * .4 among all. In reverse it is .25 * .4 + .75 * .6
  // among all, and .4.
  CHECK(level("rpml").level == doctest::Approx(std::log(.6 / .45)));
  CHECK(level("rlip").level == doctest::Approx(std::log(.55 / .4)));
  CHECK(level("rlip").more.secret == -1);
  CHECK(level("rlip").less.secret >= 0);
}

TEST_CASE("property: the optimum under a sample is that of all vertices") {
  test::RandomTables tables(2201);
  double furthest = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    const Matrix<double> counts = counts_of(tables, i);
    const double epsilon = std::clamp(tables.epsilon(), .05, 3.0);
    const Robust& robust = kNotions[i % 2];
    CAPTURE(counts);
    CAPTURE(epsilon);
    CAPTURE(robust.notion);
    const Prior prior = test::prior(counts);
    const Notion notion = by_ranges(robust.notion, prior);
    const auto made = optimal::propose(prior, notion, epsilon, {});
    REQUIRE(made);
    CHECK(certify(prior, notion, epsilon, made->channel).mixing == 0);
    const double best = by_all_vertices(prior, notion.parameters.known, epsilon, robust.down);
    const double found = kept(prior, made->channel);
    furthest = std::max(furthest, std::abs(found - best));
    CHECK(std::abs(found - best) < 1e-6);
    CHECK(*made->upper_bound >= best - 1e-9);
    CHECK(*made->upper_bound < best + 1e-6);
    for (const char* protocol : {"grr", "resample"}) {
      const auto other = find_protocol(protocol)->propose(prior, notion, epsilon, {});
      REQUIRE(other);
      CHECK(kept(prior, other->channel) <= best + 1e-9);
    }
    const auto marked = design({test::table(counts), robust.notion, epsilon, "oue"});
    REQUIRE(marked);
    CHECK(marked->mutual_information <= best + 1e-9);
  }
  MESSAGE("furthest from the list of vertices: " << furthest);
}

TEST_CASE("the optimum for the set of a sample is what was computed elsewhere") {
  const Matrix<double> example = 1000 * test::example();
  const Matrix<double> two{{40, 20, 60, 90, 30}, {110, 60, 40, 20, 30}};
  const Matrix<double> three{{2400, 3100, 1500, 3000}, {5200, 1800, 2500, 900}, {1600, 2700, 900, 4400}};
  const Matrix<double> wide{
      {14, 7, 40, 171, 10, 51}, {314, 137, 84, 343, 32, 102}, {135, 147, 129, 71, 105, 107}};
  struct Known {
    Matrix<double> counts;
    double epsilon;
    double kept;
  };
  for (const Known& known :
       {Known{example, .5, .834282}, Known{example, 1, 1.182182}, Known{example, 2, 1.335085},
        Known{10 * example, .5, .970564}, Known{10 * example, 1, 1.258214},
        Known{100 * example, .5, 1.026182}, Known{100 * example, 1, 1.281090}, Known{wide, .5, .935392},
        Known{two, .5, 1.031795}, Known{two, 1, 1.360470}, Known{three, .5, 1.054863},
        Known{three, .25, .811036}}) {
    // For all cells together: from three secrets on that is more than has to be allowed for.
    DesignRequest request{test::table(known.counts), "rlip", known.epsilon, "optimal"};
    const auto all =
        confidence_set(known.counts, known.counts.sum(), .05, Margin::published, Statistic::pearson);
    request.parameters.known = {.radius = all->radius, .statistic = Statistic::pearson};
    const auto made = design(request);
    REQUIRE(made);
    CHECK(std::abs(made->mutual_information - known.kept) < 2e-6);
    CHECK(*made->upper_bound - made->mutual_information < 2e-6);
  }
  for (const Known& known : {Known{wide, .5, .989296}, Known{three, .25, .813563}}) {
    DesignRequest request{test::table(known.counts), "rlip", known.epsilon, "optimal"};
    request.parameters.known.statistic = Statistic::pearson;
    const auto made = design(request);
    REQUIRE(made);
    CHECK(std::abs(made->mutual_information - known.kept) < 2e-6);
  }
}

TEST_CASE("the optimum for the set by the likelihood is what was computed elsewhere, by the same quantile") {
  const Matrix<double> example = 1000 * test::example();
  const Matrix<double> two{{40, 20, 60, 90, 30}, {110, 60, 40, 20, 30}};
  struct Known {
    Matrix<double> counts;
    double epsilon;
    double factor;
    double kept;
  };
  for (const Known& known :
       {Known{example, .5, 1, .83105}, Known{example, .5, 1.06, .82680},
        Known{example, .5, 31.22 / 14.067140449, .770221}, Known{example, 1, 1, 1.176004},
        Known{two, .5, 1, 1.020234}, Known{two, .5, 1.06, 1.008350}}) {
    CAPTURE(known.kept);
    const Prior prior = test::prior(known.counts);
    Parameters by_quantile{.alpha = .05, .by_set = true};
    by_quantile.known.statistic = Statistic::pearson;
    Notion notion = *find_notion("rlip")->with(by_quantile, prior);
    notion.parameters.known = {.radius = known.factor * notion.parameters.known.radius,
                               .statistic = Statistic::likelihood};
    const auto made = optimal::propose(prior, notion, known.epsilon, {});
    REQUIRE(made);
    CHECK(std::abs(kept(prior, made->channel) - known.kept) < 2e-5);
    // The same holds for the proof in integers.
    DesignRequest request{test::table(known.counts), "rlip", known.epsilon, "optimal"};
    request.parameters.known = notion.parameters.known;
    const auto proved = design(request);
    CHECK(bool(proved) == (known.factor >= likelihood_factor(prior.probabilities.cells.size() - 1)));
    if (proved) CHECK(std::abs(proved->mutual_information - known.kept) < 2e-5);
    CHECK(*made->upper_bound - kept(prior, made->channel) < 2e-6);
  }
}

TEST_CASE("property: no channel that holds for the set by the likelihood keeps more than the bound") {
  test::RandomTables tables(2208);
  std::mt19937_64 generator(2209);
  std::gamma_distribution<double> gamma(.6);
  for (int i = 0; i < test::repeats(40); ++i) {
    const Matrix<double> counts = counts_of(tables, i);
    const double epsilon = std::clamp(tables.epsilon(), .1, 2.0);
    const Prior prior = test::prior(counts);
    Parameters parameters{.alpha = .05, .by_set = true};
    parameters.known.statistic = Statistic::likelihood;
    const Notion notion = *find_notion(kNotions[i % 2].notion)->with(parameters, prior);
    CHECK(notion.parameters.known.statistic == Statistic::likelihood);
    CAPTURE(counts);
    CAPTURE(epsilon);
    const auto made = optimal::propose(prior, notion, epsilon, {});
    REQUIRE(made);
    CHECK(notion.leakage(prior, made->channel).level <= epsilon * (1 + 1e-7));
    CHECK(*made->upper_bound - kept(prior, made->channel) < 5e-6);
    Channel channel(prior.categories(), 3);
    for (double& chance : channel.reshaped()) chance = gamma(generator) + 1e-3;
    for (auto row : channel.rowwise()) row /= row.sum();
    std::vector<Channel> others{channel, Channel::Identity(prior.categories(), prior.categories())};
    for (const char* protocol : {"optimal", "grr", "resample"}) {
      const auto plain = find_protocol(protocol)->propose(prior, *find_notion("lip"), epsilon, {});
      REQUIRE(plain);
      others.push_back(plain->channel);
    }
    for (const Channel& from : others) {
      const Channel mixed = optimal::mixed_down(prior, notion, epsilon, from);
      CHECK(notion.leakage(prior, mixed).level <= epsilon * (1 + 1e-7));
      CHECK(kept(prior, mixed) <= *made->upper_bound + 1e-9);
    }
  }
}

TEST_CASE("property: the optimum for the set keeps no less than what else holds, and its bound is one") {
  test::RandomTables tables(2205);
  std::mt19937_64 generator(2206);
  std::gamma_distribution<double> gamma(.6);
  double gained = 0;
  for (int i = 0; i < test::repeats(60); ++i) {
    const Matrix<double> counts = counts_of(tables, i);
    const double epsilon = std::clamp(tables.epsilon(), .1, 2.0);
    const Robust& robust = kNotions[i % 2];
    CAPTURE(counts);
    CAPTURE(epsilon);
    CAPTURE(robust.notion);
    const auto made = design({test::table(counts), robust.notion, epsilon, "optimal"});
    REQUIRE(made);
    const Prior& prior = made->prior;
    CHECK(*made->upper_bound - made->mutual_information < 5e-6);
    const auto ranges = optimal::propose(prior, by_ranges(robust.notion, prior), epsilon, {});
    REQUIRE(ranges);
    gained = std::max(gained, made->mutual_information - kept(prior, ranges->channel));
    CHECK(made->mutual_information >= kept(prior, ranges->channel) - 5e-6);
    for (const char* protocol : {"grr", "resample"}) {
      const auto other = design({test::table(counts), robust.notion, epsilon, protocol});
      REQUIRE(other);
      CHECK(other->mutual_information <= *made->upper_bound + 1e-9);
      CHECK(other->mutual_information <= made->mutual_information + 5e-6);
    }
    // A channel that holds keeps no more than the bound.
    const Notion notion = *find_notion(robust.notion)->with({.alpha = .05, .by_set = true}, prior);
    Channel channel(prior.categories(), 3);
    for (double& chance : channel.reshaped()) chance = gamma(generator) + 1e-3;
    for (auto row : channel.rowwise()) row /= row.sum();
    for (const Channel& from : {channel, made->channel, ranges->channel}) {
      CHECK(kept(prior, optimal::mixed_down(prior, notion, epsilon, from)) <= *made->upper_bound + 1e-9);
    }
  }
  MESSAGE("more than for the ranges around the set, at most: " << gained);
  CHECK((test::in_part() || gained > .1));
}

TEST_CASE("property: under the set of a sample other objectives have their optimum too") {
  test::RandomTables tables(2207);
  double gained = 0;
  for (int i = 0; i < test::repeats(40); ++i) {
    const Matrix<double> counts = counts_of(tables, i);
    const double epsilon = std::clamp(tables.epsilon(), .1, 2.0);
    const Robust& robust = kNotions[i % 2];
    CAPTURE(counts);
    CAPTURE(epsilon);
    CAPTURE(robust.notion);
    JointTable table = test::table(counts);
    const Index a = counts.cols();
    table.distances = Matrix<double>(a, a);
    for (Index x = 0; x < a; ++x) {
      for (Index y = 0; y < a; ++y) table.distances(x, y) = std::abs(static_cast<double>(x - y));
    }
    const auto plain = design({test::table(counts), robust.notion, epsilon, "grr"});
    REQUIRE(plain);
    const Prior prior = *make_prior(table);
    for (const std::string objective : {"guesses", "distance"}) {
      CAPTURE(objective);
      DesignRequest request{test::table(counts), robust.notion, epsilon, "optimal"};
      if (objective == "distance") request.table = table;
      request.objective = objective;
      const auto made = design(request);
      REQUIRE(made);
      REQUIRE(made->achieved);
      const double sign = objective == "guesses" ? 1 : -1;
      const auto of = [&](const Channel& channel, const std::vector<Index>& answers) {
        return sign * *worth(prior, objective, channel, answers);
      };
      CHECK(made->certified.mixing < 1e-6);
      CHECK(sign * (made->achieved->bound - made->achieved->value) < 2e-5);
      CHECK(sign * made->achieved->value >= of(plain->channel, plain->answers) - 1e-6);
      // A channel for the ranges around the set holds for it, so it is worth no more.
      const auto ranges =
          find_objective(objective)->propose(prior, by_ranges(robust.notion, prior), epsilon, {});
      REQUIRE(ranges);
      std::vector<Index> answers;
      for (Index y = 0; y < ranges->channel.cols(); ++y) answers.push_back(y);
      const double before = of(ranges->channel, answers);
      CHECK(before <= sign * made->achieved->bound + 1e-6);
      gained = std::max(gained, sign * made->achieved->value - before);
    }
  }
  MESSAGE("more than for the ranges around the set, at most: " << gained);
  CHECK((test::in_part() || gained > .02));
}

TEST_CASE("property: under the set of a sample counts need the fewest people") {
  test::RandomTables tables(2211);
  std::mt19937_64 generator(2212);
  std::gamma_distribution<double> gamma(.6);
  double gained = 0;
  for (int i = 0; i < test::repeats(40); ++i) {
    const Matrix<double> counts = counts_of(tables, i);
    const double epsilon = std::clamp(tables.epsilon(), .1, 2.0);
    const Robust& robust = kNotions[i % 2];
    CAPTURE(counts);
    CAPTURE(epsilon);
    CAPTURE(robust.notion);
    DesignRequest request{test::table(counts), robust.notion, epsilon, "grr"};
    const auto plain = design(request);
    request.protocol = "optimal";
    const auto informative = design(request);
    request.objective = "counting";
    const auto made = design(request);
    REQUIRE(plain);
    REQUIRE(informative);
    REQUIRE(made);
    REQUIRE(made->achieved);
    const Prior& prior = made->prior;
    Parameters parameters{.alpha = .05, .by_set = true};
    parameters.known.statistic = Statistic::likelihood;
    const Notion notion = *find_notion(robust.notion)->with(parameters, prior);
    const auto variance = [&](const Channel& channel) { return *worth(prior, "counting", channel, {}); };
    const auto& [value, bound] = *made->achieved;
    CHECK(made->certified.mixing < 1e-6);
    CHECK(bound <= value);
    // More categories at low levels take longer than tests may, and end by time.
    if (counts.cols() < 4 || epsilon > .5) CHECK(value - bound <= 2e-4 * value);
    // None that holds needs fewer: not the other protocols, nor any channel that is mixed until it holds.
    CHECK(bound <= variance(plain->channel) * (1 + 1e-6));
    CHECK(bound <= variance(informative->channel) * (1 + 1e-6));
    CHECK(value <= variance(plain->channel) * (1 + 1e-6));
    Channel random(prior.categories(), prior.categories() + 1);
    for (double& chance : random.reshaped()) chance = gamma(generator) + 1e-3;
    for (auto row : random.rowwise()) row /= row.sum();
    CHECK(bound <= variance(optimal::mixed_down(prior, notion, epsilon, random)) * (1 + 1e-6));
    const auto ranges =
        find_objective("counting")->propose(prior, by_ranges(robust.notion, prior), epsilon, {});
    REQUIRE(ranges);
    CHECK(bound <= variance(ranges->channel) * (1 + 1e-6));
    gained = std::max(gained, 1 - value / variance(plain->channel));
  }
  MESSAGE("fewer than with randomised response, at most: " << gained);
  CHECK((test::in_part() || gained > .1));
}

TEST_CASE("a search by what matters stops when told to, with a channel that holds") {
  const Prior prior = test::prior(100 * test::example());
  Notion pairs = *find_notion("rldp")->with({.alpha = .05, .ranges = true}, prior);
  pairs.parameters.tight_corners = false;
  const Parameters set{.alpha = .05, .by_set = true};
  for (const Notion& notion :
       {*find_notion("rlip")->with(set, prior), *find_notion("rpml")->with(set, prior), pairs}) {
    CAPTURE(notion.name);
    REQUIRE(optimal::is_by_cuts(notion));
    for (const int most : {1, 5, 1'000'000}) {
      CAPTURE(most);
      int asked = 0;
      SearchOptions options{.method = Method::columns};
      options.keep_going = [&](const SearchProgress& progress) {
        CHECK(progress.lower <= progress.upper);
        if (asked % 4 == 0) {
          const auto channel = progress.channel();
          if (channel) CHECK(notion.leakage(prior, *channel).level <= .5 * (1 + 1e-7));
        }
        return ++asked < most;
      };
      const auto found = optimal::optimum_by_cuts(prior, notion, .5, options);
      REQUIRE(found);
      CHECK(asked > 0);
      CHECK(asked <= most);
      CHECK(notion.leakage(prior, found->channel).level <= .5 * (1 + 1e-7));
    }
  }
}

TEST_CASE("where the search under a sample's set does not end it has a channel that holds, and its gap") {
  // Few people, and a low level: the set is round rather than cornered.
  Matrix<double> counts(2, 6);
  counts << 10, 48, 0, 0, 42, 0, 17, 20, 8, 25, 8, 22;
  DesignRequest request{test::table(counts), "rpml", .1, "optimal"};
  request.search.seconds = test::in_part() ? 15 : 2;  // builds that run in part are slower
  const auto made = design(request);
  REQUIRE(made);
  CHECK(made->mutual_information > .04);
  CHECK(made->mutual_information < *made->upper_bound);
  CHECK(made->leakage.back().leakage.level <= .1 + 1e-9);
}

TEST_CASE("property: no distribution that the sample does not rule out exceeds the level") {
  test::RandomTables tables(2202);
  std::mt19937_64 generator(2203);
  double nearest[2] = {0, 0};
  double mean[2] = {0, 0};
  double bounds[2] = {0, 0};
  double without = 0;  // how far lip and pml go, which take the table as the truth
  int tried = 0;
  const int repeats = test::repeats(40);
  for (int i = 0; i < repeats; ++i) {
    const Matrix<double> counts = counts_of(tables, i);
    const double epsilon = std::clamp(tables.epsilon(), .1, 2.0);
    const Robust& robust = kNotions[i % 2];
    CAPTURE(counts);
    CAPTURE(epsilon);
    const auto made = design({test::table(counts), robust.notion, epsilon, "optimal"});
    REQUIRE(made);
    const auto set = confidence_set(counts, counts.sum(), .05);
    const Matrix<double> sampled = counts / counts.sum();
    const auto worst = [&](const Channel& channel) {
      return worst_sampled(sampled, set->merged_radius, channel, robust.down, 200, generator, tried) /
             epsilon;
    };
    const double reached = worst(made->channel);
    CHECK(reached <= 1 + 1e-9);
    nearest[i % 2] = std::max(nearest[i % 2], reached);
    mean[i % 2] += 2 * reached / repeats;
    // An auditor's bound is not beyond the promise, nor short of what is reached.
    const Notion notion = *find_notion(robust.notion)->with({.alpha = .05, .ranges = true}, made->prior);
    const auto bound =
        worst_level(made->prior, *set, notion, made->channel, worst_ldp(made->prior, *set, made->channel));
    REQUIRE(bound);
    bounds[i % 2] += 2 * *bound / epsilon / repeats;
    CHECK(*bound <= epsilon + 1e-9);
    CHECK(*bound >= reached * epsilon - 1e-9);
    const auto plain = design({test::table(counts), robust.down ? "lip" : "pml", epsilon, "optimal"});
    REQUIRE(plain);
    without = std::max(without, worst(plain->channel));
    CHECK(plain->mutual_information >= made->mutual_information - 1e-6);
  }
  MESSAGE("of the level: rlip " << nearest[0] << " at most, " << mean[0] << " on average; rpml " << nearest[1]
                                << ", " << mean[1] << "; audited " << bounds[0] << ", " << bounds[1]
                                << "; without " << without << "; distributions " << tried);
  CHECK((test::in_part() || (nearest[0] > .8 && nearest[1] > .9)));
  CHECK((test::in_part() || without > 1.2));
}

TEST_CASE("a large sample asks for no more than the truth") {
  const Matrix<double> example = 1e12 * test::example();
  for (const auto& [robust, plain] : {std::pair{"rlip", "lip"}, std::pair{"rpml", "pml"}}) {
    const auto made = design({test::table(example), robust, .5, "optimal"});
    const auto known = design({test::table(example), plain, .5, "optimal"});
    REQUIRE(made);
    CHECK(made->mutual_information == doctest::Approx(known->mutual_information).epsilon(1e-4));
    CHECK(made->mutual_information <= known->mutual_information + 1e-9);
  }
}

TEST_CASE("at level 0 no report says anything, whatever the sample") {
  const auto made = design({test::table(1000 * test::example()), "rlip", 0, "optimal"});
  REQUIRE(made);
  CHECK(made->mutual_information < 1e-9);
  CHECK(made->leakage.back().leakage.level < 1e-11);
}

TEST_CASE("many categories have too many corners to list, and an optimum with a bound all the same") {
  Matrix<double> counts(3, 7);
  test::RandomTables tables(2204);
  for (double& count : counts.reshaped()) count = static_cast<double>(tables.between(20, 400));
  const auto made = design({test::table(counts), "rlip", .5, "optimal"});
  REQUIRE(made);
  CHECK(made->certified.lifts.points.size() > 0);
  CHECK(*made->upper_bound - made->mutual_information < 2e-5);
  CHECK(made->leakage.back().leakage.level > .5 * (1 - 1e-6));
  CHECK(made->leakage.back().leakage.level <= .5 + 1e-9);
}

TEST_CASE("a claim about a sample has to leave nothing out, and to know what it is about") {
  for (const Robust& robust : kNotions) {
    const Prior prior = test::prior(1000 * test::example());
    const Notion notion = by_ranges(robust.notion, prior);
    const auto proposed = optimal::propose(prior, notion, .3, {});
    REQUIRE(proposed);
    const Certified made = certify(prior, notion, .3, proposed->channel);
    const Claim right = claim_of(notion, made, .3);
    const auto holds = [&](const Claim& claim) {
      const auto found = verify(prior, claim, made.weights);
      return found && found->holds;
    };
    CHECK(holds(right));
    const auto broken = [&](const auto& change) {
      Claim claim = right;
      change(claim.parameters);
      return !holds(claim);
    };
    const std::int64_t little = std::int64_t{1} << 10;
    CHECK(broken([&](Parameters& own) { own.known.least(0, 1) += little; }));
    CHECK(broken([&](Parameters& own) { own.known.most(1, 2) -= little; }));
    CHECK(broken([&](Parameters& own) { own.known.others_least(0, 1) += little; }));
    CHECK(broken([&](Parameters& own) { own.known.others_most(1, 3) -= little; }));
    CHECK(broken([&](Parameters& own) { own.known.least_secret(1, 0) += little; }));
    CHECK(broken([&](Parameters& own) { own.known.least_secret(1, 0) = -1; }));
    CHECK(broken([&](Parameters& own) { own.known.radius *= .99; }));
    CHECK(broken([&](Parameters& own) { own.known.others_least = {}; }));
    CHECK(broken([&](Parameters& own) { own.known.others_most = {}; }));
    CHECK(broken([&](Parameters& own) { own.known.least_secret = {}; }));
    CHECK(broken([&](Parameters& own) { own.ranges = false; }));
    // For fewer distributions, which the channel also covers, but which are not all of them.
    CHECK(broken([&](Parameters& own) {
      own.known = {};
      own.alpha = 1e-6;
    }));
    Claim other = right;
    other.sees_secret = true;
    CHECK_FALSE(verify(prior, other, Weights(made.weights.replicate(2, 1))));
    CHECK_FALSE(verify(prior, right, Marks{4, kOwnMark / 2})->holds);
    const auto marked = design({test::table(1000 * test::example()), robust.notion, .3, "oue"});
    REQUIRE(marked);
    CHECK(verify(prior, right, *marked->certified.marks)->holds);
    CHECK_FALSE(verify(prior, right, Marks{4, marked->certified.marks->other - 1})->holds);
    CHECK_FALSE(design({test::table(Matrix<double>::Constant(2, 11, 50)), robust.notion, 1, "oue"}));
    // rldp says nothing of everybody, and is for pairs.
    Claim pairs = right;
    pairs.notion = "rldp";
    CHECK_FALSE(verify(prior, pairs, made.weights));
    pairs.sees_secret = true;
    CHECK_FALSE(verify(prior, pairs, Weights(made.weights.replicate(2, 1))));
  }
}

}  // namespace sluice::sampled_lift_test
