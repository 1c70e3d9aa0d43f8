// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/edge_walk.hpp"

#include <Eigen/LU>
#include <algorithm>
#include <bitset>
#include <cstdint>
#include <unordered_set>
#include <vector>

#include "base/infinity.hpp"
#include "optimise/scatter.hpp"

namespace sluice {
namespace {

// Ends of ranges beyond this are no conditions.
constexpr double kNoCondition = 1.9;
constexpr Index kMostConditions = 128;
// A unit in the last place, for sums whose terms are as many as a point has entries.
constexpr double kLastPlace = 0x1p-52;
// Coefficients of conditions, and their ends, are right to within this.
constexpr double kCoefficients = 0x1p-49;
// An inverse that is farther off than this, as a share, proves nothing.
constexpr double kMostOff = 1e-3;
constexpr std::uint64_t kVerticesPerQuestion = 256;

/// The conditions that a vertex lies on.
using Tight = std::bitset<kMostConditions>;

/// Points y have each entry by what the prior has of it. Conditions are  y_x >= 0, of categories, and
/// rows . y >= ends.
class EdgeWalk {
 public:
  explicit EdgeWalk(const SearchPolytope& polytope)
      : polytope_(polytope), size_(polytope.lower.size()), categories_(polytope.categories) {
    const auto& [rows, least, most] = *polytope.rows;
    std::vector<Vector<double>> ranged;
    std::vector<Vector<double>> equal;
    std::vector<double> ends;
    std::vector<double> values;
    for (Index i = 0; i < rows.rows(); ++i) {
      const Vector<double> row = rows.row(i).transpose().cwiseProduct(polytope.interior);
      const double scale = row.cwiseAbs().maxCoeff();
      const auto add = [&](double sign, double end) {
        ranged.emplace_back(sign * row / scale);
        ends.push_back(sign * end / scale);
      };
      if (least(i) == most(i)) {
        equal.emplace_back(row / scale);
        values.push_back(least(i) / scale);
        continue;
      }
      if (least(i) > -kNoCondition) add(1, least(i));
      if (most(i) < kNoCondition) add(-1, most(i));
    }
    rows_ = stacked(ranged);
    equal_ = stacked(equal);
    ends_ = Eigen::Map<const Vector<double>>(ends.data(), std::ssize(ends));
    values_ = Eigen::Map<const Vector<double>>(values.data(), std::ssize(values));
  }

  std::optional<WalkedVertices> run(std::size_t most, const std::function<bool()>& keep_going) {
    if (categories_ + rows_.rows() > kMostConditions) return std::nullopt;
    const auto first = start(keep_going);
    if (!first) return std::nullopt;
    std::unordered_set<Tight> known{*first};
    std::vector<Tight> ahead{*first};
    WalkedVertices walked{.categories = categories_};
    const Vector<double> prior = polytope_.posterior(polytope_.interior);
    for (std::uint64_t looks = 0; !ahead.empty(); ++looks) {
      if (looks % kVerticesPerQuestion == 0 && !keep_going()) return std::nullopt;
      const Tight here = ahead.back();
      ahead.pop_back();
      const auto leave = [&](const Tight& next) {
        if (known.insert(next).second) ahead.push_back(next);
      };
      if (!look(here, leave) || known.size() > most) return std::nullopt;
      for (Index x = 0; x < categories_; ++x) walked.entries.push_back(prior(x) * std::max(0.0, point_(x)));
    }
    walked.rounding = rounding_;
    return walked;
  }

 private:
  [[nodiscard]] Matrix<double> stacked(const std::vector<Vector<double>>& rows) const {
    Matrix<double> all(std::ssize(rows), size_);
    for (std::size_t i = 0; i < rows.size(); ++i) all.row(static_cast<Index>(i)) = rows[i].transpose();
    return all;
  }
  [[nodiscard]] Index free() const { return size_ - equal_.rows(); }

  /// The least of a function that is in line with no face.
  [[nodiscard]] std::optional<Tight> start(const std::function<bool()>& keep_going) const {
    BoxProgram program(polytope_.relaxed, polytope_.lower, polytope_.upper);
    Vector<double> cost(size_);
    for (Index i = 0; i < size_; ++i) cost(i) = scatter(static_cast<std::uint64_t>(i) + 1);
    if (program.minimise(cost, kInfinity, keep_going) != BoxProgram::Outcome::optimal) return std::nullopt;
    const Vector<double> y =
        program.vertex(polytope_.rows->least, polytope_.rows->most).cwiseQuotient(polytope_.interior);
    Vector<double> slacks(categories_ + rows_.rows());
    slacks << y.head(categories_), rows_ * y - ends_;
    std::vector<Index> order(static_cast<std::size_t>(slacks.size()));
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<Index>(i);
    if (std::ssize(order) < free()) return std::nullopt;
    std::ranges::sort(order, {}, [&](Index i) { return slacks(i); });
    Tight tight;
    for (Index i = 0; i < free(); ++i)
      tight.set(static_cast<std::size_t>(order[static_cast<std::size_t>(i)]));
    return tight;
  }

  /// Solves for a vertex and calls `leave` with the one at the end of each of its edges. False where rounding
  /// leaves a doubt.
  template <class Leave>
  bool look(const Tight& tight, const Leave& leave) {
    const Index d = free();
    const auto n = static_cast<double>(size_);
    basis_.setZero(size_, size_);
    given_.setZero(size_);
    members_.clear();
    for (std::size_t i = 0; i < tight.size(); ++i) {
      if (!tight.test(i)) continue;
      const auto at = std::ssize(members_);
      const auto condition = static_cast<Index>(i);
      if (condition < categories_) {
        basis_(at, condition) = 1;
      } else {
        basis_.row(at) = rows_.row(condition - categories_);
        given_(at) = ends_(condition - categories_);
      }
      members_.push_back(condition);
    }
    basis_.bottomRows(equal_.rows()) = equal_;
    given_.tail(values_.size()) = values_;
    inverse_ = basis_.partialPivLu().inverse();
    point_ = inverse_ * given_;
    // How far off the product of the two can be, and the point's place on its conditions.
    const double ulps = n * kLastPlace + kCoefficients;
    const double product =
        (basis_ * inverse_ - Matrix<double>::Identity(size_, size_)).cwiseAbs().maxCoeff() +
        ulps * inverse_.cwiseAbs().colwise().sum().maxCoeff();
    const double place = (basis_ * point_ - given_).cwiseAbs().maxCoeff() +
                         ulps * (point_.cwiseAbs().sum() + given_.cwiseAbs().maxCoeff());
    if (!(n * product < kMostOff)) return false;
    speeds_.resize(categories_ + rows_.rows(), size_);
    speeds_.topRows(categories_) = inverse_.topRows(categories_);
    speeds_.bottomRows(rows_.rows()).noalias() = rows_ * inverse_;
    slacks_.resize(speeds_.rows());
    slacks_ << point_.head(categories_), rows_ * point_ - ends_;
    of_speeds_ = speeds_.cwiseAbs().rowwise().sum() * (1 + 2 * kMostOff);
    of_slacks_ = place * of_speeds_.array() + ulps * (1 + point_.cwiseAbs().sum());
    of_speeds_ = product * of_speeds_.array() + ulps * inverse_.cwiseAbs().colwise().sum().maxCoeff();
    rounding_ = std::max(rounding_, of_slacks_.head(categories_).maxCoeff());
    for (const Index i : members_) slacks_(i) = kInfinity;
    if (!((slacks_ - 2 * of_slacks_).minCoeff() > 0)) return false;
    for (Index k = 0; k < d; ++k) {
      // How soon a condition may be met at the earliest, and the nearest one at the latest.
      double nearest = kInfinity;
      double second = kInfinity;
      Index met = -1;
      for (Index i = 0; i < slacks_.size(); ++i) {
        const double speed = of_speeds_(i) - speeds_(i, k);
        if (speed <= 0) continue;
        const double soonest = (slacks_(i) - of_slacks_(i)) / speed;
        if (soonest >= second) continue;
        second = std::max(soonest, nearest);
        if (soonest >= nearest) continue;
        nearest = soonest;
        met = i;
      }
      if (met < 0) return false;
      const double speed = -speeds_(met, k) - of_speeds_(met);
      if (!(speed > 0 && (slacks_(met) + of_slacks_(met)) / speed < second)) return false;
      Tight next = tight;
      next.reset(static_cast<std::size_t>(members_[static_cast<std::size_t>(k)]));
      next.set(static_cast<std::size_t>(met));
      leave(next);
    }
    return true;
  }

  const SearchPolytope& polytope_;
  Index size_;
  Index categories_;
  Matrix<double> rows_, equal_;
  Vector<double> ends_, values_;
  double rounding_ = 0;
  // These are about the vertex that was looked at last.
  std::vector<Index> members_;
  Matrix<double> basis_, inverse_;
  Eigen::MatrixXd speeds_;  // column-major: edges are columns
  Vector<double> given_, point_, slacks_, of_slacks_, of_speeds_;
};

}  // namespace

std::optional<WalkedVertices> vertices_along_edges(const SearchPolytope& polytope, std::size_t most,
                                                   const std::function<bool()>& keep_going) {
  return EdgeWalk(polytope).run(most, keep_going);
}

}  // namespace sluice
