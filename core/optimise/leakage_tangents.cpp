// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/leakage_tangents.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

namespace sluice {
namespace {

// Coefficients are at most 1 in size and right to a few units of their last place.
constexpr double kCoefficientRounding = 0x1p-50;
// The slope of phi at 0 is infinite: no tangent is drawn at less than this share of P(s).
constexpr double kLeastShare = 1e-10;
// A secret about which no report can say more than this counts as unaffected (nats).
constexpr double kNothing = 1e-15;

/// The rows with more rows after them.
std::shared_ptr<const RangedRows> extended(const RangedRows& rows, const Matrix<double>& more,
                                           const Vector<double>& least, const Vector<double>& most) {
  auto all = std::make_shared<RangedRows>();
  const Index before = rows.rows.rows();
  const Index after = before + more.rows();
  all->rows.resize(after, rows.rows.cols());
  all->rows << rows.rows, more;
  all->least.resize(after);
  all->least << rows.least, least;
  all->most.resize(after);
  all->most << rows.most, most;
  return all;
}

/// The rows with further entries, all with coefficients of 0.
std::shared_ptr<const RangedRows> widened(const RangedRows& rows, Index entries) {
  auto all = std::make_shared<RangedRows>(rows);
  all->rows.conservativeResize(Eigen::NoChange, entries);
  all->rows.rightCols(entries - rows.rows.cols()).setZero();
  return all;
}

Vector<double> followed_by(const Vector<double>& entries, const Vector<double>& more) {
  Vector<double> all(entries.size() + more.size());
  all << entries, more;
  return all;
}

}  // namespace

LeakageTangents::LeakageTangents(const Prior& prior)
    : given_(secret_given_data(prior)),
      secret_(prior.probabilities.secret),
      drawn_(static_cast<std::size_t>(prior.secrets())) {}

double LeakageTangents::phi(Index s, double w) const {
  const double p = secret_(s);
  if (w <= 0) return p;
  // Far below P(s), r would be rounded to -1, which has no logarithm, though w is not 0.
  if (w < p / 2) return w * std::log(w / p) - w + p;
  // Near P(s) the terms nearly cancel: with r = (w - P(s)) / P(s) they are P(s) ((1 + r) ln(1 + r) - r).
  const double r = (w - p) / p;
  return std::max(0.0, p * ((1 + r) * std::log1p(r) - r));
}

double LeakageTangents::leakage(const Vector<double>& posterior) const {
  const Vector<double> w = given_ * posterior;
  double sum = 0;
  for (Index s = 0; s < w.size(); ++s) sum += phi(s, w(s));
  return sum;
}

SearchPolytope LeakageTangents::lifted(const SearchPolytope& polytope) {
  const Index c = secret_.size();
  first_ = polytope.lower.size();
  // phi is convex, so no entry need be larger than at the ends of the range of (C v)_s.
  Vector<double> largest(c);
  for (Index s = 0; s < c; ++s) {
    largest(s) = std::max(phi(s, given_.row(s).minCoeff()), phi(s, given_.row(s).maxCoeff()));
    if (largest(s) < kNothing) largest(s) = 0;
  }
  const Index n = first_ + c;
  return {polytope.categories,
          widened(*polytope.rows, n),
          widened(*polytope.relaxed, n),
          followed_by(polytope.lower, Vector<double>::Zero(c)),
          followed_by(polytope.upper, largest),
          followed_by(polytope.interior, largest / 2),
          followed_by(polytope.unit, Vector<double>::Ones(c))};
}

double LeakageTangents::missing(const SearchPolytope& lifted, const Vector<double>& point,
                                double price) const {
  double entries = 0;
  for (Index s = 0; s < secret_.size(); ++s) entries += lifted.unit(first_ + s) * point(first_ + s);
  return price * (leakage(lifted.posterior(point)) - entries);
}

int LeakageTangents::draw(SearchPolytope& lifted, const Vector<double>& posterior, double most) {
  const Vector<double> w = given_ * posterior;
  const Index n = lifted.lower.size();
  std::vector<Vector<double>> rows;
  std::vector<double> ends;
  for (Index s = 0; s < secret_.size(); ++s) {
    if (lifted.upper(first_ + s) <= 0) continue;
    const double p = secret_(s);
    const double at = std::max(w(s), kLeastShare * p);
    auto& drawn = drawn_[static_cast<std::size_t>(s)];
    // The distance of phi from the highest of its tangents.
    double highest = 0;
    for (const double other : drawn) highest = std::max(highest, w(s) * std::log(other / p) - other + p);
    if (phi(s, w(s)) - highest <= most || std::ranges::find(drawn, at) != drawn.end()) continue;
    drawn.push_back(at);
    // w ln(at / p) - t <= at - p, in the units of the entries.
    Vector<double> row = Vector<double>::Zero(n);
    for (Index x = 0; x < lifted.categories; ++x) {
      row(x) = std::log(at / p) * given_(s, x) * lifted.unit(x);
    }
    row(first_ + s) = -lifted.unit(first_ + s);
    rows.push_back(std::move(row));
    ends.push_back(at - p);
  }
  if (rows.empty()) return 0;
  const auto count = static_cast<Index>(rows.size());
  Matrix<double> more(count, n);
  Vector<double> least(count);
  Vector<double> upper(count);
  Vector<double> rounding(count);
  for (Index i = 0; i < count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const double largest = std::max(rows[at].cwiseAbs().maxCoeff(), std::abs(ends[at]));
    more.row(i) = rows[at].transpose() / largest;
    upper(i) = ends[at] / largest;
    const double size = 1 + more.row(i).cwiseAbs().sum();  // entries are at most 1: no row exceeds this
    least(i) = -size;
    rounding(i) = kCoefficientRounding * size;
  }
  lifted.rows = extended(*lifted.rows, more, least, upper);
  lifted.relaxed = extended(*lifted.relaxed, more, least - rounding, upper + rounding);
  return static_cast<int>(count);
}

Vector<double> LeakageTangents::of_entries(const SearchPolytope& lifted, const Vector<double>& prices) const {
  Vector<double> all = Vector<double>::Zero(lifted.lower.size());
  all.head(lifted.categories) = prices.head(lifted.categories);
  all.tail(secret_.size()).setConstant(prices(lifted.categories));
  return all;
}

}  // namespace sluice
