// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/robust_optimum.hpp"

#include <algorithm>
#include <vector>

#include "optimise/search_texts.hpp"
#include "optimise/stabilised_search.hpp"
#include "prior/information.hpp"

namespace sluice {
namespace {

// A block has 2^m vertices or more.
constexpr Index kMostData = 16;
// The weight of an input that never occurs in the measure of a mixture.
constexpr double kWeightOfNone = 0.01;
// A smaller slack is the rounding of 0.
constexpr double kNoSlack = 1e-15;

/// The inputs that matter. An input that never occurs and may have probability 0 can be reported like any
/// mixture of the others of its secret. Neither the largest nor the smallest of their likelihoods changes. If
/// the others' probabilities are bounded from above, this needs its own to be always 0.
struct Inputs {
  std::vector<Block> blocks;
  std::vector<std::vector<Index>> data;  // for each block, the columns of its secret that are kept
  Vector<double> mass;
};

Inputs reduced(const RobustPrior& prior) {
  Inputs inputs;
  std::vector<double> mass;
  for (Index s = 0; s < prior.joint.rows(); ++s) {
    std::vector<Index> kept;
    for (Index u = 0; u < prior.joint.cols(); ++u) {
      const bool ever = prior.most.size() > 0 && prior.most(s, u) > 0;
      if (prior.joint(s, u) > 0 || prior.least(s, u) > 0 || ever) kept.push_back(u);
    }
    if (kept.empty()) kept.push_back(0);
    Block block{Vector<double>(prior.least.row(s).transpose()(kept)), 0};
    const double slack = 1 - block.least.sum();
    block.slack = slack < kNoSlack ? 0 : slack;
    if (prior.most.size() > 0) {
      const Vector<double> most = prior.most.row(s).transpose()(kept);
      block.most = most.cwiseMin((block.least.array() + block.slack).matrix());
    }
    for (const Index u : kept) mass.push_back(prior.joint(s, u));
    inputs.blocks.push_back(std::move(block));
    inputs.data.push_back(std::move(kept));
  }
  inputs.mass = Eigen::Map<const Vector<double>>(mass.data(), static_cast<Index>(mass.size()));
  return inputs;
}

/// A distribution over all inputs, including those that never occur.
Vector<double> weights_of(const Vector<double>& mass) {
  const double least = kWeightOfNone / static_cast<double>(mass.size());
  Vector<double> weights = mass.unaryExpr([&](double p) { return p > 0 ? p : least; });
  return weights / weights.sum();
}

/// A channel of the inputs that matter, extended to all pairs.
Channel of_all_pairs(const Inputs& inputs, Index secrets, Index data, const Vector<double>& weights,
                     const Channel& kept) {
  Channel channel(secrets * data, kept.cols());
  Index start = 0;
  for (Index s = 0; s < secrets; ++s) {
    const auto& places = inputs.data[static_cast<std::size_t>(s)];
    const auto count = static_cast<Index>(places.size());
    const Vector<double> shares = weights.segment(start, count) / weights.segment(start, count).sum();
    channel.middleRows(s * data, data).rowwise() = shares.transpose() * kept.middleRows(start, count);
    for (const Index u : places) channel.row(s * data + u) = kept.row(start++);
  }
  return channel;
}

std::vector<WeightedColumn> weighted(const std::vector<PairColumn>& columns, const Vector<double>& mass,
                                     const Vector<double>& weights) {
  std::vector<WeightedColumn> result;
  for (const PairColumn& column : columns) {
    const double scale = weights.dot(column.likelihoods);
    const Vector<double> joint = mass.cwiseProduct(column.likelihoods) / scale;
    const double probability = joint.sum();
    const double cost = std::max(0.0, entropy(joint) - entropy_term(probability));
    result.push_back({weights.cwiseProduct(column.likelihoods) / scale, cost, probability, column.value});
  }
  return result;
}

/// Columns with a little more of one input than of all others, as much as possible: 1 + z e_i. Together they
/// have a mixture.
std::vector<PairColumn> randomised_response(const Inputs& inputs, double bound) {
  std::vector<PairColumn> columns;
  for (const Block& block : inputs.blocks) {
    for (Index u = 0; u < block.least.size(); ++u) {
      const double most = block.most.size() > 0 ? block.most(u) : block.least(u) + block.slack;
      PairColumn column{Vector<double>::Ones(inputs.mass.size()), 0, {}};
      column.likelihoods(static_cast<Index>(columns.size())) += (bound - 1) / most;
      columns.push_back(std::move(column));
    }
  }
  return columns;
}

}  // namespace

Result<Envelope> robust_optimum(const RobustPrior& prior, double bound, const SearchOptions& options,
                                Pairs pairs) {
  const Index c = prior.joint.rows();
  const Index m = prior.joint.cols();
  // A single secret is protected by any channel.
  if (c == 1 && pairs == Pairs::different)
    return Envelope{Channel::Identity(m, m), entropy(prior.joint.reshaped()) + kInformationRounding};
  const Inputs inputs = reduced(prior);
  for (const Block& block : inputs.blocks) {
    if (block.least.size() > kMostData) {
      return fail(texts::kSearch.secret_too_wide);
    }
    if (block.slack <= 0 && block.least.minCoeff() <= 0) {
      return fail(texts::kSearch.pair_impossible);
    }
  }
  const Vector<double> weights = weights_of(inputs.mass);
  BlockPricing pricing(inputs.blocks, inputs.mass, bound, pairs);
  const ColumnSource source{
      weights,
      entropy(inputs.mass),
      weighted(randomised_response(inputs, bound), inputs.mass, weights),
      [&](const Vector<double>& prices) { pricing.set_prices(weights.cwiseProduct(prices)); },
      [&](double target, const std::function<bool()>& keep_going) {
        return weighted(pricing.revisit(target, keep_going), inputs.mass, weights);
      },
      [&](double target, std::uint64_t most_nodes, const std::function<bool()>& keep_going) {
        auto proof = pricing.prove(target, most_nodes, keep_going);
        return ColumnSource::Proof{proof.complete, proof.least, proof.slack,
                                   weighted(proof.columns, inputs.mass, weights)};
      },
      [&](const Channel& kept) { return of_all_pairs(inputs, c, m, weights, kept); }};
  return stabilised_search(source, options);
}

}  // namespace sluice
