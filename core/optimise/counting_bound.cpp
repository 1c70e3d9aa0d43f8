// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/counting_bound.hpp"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <memory>

#include "base/infinity.hpp"

namespace sluice {
namespace {

// Boxes narrower than this are beyond doubles.
constexpr double kLeastWidth = 1e-12;
constexpr double kNarrow = 1e-9;
// A box whose widths have shrunk by this share, or whose tangent was this far off, is worth another look.
constexpr double kShrunk = 0.1;
constexpr double kOff = 0.05;
constexpr int kMostLooks = 4;
// A range is divided this share of the way from the relaxation's point to its middle. Either part has at
// least `kFromEnd` of its width.
constexpr double kTowardsMiddle = 0.5;
constexpr double kFromEnd = 0.1;
constexpr double kAtCorners = 0.01;
constexpr std::uint64_t kPlunge = 256;
constexpr std::uint64_t kNodesPerQuestion = 64;
constexpr double kBoundRounding = 1e-12;

/// minimise  sum_k delta_k  subject to  sum_k delta_k r_k r_k' - g  positive semidefinite, delta >= 0,
/// nearly: by a barrier. `r` has the r_k as columns that span everything. Empty where rounding is in the way.
Vector<double> least_majorant(const Matrix<double>& r, const Matrix<double>& g) {
  constexpr int kRounds = 12;
  constexpr int kSteps = 30;
  constexpr double kFlatter = 6;
  constexpr double kNear = 3e-3;
  const Index k = r.cols();
  const Eigen::LLT<Matrix<double>> even(r * r.transpose());
  if (even.info() != Eigen::Success) return {};
  const Matrix<double> half = even.matrixL().solve(g);
  const Eigen::MatrixXd whitened = even.matrixL().solve(Matrix<double>(half.transpose()));
  const double top = Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd>(whitened).eigenvalues().maxCoeff();
  if (!(top > 0)) return {};
  Vector<double> delta = Vector<double>::Constant(k, 2 * top);
  double mu = 2 * top;
  const auto slack = [&](const Vector<double>& at) {
    return Eigen::LLT<Matrix<double>>(r * at.asDiagonal() * r.transpose() - g);
  };
  const auto value = [&](const Vector<double>& at) {
    if (!(at.minCoeff() > 0)) return kInfinity;
    const auto factored = slack(at);
    if (factored.info() != Eigen::Success) return kInfinity;
    return at.sum() / mu - at.array().log().sum() - 2 * factored.matrixLLT().diagonal().array().log().sum();
  };
  for (int round = 0; round < kRounds && mu * static_cast<double>(k) > kNear * delta.sum(); ++round) {
    for (int step = 0; step < kSteps; ++step) {
      const Matrix<double> seen = slack(delta).matrixL().solve(r);
      const Matrix<double> gram = seen.transpose() * seen;
      const Vector<double> gradient = 1 / mu - gram.diagonal().array() - delta.array().inverse();
      Matrix<double> hessian = gram.cwiseAbs2();
      hessian.diagonal() += delta.cwiseInverse().cwiseAbs2();
      const Vector<double> by = -Eigen::LLT<Matrix<double>>(hessian).solve(gradient);
      const double decrement = -gradient.dot(by);
      if (!(decrement > 1e-6)) break;
      const double before = value(delta);
      double length = 1;
      while (length > kNarrow && !(value(delta + length * by) < before - 1e-4 * length * decrement))
        length /= 2;
      if (length <= kNarrow) break;
      delta += length * by;
    }
    mu /= kFlatter;
  }
  return delta;
}

}  // namespace

CountingBound::CountingBound(const SearchPolytope& polytope, const Vector<double>& prices,
                             const Matrix<double>& factor, const Divergence& divergence)
    : polytope_(polytope), prices_(Vector<double>::Zero(entries())), divergence_(divergence) {
  const Index a = polytope.categories;
  prices_.head(a) = polytope.in_units(prices);
  Matrix<double> turned = Matrix<double>::Zero(entries(), factor.cols());
  turned.topRows(a) = polytope.unit.head(a).asDiagonal() * factor;
  split(turned * turned.transpose());
}

Vector<double> CountingBound::row_of(Index variable) const {
  if (variable < entries()) return Vector<double>::Unit(entries(), variable);
  return polytope_.relaxed->rows.row(variable - entries()).transpose();
}

void CountingBound::split(const Matrix<double>& gain) {
  const Index n = entries();
  const Index a = polytope_.categories;
  Eigen::MatrixXd sum = Eigen::MatrixXd::Zero(n, 1);
  sum.col(0).head(a) = polytope_.unit.head(a);
  const Eigen::MatrixXd turn = Eigen::HouseholderQR<Eigen::MatrixXd>(sum).householderQ();
  const Matrix<double> tangent = turn.rightCols(n - 1);
  std::vector<Vector<double>> seen;
  std::vector<double> lengths;
  const BoxProgram box(polytope_.relaxed, polytope_.lower, polytope_.upper);
  for (Index i = 0; i < n + polytope_.relaxed->rows.rows(); ++i) {
    const double width = box.upper(i) - box.lower(i);
    const Vector<double> direction = tangent.transpose() * row_of(i);
    if (width < kNarrow || direction.cwiseAbs().maxCoeff() < kNarrow) continue;
    seen.emplace_back(direction / width);
    lengths.push_back(width);
    directions_.push_back({i, 0});
  }
  const auto k = static_cast<Index>(seen.size());
  Matrix<double> r(n - 1, k);
  for (Index j = 0; j < k; ++j) r.col(j) = seen[static_cast<std::size_t>(j)];
  const double size = gain.trace();
  const Vector<double> delta = least_majorant(r, tangent.transpose() * gain * tangent / size);
  if (delta.size() == 0) return;
  rows_.resize(k, n);
  rest_ = -gain;
  for (Index j = 0; j < k; ++j) {
    auto& [variable, weight] = directions_[static_cast<std::size_t>(j)];
    const double width = lengths[static_cast<std::size_t>(j)];
    weight = size * delta(j) / (width * width);
    rows_.row(j) = row_of(variable).transpose();
    rest_ += weight * rows_.row(j).transpose() * rows_.row(j);
    rounding_ += weight;
  }
  // A bound of the sum of c D's terms, c p_x times r ln r - r + 1 of a ratio r.
  const double of_terms = divergence_.weight * (1 - divergence_.prior.array().log().sum());
  rounding_ = kBoundRounding * (rounding_ + prices_.cwiseAbs().sum() + of_terms);
  propagation_.emplace(*polytope_.relaxed);
  stack_.push_back({box, -kInfinity, polytope_.interior});
}

double CountingBound::term(Index entry, double value) const {
  const double p = divergence_.prior(entry);
  const double probability = std::max(0.0, value) * polytope_.unit(entry);
  return divergence_.weight * (probability > 0 ? probability * std::log(probability / p) : 0);
}

CountingBound::Chord CountingBound::chord(Index entry, double lower, double upper) const {
  const double low = term(entry, lower);
  const double high = term(entry, upper);
  const double width = upper - lower;
  // A convex term is no more than it is at the ends.
  if (width < kLeastWidth) return {0, std::max(low, high)};
  const double slope = (high - low) / width;
  return {slope, low - slope * lower};
}

/// The linear program's cost on a box. Returns the constant to add to it.
double CountingBound::relax(const Node& node, Vector<double>& cost) const {
  const Vector<double> touched = rest_ * node.touch;
  cost = prices_ + 2 * touched;
  double constant = -touched.dot(node.touch);
  for (std::size_t k = 0; k < directions_.size(); ++k) {
    const auto [variable, weight] = directions_[k];
    const double least = node.program.lower(variable);
    const double most = node.program.upper(variable);
    cost -= weight * (least + most) * rows_.row(static_cast<Index>(k)).transpose();
    constant += weight * least * most;
  }
  for (Index x = 0; x < polytope_.categories && divergence_.weight > 0; ++x) {
    const auto [slope, at_zero] = chord(x, std::max(0.0, node.program.lower(x)), node.program.upper(x));
    cost(x) -= slope;
    constant -= at_zero;
  }
  return constant;
}

/// How far the squares' chords are from them, at most.
double CountingBound::widths(const BoxProgram& program) const {
  double sum = 0;
  for (const auto& [variable, weight] : directions_) {
    const double width = program.upper(variable) - program.lower(variable);
    sum += weight * width * width;
  }
  return sum;
}

/// Whether F reaches `wanted` on a box; if not, the box is made smaller and its bound better.
bool CountingBound::close(Node& node, double wanted, const std::function<bool()>& keep_going) {
  BoxProgram& program = node.program;
  Vector<double> cost;
  for (int look = 0; look < kMostLooks; ++look) {
    // NOLINTNEXTLINE(bugprone-unchecked-optional-access): made before boxes are
    if (!propagation_->narrow(program)) return true;
    const double constant = relax(node, cost);
    const double enough = wanted - constant + rounding_;
    if (program.minimise(cost, enough, keep_going) == BoxProgram::Outcome::infeasible) return true;
    if (program.bound() >= enough) return true;
    node.bound = std::max(node.bound, program.bound() + constant - rounding_);
    const double before = widths(program);
    tighten(program, enough);
    Vector<double> point = program.point().cwiseMax(0);
    point.head(polytope_.categories) /= polytope_.posterior(point).sum();
    const Vector<double> away = point - node.touch;
    const double off = away.dot(rest_ * away);
    node.touch = (node.touch + point) / 2;
    if (widths(program) > (1 - kShrunk) * before && off < kOff * (wanted - node.bound)) break;
  }
  return false;
}

/// The direction whose square is farthest from its chord at a point; empty if no range is wide enough.
std::optional<std::size_t> CountingBound::worth_dividing(const BoxProgram& program,
                                                         const Vector<double>& point) const {
  std::optional<std::size_t> best;
  double most = 0;
  for (std::size_t k = 0; k < directions_.size(); ++k) {
    const auto [variable, weight] = directions_[k];
    const double lower = program.lower(variable);
    const double upper = program.upper(variable);
    const double width = upper - lower;
    if (width < kLeastWidth) continue;
    const double at = rows_.row(static_cast<Index>(k)).dot(point);
    // At a corner of the box it is the tangent that is off, which a smaller box helps as well.
    double worth =
        weight * (std::max(0.0, at - lower) * std::max(0.0, upper - at) + kAtCorners * width * width);
    if (divergence_.weight > 0 && variable < polytope_.categories) {
      const auto [slope, at_zero] = chord(variable, std::max(0.0, lower), upper);
      worth += std::max(0.0, at_zero + slope * at - term(variable, at));
    }
    if (worth > most) {
      most = worth;
      best = k;
    }
  }
  return best;
}

/// The box on top becomes two; the part that the point lies in comes next.
void CountingBound::divide(const Vector<double>& point, std::size_t direction) {
  Node next = stack_.back();
  const Index variable = directions_[direction].variable;
  const double lower = next.program.lower(variable);
  const double upper = next.program.upper(variable);
  const double margin = kFromEnd * (upper - lower);
  const double here = rows_.row(static_cast<Index>(direction)).dot(point);
  const double at = std::clamp((1 - kTowardsMiddle) * here + kTowardsMiddle * (lower + upper) / 2,
                               lower + margin, upper - margin);
  const bool below = here < at;
  next.program.set_range(variable, below ? lower : at, below ? at : upper);
  stack_.back().program.set_range(variable, below ? at : lower, below ? upper : at);
  stack_.push_back(std::move(next));
}

void CountingBound::plunge(double wanted, const Visit& visit, const std::function<bool()>& keep_going) {
  for (std::uint64_t steps = 0; !stack_.empty() && steps < kPlunge; ++steps) {
    ended_ = ended_ || (nodes_ % kNodesPerQuestion == 0 && !keep_going());
    if (ended_) return;
    ++nodes_;
    Node& node = stack_.back();
    if (close(node, wanted, keep_going)) {
      stack_.pop_back();
      continue;
    }
    const Vector<double> point = node.program.point().cwiseMax(0);
    ended_ = !visit(polytope_.posterior(point));
    if (const auto direction = worth_dividing(node.program, point)) {
      divide(point, *direction);
    } else {  // nothing left to divide: rounding is in the way
      left_ = std::min(left_, node.bound);
      stack_.pop_back();
    }
  }
}

CountingBound::Proof CountingBound::prove(double wanted, const Visit& visit,
                                          const std::function<bool()>& keep_going) {
  if (!propagation_) return {false, -kInfinity};
  BoxProgram program = stack_.front().program;
  for (;;) {
    plunge(wanted, visit, keep_going);
    for (Node& node : stack_) open_.emplace(node.bound, Waiting{node.program.state(), std::move(node.touch)});
    stack_.clear();
    if (open_.empty() || ended_) break;
    const auto next = open_.begin();
    program.restore(next->second.state);
    stack_.push_back({program, next->first, std::move(next->second.touch)});
    open_.erase(next);
  }
  const double least = open_.empty() ? left_ : std::min(left_, open_.begin()->first);
  return {least == kInfinity, std::min(least, wanted)};
}

}  // namespace sluice
