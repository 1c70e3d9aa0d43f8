// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/product.hpp"

#include <algorithm>
#include <boost/math/tools/toms748_solve.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "guarantee/srlip_attribute.hpp"
#include "optimise/highest.hpp"
#include "optimise/posterior_polytope.hpp"
#include "optimise/search_clock.hpp"
#include "optimise/search_texts.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "protocol/listed_optimum.hpp"
#include "protocol/optimal_proposal.hpp"

namespace sluice::product {
namespace {

constexpr double kMostProductReports = 10'000;
// The level of the product has to be this near to the level that was asked for.
constexpr double kTolerance = 1e-9;
constexpr int kMostDoublings = 20;
constexpr std::uintmax_t kMostSteps = 24;
constexpr double kFarBeyond = 100;
// The range of shares of epsilon in the search.
constexpr double kLeastShare = 0.02;
constexpr int kShares = 6;
constexpr int kRounds = 2;

// The root is always bracketed, so the program need not carry messages for other cases.
using Quiet = boost::math::policies::policy<
    boost::math::policies::domain_error<boost::math::policies::ignore_error>,
    boost::math::policies::evaluation_error<boost::math::policies::ignore_error>>;

struct Found {
  Channel channel;
  double kept = -1;  ///< I(X;Y)
};

/// How the level is divided among attributes: each separately, or each given those before it.
enum class Division { separately, in_turn };

class Search {
 public:
  Search(const Prior& prior, const Notion& notion, double epsilon, const SearchOptions& options,
         Division division)
      : prior_(prior),
        notion_(notion),
        // Above this level products have entries that are lost in the rounding to integers.
        epsilon_(std::min(epsilon, kLargestSearchLevel)),
        options_(options),
        division_(division),
        attributes_(prior.attributes.cols()),
        clock_(options) {}

  Result<Proposal> run() {
    // If all attributes together say too much at any level, some stay out of the reports.
    std::vector<Index> shared;
    for (Index j = 0; j < attributes_; ++j) shared.push_back(j);
    std::ranges::sort(shared, std::greater{}, [&](Index j) { return entropy_of(j); });
    for (; !shared.empty(); shared.pop_back()) {
      Vector<double> shares = Vector<double>::Zero(attributes_);
      for (const Index j : shared) shares(j) = 1.0 / static_cast<double>(shared.size());
      scale(shares);
      if (failure_) return *failure_;
      if (best_.kept < 0) continue;
      // The information has several peaks: moves begin with equal shares, or with a single attribute.
      double most = best_.kept;
      Vector<double> start = shares;
      for (const Index j : shared) {
        const Vector<double> alone = Vector<double>::Unit(attributes_, j);
        const double kept = going() ? scale(alone) : -1;
        if (kept <= most) continue;
        most = kept;
        start = alone;
      }
      split(start, shared);
      break;
    }
    if (failure_) return *failure_;
    if (best_.kept < 0) return constant();
    return Proposal{std::move(best_.channel), std::nullopt};
  }

 private:
  [[nodiscard]] double entropy_of(Index attribute) const {
    const auto values = prior_.attributes.col(attribute);
    Vector<double> distribution = Vector<double>::Zero(values.maxCoeff() + 1);
    for (Index x = 0; x < values.size(); ++x) distribution(values(x)) += prior_.probabilities.data(x);
    return entropy(distribution);
  }

  [[nodiscard]] double left() const { return clock_.left(); }
  [[nodiscard]] bool going() const { return !failure_ && left() > 0; }

  [[nodiscard]] Proposal constant() const { return {Channel::Ones(prior_.categories(), 1), std::nullopt}; }

  /// The best channel on each attribute at its level, a constant one if its share is 0.
  std::vector<Channel> factors(const Vector<double>& levels, const Vector<double>& shares) {
    std::vector<Channel> channels;
    double reports = 1;
    for (Index j = 0; j < attributes_; ++j) {
      if (shares(j) <= 0) {
        channels.push_back(Channel::Ones(prior_.attributes.col(j).maxCoeff() + 1, 1));
        continue;
      }
      const auto own = srlip_attribute::setting(
          prior_, j, division_ == Division::in_turn ? channels : std::vector<Channel>{});
      SearchOptions options = options_;
      options.seconds = left();
      options.keep_going = nullptr;
      // One optimum of thousands: a list of all vertices takes ten times as long.
      if (options.method == Method::automatic && levels(j) >= optimal::kLeastColumnLevel) {
        options.method = Method::columns;
      }
      auto best = optimal::proposal_of_list(own.prior, own.notion, levels(j), options);
      if (!best) {
        failure_ = best.failure();
        return {};
      }
      channels.push_back(std::move(best->channel));
      reports *= static_cast<double>(channels.back().cols());
    }
    if (reports > kMostProductReports) {
      failure_ = fail(texts::kSearch.product_too_large);
    }
    return channels;
  }

  /// By how much the product at these levels exceeds the promised level. It is stored if it keeps to that
  /// level and is the best so far.
  double excess(const Vector<double>& levels, const Vector<double>& shares) {
    const double promised = epsilon_ * (1 + kTolerance) + kTolerance;
    const std::vector<Channel> channels = factors(levels, shares);
    if (failure_) return kFarBeyond;
    Channel channel = srlip_attribute::product(prior_, channels);
    const double level = notion_.leakage(prior_, channel).level;
    if (level > promised) return std::min(level - promised, kFarBeyond);
    const double kept = mutual_information(data_and_report(prior_, channel));
    current_ = std::max(current_, kept);
    if (kept > best_.kept) best_ = {std::move(channel), kept};
    return level - promised;
  }

  /// The most information with levels in the ratio of the shares.
  double scale(const Vector<double>& shares) {
    current_ = -1;
    const auto at = [&](double level) { return excess(level * shares, shares); };
    double low = 0;
    double high = std::max(epsilon_, kTolerance);
    double low_excess = 0;
    double high_excess = at(high);
    if (high_excess <= 0) {
      for (int i = 0; i < kMostDoublings && high_excess <= 0 && going(); ++i) {
        low = high;
        low_excess = high_excess;
        high *= 2;
        high_excess = at(high);
      }
    } else {
      low_excess = at(low);
    }
    if (low_excess < 0 && high_excess > 0 && going()) {
      const auto near = [&](double below, double above) {
        return above - below <= kTolerance * above || !going();
      };
      std::uintmax_t steps = kMostSteps;
      boost::math::tools::toms748_solve(at, low, high, low_excess, high_excess, near, steps, Quiet());
    }
    return current_;
  }

  /// Moves shares between two attributes at a time.
  void split(Vector<double> shares, const std::vector<Index>& shared) {
    const int rounds = shared.size() > 2 ? kRounds : 1;
    for (int round = 0; round < rounds; ++round) {
      for (std::size_t i = 0; i < shared.size(); ++i) {
        for (std::size_t k = i + 1; k < shared.size(); ++k) move(shares, shared[i], shared[k]);
      }
    }
  }

  void move(Vector<double>& shares, Index one, Index other) {
    const double both = shares(one) + shares(other);
    const auto at = [&](double share) {
      Vector<double> moved = shares;
      moved(one) = share * both;
      moved(other) = both - moved(one);
      return moved;
    };
    const auto value = [&](double share) { return going() ? scale(at(share)) : -1; };
    shares = at(highest(value, kLeastShare, 1 - kLeastShare, kShares, kLeastShare));
  }

  const Prior& prior_;
  const Notion& notion_;
  double epsilon_;
  const SearchOptions& options_;
  Division division_;
  Index attributes_;
  SearchClock clock_;
  Found best_;
  double current_ = -1;  // the most information since `scale` began
  std::optional<Failure> failure_;
};

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options, Division division) {
  return Search(prior, notion, epsilon, options, division).run();
}

}  // namespace

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options) {
  return propose(prior, notion, epsilon, options, Division::separately);
}

Result<Proposal> propose_sequential(const Prior& prior, const Notion& notion, double epsilon,
                                    const SearchOptions& options) {
  return propose(prior, notion, epsilon, options, Division::in_turn);
}

}  // namespace sluice::product
