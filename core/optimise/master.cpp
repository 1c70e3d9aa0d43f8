// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/master.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "prior/information.hpp"

namespace sluice {
namespace {

// The prices of few posteriors are hardly bound by them; a box keeps them from sending the search astray. A
// mixture may need larger ones, which the search uses only when nothing else helps. Above the usual size they
// cost accuracy.
constexpr double kUsualBox = 4096;
constexpr double kLargestBox = 0x1p26;
constexpr double kWidening = 4;
// Posteriors' prices end at this many boxes, so that the box does not hold them back.
constexpr double kBeyond = 2;
// The largest distance of a mixture from the prior.
constexpr double kMeanResidual = 1e-9;
// Two posteriors nearer to each other than this count as one: a basis that holds both is beyond doubles.
constexpr double kSamePosterior = 4e-9;

}  // namespace

Master::Master(const Vector<double>& prior, Vector<double> units)
    : Master(prior, std::move(units), entropy(prior)) {
  small_prices_ = true;
}

Master::Master(const Vector<double>& prior, double cost)
    : Master(prior, Vector<double>::Ones(prior.size()), cost) {}

Master::Master(const Vector<double>& prior, Vector<double> units, double cost)
    : prior_(prior), units_(std::move(units)), weights_(Vector<double>::Ones(1)), value_(cost) {
  rows_.rows.resize(0, prior_.size());
  add(prior_, cost);
}

Master::Master(const Vector<double>& prior, const Vector<double>& units, Most most)
    : prior_(prior.size() + 1),
      units_(prior.size() + 1),
      weights_(Vector<double>::Ones(1)),
      value_(entropy(prior)),
      most_(most.value) {
  // The unit of the entry is the most that the mixture may have of it.
  prior_ << prior, most.value;
  units_ << units, most.value;
  rows_.rows.resize(0, prior_.size());
  small_prices_ = true;
  Vector<double> first = prior_;
  first(prior.size()) = 0;
  add(first, value_);
}

bool Master::add(const Vector<double>& posterior) { return add(posterior, entropy(posterior)); }

bool Master::add(const Vector<double>& posterior, double cost) {
  const Vector<double> row = posterior.cwiseQuotient(units_);
  const auto same = [&](const auto& other) {  // posteriors that differ mostly do so at once
    return std::ranges::equal(other, row,
                              [](double one, double two) { return std::abs(one - two) < kSamePosterior; });
  };
  if (std::ranges::any_of(rows_.rows.rowwise(), same)) return false;
  const Index count = rows_.rows.rows();
  rows_.rows.conservativeResize(count + 1, Eigen::NoChange);
  rows_.least.conservativeResize(count + 1);
  rows_.most.conservativeResize(count + 1);
  rows_.rows.row(count) = row.transpose();
  rows_.least(count) = -kLargestBox;
  rows_.most(count) = cost;
  posteriors_.push_back(posterior);
  return true;
}

bool Master::widen() {
  if (!held_back_ || box_ >= largest_box()) return false;
  box_ *= kWidening;
  return true;
}

double Master::largest_box() const { return kLargestBox / units_.head(equalities()).minCoeff(); }

Master Master::emptied() const {
  Master emptied(prior_, units_, rows_.most(0));
  emptied.box_ = box_;
  emptied.small_prices_ = small_prices_;
  return emptied;
}

/// Whether a mixture is not the prior. An entry with a limit may be below it.
bool Master::is_missing(const Vector<double>& reduced_cost, const Vector<double>& row_prices) const {
  const Index equal = equalities();
  const double unequal = most_ ? reduced_cost(equal) : 0;
  return std::max({reduced_cost.head(equal).cwiseAbs().maxCoeff(), unequal, row_prices.maxCoeff()}) >=
         kMeanResidual;
}

void Master::solve() {
  auto conditions = std::make_shared<const RangedRows>(rows_);
  const Index a = prior_.size();
  if (program_) {
    program_->extend(std::move(conditions));
  } else {
    program_.emplace(std::move(conditions), Vector<double>::Zero(a), Vector<double>::Zero(a));
  }
  const Vector<double> cost = -prior_.cwiseQuotient(units_);
  const double most = weights_.size() > 1 ? std::max(kUsualBox, box_) : largest_box();
  const double first = box_;
  for (double box = first;; box *= 2) {
    const Vector<double> reach = (box * units_).cwiseMin(kLargestBox);
    for (Index x = 0; x < a; ++x) program_->set_range(x, -reach(x), reach(x));
    // No mixture gains more than all uncertainty, so this bounds the gain from a unit more of the entry.
    if (most_) program_->set_range(a - 1, -rows_.most(0), 0);
    // A mixture of prices is not far outside the box either. The smallest possible bounds keep digits.
    const double least = -kBeyond * std::min(box, kLargestBox);
    for (Index i = 0; i < rows_.rows.rows(); ++i) program_->set_range(a + i, least, rows_.most(i));
    const auto outcome = program_->minimise(cost, std::numeric_limits<double>::infinity());
    if (box == first || !small_prices_) prices_ = program_->point().cwiseQuotient(units_);
    if (outcome != BoxProgram::Outcome::optimal) return;
    // If the box holds prices back, the mixture lacks that much. If a posterior's lower end does, its weight
    // is negative.
    const Vector<double> row_prices = program_->row_prices();
    const bool missing = is_missing(program_->reduced_cost(), row_prices);
    if (box == first || !small_prices_) held_back_ = missing;
    if (!small_prices_) box_ = box;
    if (!missing) {
      weights_ = (-row_prices).cwiseMax(0);
      break;
    }
    if (box >= most) return;
  }
  value_ = 0;
  for (Index i = 0; i < weights_.size(); ++i) value_ += weights_(i) * rows_.most(i);
}

}  // namespace sluice
