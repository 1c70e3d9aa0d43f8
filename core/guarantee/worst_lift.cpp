// SPDX-License-Identifier: Apache-2.0
#include "guarantee/worst_lift.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/infinity.hpp"
#include "guarantee/ball_mean.hpp"

namespace sluice {
namespace {

// A proof needs some room above the attained lift; the number of its pieces grows only with the logarithm of
// the room.
constexpr double kLiftRoom = 2e-10;
constexpr double kMostLiftRoom = 1e-2;
constexpr double kLiftRoomStep = 4;
// The share of a secret is halved so often: no piece is narrower.
constexpr int kDeepestHalving = 44;
constexpr int kMostPieces = 4000;
constexpr int kLiftClimbs = 40;
constexpr int kDualSteps = 60;
constexpr double kLeastOffset = 1e-30;
constexpr double kLargestOffset = 1e12;
// Newton's method ends at this step, relative to the size of its function.
constexpr double kNearDual = 1e-13;
// The relative error of a sum of products, each right to a few ulps; then that of an exponential of
// logarithms.
constexpr double kLiftUlps = 0x1p-46;
constexpr double kLogUlps = 0x1p-45;
// The set is enlarged by this much for rounding, since its radius is rounded up to a multiple of 2^-60. The
// last number moves the ends of the share outwards.
constexpr double kLarger = 0x1p-45;
constexpr double kLargerByUnits = 0x1p-58;
constexpr double kOutwards = 0x1p-34;

/// One of the two sides: Phat and q. Cells without people may take mass at no cost.
struct SideCells {
  Vector<double> sampled;
  Vector<double> chances;
  double share;

  SideCells(const Vector<double>& weights, const Vector<double>& q, double largest)
      : sampled(weights), chances(q / largest), share(weights.sum()) {}

  /// The largest of factor q; `where` is its cell, and `is_open` says whether only cells without people have
  /// it.
  [[nodiscard]] double most(double factor) const {
    return factor * (factor > 0 ? chances.maxCoeff() : chances.minCoeff());
  }
  [[nodiscard]] Index where(double factor) const {
    Index best = 0;
    factor > 0 ? chances.maxCoeff(&best) : chances.minCoeff(&best);
    return best;
  }
  [[nodiscard]] bool is_open(double factor) const {
    const double top = most(factor);
    for (Index x = 0; x < sampled.size(); ++x) {
      if (sampled(x) > 0 && factor * chances(x) == top) return false;
    }
    return true;
  }
};

/// A side whose cells with the same chance are merged. Among these cells mass in proportion to the counts
/// costs the least. A report has few different chances if it tells few answers apart.
struct MergedSide {
  std::vector<Index> places;  ///< the merged cell of each cell
  Vector<double> sampled;
  Vector<double> chances;

  MergedSide(const Vector<double>& weights, const Vector<double>& q)
      : places(static_cast<std::size_t>(q.size())) {
    std::vector<double> distinct(q.begin(), q.end());
    std::ranges::sort(distinct);
    const auto [first, last] = std::ranges::unique(distinct);
    distinct.erase(first, last);
    const auto size = std::ssize(distinct);
    sampled = Vector<double>::Zero(size);
    chances = Eigen::Map<const Vector<double>>(distinct.data(), size);
    for (Index x = 0; x < q.size(); ++x) {
      const Index place = std::ranges::lower_bound(distinct, q(x)) - distinct.begin();
      places[static_cast<std::size_t>(x)] = place;
      sampled(place) += weights(x);
    }
  }

  /// The mass of each cell, from that of the merged ones.
  [[nodiscard]] Vector<double> apart(const Vector<double>& merged, const Vector<double>& weights) const {
    Vector<double> mass = Vector<double>::Zero(weights.size());
    std::vector<bool> begun(static_cast<std::size_t>(merged.size()));
    for (Index x = 0; x < weights.size(); ++x) {
      const Index place = places[static_cast<std::size_t>(x)];
      if (sampled(place) > 0) {
        mass(x) = merged(place) * (weights(x) / sampled(place));
      } else if (!begun[static_cast<std::size_t>(place)]) {
        mass(x) = merged(place);  // nobody was counted in any of them: any will do
      }
      begun[static_cast<std::size_t>(place)] = true;
    }
    return mass;
  }
};

/// SideSums over one side at nu = offset + the largest c; d is the divisor, sqrt(nu - c), or nu - c.
struct SideSums {
  double parts = 0;    ///< sum p sqrt(nu - c), or sum p ln(nu - c)
  double inverse = 0;  ///< sum p / d
  double further = 0;  ///< sum p / (d (nu - c))
  double moved = 0;    ///< sum p q / d
};

SideSums side_sums(const SideCells& cells, double factor, double nu, Statistic statistic) {
  SideSums sums;
  for (Index x = 0; x < cells.sampled.size(); ++x) {
    const double p = cells.sampled(x);
    if (p <= 0) continue;
    const double gap = std::max(nu - factor * cells.chances(x), 0.0);
    const double root = statistic == Statistic::pearson ? std::sqrt(gap) : gap;
    sums.parts += p * (statistic == Statistic::pearson ? root : std::log(gap));
    sums.inverse += p / root;
    sums.further += p / (root * gap);
    sums.moved += p * cells.chances(x) / root;
  }
  return sums;
}

/// For a share of the secret: the numbers nu with the sums at them.
struct LiftDuals {
  std::array<double, 2> nu;
  std::array<SideSums, 2> sums;
  double mean;   ///< S^2 / m, or the geometric mean of nu - c over m
  double value;  ///< G
};

/// A pair of distributions, and the lift of the report under them.
struct FoundLift {
  double lift = 0;
  Vector<double> own;
  Vector<double> others;
};

class LiftSearch {
 public:
  LiftSearch(const SampledSides& sides, const SidesChances& chances, Lift lift)
      : LiftSearch(sides, chances, lift, std::max(chances.own.maxCoeff(), chances.others.maxCoeff())) {}

  /// The largest lift that has been attained.
  [[nodiscard]] const FoundLift& best() const { return best_; }
  void beat(double lift) { best_.lift = lift; }

  /// Whether no distribution exceeds a bound. If one is found that does, it becomes the best, and the answer
  /// is no.
  bool proves(double bound, std::vector<LiftPoint>& points) {
    int left = kMostPieces;
    const auto at = [&](double t) { return End{t, minimised(t, bound).nu}; };
    const End low = at(low_);
    const End high = at(high_);
    const double middle = (low_ + high_) / 2;
    if (covers(bound, low, at(middle), high, points)) return true;
    if (best_.lift > bound) return false;
    const End peak = at(peak_ > low_ && peak_ < high_ ? peak_ : middle);
    return sweep(bound, low, peak, 1, left, points) && sweep(bound, peak, high, 1, left, points);
  }

  /// Goes uphill in the share of the secret, from the best share.
  void climb() {
    double low = low_;
    double high = high_;
    for (int i = 0; i < kLiftClimbs; ++i) {
      const double t = i == 0 ? peak_ : (low + high) / 2;
      const LiftDuals duals = minimised(t, best_.lift);
      peak_ = t;
      consider(t, duals, best_.lift);
      (slope(t, duals, best_.lift) > 0 ? low : high) = t;
      if (high - low < high * 0x1p-30) break;
    }
  }

 private:
  struct End;

  LiftSearch(const SampledSides& sides, const SidesChances& chances, Lift lift, double largest)
      : cells_{SideCells(sides.own, chances.own, largest), SideCells(sides.others, chances.others, largest)},
        lift_(lift),
        statistic_(sides.statistic),
        radius_(sides.radius * (1 + kLarger) + kLargerByUnits) {
    const ShareRange range = share_range(cells_[0].share, cells_[1].share, radius_, statistic_);
    low_ = range.least * (1 - kOutwards);
    high_ = std::min(range.most * (1 + kOutwards), 1.0);
    peak_ = (low_ + high_) / 2;
  }

  [[nodiscard]] std::array<double, 2> factors(double t, double bound) const {
    if (lift_ == Lift::above) return {1 - bound * t, -bound * t};
    return {t - bound, t};
  }

  [[nodiscard]] double value_at(double t, double bound, const std::array<double, 2>& nu) const {
    const auto [own, others] = factors(t, bound);
    const double mean = mean_of(side_sums(cells_[0], own, nu[0], statistic_).parts +
                                side_sums(cells_[1], others, nu[1], statistic_).parts);
    const double parts = std::abs(nu[0]) * t + std::abs(nu[1]) * (1 - t);
    const double ulps = statistic_ == Statistic::pearson ? kLiftUlps : kLogUlps;
    return nu[0] * t + nu[1] * (1 - t) - mean + ulps * (parts + mean);
  }

  /// The part of G below its linear part, from the sums of both sides.
  [[nodiscard]] double mean_of(double parts) const {
    return statistic_ == Statistic::pearson ? parts * parts / (1 + radius_) : std::exp(parts - radius_ / 2);
  }

  /// The factor of p / d in the distributions that belong to such numbers: S / m, or the mean.
  [[nodiscard]] double size_of(const LiftDuals& duals) const {
    if (statistic_ == Statistic::likelihood) return duals.mean;
    return (duals.sums[0].parts + duals.sums[1].parts) / (1 + radius_);
  }

  /// The slope of the least G in t: d c / d t is -L q above, and q below. If cells without people take the
  /// remaining mass, nu is the largest c and moves with it.
  [[nodiscard]] double slope(double t, const LiftDuals& duals, double bound) const {
    const double growth = lift_ == Lift::above ? -bound : 1;
    const double size = size_of(duals);
    const std::array<double, 2> factor = factors(t, bound);
    const std::array<double, 2> shares{t, 1 - t};
    double slope = duals.nu[0] - duals.nu[1];
    for (std::size_t i = 0; i < 2; ++i) {
      slope += size * growth * duals.sums[i].moved;
      const double left = shares[i] - size * duals.sums[i].inverse;
      if (left > 0) slope += left * growth * cells_[i].chances(cells_[i].where(factor[i]));
    }
    return slope;
  }

  /// The numbers at which G is least, by Newton's method in the logarithms of their distances from max c.
  [[nodiscard]] LiftDuals minimised(double t, double bound) const {
    const std::array<double, 2> factor = factors(t, bound);
    const std::array<double, 2> shares{t, 1 - t};
    std::array<double, 2> top{};
    std::array<bool, 2> open{};
    std::array<double, 2> offset{};
    const bool pearson = statistic_ == Statistic::pearson;
    double variance = 0;
    for (std::size_t i = 0; i < 2; ++i) {
      top[i] = cells_[i].most(factor[i]);
      open[i] = cells_[i].is_open(factor[i]);
      const double mean = cells_[i].sampled.dot(cells_[i].chances) / cells_[i].share;
      for (Index x = 0; x < cells_[i].sampled.size(); ++x) {
        const double off = factor[i] * (cells_[i].chances(x) - mean);
        variance += cells_[i].sampled(x) * off * off;
      }
    }
    const double size = std::max(std::sqrt(variance / ((pearson ? 4 : 1) * radius_)),
                                 1e-6 * (std::abs(factor[0]) + std::abs(factor[1])));
    for (std::size_t i = 0; i < 2; ++i) {
      const double ratio = cells_[i].share / shares[i];
      offset[i] = size * (pearson ? ratio * ratio : ratio);
    }
    LiftDuals at = duals_at(factor, top, offset, t);
    for (int step = 0; step < kDualSteps; ++step) {
      const double s = size_of(at);
      // d s / d nu = bend sum p / d, and d (1 / d) / d nu = -order / (d (nu - c)).
      const double order = pearson ? .5 : 1;
      const double bend = pearson ? .5 / (1 + radius_) : s;
      std::array<double, 2> gradient{};
      std::array<double, 2> curvature{};
      double cross = -offset[0] * offset[1] * at.sums[0].inverse * at.sums[1].inverse * bend;
      double scale = 0;
      for (std::size_t i = 0; i < 2; ++i) {
        const double own = at.sums[i].inverse;
        gradient[i] = offset[i] * (shares[i] - s * own);
        const double second = order * s * at.sums[i].further - bend * own * own;
        curvature[i] = offset[i] * offset[i] * second + std::max(gradient[i], 0.0);
        scale += std::abs(at.nu[i]) * shares[i];
      }
      if (std::abs(gradient[0]) + std::abs(gradient[1]) <= kNearDual * scale) break;
      double determinant = curvature[0] * curvature[1] - cross * cross;
      if (!(determinant > 1e-12 * curvature[0] * curvature[1])) {
        cross = 0;
        determinant = curvature[0] * curvature[1];
      }
      std::array<double, 2> move{(cross * gradient[1] - curvature[1] * gradient[0]) / determinant,
                                 (cross * gradient[0] - curvature[0] * gradient[1]) / determinant};
      for (std::size_t i = 0; i < 2; ++i) {
        // An end that costs nothing is far away in logarithms.
        if (open[i] && curvature[i] < 1.5 * gradient[i]) move[i] = std::min(move[i], -8.0);
        if (!(std::abs(move[i]) <= 12)) move[i] = gradient[i] > 0 ? -2 : 2;
      }
      const double expected = gradient[0] * move[0] + gradient[1] * move[1];
      bool better = false;
      for (double part = 1; part > 1e-4 && !better; part /= 2) {
        const std::array<double, 2> next{
            std::clamp(offset[0] * std::exp(part * move[0]), kLeastOffset, kLargestOffset),
            std::clamp(offset[1] * std::exp(part * move[1]), kLeastOffset, kLargestOffset)};
        const LiftDuals there = duals_at(factor, top, next, t);
        if (!(there.value < at.value + 1e-4 * part * std::min(expected, 0.0))) continue;
        better = true;
        offset = next;
        at = there;
      }
      if (!better) break;
    }
    return at;
  }

  [[nodiscard]] LiftDuals duals_at(const std::array<double, 2>& factor, const std::array<double, 2>& top,
                                   const std::array<double, 2>& offset, double t) const {
    LiftDuals duals{{top[0] + offset[0], top[1] + offset[1]}, {}, 0, 0};
    for (std::size_t i = 0; i < 2; ++i) {
      duals.sums[i] = side_sums(cells_[i], factor[i], duals.nu[i], statistic_);
    }
    duals.mean = mean_of(duals.sums[0].parts + duals.sums[1].parts);
    duals.value = duals.nu[0] * t + duals.nu[1] * (1 - t) - duals.mean;
    return duals;
  }

  /// Takes the distributions that belong to such numbers as the best, if they are better.
  bool consider(double t, const LiftDuals& duals, double bound) {
    const std::array<double, 2> factor = factors(t, bound);
    const double size = size_of(duals);
    std::array<Vector<double>, 2> given;
    for (std::size_t i = 0; i < 2; ++i) {
      const SideCells& cells = cells_[i];
      given[i] = Vector<double>::Zero(cells.sampled.size());
      for (Index x = 0; x < given[i].size(); ++x) {
        const double gap = std::max(duals.nu[i] - factor[i] * cells.chances(x), 0.0);
        const double divisor = statistic_ == Statistic::pearson ? std::sqrt(gap) : gap;
        if (cells.sampled(x) > 0) given[i](x) = size * cells.sampled(x) / divisor / (i == 0 ? t : 1 - t);
      }
      const double sum = given[i].sum();
      if (!std::isfinite(sum) || !(sum > 0)) return false;
      if (sum < 1 && cells.is_open(factor[i])) {
        given[i](cells.where(factor[i])) += 1 - sum;
      } else {
        given[i] /= sum;
      }
    }
    const std::array<Vector<double>, 2> there = given;
    double low = 0;
    double part = 1;
    std::optional<double> share = smallest_share(given);
    for (int i = 0; i < 40 && (!share || i > 0); ++i) {
      const double middle = (low + part) / 2;
      for (std::size_t j = 0; j < 2; ++j) {
        const Vector<double> sampled = cells_[j].sampled / cells_[j].share;
        given[j] = sampled + middle * (there[j] - sampled);
      }
      const auto tried = smallest_share(given);
      (tried ? low : part) = middle;
      if (tried) share = tried;
      if (i == 39 && !tried) {
        for (std::size_t j = 0; j < 2; ++j) {
          const Vector<double> sampled = cells_[j].sampled / cells_[j].share;
          given[j] = sampled + low * (there[j] - sampled);
        }
      }
    }
    if (!share) return false;
    const double own = given[0].dot(cells_[0].chances);
    const double all = *share * own + (1 - *share) * given[1].dot(cells_[1].chances);
    const double lift = lift_ == Lift::above ? own / all : all / own;
    if (!(lift > best_.lift)) return false;
    best_ = {lift, *share * given[0], (1 - *share) * given[1]};
    peak_ = *share;
    return true;
  }

  /// The least share that a secret with such conditionals can have in the set; nothing if they are not in it.
  [[nodiscard]] std::optional<double> smallest_share(const std::array<Vector<double>, 2>& given) const {
    if (statistic_ == Statistic::likelihood) {
      double left = radius_ / 2;
      for (std::size_t i = 0; i < 2; ++i) {
        for (Index x = 0; x < given[i].size(); ++x) {
          left -= divergence_of_cell(cells_[i].sampled(x), cells_[i].share * given[i](x));
        }
      }
      if (!(left >= 0)) return std::nullopt;
      return share_range(cells_[0].share, cells_[1].share, 2 * left, statistic_).least;
    }
    std::array<double, 2> far{};  // share^2 times the chi-square of the conditional
    for (std::size_t i = 0; i < 2; ++i) {
      for (Index x = 0; x < given[i].size(); ++x) {
        const double off = cells_[i].sampled(x) - cells_[i].share * given[i](x);
        if (off != 0) far[i] += off * off / given[i](x);
      }
    }
    const double w = cells_[0].share;
    const double other = cells_[1].share;
    const double less = far[0] - far[1] + radius_;
    const double room = radius_ * w * other - far[0] * other - far[1] * w - radius_ * far[0];
    const double discriminant = 4 * room + less * less;
    if (!(discriminant >= 0)) return std::nullopt;
    return 2 * (w * w + far[0]) / (2 * w + less + std::sqrt(discriminant));
  }

  /// A share with the best numbers there.
  struct End {
    double t;
    std::array<double, 2> nu;
  };

  /// Whether two ends prove everything between them, with the numbers of the middle at both, or with their
  /// own.
  bool covers(double bound, const End& from, const End& middle, const End& to,
              std::vector<LiftPoint>& points) {
    std::array<double, 2> same = middle.nu;
    for (const End* end : {&from, &to}) {
      const std::array<double, 2> factor = factors(end->t, bound);
      for (std::size_t i = 0; i < 2; ++i) same[i] = std::max(same[i], cells_[i].most(factor[i]));
    }
    const auto holds = [&](const std::array<double, 2>& here, const std::array<double, 2>& there) {
      const double turned = std::max(0.0, (there[1] - here[1]) - (there[0] - here[0])) * (to.t - from.t) / 4;
      if (!(value_at(from.t, bound, here) + turned <= 0 && value_at(to.t, bound, there) + turned <= 0))
        return false;
      // If the piece continues the last one, its first point is already there.
      const LiftPoint first{from.t, here[0], here[1]};
      if (points.empty() || !(points.back() == first)) points.push_back(first);
      points.push_back({to.t, there[0], there[1]});
      return true;
    };
    return holds(from.nu, to.nu) || holds(same, same);
  }

  bool sweep(double bound, const End& from, const End& to, int depth, int& left,
             std::vector<LiftPoint>& points) {
    const double t = (from.t + to.t) / 2;
    const LiftDuals duals = minimised(t, bound);
    if (duals.value > 0 && consider(t, duals, bound) && best_.lift > bound) return false;
    const End middle{t, duals.nu};
    if (covers(bound, from, middle, to, points)) return true;
    if (depth >= kDeepestHalving || --left < 0) return false;
    return sweep(bound, from, middle, depth + 1, left, points) &&
           sweep(bound, middle, to, depth + 1, left, points);
  }

  std::array<SideCells, 2> cells_;
  Lift lift_;
  Statistic statistic_;
  double radius_;
  double low_ = 0;
  double high_ = 1;
  double peak_ = 0;
  FoundLift best_;
};

/// The bound if both sides, and the share of the secret, could be at their ends together.
double loose_bound(const SampledSides& sides, const SidesChances& chances, Lift lift) {
  const double radius = sides.radius * (1 + kLarger);
  const Ball budget = ball_of(sides.statistic, radius);
  const bool above = lift == Lift::above;
  const auto mean = [&](const Vector<double>& sampled, const Vector<double>& q, End end) {
    const double share = sampled.sum();
    const double bound = ball_mean(sampled / share, q, {budget.growth / share, budget.statistic}, end).bound;
    return end == End::largest ? std::min(bound, q.maxCoeff()) : std::max(bound, q.minCoeff());
  };
  const double own = mean(sides.own, chances.own, above ? End::largest : End::smallest);
  const double others = mean(sides.others, chances.others, above ? End::smallest : End::largest);
  const double least =
      share_range(sides.own.sum(), sides.others.sum(), radius, sides.statistic).least * (1 - kLarger);
  const double all = least * own + (1 - least) * others;
  if (above) return all > 0 ? std::max(1.0, own / all * (1 + kLiftUlps)) : kInfinity;
  return own > 0 ? std::max(1.0, all / own * (1 + kLiftUlps)) : kInfinity;
}

WorstLift worst_of_merged(const SampledSides& sides, const SidesChances& chances, Lift lift, double beaten) {
  if (lift == Lift::below && !(sides.own.dot(chances.own) > 0))
    return {kInfinity, kInfinity, sides.own, sides.others};
  // A mean lies within the range of its terms.
  const double most = std::max(chances.own.maxCoeff(), chances.others.maxCoeff()) /
                      std::min(chances.own.minCoeff(), chances.others.minCoeff()) * (1 + kLiftUlps);
  if (most <= beaten * (1 + kLiftRoom)) return {std::max(most, beaten), beaten};
  const double loose = std::min(most, loose_bound(sides, chances, lift));
  if (loose <= beaten * (1 + kLiftRoom)) return {std::max(loose, beaten), beaten};
  LiftSearch search(sides, chances, lift);
  search.beat(beaten);
  double room = kLiftRoom;
  for (;;) {
    const double bound = search.best().lift * (1 + room);
    std::vector<LiftPoint> points;
    if (search.proves(bound, points)) {
      return {std::min(bound, loose), search.best().lift, search.best().own, search.best().others};
    }
    if (search.best().lift > bound) {
      search.climb();
      continue;
    }
    room *= kLiftRoomStep;
    if (room > kMostLiftRoom) return {loose, search.best().lift, search.best().own, search.best().others};
  }
}

}  // namespace

WorstLift worst_lift(const SampledSides& sides, const SidesChances& chances, Lift lift, double beaten) {
  const MergedSide own(sides.own, chances.own);
  const MergedSide others(sides.others, chances.others);
  WorstLift worst = worst_of_merged({own.sampled, others.sampled, sides.radius, sides.statistic},
                                    {own.chances, others.chances}, lift, beaten);
  if (worst.own.size() > 0) {
    worst.own = own.apart(worst.own, sides.own);
    worst.others = others.apart(worst.others, sides.others);
  }
  return worst;
}

std::optional<std::vector<LiftPoint>> prove_lift(const SampledSides& sides, const SidesChances& chances,
                                                 Lift lift, double bound) {
  const MergedSide own(sides.own, chances.own);
  const MergedSide others(sides.others, chances.others);
  LiftSearch search({own.sampled, others.sampled, sides.radius, sides.statistic},
                    {own.chances, others.chances}, lift);
  search.beat(bound);
  search.climb();
  if (search.best().lift > bound) return std::nullopt;
  std::vector<LiftPoint> points;
  if (!search.proves(bound, points)) return std::nullopt;
  return points;
}

}  // namespace sluice
