// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/assignments.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/infinity.hpp"
#include "prior/information.hpp"

namespace sluice {
namespace {

// A node asks for about as much as so many steps by subsets.
constexpr std::uint64_t kStepsPerNode = 512;
// With more secrets, subsets would take too much memory, or so long that nobody is asked whether to go on.
constexpr std::size_t kMostBySubsets = 14;
constexpr std::uint64_t kAssignmentsPerQuestion = 4096;
constexpr double kLeastGain = 1e-13;

}  // namespace

std::uint64_t nodes_by_subsets(std::size_t secrets) {
  if (secrets > kMostBySubsets) return std::numeric_limits<std::uint64_t>::max();
  return static_cast<std::uint64_t>(std::pow(3, secrets)) / 2 / kStepsPerNode;
}

Assignments::Assignments(const Vector<double>& proportions, const Matrix<double>& prices)
    : all_(proportions.size()) {
  for (Index s = 0; s < all_; ++s) {
    if (proportions(s) > 0) secrets_.push_back(s);
  }
  std::ranges::sort(secrets_, [&](Index s, Index t) { return proportions(s) > proportions(t); });
  proportions_ = proportions(secrets_);
  worth_ = proportions_.asDiagonal() * prices(secrets_, Eigen::all);
}

double Assignments::value(const std::vector<Index>& data) const {
  Vector<double> masses = Vector<double>::Zero(worth_.cols());
  double worth = 0;
  for (std::size_t i = 0; i < data.size(); ++i) {
    masses(data[i]) += proportions_(static_cast<Index>(i));
    worth += worth_(static_cast<Index>(i), data[i]);
  }
  return entropy(masses) - worth;
}

Assignment Assignments::assignment(const std::vector<Index>& data) const {
  Assignment result{std::vector<Index>(static_cast<std::size_t>(all_), -1), value(data)};
  for (std::size_t i = 0; i < data.size(); ++i) result.data[static_cast<std::size_t>(secrets_[i])] = data[i];
  return result;
}

Assignment Assignments::descend() const {
  const auto count = static_cast<Index>(secrets_.size());
  const Index a = worth_.cols();
  Assignment best{{}, kInfinity};
  for (Index together = -1; together < a; ++together) {
    std::vector<Index> data(secrets_.size());
    Vector<double> masses = Vector<double>::Zero(a);
    for (Index i = 0; i < count; ++i) {
      Index& x = data[static_cast<std::size_t>(i)];
      x = together;
      if (together < 0 || worth_(i, together) == -kInfinity) worth_.row(i).maxCoeff(&x);
      masses(x) += proportions_(i);
    }
    Vector<double> terms = masses.unaryExpr(&entropy_term);
    for (bool moved = true; moved;) {
      moved = false;
      for (Index i = 0; i < count; ++i) {
        Index& x = data[static_cast<std::size_t>(i)];
        const double w = proportions_(i);
        masses(x) = std::max(0.0, masses(x) - w);
        terms(x) = entropy_term(masses(x));
        const double alone = entropy_term(w);
        const auto gain = [&](Index to) {  // in the category's own term
          return (masses(to) > 0 ? entropy_term(masses(to) + w) - terms(to) : alone) - worth_(i, to);
        };
        double least = gain(x) - kLeastGain;
        for (Index to = 0; to < a; ++to) {
          const double candidate = gain(to);
          if (candidate >= least) continue;
          least = candidate;
          x = to;
          moved = true;
        }
        masses(x) += w;
        terms(x) = entropy_term(masses(x));
      }
    }
    const double reached = value(data);
    if (reached < best.value) best = assignment(data);
  }
  return best;
}

Assignment Assignments::by_subsets() const {
  const std::size_t count = secrets_.size();
  const std::size_t subsets = std::size_t{1} << count;
  std::vector<double> cost(subsets, 0);
  std::vector<Index> category(subsets, 0);
  std::vector<double> least(subsets, 0);
  std::vector<std::size_t> group(subsets, 0);
  // Sums for a subset are those without its first secret, plus that secret's.
  Matrix<double> worth = Matrix<double>::Zero(static_cast<Index>(subsets), worth_.cols());
  std::vector<double> masses(subsets, 0);
  for (std::size_t subset = 1; subset < subsets; ++subset) {
    std::size_t first = 0;
    while ((subset >> first & 1U) == 0) ++first;
    const std::size_t others = subset & (subset - 1);
    const auto row = static_cast<Index>(subset);
    worth.row(row) = worth.row(static_cast<Index>(others)) + worth_.row(static_cast<Index>(first));
    masses[subset] = masses[others] + proportions_(static_cast<Index>(first));
    cost[subset] = entropy_term(masses[subset]) - worth.row(row).maxCoeff(&category[subset]);
    // The group of the first secret, with any of the others.
    least[subset] = kInfinity;
    const std::size_t head = std::size_t{1} << first;
    for (std::size_t part = others;; part = (part - 1) & others) {
      const double candidate = cost[part | head] + least[others & ~part];
      if (candidate < least[subset]) {
        least[subset] = candidate;
        group[subset] = part | head;
      }
      if (part == 0) break;
    }
  }
  std::vector<Index> data(count);
  for (std::size_t left = subsets - 1; left != 0; left &= ~group[left]) {
    for (std::size_t i = 0; i < count; ++i) {
      if ((group[left] >> i & 1U) != 0) data[i] = category[group[left]];
    }
  }
  return assignment(data);
}

/// Searches depth first, with the heaviest secrets first.
class Assignments::Branching {
 public:
  Branching(const Assignments& parent, double target, std::uint64_t most_nodes,
            const std::function<bool()>& keep_going)
      : parent_(parent),
        most_nodes_(most_nodes),
        keep_going_(keep_going),
        masses_(Vector<double>::Zero(parent.worth_.cols())),
        data_(parent.secrets_.size()),
        target_(target) {
    const auto count = static_cast<Index>(data_.size());
    mass_left_ = Vector<double>::Zero(count + 1);
    worth_left_ = Vector<double>::Zero(count + 1);
    for (Index i = count; i-- > 0;) {
      mass_left_(i) = mass_left_(i + 1) + parent.proportions_(i);
      worth_left_(i) = worth_left_(i + 1) + parent.worth_.row(i).maxCoeff();
    }
  }

  bool run() { return descend(0, 0, 0); }
  [[nodiscard]] const std::vector<Index>& best() const { return best_; }

 private:
  /// `uncertainty` and `worth` are those of the secrets assigned so far.
  bool descend(Index depth, double uncertainty, double worth) {
    const auto count = static_cast<Index>(data_.size());
    if (depth == count) {
      target_ = uncertainty - worth;
      best_ = data_;
      return true;
    }
    if (++nodes_ > most_nodes_ || (nodes_ % kAssignmentsPerQuestion == 0 && !keep_going_())) return false;
    const double w = parent_.proportions_(depth);
    struct Way {
      double bound;
      double uncertainty;
      Index to;
    };
    std::vector<Way> ways;
    const double largest = masses_.maxCoeff();
    for (Index to = 0; to < masses_.size(); ++to) {
      const double own = parent_.worth_(depth, to);
      if (own == -kInfinity) continue;
      const double before = masses_(to);
      const double now = uncertainty - entropy_term(before) + entropy_term(before + w);
      // A term is concave: what is left adds least to the largest mass.
      const double most = std::max(largest, before + w);
      const double added = entropy_term(most + mass_left_(depth + 1)) - entropy_term(most);
      ways.push_back({now + added - worth - own - worth_left_(depth + 1), now, to});
    }
    std::ranges::sort(ways, {}, &Way::bound);
    for (const Way& way : ways) {
      if (way.bound >= target_) break;
      const double before = masses_(way.to);
      masses_(way.to) += w;
      data_[static_cast<std::size_t>(depth)] = way.to;
      const bool finished = descend(depth + 1, way.uncertainty, worth + parent_.worth_(depth, way.to));
      masses_(way.to) = before;
      if (!finished) return false;
    }
    return true;
  }

  const Assignments& parent_;
  std::uint64_t most_nodes_;
  const std::function<bool()>& keep_going_;
  Vector<double> masses_, mass_left_, worth_left_;
  std::vector<Index> data_, best_;
  double target_;
  std::uint64_t nodes_ = 0;
};

Assignments::Least Assignments::least(double target, std::uint64_t most_nodes,
                                      const std::function<bool()>& keep_going) const {
  const auto subsets = nodes_by_subsets(secrets_.size());
  Branching branching(*this, target, std::min(most_nodes, subsets), keep_going);
  const bool complete = branching.run();
  if (!complete && subsets <= most_nodes) return {true, by_subsets()};
  return {complete, branching.best().empty() ? Assignment{{}, kInfinity} : assignment(branching.best())};
}

}  // namespace sluice
