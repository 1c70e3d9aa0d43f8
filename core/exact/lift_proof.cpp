// SPDX-License-Identifier: Apache-2.0
#include "exact/lift_proof.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "exact/logarithm.hpp"
#include "guarantee/pair_dual.hpp"
#include "guarantee/worst_lift.hpp"

namespace sluice {
namespace {

constexpr unsigned kPointBits = 62;
constexpr unsigned kRadiusBits = 60;
const double kPointUnit = 0x1p62;
// Points are found in doubles; this much is added for rounding.
constexpr double kRaisedPoint = 0x1p-50;
// The proof leaves this share of a lift's excess to rounding.
constexpr double kSpareLift = 1e-10;

/// 1 + B, rounded up, times 2^60; by the likelihood B / 2, times 2^96.
Integer lift_budget(double radius, Statistic statistic) {
  if (statistic == Statistic::likelihood) return Integer(std::ceil(std::ldexp(radius, kLogarithmBits - 1)));
  return (Integer(1) << kRadiusBits) + Integer(std::ceil(std::ldexp(radius, kRadiusBits)));
}

/// A number as a multiple of 2^-62, if it is one.
std::optional<Integer> in_point_units(double number) {
  const double scaled = number * kPointUnit;
  if (!std::isfinite(scaled) || std::floor(scaled) != scaled) return std::nullopt;
  return Integer(scaled);
}

/// The root of 0 or more, rounded down: Newton's method from above, from the root as a double, which is right
/// to some fifty bits.
Integer whole_root(const Integer& square) {
  constexpr unsigned kExact = 50;
  if (square == 0) return 0;
  const unsigned bits = msb(square);
  const unsigned half = bits > kExact ? (bits - kExact + 1) / 2 : 0;
  const double start = std::ceil(std::sqrt(Integer(square >> (2 * half)).convert_to<double>())) + 1;
  Integer root = Integer(start) << half;
  for (;;) {
    Integer next = (root + square / root) >> 1;
    if (next >= root) return root;
    root = std::move(next);
  }
}

/// A comparison of one secret with everybody.
struct LiftCompared {
  Index secret;
  Lift lift;
  std::size_t level;
};

LiftCompared compared_by(const Conditions<Integer>& conditions, const Comparison& comparison) {
  const Index more = conditions.sides[static_cast<std::size_t>(comparison.more)].secret;
  const Index less = conditions.sides[static_cast<std::size_t>(comparison.less)].secret;
  return {std::max(more, less), more >= 0 ? Lift::above : Lift::below, comparison.level};
}

/// The secrets that are compared; -1 for everybody.
std::pair<Index, Index> secrets_of(const Conditions<Integer>& conditions, const Comparison& comparison) {
  return {conditions.sides[static_cast<std::size_t>(comparison.more)].secret,
          conditions.sides[static_cast<std::size_t>(comparison.less)].secret};
}

/// One report and one comparison, against which points are checked.
class LiftCheck {
 public:
  LiftCheck(const Joint<Integer>& joint, Statistic statistic, const Integer& lift_budget,
            const LiftCompared& compared, const Bound<Integer>& bound, const Matrix<Integer>& columns,
            Index report)
      : joint_(joint), statistic_(statistic), budget_(lift_budget), compared_(compared), bound_(bound) {
    for (Index x = 0; x < columns.rows(); ++x) {
      const Integer& weight = columns(x, report);
      if (x == 0 || weight < least_) least_ = weight;
      if (x == 0 || weight > largest_) largest_ = weight;
      const Integer& mine = joint.cells(compared.secret, x);
      cell_of(weight).add(mine, joint.data(x) - mine);
    }
  }

  [[nodiscard]] bool holds(const double* points, Index count) const {
    if (count == 0) {
      return bound_.denominator * largest_ <= bound_.numerator * least_;
    }
    if (count > kMostLiftPoints) return false;
    std::vector<Integer> numbers;
    for (const double* number = points; number != points + 3 * count; ++number) {
      auto whole = in_point_units(*number);
      if (!whole) return false;
      numbers.push_back(std::move(*whole));
    }
    if (!is_below(numbers.front()) || !is_above(numbers[numbers.size() - 3])) return false;
    Integer turned_before = 0;
    for (std::size_t i = 0; i < numbers.size(); i += 3) {
      Integer turned = 0;
      if (i + 3 < numbers.size()) {
        const Integer width = numbers[i + 3] - numbers[i];
        if (width < 0) return false;
        const Integer turn = numbers[i + 5] - numbers[i + 2] - numbers[i + 4] + numbers[i + 1];
        if (turn > 0) turned = turn * width;
      }
      if (!holds_at(numbers[i], numbers[i + 1], numbers[i + 2], std::max(turned_before, turned)))
        return false;
      turned_before = turned;
    }
    return true;
  }

 private:
  /// A weight of the report, and the numbers of people with it, of the secret and of others.
  struct Cell {
    Integer weight;
    Integer mine;
    Integer theirs;

    void add(const Integer& own, const Integer& others) {
      mine += own;
      theirs += others;
    }
  };

  /// Answers with the same weight share a cell if it is among the first few. Reports with few weights are the
  /// ones that gain from this.
  Cell& cell_of(const Integer& weight) {
    constexpr std::size_t kFewWeights = 8;
    for (std::size_t i = 0; i < std::min(cells_.size(), kFewWeights); ++i) {
      if (cells_[i].weight == weight) return cells_[i];
    }
    return cells_.emplace_back(Cell{weight, 0, 0});
  }

  [[nodiscard]] const Integer& own() const { return joint_.secret(compared_.secret); }

  /// Whether no distribution of the set gives the secret this share.
  [[nodiscard]] bool is_outside(const Integer& share) const {
    const Integer rest = kOne - share;
    const Integer others = joint_.total - own();
    if (statistic_ == Statistic::likelihood) {
      // w ln(w / t) + (1 - w) ln((1 - w) / (1 - t)), times the number of people.
      if (share == 0 || rest == 0) return true;
      const auto part = [&](const Integer& people, const Integer& there) {
        if (people == 0) return Integer(0);
        return Integer(people * (logarithm_from_below(people << kPointBits) -
                                 logarithm_from_above(joint_.total * there)));
      };
      return part(own(), share) + part(others, rest) > joint_.total * budget_;
    }
    const Integer far = (own() * own() * rest + others * others * share) << (kPointBits + kRadiusBits);
    return far > budget_ * joint_.total * joint_.total * share * rest;
  }
  [[nodiscard]] bool is_below(const Integer& share) const {
    return share >= 0 && share * joint_.total < own() << kPointBits && is_outside(share);
  }
  [[nodiscard]] bool is_above(const Integer& share) const {
    return share <= kOne && share * joint_.total > own() << kPointBits && is_outside(share);
  }

  [[nodiscard]] bool holds_at(const Integer& share, const Integer& nu_own, const Integer& nu_others,
                              const Integer& turned) const {
    const auto& [a, c] = bound_;
    const bool above = compared_.lift == Lift::above;
    const Integer of_own =
        above ? Integer((c << kPointBits) - a * share) : Integer(c * share - (a << kPointBits));
    const Integer of_others = above ? Integer(-a * share) : Integer(c * share);
    const Integer unit = c * largest_;
    const Integer spread = 4 * (nu_own * share + nu_others * (kOne - share)) + turned;
    Integer roots = 0;
    Integer logarithms = 0;
    const auto count = [&](const Integer& people, const Integer& gap) {
      if (people == 0) return true;
      if (statistic_ == Statistic::pearson) {
        roots += people * whole_root(gap);
      } else if (gap == 0) {
        return spread <= 0;
      } else {
        logarithms += people * logarithm_from_below(gap);
      }
      return true;
    };
    for (const auto& [weight, mine, theirs] : cells_) {
      const Integer own_gap = nu_own * unit - of_own * weight;
      const Integer others_gap = nu_others * unit - of_others * weight;
      if (own_gap < 0 || others_gap < 0) return false;
      if (!count(mine, own_gap) || !count(theirs, others_gap)) return false;
    }
    if (statistic_ == Statistic::likelihood) {
      // spread / 2^(62 + 2) is at most the geometric mean of the gaps over e^(B/2).
      if (spread <= 0) return true;
      const Integer scale = logarithm_from_below(Integer(1) << (kPointBits + 2));
      return joint_.total * (logarithm_from_above(spread * unit) - scale + budget_) <= logarithms;
    }
    return spread * unit * joint_.total * joint_.total * budget_ <= (roots * roots)
                                                                        << (kPointBits + kRadiusBits + 2);
  }

  const Integer kOne = Integer(1) << kPointBits;
  const Joint<Integer>& joint_;
  Statistic statistic_;
  const Integer& budget_;
  LiftCompared compared_;
  const Bound<Integer>& bound_;
  std::vector<Cell> cells_;
  Integer least_;
  Integer largest_;
};

/// A number rounded up to a multiple of 2^-62, as proofs hold them.
double raised(double nu) {
  return std::ceil((nu + kRaisedPoint * (std::abs(nu) + 1)) * kPointUnit) / kPointUnit;
}

/// The sample, with the inputs that each secret has (see `Prior::pairs_each`).
struct Sampled {
  Joint<Integer> joint;
  double radius;
  Index pairs_each;
  Index each;

  Sampled(const Prior& prior, double of_set)
      : joint(prior.exact()), radius(of_set), pairs_each(prior.pairs_each), each(prior.count_of_each()) {}

  [[nodiscard]] Index first(Index s) const { return s * pairs_each; }
  [[nodiscard]] const Integer& people(Index s, Index x) const { return joint.cells(s, first(s) + x); }
};

/// One report and two secrets with their data, in a set by the likelihood. Let q and q' be the report's
/// chances given each secret, in units of the largest. They are the same if the channel does not see the
/// secret. For any u >= max q and v >= -L min q', Jensen's inequality bounds
///   R.q - L R'.q' <= u + v - e^-d prod_x ((u - q_x) / t)^(t p_x) ((v + L q'_x) / (1 - t))^((1 - t) p'_x) .
/// Here t is the share of the first secret's people among both, and t KL(p || R) + (1 - t) KL(p' || R') <= d.
/// d is n B / 2 over the number of people of both.
class PairCheck {
 public:
  PairCheck(const Sampled& sampled, const Integer& lift_budget, Index more, Index less,
            const Bound<Integer>& bound, const Matrix<Integer>& columns, Index report)
      : sampled_(sampled), budget_(lift_budget), more_(more), less_(less), bound_(bound) {
    own_ = columns.col(report).segment(sampled.first(more), sampled.each);
    others_ = columns.col(report).segment(sampled.first(less), sampled.each);
    most_ = *std::ranges::max_element(own_);
    least_ = *std::ranges::min_element(others_);
    largest_ = std::max(most_, *std::ranges::max_element(others_));
  }

  /// The best numbers for the two sides, found in doubles.
  [[nodiscard]] PairDual found() const {
    const auto share = [&](Index s) -> Vector<double> {
      Vector<double> shares(sampled_.each);
      for (Index x = 0; x < shares.size(); ++x)
        shares(x) = quotient(sampled_.people(s, x), sampled_.joint.total);
      return shares;
    };
    const auto chances = [&](const Vector<Integer>& weights) -> Vector<double> {
      Vector<double> all(weights.size());
      for (Index x = 0; x < all.size(); ++x) all(x) = quotient(weights(x), largest_);
      return all;
    };
    return pair_dual({share(more_), share(less_), sampled_.radius, Statistic::likelihood},
                     {chances(own_), chances(others_)}, quotient(bound_.numerator, bound_.denominator));
  }

  [[nodiscard]] bool holds(const double* point, Index count) const {
    if (count == 0) return bound_.denominator * most_ <= bound_.numerator * least_;
    if (count != 1 || point[0] != 0) return false;
    const auto u = in_point_units(point[1]);
    const auto v = in_point_units(point[2]);
    if (!u || !v) return false;
    const auto& [a, c] = bound_;
    const Integer unit = c * largest_;
    const Integer spread = (*u + *v) * unit;
    Integer logarithms = 0;
    const auto count_gap = [&](const Integer& people, const Integer& gap) {
      if (gap < 0 || (gap == 0 && people != 0 && spread > 0)) return false;
      if (people != 0 && gap > 0) logarithms += people * logarithm_from_below(gap);
      return true;
    };
    for (Index x = 0; x < sampled_.each; ++x) {
      if (!count_gap(sampled_.people(more_, x), *u * unit - ((c * own_(x)) << kPointBits))) return false;
      if (!count_gap(sampled_.people(less_, x), *v * unit + ((a * others_(x)) << kPointBits))) return false;
    }
    if (spread <= 0) return true;
    const Joint<Integer>& joint = sampled_.joint;
    const Integer& mine = joint.secret(more_);
    const Integer& theirs = joint.secret(less_);
    if (mine == 0 || theirs == 0) return false;
    const Integer both = mine + theirs;
    const auto share = [&](const Integer& people) {
      return Integer(people * (logarithm_from_above(people) - logarithm_from_below(both)));
    };
    return both * logarithm_from_above(spread) + joint.total * budget_ + share(mine) + share(theirs) <=
           logarithms;
  }

 private:
  const Sampled& sampled_;
  const Integer& budget_;
  Index more_;
  Index less_;
  const Bound<Integer>& bound_;
  Vector<Integer> own_;
  Vector<Integer> others_;
  Integer most_;     ///< the largest of the likelier secret's chances
  Integer least_;    ///< the smallest of the other one's
  Integer largest_;  ///< the largest of both
};

}  // namespace

bool proves_lifts(const LiftProof& proof, const Prior& prior, const KnownRanges& known,
                  const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                  const Matrix<Integer>& columns) {
  const auto& comparisons = compared.comparisons;
  if (proof.lengths.size() != comparisons.size() * static_cast<std::size_t>(columns.cols())) return false;
  const double most = 0x1p900;  // so that no product of a few is infinite
  const double radius = known.radius;
  if (!(radius >= 0 && radius < most)) return false;
  const Sampled sampled(prior, radius);
  const Integer all = lift_budget(radius, known.statistic);
  std::size_t list = 0;
  std::size_t at = 0;
  for (Index y = 0; y < columns.cols(); ++y) {
    for (const Comparison& comparison : comparisons) {
      const Index count = proof.lengths[list++];
      if (count < 0 || static_cast<std::size_t>(count) > (proof.points.size() - at) / 3) return false;
      const double* points = proof.points.data() + at;
      const auto [more, less] = secrets_of(compared, comparison);
      const Bound<Integer>& bound = bounds[comparison.level];
      const bool holds = more >= 0 && less >= 0
                             ? known.statistic == Statistic::likelihood &&
                                   PairCheck(sampled, all, more, less, bound, columns, y).holds(points, count)
                             : LiftCheck(sampled.joint, known.statistic, all,
                                         compared_by(compared, comparison), bound, columns, y)
                                   .holds(points, count);
      if (!holds) return false;
      at += 3 * static_cast<std::size_t>(count);
    }
  }
  return at == proof.points.size();
}

std::optional<LiftProof> lift_proof(const Prior& prior, const KnownRanges& known,
                                    const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                                    const Matrix<Integer>& columns) {
  const double radius = known.radius;
  const Sampled sampled(prior, radius);
  const Joint<Integer>& joint = sampled.joint;
  const Integer all = lift_budget(radius, known.statistic);
  const Index a = columns.rows();
  const auto share = [&](const Integer& part) { return quotient(part, joint.total); };
  LiftProof proof;
  for (Index y = 0; y < columns.cols(); ++y) {
    Integer largest = 0;
    for (Index x = 0; x < a; ++x) largest = std::max(largest, columns(x, y));
    Vector<double> chances(a);
    for (Index x = 0; x < a; ++x) chances(x) = largest == 0 ? 0 : quotient(columns(x, y), largest);
    for (const Comparison& comparison : compared.comparisons) {
      const auto [more, less] = secrets_of(compared, comparison);
      if (more >= 0 && less >= 0) {
        const Bound<Integer>& bound = bounds[comparison.level];
        const PairCheck check(sampled, all, more, less, bound, columns, y);
        std::vector<double> point;
        if (!check.holds(nullptr, 0)) {
          const PairDual found = check.found();
          point = {0, raised(found.more), raised(found.less)};
          if (!check.holds(point.data(), 1)) return std::nullopt;
        }
        proof.lengths.push_back(point.empty() ? 0 : 1);
        proof.points.insert(proof.points.end(), point.begin(), point.end());
        continue;
      }
      const LiftCompared of = compared_by(compared, comparison);
      const Bound<Integer>& bound = bounds[of.level];
      const LiftCheck check(joint, known.statistic, all, of, bound, columns, y);
      if (check.holds(nullptr, 0)) {
        proof.lengths.push_back(0);
        continue;
      }
      SampledSides sides{Vector<double>(a), Vector<double>(a), radius, known.statistic};
      for (Index x = 0; x < a; ++x) {
        const Integer& mine = joint.cells(of.secret, x);
        sides.own(x) = share(mine);
        sides.others(x) = share(joint.data(x) - mine);
      }
      const double most = quotient(bound.numerator, bound.denominator);
      const auto found = prove_lift(sides, {chances, chances}, of.lift, most - kSpareLift * (most - 1));
      if (!found) return std::nullopt;
      std::vector<double> points;
      for (const LiftPoint& point : *found) {
        // Ends are rounded outwards: no distribution lies beyond the last share.
        const double units = point.share * kPointUnit;
        const double outwards = &point == &found->back() ? std::ceil(units) : std::floor(units);
        points.push_back(std::clamp(outwards / kPointUnit, 0.0, 1.0));
        for (const double nu : {point.own, point.others}) {
          points.push_back(raised(nu));
        }
      }
      const auto count = static_cast<Index>(found->size());
      if (!check.holds(points.data(), count)) return std::nullopt;
      proof.lengths.push_back(count);
      proof.points.insert(proof.points.end(), points.begin(), points.end());
    }
  }
  return proof;
}

}  // namespace sluice
