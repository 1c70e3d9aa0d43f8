// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/secret_aware.hpp"

#include <algorithm>
#include <limits>
#include <vector>

#include "optimise/assignments.hpp"
#include "optimise/scatter.hpp"
#include "optimise/stabilised_search.hpp"
#include "optimise/vertices.hpp"
#include "prior/information.hpp"

namespace sluice {
namespace {

// The rounding error of a value, as a share of the prices.
constexpr double kValueRounding = 0x1p-46;
constexpr std::size_t kMostPricedColumns = 40;
// Rounding may leave so much of a secret's categories.
constexpr double kNoShare = 1e-14;
// All proportions share the nodes of a proof, and each has so many at least. Longer proofs would leave no
// time to look for columns.
constexpr std::uint64_t kLeastNodes = 64;
// A descent asks for about so many nodes. A whole proof is made when descents have asked for so many times as
// much as it does.
constexpr std::uint64_t kNodesPerDescent = 32;
constexpr std::uint64_t kPatience = 2;
// With more proportions than this a round of descents looks at so many of them.
constexpr Index kMostDescents = 256;

/// The pairs that occur, s-major, and the columns over them.
class InputPairs {
 public:
  InputPairs(const Matrix<double>& joint, const Matrix<double>& proportions)
      : joint_(joint), proportions_(proportions), place_(joint.rows(), joint.cols()) {
    Index count = 0;
    for (Index s = 0; s < joint.rows(); ++s) {
      for (Index x = 0; x < joint.cols(); ++x) place_(s, x) = joint(s, x) > 0 ? count++ : -1;
    }
    weights_.resize(count);
    for (Index s = 0; s < joint.rows(); ++s) {
      for (Index x = 0; x < joint.cols(); ++x) {
        if (place_(s, x) >= 0) weights_(place_(s, x)) = joint(s, x);
      }
    }
    weights_ /= weights_.sum();
    priced(Vector<double>::Zero(count));
  }

  [[nodiscard]] const Vector<double>& weights() const { return weights_; }

  void priced(const Vector<double>& prices) {
    prices_ =
        Matrix<double>::Constant(joint_.rows(), joint_.cols(), -std::numeric_limits<double>::infinity());
    for (Index s = 0; s < joint_.rows(); ++s) {
      for (Index x = 0; x < joint_.cols(); ++x) {
        if (place_(s, x) >= 0) prices_(s, x) = prices(place_(s, x));
      }
    }
    size_ = prices.cwiseAbs().maxCoeff();
  }

  /// Reports that say nothing of the secret, and much of the data. Each takes one likely category for each
  /// secret, as often as may be; the next does the same with the rest. Together they have a mixture.
  [[nodiscard]] std::vector<WeightedColumn> of_no_secret() const {
    const Vector<double> secrets = joint_.rowwise().sum();
    Matrix<double> left = secrets.cwiseInverse().asDiagonal() * joint_;
    std::vector<WeightedColumn> columns;
    for (;;) {
      Assignment assignment{std::vector<Index>(static_cast<std::size_t>(joint_.rows())), 0};
      double share = 1;
      for (Index s = 0; s < joint_.rows(); ++s) {
        share = std::min(share, left.row(s).maxCoeff(&assignment.data[static_cast<std::size_t>(s)]));
      }
      if (share < kNoShare) return columns;
      for (Index s = 0; s < joint_.rows(); ++s) {
        double& of_this = left(s, assignment.data[static_cast<std::size_t>(s)]);
        of_this = of_this - share < kNoShare ? 0 : of_this - share;
      }
      columns.push_back(column(secrets, assignment));
    }
  }

  std::vector<WeightedColumn> find(double target, const std::function<bool()>& keep_going) {
    std::vector<WeightedColumn> columns;
    const Index count = proportions_.rows();
    for (Index i = 0; i < std::min(count, kMostDescents) && keep_going(); ++i) {
      const Index w =
          count <= kMostDescents
              ? i
              : std::min(count - 1, static_cast<Index>(scatter(++tries_) * static_cast<double>(count)));
      const auto found = of(w).descend();
      since_proof_ += kNodesPerDescent;
      if (found.value < target) columns.push_back(column(proportions_.row(w), found));
    }
    return best_of(std::move(columns));
  }

  ColumnSource::Proof prove(double target, std::uint64_t most_nodes,
                            const std::function<bool()>& keep_going) {
    ColumnSource::Proof proof{true, target, kValueRounding * (size_ + 1) + kInformationRounding, {}};
    const auto count = static_cast<std::uint64_t>(proportions_.rows());
    auto each = std::max(kLeastNodes, most_nodes / count);
    const auto whole = nodes_by_subsets(static_cast<std::size_t>(proportions_.cols()));
    if (since_proof_ / count / kPatience >= whole) {
      each = std::max(each, whole);
      since_proof_ = 0;
    }
    for (Index w = 0; w < proportions_.rows() && proof.complete; ++w) {
      const auto least = of(w).least(target, each, keep_going);
      if (least.best.value < target) proof.columns.push_back(column(proportions_.row(w), least.best));
      proof.complete = least.complete && keep_going();
    }
    // An entry that was not examined is worth no more than its prices and costs nothing.
    if (!proof.complete) proof.least = std::min(target, -size_);
    for (const WeightedColumn& column : proof.columns) proof.least = std::min(proof.least, column.value);
    proof.complete = proof.complete && proof.columns.empty();
    proof.columns = best_of(std::move(proof.columns));
    return proof;
  }

  [[nodiscard]] Channel of_all(const Channel& kept) const {
    const Index a = joint_.cols();
    Channel channel(joint_.size(), kept.cols());
    for (Index s = 0; s < joint_.rows(); ++s) {
      Eigen::RowVectorXd mean = Eigen::RowVectorXd::Zero(kept.cols());
      for (Index x = 0; x < a; ++x) {
        if (place_(s, x) >= 0) mean += joint_(s, x) * kept.row(place_(s, x));
      }
      mean /= mean.sum();
      for (Index x = 0; x < a; ++x) {
        if (place_(s, x) >= 0) {
          channel.row(s * a + x) = kept.row(place_(s, x));
        } else {
          channel.row(s * a + x) = mean;
        }
      }
    }
    return channel;
  }

 private:
  [[nodiscard]] Assignments of(Index w) const { return {proportions_.row(w).transpose(), prices_}; }

  [[nodiscard]] WeightedColumn column(const Vector<double>& proportions, const Assignment& assignment) const {
    WeightedColumn result{Vector<double>::Zero(weights_.size()), 0, 1, assignment.value};
    Vector<double> of_data = Vector<double>::Zero(joint_.cols());
    for (Index s = 0; s < joint_.rows(); ++s) {
      const Index x = assignment.data[static_cast<std::size_t>(s)];
      if (x < 0) continue;
      result.entries(place_(s, x)) = proportions(s);
      of_data(x) += proportions(s);
    }
    result.cost = entropy(of_data);
    return result;
  }

  static std::vector<WeightedColumn> best_of(std::vector<WeightedColumn> columns) {
    std::ranges::sort(columns, {}, &WeightedColumn::value);
    if (columns.size() > kMostPricedColumns) columns.resize(kMostPricedColumns);
    return columns;
  }

  const Matrix<double>& joint_;
  const Matrix<double>& proportions_;
  Matrix<Index> place_;  // the place of a pair among those that occur; -1 if it does not
  Vector<double> weights_;
  Matrix<double> prices_;
  double size_ = 0;
  std::uint64_t since_proof_ = 0;  // nodes that descents asked for since the last whole proof
  std::uint64_t tries_ = 0;
};

}  // namespace

Result<Envelope> secret_aware_optimum(const Matrix<double>& joint, const Matrix<double>& secret_posteriors,
                                      const SearchOptions& options) {
  InputPairs pairs(joint, secret_posteriors);
  const ColumnSource source{
      pairs.weights(),
      entropy(joint.colwise().sum().transpose()),
      pairs.of_no_secret(),
      [&](const Vector<double>& prices) { pairs.priced(prices); },
      [&](double target, const std::function<bool()>& keep_going) { return pairs.find(target, keep_going); },
      [&](double target, std::uint64_t most_nodes, const std::function<bool()>& keep_going) {
        return pairs.prove(target, most_nodes, keep_going);
      },
      [&](const Channel& kept) { return pairs.of_all(kept); }};
  return stabilised_search(source, options);
}

Result<Matrix<double>> secret_posteriors(const Prior& prior, const Notion& notion, double epsilon) {
  const auto diagonal =
      make_prior({prior.secret, prior.secret, Matrix<double>(prior.weights.secret.asDiagonal())});
  if (!diagonal) return diagonal.failure();
  auto set = vertices(posterior_polytope(*diagonal, notion, epsilon));
  if (!set) return set.failure();
  return std::move(set->vertices);
}

}  // namespace sluice
