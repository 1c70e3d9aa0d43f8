// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/master.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "prior/information.hpp"

namespace sluice {
namespace {

// Prices of few posteriors are hardly bound by them; held in a box they do not send the search astray. A
// mixture may need larger ones, which are not what is searched with until nothing else leads on. Above the
// usual size they cost accuracy.
constexpr double kUsualBox = 4096;
constexpr double kLargestBox = 0x1p26;
constexpr double kWidening = 4;
// How far a mixture may be from the prior.
constexpr double kResidual = 1e-9;
// Two posteriors nearer to each other than this are one: a basis that holds both is beyond doubles.
constexpr double kSame = 4e-9;

}  // namespace

Master::Master(const Vector<double>& prior) : Master(prior, entropy(prior)) { small_prices_ = true; }

Master::Master(Vector<double> prior, double cost)
    : prior_(std::move(prior)), weights_(Vector<double>::Ones(1)), value_(cost) {
  rows_.rows.resize(0, prior_.size());
  add(prior_, cost);
}

bool Master::add(const Vector<double>& posterior) { return add(posterior, entropy(posterior)); }

bool Master::add(const Vector<double>& posterior, double cost) {
  const auto same = [&](const Vector<double>& other) {  // two that are not mostly differ at once
    return std::ranges::equal(other, posterior,
                              [](double one, double two) { return std::abs(one - two) < kSame; });
  };
  if (std::ranges::any_of(posteriors_, same)) return false;
  const Index count = rows_.rows.rows();
  rows_.rows.conservativeResize(count + 1, Eigen::NoChange);
  rows_.least.conservativeResize(count + 1);
  rows_.most.conservativeResize(count + 1);
  rows_.rows.row(count) = posterior.transpose();
  rows_.least(count) = -kLargestBox;
  rows_.most(count) = cost;
  posteriors_.push_back(posterior);
  return true;
}

bool Master::widen() {
  if (!held_back_ || box_ >= kLargestBox) return false;
  box_ *= kWidening;
  return true;
}

Master Master::emptied() const {
  Master emptied(prior_, rows_.most(0));
  emptied.box_ = box_;
  emptied.small_prices_ = small_prices_;
  return emptied;
}

void Master::solve() {
  auto conditions = std::make_shared<const RangedRows>(rows_);
  const Index a = prior_.size();
  if (program_) {
    program_->extend(std::move(conditions));
  } else {
    const Vector<double> box = Vector<double>::Constant(a, box_);
    program_.emplace(std::move(conditions), -box, box);
  }
  const double most = weights_.size() > 1 ? std::max(kUsualBox, box_) : kLargestBox;
  const double first = box_;
  for (double box = first;; box *= 2) {
    for (Index x = 0; x < a; ++x) program_->set_range(x, -box, box);
    // A mixture of prices is not outside either. Bounds no larger than need be keep digits.
    for (Index i = 0; i < rows_.rows.rows(); ++i) program_->set_range(a + i, -box, rows_.most(i));
    const auto outcome = program_->minimise(-prior_, std::numeric_limits<double>::infinity());
    if (box == first || !small_prices_) prices_ = program_->point();
    if (outcome != BoxProgram::Outcome::optimal) return;
    // What the box holds back is missing from the mixture.
    const bool missing = program_->reduced_cost().cwiseAbs().maxCoeff() >= kResidual;
    if (box == first || !small_prices_) held_back_ = missing;
    if (!small_prices_) box_ = box;
    if (!missing) break;
    if (box >= most) return;
  }
  weights_ = -program_->row_prices();
  weights_ = weights_.cwiseMax(0);
  value_ = 0;
  for (Index i = 0; i < weights_.size(); ++i) value_ += weights_(i) * rows_.most(i);
}

}  // namespace sluice
