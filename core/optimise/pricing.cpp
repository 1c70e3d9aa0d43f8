// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/pricing.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <optional>

#include "base/infinity.hpp"
#include "optimise/search_clock.hpp"
#include "prior/information.hpp"

namespace sluice {
namespace {

// The slope of the entropy at 0 is infinite.
constexpr double kLeastProbability = 1e-9;
// A range that is narrower than this share of its end has hardly a chord.
constexpr double kNoWidth = 1e-9;
// How far a vertex may be outside the polytope, and the share of the prior that brings it back.
constexpr double kOutside = 1e-11;
constexpr double kVertexRounding = 0x1p-50;
constexpr double kMostPrior = 1e-3;

// A descent starts from the point of one box among this many, later of fewer, even without promise.
constexpr std::uint64_t kVisitsPerDescent = 32;
// A proof that has met a column cannot succeed. It goes on for this share of its length, since there may be
// more.
constexpr std::uint64_t kLonger = 3;
// After this many boxes a search for columns elsewhere pays.
constexpr std::uint64_t kFirstLook = 2048;
// A proof of this many boxes is a long one. Then so many of its boxes take turns with a few of a proof for a
// bound of this share.
constexpr std::uint64_t kWholeAlone = 1U << 17U;
constexpr std::uint64_t kTurn = 1U << 13U;
constexpr std::uint64_t kPartTurn = 1U << 11U;
constexpr double kLess = 0.5;
constexpr std::uint64_t kInfinitelyMany = std::numeric_limits<std::uint64_t>::max();

// A descent draws a tangent if as much as this is missing of a secret's part of the leakage, at its price
// (nats).
constexpr double kMissing = 1e-8;
// … and at least this share of its value: far from the optimum columns need not be exact.
constexpr double kShareMissing = 1e-3;
// A proof draws it if more than this is missing, since any gap keeps a box open.
constexpr double kHardlyMissing = 1e-12;
// This many tangents of each secret, or descents, lead from any start to a point where no more is missing.
constexpr int kMostDescents = 16;
// A smaller descent leads nowhere (nats).
constexpr double kLeastDescent = 1e-10;
// On a box tangents are drawn if they are missing at least this share of what its bound lacks.
constexpr double kShareOfTangents = 0.25;

/// A vertex is right to the solver's tolerance only. With a little of the prior mixed in it is within every
/// range.
std::optional<Vector<double>> pulled_in(const SearchPolytope& polytope, Vector<double> vertex) {
  const auto& [rows, least, most] = *polytope.rows;
  if (!vertex.allFinite() || vertex.minCoeff() < -kOutside) return std::nullopt;
  vertex = vertex.cwiseMax(0);
  vertex.head(polytope.categories) /= polytope.posterior(vertex).sum();
  const Vector<double> activity = rows * vertex;
  const Vector<double> middle = rows * polytope.interior;
  double share = 0;
  for (Index i = 0; i < rows.rows(); ++i) {
    const double outside = std::max(activity(i) - most(i), least(i) - activity(i));
    if (outside <= kVertexRounding) continue;
    if (outside > kOutside) return std::nullopt;
    const double width = activity(i) > most(i) ? most(i) - middle(i) : middle(i) - least(i);
    if (width > 0) share = std::max(share, outside / (outside + width));
  }
  if (share > kMostPrior) return std::nullopt;
  return (1 - share) * vertex + share * polytope.interior;
}

}  // namespace

Pricing::Pricing(const SearchPolytope& polytope, std::function<bool()> keep_going)
    : Pricing(polytope, std::nullopt, std::move(keep_going)) {}

Pricing::Pricing(const SearchPolytope& polytope, std::optional<LeakageTangents> leakage,
                 std::function<bool()> keep_going)
    : leakage_(std::move(leakage)),
      polytope_(leakage_ ? leakage_->lifted(polytope) : polytope),
      keep_going_(std::move(keep_going)),
      walker_(polytope_.relaxed, polytope_.lower, polytope_.upper) {
  // The smallest box that linear programs can prove.
  Vector<double> cost = Vector<double>::Zero(polytope_.lower.size());
  for (Index x = 0; x < cost.size() && keep_going_(); ++x) {
    cost(x) = -1;
    walker_.minimise(cost, kInfinity, keep_going_);
    polytope_.upper(x) = std::min(polytope_.upper(x), -walker_.bound());
    cost(x) = 1;
    walker_.minimise(cost, kInfinity, keep_going_);
    polytope_.lower(x) = std::max(polytope_.lower(x), walker_.bound());
    cost(x) = 0;
    walker_.set_range(x, polytope_.lower(x), polytope_.upper(x));
  }
  polytope_ = magnified(polytope_);
  walker_ = BoxProgram(polytope_.relaxed, polytope_.lower, polytope_.upper);
  // A category that no report can have keeps a slope.
  chords_ = -polytope_.posterior(polytope_.upper).cwiseMax(kLeastProbability).array().log();
}

PricesProof Pricing::by_chords() const {
  const Vector<double> lower = polytope_.posterior(polytope_.lower).cwiseMax(0);
  const Vector<double> upper = polytope_.posterior(polytope_.upper).cwiseMax(lower);
  PricesProof proof{chords_, 0};
  double size = 0;
  for (Index x = 0; x < lower.size(); ++x) {
    const double at_lower = entropy_term(lower(x));
    const double at_upper = entropy_term(upper(x));
    double& slope = proof.prices(x);
    if (upper(x) > (1 + kNoWidth) * lower(x)) slope = (at_upper - at_lower) / (upper(x) - lower(x));
    proof.bound += std::min(at_lower - slope * lower(x), at_upper - slope * upper(x));
    size += std::abs(slope) * upper(x) + at_upper;
  }
  proof.bound -= kInformationRounding + kVertexRounding * size;
  return proof;
}

double Pricing::objective(const Vector<double>& v, const Vector<double>& prices) const {
  const double leaked = leakage_ ? prices(v.size()) * leakage_->leakage(v) : 0;
  return entropy(v) - prices.head(v.size()).dot(v) - leaked;
}

/// The slopes of the entropy less the cost of categories.
Vector<double> Pricing::slopes(const Vector<double>& v, const Vector<double>& prices) const {
  return -v.cwiseMax(kLeastProbability).array().log() - 1 - prices.head(v.size()).array();
}

Vector<double> Pricing::of_entries(const Vector<double>& prices) const {
  return leakage_ ? leakage_->of_entries(polytope_, prices) : prices;
}

bool Pricing::start_at(const Vector<double>& prices, const Vector<double>& cost) {
  Vector<double> whole = Vector<double>::Zero(polytope_.lower.size());
  if (leakage_) whole = -polytope_.in_units(of_entries(prices));
  whole.head(cost.size()) = polytope_.in_units(cost);
  return walker_.minimise(whole, kInfinity, keep_going_) == BoxProgram::Outcome::optimal;
}

std::optional<Vector<double>> Pricing::reached() const {
  return pulled_in(polytope_, walker_.vertex(polytope_.rows->least, polytope_.rows->most));
}

std::optional<Column> Pricing::column(const Vector<double>& prices) const {
  const auto inside = reached();
  if (!inside) return std::nullopt;
  Vector<double> v = polytope_.posterior(*inside);
  const double value = objective(v, prices);
  return Column{std::move(v), value};
}

std::optional<Column> Pricing::opposite(const Vector<double>& prices) const {
  const auto inside = reached();
  if (!inside) return std::nullopt;
  const Vector<double>& prior = polytope_.interior;
  const Vector<double> away = prior - *inside;
  const auto& [rows, least, most] = *polytope_.rows;
  const Vector<double> middle = rows * prior;
  const Vector<double> change = rows * away;
  double length = kInfinity;
  for (Index i = 0; i < rows.rows(); ++i) {
    if (change(i) > kVertexRounding) length = std::min(length, (most(i) - middle(i)) / change(i));
    if (change(i) < -kVertexRounding) length = std::min(length, (least(i) - middle(i)) / change(i));
  }
  for (Index x = 0; x < polytope_.categories; ++x) {
    if (away(x) < 0) length = std::min(length, -prior(x) / away(x));
  }
  if (!(length > kOutside && length < kInfinity)) return std::nullopt;
  Vector<double> v = polytope_.posterior((prior + length * away).cwiseMax(0));
  v /= v.sum();
  const double value = objective(v, prices);
  return Column{std::move(v), value};
}

std::optional<Column> Pricing::vertex(const Vector<double>& prices, const Vector<double>& cost) {
  return start_at(prices, cost) ? column(prices) : std::nullopt;
}

/// The entropy is replaced by its slopes at the last point. The next point is no worse, since the rest is
/// convex (the convex-concave procedure). Each time tangents are drawn at its end, for this descent alone.
/// With the tangents of all descents programs would take long.
std::optional<Column> Pricing::descend_by_tangents(const Vector<double>& prices, const Vector<double>& cost,
                                                   const Vector<double>* posterior) {
  SearchPolytope polytope = polytope_;
  // NOLINTNEXTLINE(bugprone-unchecked-optional-access): asked for with a limit alone
  LeakageTangents tangents = *leakage_;
  BoxProgram walker = walker_;
  const double price = -prices(polytope.categories);
  if (posterior != nullptr && tangents.draw(polytope, *posterior, 0) > 0) walker.extend(polytope.relaxed);
  std::optional<Column> best;
  Vector<double> whole = -polytope.in_units(of_entries(prices));
  Vector<double> from = cost;
  for (int i = 0; i < kMostDescents; ++i) {
    whole.head(from.size()) = polytope.in_units(from);
    if (walker.minimise(whole, kInfinity, keep_going_) != BoxProgram::Outcome::optimal) break;
    auto inside = pulled_in(polytope, walker.vertex(polytope.rows->least, polytope.rows->most));
    if (!inside) break;
    Column found{polytope.posterior(*inside), 0};
    found.value = objective(found.posterior, prices);
    const double least = std::max(kMissing, -kShareMissing * found.value);
    const bool drawn = tangents.draw(polytope, found.posterior, least / price) > 0;
    const bool better = !best || found.value < best->value - kLeastDescent;
    if (better) best = std::move(found);
    if (!drawn && !better) break;
    if (drawn) walker.extend(polytope.relaxed);
    from = slopes(best->posterior, prices);
  }
  return best;
}

std::optional<Column> Pricing::descend_from(const Vector<double>& prices, const Vector<double>& posterior) {
  const Vector<double> cost = slopes(posterior, prices);
  if (leakage_ && prices(polytope_.categories) < 0) return descend_by_tangents(prices, cost, &posterior);
  return descend(prices, cost);
}

std::optional<Column> Pricing::descend(const Vector<double>& prices, const Vector<double>& cost) {
  if (leakage_ && prices(polytope_.categories) < 0) return descend_by_tangents(prices, cost, nullptr);
  if (!start_at(prices, cost)) return std::nullopt;
  const auto term = [&](Index entry, double value) {
    if (entry >= polytope_.categories) return 0.0;
    const double probability = polytope_.unit(entry) * value;
    return entropy_term(std::max(0.0, probability)) - prices(entry) * probability;
  };
  walker_.walk(term, keep_going_);
  return column(prices);
}

Pricing::Proof Pricing::prove(const Vector<double>& prices, const Wanted& wanted,
                              const std::function<bool(const Column&)>& take,
                              const std::function<bool()>& found_elsewhere) {
  std::uint64_t visits = 0;
  std::uint64_t next_descent = kVisitsPerDescent;
  std::uint64_t next_look = kFirstLook;
  std::uint64_t last = kInfinitelyMany;
  const auto visit = [&](const Vector<double>& v) {
    ++visits;
    const bool on_chance = visits == next_descent;
    if (on_chance) next_descent += kVisitsPerDescent + visits / kVisitsPerDescent;
    if (on_chance || objective(v, prices) < wanted.column) {
      const auto column = descend_from(prices, v);
      if (column && column->value < wanted.column && take(*column)) {
        last = std::min(last, visits + visits / kLonger);
      }
    }
    if (visits == next_look) {
      next_look *= 4;
      if (last == kInfinitelyMany && found_elsewhere()) return false;
    }
    return visits < last;
  };
  bool stopped = false;
  const Vector<double> all = of_entries(prices);
  SearchPolytope polytope = polytope_;
  std::optional<LeakageTangents> tangents = leakage_;
  const double price = leakage_ ? -prices(polytope.categories) : 0;
  if (price > 0) {
    for (const Vector<double>& posterior : drawn_at_) {
      // NOLINTNEXTLINE(bugprone-unchecked-optional-access): made where there is a price
      tangents->draw(polytope, posterior, kHardlyMissing / price);
    }
  }
  BranchAndBound whole(polytope, all);
  std::optional<BranchAndBound> part;
  const BranchAndBound* visiting = &whole;
  const auto watched = [&](const Vector<double>& v) {
    if (price > 0) {
      const auto& [point, at_least] = visiting->visited();
      const double missing = tangents->missing(polytope, point, price);
      if (missing > kShareOfTangents * (objective(v, prices) - at_least)) {
        tangents->draw(polytope, v, kHardlyMissing / price);
      }
    }
    stopped = stopped || !visit(v);
    return !stopped;
  };
  const auto going = [&] {
    stopped = stopped || !keep_going_();
    return !stopped;
  };
  // A proof for less cuts off more. If the whole one turns out to be long, proofs for less and less take
  // turns with it, so that there is a bound early.
  double level = 0;
  std::uint64_t boxes = 0;
  double bound = -kInfinity;
  for (std::uint64_t nodes = kWholeAlone;; nodes += kTurn) {
    visiting = &whole;
    const auto proof = whole.prove({wanted.bound, std::min(nodes, wanted.nodes)}, watched, going);
    bound = std::max(bound, proof.bound);
    if (!stopped && whole.open() && nodes >= wanted.nodes) return {false, bound, whole.open_boxes()};
    if (stopped || !whole.open()) return {proof.complete, bound};
    if (!part) {
      level = bound * kLess;
      part.emplace(polytope, all);
      boxes = 0;
    }
    if (level >= wanted.bound) continue;
    visiting = &*part;
    const auto less = part->prove({level, boxes += kPartTurn}, watched, going);
    bound = std::max(bound, less.bound);
    if (less.complete) part.reset();
    if (stopped) return {false, bound};
  }
}

ProvedPart Pricing::prove(const ProofPart& part) {
  const Index n = polytope_.lower.size();
  const auto fits = [](const Vector<double>& entries, Index size) {
    return entries.size() == size && entries.allFinite();
  };
  const bool usable = fits(part.prices, polytope_.categories) &&
                      std::ranges::all_of(part.boxes, [&](const auto& box) { return fits(box, 1 + 2 * n); });
  if (leakage_ || !usable) return {part.boxes};
  const auto deadline = SearchClock::in(part.seconds);
  ProvedPart proved;
  BranchAndBound proof(polytope_, part.prices, part.boxes);
  const auto visit = [&](const Vector<double>& v) {
    ++proved.looked;
    const auto visits = static_cast<std::uint64_t>(part.before) + static_cast<std::uint64_t>(proved.looked);
    const bool on_chance = visits % (kVisitsPerDescent + visits / kVisitsPerDescent) == 0;
    if (on_chance || objective(v, part.prices) < part.wanted) {
      const auto column = descend_from(part.prices, v);
      if (column && column->value < part.wanted) proved.posteriors.push_back(column->posterior);
    }
    return true;
  };
  // At least one box is examined, however little time there is; otherwise it would be started again and
  // again.
  proof.prove({part.level, kInfinitelyMany}, visit,
              [&] { return proved.looked == 0 || std::chrono::steady_clock::now() < deadline; });
  proved.boxes = proof.open_boxes();
  proved.undivided = proof.undivided();
  return proved;
}

}  // namespace sluice
