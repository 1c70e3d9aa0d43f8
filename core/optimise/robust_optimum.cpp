// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/robust_optimum.hpp"

#include <algorithm>
#include <chrono>
#include <limits>
#include <vector>

#include "optimise/block_pricing.hpp"
#include "optimise/master.hpp"
#include "optimise/mixture.hpp"
#include "prior/information.hpp"

namespace sluice {
namespace {

// A block has up to 2^m vertices and more.
constexpr Index kMostData = 16;
// Kept of the gap for what comes after the search: rare reports are merged, weights are rounded.
constexpr double kMargin = 5e-8;
// Ten years: what a clock can hold.
constexpr double kLongest = 3e8;
// A proof of the whole gap is tried for so many nodes; then one of a larger gap comes first.
constexpr std::uint64_t kPatience = 100'000;
constexpr double kNarrowing = 4;
// The weight of an input that never occurs in what a mixture is measured with.
constexpr double kWeightOfNone = 0.01;
// A slack below this is what rounding leaves of 0.
constexpr double kNoSlack = 1e-15;

/// The inputs that matter. One that never occurs and may have probability 0 can be reported like any mixture of
/// the others of its secret: neither the largest nor the smallest of their likelihoods changes.
struct Inputs {
  std::vector<Block> blocks;
  std::vector<std::vector<Index>> data;  // of each block: the columns of its secret that are kept
  Vector<double> mass;
};

Inputs reduced(const RobustPrior& prior) {
  Inputs inputs;
  std::vector<double> mass;
  for (Index s = 0; s < prior.joint.rows(); ++s) {
    std::vector<Index> kept;
    for (Index u = 0; u < prior.joint.cols(); ++u) {
      if (prior.joint(s, u) > 0 || prior.least(s, u) > 0) kept.push_back(u);
    }
    if (kept.empty()) kept.push_back(0);
    Block block{Vector<double>(prior.least.row(s).transpose()(kept)), 0};
    const double slack = 1 - block.least.sum();
    block.slack = slack < kNoSlack ? 0 : slack;
    for (const Index u : kept) mass.push_back(prior.joint(s, u));
    inputs.blocks.push_back(std::move(block));
    inputs.data.push_back(std::move(kept));
  }
  inputs.mass = Eigen::Map<const Vector<double>>(mass.data(), static_cast<Index>(mass.size()));
  return inputs;
}

/// A distribution over all inputs, those that never occur among them.
Vector<double> weights_of(const Vector<double>& mass) {
  const double least = kWeightOfNone / static_cast<double>(mass.size());
  Vector<double> weights = mass.unaryExpr([&](double p) { return p > 0 ? p : least; });
  return weights / weights.sum();
}

class Search {
 public:
  Search(const RobustPrior& prior, double bound, const SearchOptions& options)
      : prior_(prior),
        options_(options),
        inputs_(reduced(prior)),
        weights_(weights_of(inputs_.mass)),
        whole_(entropy(inputs_.mass)),
        upper_(whole_ + kInformationRounding),
        master_(weights_, whole_),
        pricing_(inputs_.blocks, inputs_.mass, bound),
        deadline_(std::chrono::steady_clock::now() +
                  std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                      std::chrono::duration<double>(std::min(options.seconds, kLongest)))) {}

  Result<Envelope> run() {
    for (;;) {
      master_.solve();
      if (!going()) break;
      pricing_.set_prices(weights_.cwiseProduct(master_.prices()));
      if (!add(pricing_.descend(target() / 2, [&] { return going(); })) && !improve_by_proof()) break;
    }
    auto channel = best_channel();
    if (!channel) return channel.failure();
    return Envelope{std::move(*channel), upper_};
  }

 private:
  [[nodiscard]] double lower() const { return whole_ - master_.value(); }
  [[nodiscard]] double target() const { return -std::max(options_.gap / 2, options_.gap - kMargin); }

  bool going() {
    stopped_ = stopped_ || std::chrono::steady_clock::now() >= deadline_;
    if (options_.keep_going && !stopped_) {
      stopped_ =
          !options_.keep_going({std::clamp(lower(), 0.0, upper_), upper_, [&] { return best_channel(); }});
    }
    return !stopped_;
  }

  bool add(const std::vector<PairColumn>& columns) {
    bool added = false;
    for (const PairColumn& column : columns) {
      const double scale = weights_.dot(column.likelihoods);
      const Vector<double> joint = inputs_.mass.cwiseProduct(column.likelihoods) / scale;
      const double mass = joint.sum();
      const double cost = std::max(0.0, entropy(joint) - entropy_term(mass));
      added = master_.add(weights_.cwiseProduct(column.likelihoods) / scale, cost) || added;
    }
    return added;
  }

  /// Prices of inputs, lowered by the target for each unit of probability, are dual feasible once no column has
  /// a value below the target. Whether there was one is returned.
  bool improve_by_proof() {
    const Vector<double> prices = weights_.cwiseProduct(master_.prices());
    const double at_prices = whole_ - prices.sum() + 0x1p-48 * prices.cwiseAbs().sum() + kInformationRounding;
    bool found = false;
    const auto proves = [&](double target, std::uint64_t most_nodes) {
      const auto proof = pricing_.prove(target, most_nodes, [&] { return going(); });
      if (proof.complete) upper_ = std::min(upper_, at_prices - target + proof.slack);
      found = add(proof.columns);
      return proof.complete;
    };
    if (proves(target(), kPatience) || found) return found;
    for (double least = lower() - upper_; least < target();) {
      least = std::min(least / kNarrowing, target());
      if (stopped_ || !proves(least, std::numeric_limits<std::uint64_t>::max()) || found) break;
    }
    return found;
  }

  [[nodiscard]] Result<Channel> best_channel() const {
    std::vector<Index> used;
    for (Index i = 0; i < master_.weights().size(); ++i) {
      if (master_.weights()(i) > 0) used.push_back(i);
    }
    Matrix<double> chosen(static_cast<Index>(used.size()), weights_.size());
    for (std::size_t i = 0; i < used.size(); ++i) {
      chosen.row(static_cast<Index>(i)) = master_.posteriors()[static_cast<std::size_t>(used[i])].transpose();
    }
    auto channel = mix(chosen, master_.weights()(used), weights_);
    if (!channel) return channel;
    return of_all_inputs(*channel);
  }

  [[nodiscard]] Channel of_all_inputs(const Channel& kept) const {
    const Index m = prior_.joint.cols();
    Channel channel(prior_.joint.size(), kept.cols());
    Index start = 0;
    for (Index s = 0; s < prior_.joint.rows(); ++s) {
      const auto& data = inputs_.data[static_cast<std::size_t>(s)];
      const auto count = static_cast<Index>(data.size());
      const Vector<double> shares = weights_.segment(start, count) / weights_.segment(start, count).sum();
      channel.middleRows(s * m, m).rowwise() = shares.transpose() * kept.middleRows(start, count);
      for (const Index u : data) channel.row(s * m + u) = kept.row(start++);
    }
    return channel;
  }

  const RobustPrior& prior_;
  const SearchOptions& options_;
  Inputs inputs_;
  Vector<double> weights_;
  double whole_;
  double upper_;
  Master master_;
  BlockPricing pricing_;
  std::chrono::steady_clock::time_point deadline_;
  bool stopped_ = false;
};

}  // namespace

Result<Envelope> robust_optimum(const RobustPrior& prior, double bound, const SearchOptions& options) {
  const Index c = prior.joint.rows();
  const Index m = prior.joint.cols();
  // One secret is kept whatever is reported.
  if (c == 1) return Envelope{Channel::Identity(m, m), entropy(prior.joint.reshaped()) + kInformationRounding};
  const Inputs inputs = reduced(prior);
  for (const Block& block : inputs.blocks) {
    if (block.least.size() > kMostData) {
      return Failure{Status::too_large, "A secret occurs with more than 16 categories of the data.",
                     "Merge some of them."};
    }
    if (block.slack <= 0 && block.least.minCoeff() <= 0) {
      return Failure{Status::bad_request, "A pair occurs that is known to have a probability of 0.",
                     "Allow for more distributions, with a smaller alpha."};
    }
  }
  return Search(prior, bound, options).run();
}

}  // namespace sluice
