// SPDX-License-Identifier: GPL-3.0-or-later
// E's protocols: their calibration beside values worked out separately, and the results beside other methods.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "chi_square.hpp"
#include "design/sluice.hpp"
#include "effort.hpp"
#include "guarantee/known_corners.hpp"
#include "guarantee/worst_case.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "priors.hpp"
#include "protocol/grr.hpp"
#include "protocol/independent_reporting.hpp"
#include "protocol/robust_conditional.hpp"

namespace sluice::robust_protocols_test {

namespace {

namespace ir = independent_reporting;
namespace cr = robust_conditional;

constexpr double kPrinted = 6e-7;

Matrix<double> reference() {
  Matrix<double> joint(2, 3);
  joint << .10, .15, .05, .30, .10, .30;
  return joint;
}

/// The paper's own set.
ConfidenceSet sampled(const Matrix<double>& joint, double n) {
  const auto set = confidence_set(joint, n, .05, Margin::published, Statistic::pearson);
  REQUIRE(set);
  return *set;
}

robust::Ranges ranges(const ConfidenceSet& set) { return {set.least_probability(), set.most_probability()}; }

/// I(S,U;Y) of a channel that sees the pair, from its definition.
double information(const Matrix<double>& joint, const Channel& channel) {
  const Vector<double> mass = joint.reshaped<Eigen::RowMajor>();
  return mutual_information(mass.asDiagonal() * channel);
}

/// E's way to choose epsilon_2: one of 2001, by the channels themselves.
struct Grid {
  double information = 0;
  double epsilon2 = 0;
};
template <class ChannelAt>
Grid best_of_grid(const Matrix<double>& joint, double epsilon, const ChannelAt& channel_at) {
  Grid best;
  for (int i = 0; i <= 2000; ++i) {
    const double epsilon2 = epsilon * i / 2000;
    const double found = information(joint, channel_at(epsilon2));
    if (found > best.information) best = {found, epsilon2};
  }
  return best;
}

double level(const Design& design) {
  for (const auto& [notion, leakage] : design.leakage) {
    if (notion == "rldp") return leakage.level;
  }
  return NAN;
}

/// For the paper's own set, unless another one is asked for.
Design must(const Matrix<double>& weights, double epsilon, const char* protocol,
            Statistic statistic = Statistic::pearson) {
  DesignRequest request{test::table(weights), "rldp", epsilon, protocol};
  request.parameters.known.statistic = statistic;
  const auto found = design(request);
  REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
  return *found;
}

constexpr const char* kProtocols[] = {"grr", "ir", "cr", "ir-tight", "cr-tight"};

bool is_tight(std::string_view protocol) { return protocol.ends_with("-tight"); }

/// Counts of a sample, with every cell or without some.
Matrix<double> random_counts(test::RandomTables& tables, bool with_zeros) {
  Matrix<double> counts(tables.between(2, 4), tables.between(2, 5));
  const Index most = tables.between(1, 4);
  for (double& count : counts.reshaped()) {
    count = std::ceil(std::pow(10, static_cast<double>(tables.between(0, most * 100)) / 100));
  }
  if (with_zeros) counts(tables.between(0, counts.rows() - 1), tables.between(0, counts.cols() - 1)) = 0;
  return counts;
}

}  // namespace

TEST_CASE("E's radii and diameter are as printed, and where the paper divides by 0 they are 2") {
  const ConfidenceSet set = sampled(reference(), 1000);
  const Vector<double> radii = robust::radii(reference(), set);
  CHECK(std::abs(radii(0) - .192714) < kPrinted);
  CHECK(std::abs(radii(1) - .125832) < kPrinted);
  CHECK(std::abs(robust::diameter(reference(), radii) - 1.099714) < kPrinted);
  const Vector<double> example = robust::radii(test::example(), sampled(test::example(), 1000));
  CHECK(std::abs(example(0) - .168025) < kPrinted);
  CHECK(std::abs(example(1) - .168025) < kPrinted);
  Matrix<double> unseen = reference();
  unseen.row(0).setZero();
  CHECK(robust::radii(unseen, sampled(unseen, 1000))(0) == 2);
  // A large spread: what the rarest category can gain, twice; twice the whole as the spread grows.
  const Vector<double> few = robust::radii(reference(), sampled(reference(), 5));
  const ConfidenceSet small = sampled(reference(), 5);
  REQUIRE(small.spread(0) > 1);
  CHECK(std::abs(few(0) - 2 * (small.most_probability()(0, 2) - 1.0 / 6)) < 1e-9);
  CHECK(robust::radii(reference(), sampled(reference(), 1e-6)).maxCoeff() <= 2);
}

TEST_CASE("a small sample gets no more noise than one that says nothing of the distribution") {
  Matrix<double> counts(2, 3);
  counts << 1, 0, 0, 30, 40, 29;
  const Vector<double> radii = robust::radii(counts, sampled(counts, 100));
  CHECK(robust::diameter(counts, radii) == 2);
  // Randomised response on the data at epsilon_2, as it stands.
  CHECK(std::abs(robust::noise_within(2, .7) - std::expm1(.7)) < 1e-15);
  CHECK(std::abs(must(counts, 1, "ir").mutual_information - .121932) < kPrinted);
  CHECK(std::abs(must(counts, 2, "ir").mutual_information - .428355) < kPrinted);
  // Without the 2: .029856 and .181790. Randomised response on the pair keeps .075458 and .330044.
  CHECK(must(counts, 1, "ir").mutual_information > must(counts, 1, "grr").mutual_information);

  // The paper's formula, once more: sums and maxima as they are printed, d above and below 2.
  test::RandomTables tables(12);
  int above = 0;
  for (int i = 0; i < 200; ++i) {
    Matrix<double> random(tables.between(2, 4), tables.between(2, 5));
    for (double& count : random.reshaped())
      count = static_cast<double>(tables.between(0, i % 2 ? 9 : 900) + 1);
    const double n = random.sum();
    const ConfidenceSet set = sampled(random, n);
    double radius = 0;
    double apart = 0;
    for (Index s = 0; s < random.rows(); ++s) {
      const double a = set.spread(s);
      const double p = (random.row(s) / random.row(s).sum()).minCoeff();
      const double wide = (a * (1 - 2 * p) + std::sqrt(a * a + 4 * a * p - 4 * a * p * p)) / (a + 1);
      radius = std::max(radius, std::min(2., a >= 1 ? wide : std::sqrt(a)));
      for (Index t = 0; t < random.rows(); ++t) {
        const Vector<double> difference =
            random.row(s) / random.row(s).sum() - random.row(t) / random.row(t).sum();
        apart = std::max(apart, difference.cwiseAbs().sum());
      }
    }
    above += 2 * radius + apart > 2 ? 1 : 0;
    CHECK(std::abs(robust::diameter(random, robust::radii(random, set)) - std::min(2., 2 * radius + apart)) <
          1e-9);
  }
  CHECK(above >= 50);
  CHECK(above <= 150);
}

TEST_CASE("E's protocols keep what was worked out for the running example of 2 x 3") {
  struct Case {
    double n, epsilon;
    double grr, ir, cr, ir_tight, cr_tight;
  };
  const Case cases[] = {
      {1000, 1, .091815, .235960, .356622, .383840, .683956},
      {10000, 1, .091815, .303619, .488293, .541714, .780681},
      {1000, 2, .422335, .593339, .620458, 1.086493, 1.040104},
  };
  const Matrix<double> joint = reference();
  for (const Case& expected : cases) {
    const double epsilon = expected.epsilon;
    CAPTURE(expected.n);
    CAPTURE(epsilon);
    const ConfidenceSet set = sampled(joint, expected.n);
    const Vector<double> radii = robust::radii(joint, set);
    CHECK(std::abs(information(joint, grr::channel(6, std::expm1(epsilon))) - expected.grr) < kPrinted);
    const auto check_independent = [&](const ir::Noise& noise, double printed) {
      const auto at = [&](double epsilon2) { return ir::channel(2, 3, epsilon - epsilon2, noise(epsilon2)); };
      const ir::Calibration found = ir::calibrate(joint, epsilon, noise);
      CHECK(std::abs(best_of_grid(joint, epsilon, at).information - printed) < kPrinted);
      // The closed form of the information is that of the channel; between the points there is more.
      CHECK(std::abs(information(joint, at(found.epsilon2)) - found.information) < 1e-12);
      CHECK(found.information >= printed - kPrinted);
      CHECK(found.information <= printed + 1e-4);
    };
    const auto check_conditional = [&](const cr::Noise& noise, double printed) {
      const auto at = [&](double epsilon2) {
        return cr::channel(joint, epsilon - epsilon2, noise(epsilon - epsilon2, epsilon2));
      };
      const cr::Calibration found = cr::calibrate(joint, epsilon, noise);
      CHECK(std::abs(best_of_grid(joint, epsilon, at).information - printed) < kPrinted);
      CHECK(std::abs(information(joint, at(found.epsilon2)) - found.information) < 1e-12);
      CHECK(found.information >= printed - kPrinted);
      CHECK(found.information <= printed + 1e-4);
      return found.epsilon2;
    };
    check_independent(ir::by_diameter(robust::diameter(joint, radii)), expected.ir);
    check_independent(ir::by_ranges(ranges(set)), expected.ir_tight);
    const double plain = check_conditional(cr::by_radii(radii), expected.cr);
    const double tight = check_conditional(cr::by_ranges(joint, ranges(set)), expected.cr_tight);
    if (expected.n > 1000 || epsilon > 1) continue;
    CHECK(std::abs(plain - .879) < 5e-4);
    CHECK(std::abs(tight - .406) < 5e-4);
    CHECK(ir::calibrate(joint, 1, ir::by_diameter(robust::diameter(joint, radii))).epsilon2 == 1);
  }
}

TEST_CASE(
    "what is proved is E's own ranges, where they have few corners, and all that E's noise keeps is kept") {
  struct Case {
    double n, epsilon;
    double kept[4];  // ir, cr, ir-tight, cr-tight
  };
  const Case cases[] = {{1000, 1, {.235960, .356622, .383840, .683956}},
                        {10000, 1, {.303619, .488293, .541714, .780681}},
                        {1000, 2, {.593339, .620458, 1.086493, 1.040104}}};
  for (const auto& [n, epsilon, kept] : cases) {
    CAPTURE(n);
    CAPTURE(epsilon);
    const Matrix<double> counts = n * reference();
    for (std::size_t k = 0; k < 4; ++k) {
      CAPTURE(kProtocols[k + 1]);
      const Design found = must(counts, epsilon, kProtocols[k + 1]);
      CHECK(found.known.most.size() > 0);
      CHECK(found.certified.mixing == 0);
      CHECK(found.mutual_information >= kept[k] - kPrinted);
      // Between the points of the paper's grid there may be a little more.
      CHECK(found.mutual_information <= kept[k] + 1e-4);
    }
    const Prior prior = test::prior(counts);
    const Prior seen = with_secret(prior);
    Parameters parameters{.alpha = .05};
    parameters.known.statistic = Statistic::pearson;
    const Notion by_least = *find_notion("rldp")->with(parameters, prior);
    parameters.ranges = true;
    const Notion notion = *find_notion("rldp")->with(parameters, prior);
    const ConfidenceSet set = sampled(counts, n);
    const auto independent = ir::calibrate(reference(), epsilon, ir::by_ranges(ranges(set)));
    const auto conditional = cr::calibrate(reference(), epsilon, cr::by_ranges(reference(), ranges(set)));
    for (const Channel& channel : {ir::channel(2, 3, epsilon - independent.epsilon2, independent.z),
                                   cr::channel(reference(), epsilon - conditional.epsilon2, conditional.z)}) {
      CHECK(worst_ldp(prior, set, channel).level <= epsilon * (1 + 1e-12));
      CHECK(notion.leakage(seen, channel).level <= epsilon * (1 + 1e-9));
      CHECK(by_least.leakage(seen, channel).level > epsilon * 1.005);
    }
    // The least noise under the notion by measuring channels, not by formulas.
    const auto least = [&](const auto& channel_at) {
      double low = 0;
      double high = 1e6;
      if (notion.leakage(seen, channel_at(high)).level <= epsilon) return high;
      for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        (notion.leakage(seen, channel_at(middle)).level <= epsilon ? low : high) = middle;
      }
      return low;
    };
    double best_independent = 0;
    double best_conditional = 0;
    for (int i = 0; i <= 100; ++i) {
      const double epsilon1 = epsilon * i / 100 * (1 - 1e-12);
      const double z = least([&](double of_all) { return ir::channel(2, 3, epsilon1, of_all); });
      best_independent = std::max(best_independent, information(reference(), ir::channel(2, 3, epsilon1, z)));
      Vector<double> of_each = Vector<double>::Zero(2);
      for (Index s = 0; s < 2; ++s) {
        of_each(s) = least([&](double of_one) {
          Vector<double> alone = Vector<double>::Zero(2);
          alone(s) = of_one;
          return cr::channel(reference(), epsilon1, alone);
        });
      }
      best_conditional =
          std::max(best_conditional, information(reference(), cr::channel(reference(), epsilon1, of_each)));
    }
    const double tight = must(counts, epsilon, "ir-tight").mutual_information;
    const double closer = must(counts, epsilon, "cr-tight").mutual_information;
    CHECK(tight > best_independent - 1e-8);
    CHECK(tight < best_independent + 5e-3);
    CHECK(closer > best_conditional - 1e-8);
    CHECK(closer < best_conditional + 5e-3);
  }
}

TEST_CASE(
    "ranges of too many corners to be listed are proved all the same, and what they allow for is kept") {
  Matrix<double> counts(3, 8);
  counts << 90, 80, 70, 60, 50, 40, 30, 20, 20, 30, 40, 50, 60, 70, 80, 90, 50, 50, 50, 50, 50, 50, 50, 50;
  const Matrix<double> joint = counts / counts.sum();
  const ConfidenceSet set = sampled(counts, counts.sum());
  CHECK_FALSE(corners_by_ranges(set.least, set.most));
  for (const char* protocol : {"ir", "cr", "ir-tight", "cr-tight"}) {
    CAPTURE(protocol);
    const Design many = must(counts, 1, protocol);
    REQUIRE(many.known.most.size() > 0);
    CHECK(many.certified.mixing == 0);
    CHECK(level(many) <= 1);
    Claim claim{"rldp", 1, many.certified.bounds};
    claim.sees_secret = true;
    claim.parameters.alpha = .05;
    claim.parameters.ranges = true;
    claim.parameters.known.statistic = Statistic::pearson;
    CHECK(audit(many.prior, claim, many.certified.weights)->holds);
    claim.parameters.known = many.known;
    CHECK(audit(many.prior, claim, many.certified.weights)->holds);
    // Another person's ranges are accepted only if they leave nothing out.
    claim.parameters.known.least(2, 3) += std::int64_t{1} << 10;
    CHECK(audit(many.prior, claim, many.certified.weights).failure().status == Status::bad_protocol);
    claim.parameters.known = many.known;
    claim.parameters.known.most(0, 1) -= std::int64_t{1} << 10;
    CHECK(audit(many.prior, claim, many.certified.weights).failure().status == Status::bad_protocol);
    // A larger alpha asks for less than is proved; a smaller one for more, and so does a larger radius.
    claim.parameters.known = many.known;
    const auto refusal = [&] {
      const auto found = audit(many.prior, claim, many.certified.weights);
      return std::string_view(found ? "" : found.failure().text->id);
    };
    claim.parameters.alpha = .5;
    CHECK(audit(many.prior, claim, many.certified.weights)->holds);
    claim.parameters.alpha = .01;
    CHECK(refusal() == "radius-too-small");
    claim.parameters.alpha = .05;
    claim.parameters.known.radius *= 1.5;
    CHECK(refusal() == "ranges-too-narrow");
    // With the least probabilities alone there are more distributions, for which the noise is not enough.
    claim.parameters.known = {.statistic = Statistic::pearson};
    claim.parameters.ranges = false;
    const bool tight = std::string_view(protocol).ends_with("tight");
    if (tight) CHECK_FALSE(audit(many.prior, claim, many.certified.weights)->holds);
  }
  const Design best = must(counts, 1, "optimal");
  CHECK(level(best) <= 1);
  for (const char* protocol : {"ir-tight", "cr-tight", "polyopt", "grr"}) {
    const double kept = must(counts, 1, protocol).mutual_information;
    CHECK(kept <= best.mutual_information + 1e-9);
    CHECK(kept <= *best.upper_bound);
  }
  CHECK(std::abs(must(counts, 1, "ir-tight").mutual_information -
                 ir::calibrate(joint, 1, ir::by_ranges(ranges(set))).information) < 1e-6);
  CHECK(std::abs(must(counts, 1, "cr-tight").mutual_information -
                 cr::calibrate(joint, 1, cr::by_ranges(joint, ranges(set))).information) < 1e-6);
}

TEST_CASE("where nothing at all is known of the distribution the optimum is E's for all of them") {
  const Design found = must(1e-9 * reference(), 1, "optimal");
  CHECK(std::abs(found.mutual_information - .277583) < 2e-6);
  CHECK(std::abs(*found.upper_bound - .277583) < 2e-6);
  CHECK(level(found) <= 1);
}

TEST_CASE("property: E's protocols keep robust privacy without repair, and the tight ones use it up") {
  test::RandomTables tables(81);
  int with_zeros = 0;
  for (int i = 0; i < test::repeats(200); ++i) {
    const Matrix<double> counts = random_counts(tables, i % 4 == 3);
    const double epsilon = std::clamp(tables.epsilon(), .02, 4.0);
    CAPTURE(i);
    CAPTURE(counts);
    CAPTURE(epsilon);
    const Prior prior = test::prior(counts);
    const Statistic statistic = i % 3 == 2 ? Statistic::pearson : Statistic::likelihood;
    const ConfidenceSet set =
        *confidence_set(prior.weights.cells, prior.weights.total, .05, Margin::published, statistic);
    with_zeros += prior.weights.cells.minCoeff() <= 0 ? 1 : 0;
    double kept[5] = {};
    for (std::size_t k = 0; k < std::size(kept); ++k) {
      CAPTURE(kProtocols[k]);
      const Design found = must(counts, epsilon, kProtocols[k], statistic);
      kept[k] = found.mutual_information;
      CHECK(found.certified.mixing == 0);
      CHECK(level(found) <= epsilon);
      CHECK(worst_ldp(prior, set, found.channel).level <= epsilon);
      CHECK(found.channel.rows() == prior.secrets() * prior.categories());
      CHECK(!found.answers.empty());
      CHECK(found.alpha.has_value() == (k == 0));
      if (is_tight(kProtocols[k])) CHECK(level(found) >= epsilon - 1e-9);
    }
    CHECK(kept[3] >= kept[1] - 1e-9);
    CHECK(kept[4] >= kept[2] - 1e-9);
    // The proof costs the paper's protocols nothing.
    const Vector<double> radii = robust::radii(prior.weights.cells, set);
    const Matrix<double>& joint = prior.probabilities.cells;
    const double stated =
        ir::calibrate(joint, epsilon, ir::by_diameter(robust::diameter(joint, radii))).information;
    const double conditional = cr::calibrate(joint, epsilon, cr::by_radii(radii)).information;
    CHECK(kept[1] >= stated - 1e-9);
    CHECK(kept[2] >= conditional - 1e-9);
  }
  CHECK((test::in_part() || with_zeros > 20));
}

TEST_CASE("a higher level keeps no less, however high, where a cell is empty") {
  Matrix<double> counts(3, 4);
  counts << 300, 0, 50, 20, 10, 70, 0, 9, 0, 50, 50, 70;
  for (const char* protocol : {"cr", "cr-tight", "ir", "ir-tight", "polyopt", "optimal"}) {
    CAPTURE(protocol);
    double before = 0;
    for (const double epsilon : {19., 24., 30., 40., 50., 60., 1000.}) {
      CAPTURE(epsilon);
      const Design found = must(counts, epsilon, protocol);
      CHECK(found.mutual_information >= before - 1e-9);
      before = found.mutual_information;
    }
    CHECK(before > 1.6818);
  }
}

TEST_CASE(
    "of few people cr-tight is cr: both give all of the level to the secret, and ir-tight to the data") {
  Matrix<double> counts(3, 5);
  counts << 24, 2, 2, 15, 3, 1, 11, 4, 3, 0, 0, 1, 15, 6, 13;
  const Design plain = must(counts, 3, "cr");
  const Design tight = must(counts, 3, "cr-tight");
  const Design independent = must(counts, 3, "ir-tight");
  CHECK((plain.channel - tight.channel).cwiseAbs().maxCoeff() < 1e-9);
  // Randomised response on the secret at the whole level, and any category alike.
  const double level_of_secret = robust::calibrated_level(3);
  const Channel secret = grr::channel(3, std::expm1(level_of_secret));
  for (Index x = 0; x < 15; ++x) {
    for (Index y = 0; y < 15; ++y) CHECK(std::abs(tight.channel(x, y) - secret(x / 5, y / 5) / 5) < 1e-9);
  }
  CHECK(std::abs(tight.mutual_information - .688884) < kPrinted);
  // The same of the data: a report says nothing of the secret but what the data say.
  CHECK(std::abs(independent.mutual_information - .955916) < kPrinted);
  for (Index x = 0; x < 15; ++x) {
    for (Index y = 0; y < 15; ++y)
      CHECK(std::abs(independent.channel(x, y) - independent.channel(x % 5, y % 5)) < 1e-9);
  }
  // With all of the level for the data cr has them of one in three only: the secret stays as often as not.
  const Matrix<double> joint = counts / counts.sum();
  const auto noise = cr::by_ranges(joint, ranges(sampled(counts, 100)));
  CHECK(information(joint, cr::channel(joint, 0, noise(0, 3))) < tight.mutual_information);
  // At a higher level it pays to give some to the data, and less noise keeps more.
  CHECK(must(counts, 4, "cr-tight").mutual_information > must(counts, 4, "cr").mutual_information + .05);
}

TEST_CASE("a single secret leaves all, epsilon 0 nothing, and no sample too much") {
  for (const char* protocol : kProtocols) {
    CAPTURE(protocol);
    const Matrix<double> alone = 1000 * reference().row(0);
    if (std::string_view(protocol) != "grr") CHECK(must(alone, 1, protocol).channel.isIdentity());
    CHECK(must(1000 * reference(), 0, protocol).mutual_information < 1e-9);
    CHECK(must(1000 * reference(), 1e-9, protocol).mutual_information < 1e-9);
    const Design much = must(1000 * reference(), 60, protocol);
    CHECK(much.mutual_information > entropy(reference().reshaped()) - 1e-7);
    // One category of the data: nothing is left but the secret.
    const Design bare = must(Matrix<double>::Constant(3, 1, 50), 1, protocol);
    CHECK(level(bare) == doctest::Approx(1).epsilon(1e-9));
  }
  const Parameters parameters{.alpha = .05};
  for (const char* protocol : {"ir", "cr-tight", "ir-tight"}) {
    CHECK_FALSE(design({test::table(reference()), "ldp", 1, protocol}));
    CHECK_FALSE(design({.table = test::table(reference()),
                        .notion = "ldp",
                        .epsilon = 1,
                        .protocol = protocol,
                        .sees_secret = true}));
  }
}

namespace {

/// The algorithms as they are described, step by step, beside the channels that were made of them.
class Simulation {
 public:
  Simulation(Matrix<double> joint, unsigned seed) : joint_(std::move(joint)), generator_(seed) {}

  Index answer(Index truth, Index k, double z) {
    // The truth with probability z / (k + z), else any of all k.
    if (std::isinf(z)) return truth;
    if (uniform_(generator_) * (static_cast<double>(k) + z) < z) return truth;
    return std::uniform_int_distribution<Index>(0, k - 1)(generator_);
  }
  Index draw(const Vector<double>& weights) {
    std::discrete_distribution<Index> distribution(weights.begin(), weights.end());
    return distribution(generator_);
  }
  Index pair() { return draw(joint_.reshaped<Eigen::RowMajor>()); }
  Index drawn_for(Index s) { return draw(joint_.row(s).transpose()); }

 private:
  Matrix<double> joint_;
  std::mt19937_64 generator_;
  std::uniform_real_distribution<double> uniform_{0, 1};
};

}  // namespace

// Power: the mean of ln Q[x,y] / P(y) over 10^6 draws has a standard deviation below 1e-3 (its own is below
// 1). So it is 4.9 of them from I(S,U;Y) with probability 1e-6. A report that is off by 1 % of its
// probability p gives Pearson's test a noncentrality of 100 p. The control is Conditional Reporting that
// answers with the drawn data unchanged. It moves most reports by more than 5 %, which gives 10^4 and a power
// of 1.
TEST_CASE("a million runs of E's algorithms follow the channels and their formulas of the information" *
          doctest::skip(test::in_part())) {
  constexpr int kDraws = 1'000'000;
  constexpr double kAlpha = 1e-6;
  const Matrix<double> joint = reference();
  const ConfidenceSet set = sampled(joint, 1000);
  const auto independent = ir::calibrate(joint, 1, ir::by_ranges(ranges(set)));
  // Not at its own optimum, where the secret is not reported at all.
  const double half = .5;
  const double z = ir::by_ranges(ranges(set))(half);
  // Here without noise on the data at its optimum.
  const double tenth = .1;
  const Vector<double> of_each = cr::by_ranges(joint, ranges(set))(1 - tenth, tenth);
  REQUIRE(of_each.allFinite());
  Simulation people(joint, 91);
  const auto independently = [&](double epsilon1, double noise) {
    return [&people, epsilon1, noise](Index x) {
      return people.answer(x / 3, 2, std::expm1(epsilon1)) * 3 + people.answer(x % 3, 3, noise);
    };
  };
  const auto conditionally = [&](bool noise_on_drawn) {
    return [&people, &of_each, tenth, noise_on_drawn](Index x) {
      const Index s = people.answer(x / 3, 2, std::expm1(1 - tenth));
      if (s == x / 3) return s * 3 + people.answer(x % 3, 3, of_each(s));
      const Index u = people.drawn_for(s);
      return s * 3 + (noise_on_drawn ? people.answer(u, 3, of_each(s)) : u);
    };
  };
  struct Outcome {
    double p;
    double deviations;
  };
  const auto outcome = [&](const Channel& channel, const auto& protocol) {
    const Vector<double> mass = joint.reshaped<Eigen::RowMajor>();
    const Matrix<double> expected = mass.asDiagonal() * channel;
    const Vector<double> reports = expected.colwise().sum();
    std::vector<double> counts(36, 0);
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < kDraws; ++i) {
      const Index x = people.pair();
      const Index y = protocol(x);
      counts[static_cast<std::size_t>(x * 6 + y)] += 1;
      const double gained = std::log(channel(x, y) / reports(y));
      sum += gained;
      squares += gained * gained;
    }
    const double mean = sum / kDraws;
    const double deviation = std::sqrt((squares / kDraws - mean * mean) / kDraws);
    CHECK(deviation < 1e-3);
    return Outcome{test::chi_square_p(counts, expected.reshaped<Eigen::RowMajor>()),
                   (mean - information(joint, channel)) / deviation};
  };
  const Channel of_cr = cr::channel(joint, 1 - tenth, of_each);
  for (const Outcome& found :
       {outcome(ir::channel(2, 3, 1 - independent.epsilon2, independent.z),
                independently(1 - independent.epsilon2, independent.z)),
        outcome(ir::channel(2, 3, half, z), independently(half, z)), outcome(of_cr, conditionally(true))}) {
    CHECK(found.p > kAlpha);
    CHECK(std::abs(found.deviations) < 4.9);
  }
  CHECK(outcome(of_cr, conditionally(false)).p < kAlpha);
}

}  // namespace sluice::robust_protocols_test
