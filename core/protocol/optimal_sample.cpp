// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/optimal_sample.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <set>
#include <utility>
#include <vector>

#include "guarantee/known_corners.hpp"
#include "guarantee/worst_case.hpp"
#include "optimise/search_clock.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "protocol/grr.hpp"
#include "protocol/listed_optimum.hpp"
#include "protocol/mixed_down.hpp"
#include "protocol/set_cuts.hpp"
#include "protocol/set_polish.hpp"

namespace sluice::optimal {
namespace {

// A reader cannot search under points with more shares than this.
constexpr double kMostPointShares = 2000;
// A channel beyond the level by no more than this can be repaired at no cost.
constexpr double kNear = 1e-8;
constexpr int kMostRounds = 200;
// A search that still waits for corners gains nothing from its last digits.
constexpr double kFirstGap = 1e-3;
constexpr double kNextGap = 0.03;

// The first rounds of cuts find the useful reports. Polishing before that is wasted.
constexpr int kFirstPolish = 5;
constexpr double kPolishShare = .5;  // share of the time
// The least gain, as a share of the gap, that makes a few steps worth their time.
constexpr double kWorthwhile = .003;
// The worst distributions of reports this near to the level are listed, for a tighter bound.
constexpr double kAtLevel = 1e-5;

using Corner = Vector<std::int64_t>;

/// Corners of the range of each secret, each paired with one of another secret.
class Cuts {
 public:
  explicit Cuts(const Notion& notion) : known_(notion.parameters.known), narrowed_(notion) {
    Parameters& own = narrowed_.parameters;
    own.corners.assign(static_cast<std::size_t>(known_.least.rows()), {});
    own.others_corners = own.corners;
    // The people of another secret do not include any of the secret that it is compared with.
    own.known.least_secret.setZero(known_.least.rows(), 1);
    own.corners_in_pairs = true;
    own.tight_corners = true;
    for (Index x = 0; x < known_.least.cols(); ++x) add(Vector<double>::Unit(known_.least.cols(), x), 0);
  }

  /// Adds the corners at which a report with these chances exceeds a level. For each secret it takes the
  /// other secret under which the report can be the least likely. Returns how many corners are new.
  int add(const Vector<double>& chances, double level) {
    const Index c = known_.least.rows();
    std::vector<Corner> lowest;
    std::vector<double> least;
    for (Index s = 0; s < c; ++s) {
      lowest.push_back(corner_of(s, chances, End::smallest));
      least.push_back(lowest.back().cast<double>().dot(chances));
    }
    int added = 0;
    for (Index s = 0; s < c; ++s) {
      std::size_t other = s == 0 ? 1 : 0;
      for (std::size_t i = 0; i < least.size(); ++i) {
        if (static_cast<Index>(i) != s && least[i] < least[other]) other = i;
      }
      const Corner corner = corner_of(s, chances, End::largest);
      const double ratio = corner.cast<double>().dot(chances) / least[other];
      if (ratio > std::exp(level)) added += put(s, corner, lowest[other]);
    }
    return added;
  }

  [[nodiscard]] const Notion& narrowed() const { return narrowed_; }

 private:
  [[nodiscard]] Corner corner_of(Index s, const Vector<double>& chances, End end) const {
    return corner_at(known_.least.row(s).transpose(), known_.most.row(s).transpose(), chances, end);
  }

  int put(Index s, const Corner& corner, const Corner& others) {
    std::vector<std::int64_t> key{s};
    key.insert(key.end(), corner.begin(), corner.end());
    key.insert(key.end(), others.begin(), others.end());
    if (!there_.insert(std::move(key)).second) return 0;
    const auto append = [s](std::vector<Matrix<std::int64_t>>& all, const Corner& row) {
      auto& rows = all[static_cast<std::size_t>(s)];
      rows.conservativeResize(rows.rows() + 1, row.size());
      rows.row(rows.rows() - 1) = row.transpose();
    };
    append(narrowed_.parameters.corners, corner);
    append(narrowed_.parameters.others_corners, others);
    return 1;
  }

  KnownRanges known_;
  Notion narrowed_;
  std::set<std::vector<std::int64_t>> there_;
};

/// The best channel of reports that hold, from all rounds.
class Holding {
 public:
  explicit Holding(const Prior& prior) : prior_(prior), channel_(Channel::Ones(prior.categories(), 1)) {
    posteriors_ = prior.probabilities.data.transpose();
  }

  void add(const Vector<double>& report) {
    posteriors_.conservativeResize(posteriors_.rows() + 1, Eigen::NoChange);
    const Vector<double> joint = report.cwiseProduct(prior_.probabilities.data);
    posteriors_.bottomRows(1) = (joint / joint.sum()).transpose();
  }

  /// Takes another channel that holds, if it is better, and its reports.
  void take(Channel channel) {
    for (const auto& report : channel.colwise()) {
      if (report.maxCoeff() > 0) add(report);
    }
    take_better(std::move(channel));
  }

  /// The best channel of the last reports alone, or one that says nothing if there is none.
  [[nodiscard]] Channel of_last(Index count) const {
    auto found = envelope(prior_, posteriors_.bottomRows(std::min(count, posteriors_.rows())));
    return found ? std::move(found->channel) : Channel::Ones(prior_.categories(), 1);
  }

  void improve() {
    auto found = envelope(prior_, posteriors_);
    if (!found) return;
    take_better(std::move(found->channel));
  }

  [[nodiscard]] const Channel& channel() const { return channel_; }
  [[nodiscard]] double kept() const { return kept_; }

 private:
  void take_better(Channel channel) {
    const double kept = mutual_information(data_and_report(prior_, channel));
    if (kept <= kept_) return;
    kept_ = kept;
    channel_ = std::move(channel);
  }

  const Prior& prior_;
  Matrix<double> posteriors_;
  Channel channel_;
  double kept_ = 0;
};

/// Optima of the notion for which the table is the truth, at lower levels, with enough of the mean report
/// mixed in to hold. They replace `found` if they keep more.
void take_better_of_plain(const Prior& prior, const Notion& notion, double epsilon,
                          const SearchOptions& options, Envelope& found) {
  const auto plain = std::ranges::find(notions(), notion.name, &Notion::for_samples);
  if (plain == notions().end()) return;
  const auto kept = [&](const Channel& channel) {
    return mutual_information(data_and_report(prior, channel));
  };
  constexpr std::array kShares{.05, .1, .2, .4};
  double most = kept(found.channel);
  for (const double share : kShares) {
    SearchOptions own = brief(options);
    own.seconds /= static_cast<double>(kShares.size());
    const auto best = optimum_at(prior, *plain, share * epsilon, own);
    if (!best) continue;
    Channel mixed = mixed_down(prior, notion, epsilon, best->channel);
    if (kept(mixed) <= most) continue;
    most = kept(mixed);
    found.channel = std::move(mixed);
  }
}

}  // namespace

bool is_by_cuts(const Notion& notion) {
  const Parameters& own = notion.parameters;
  if (own.by_set) return own.points.empty();
  return !notion.against_everybody && own.known.least.rows() > 1 && own.ranges && !own.tight_corners;
}

namespace {

/// Progress tells of channels that hold: one found under fewer corners need not hold.
SearchOptions told_of(const SearchOptions& options, const double& bound, bool& stopped,
                      std::function<Result<Channel>(const SearchProgress&)> holding) {
  SearchOptions own = options;
  if (!options.keep_going) return own;
  own.keep_going = [&options, &bound, &stopped,
                    holding = std::move(holding)](const SearchProgress& progress) {
    const auto channel = [&] { return holding(progress); };
    stopped = stopped || !options.keep_going({0, std::min(bound, progress.upper), channel});
    return !stopped;
  };
  return own;
}

/// The optimum under ranges.
Result<Envelope> optimum_of_ranges(const Prior& prior, const Notion& notion, double epsilon,
                                   const SearchOptions& options) {
  Cuts cuts(notion);
  SearchOptions most = options;
  most.seconds = std::max(0.0, options.seconds - brief(options).seconds);
  const SearchClock clock(most);
  const double near = epsilon + kNear * std::min(1.0, epsilon);
  double bound = entropy(prior.probabilities.data) + kInformationRounding;
  double gap = std::max(options.gap, kFirstGap);
  bool stopped = false;
  SearchMemory memory;
  SearchOptions own = told_of(options, bound, stopped, [&](const SearchProgress& progress) {
    auto found = progress.channel();
    return found ? mixed_down(prior, notion, epsilon, *found) : found;
  });
  if (own.memory == nullptr) own.memory = &memory;
  for (int round = 0;; ++round) {
    own.gap = gap;
    own.seconds = clock.left();
    auto found = optimum_at(prior, cuts.narrowed(), epsilon, own);
    if (!found) return found;
    bound = std::min(bound, found->upper_bound);
    found->upper_bound = bound;
    const bool holds = notion.leakage(prior, found->channel).level <= near;
    if (holds && gap <= options.gap) return found;
    const bool going = !stopped && round < kMostRounds && clock.left() > 0;
    int added = 0;
    for (Index y = 0; y < found->channel.cols(); ++y) added += cuts.add(found->channel.col(y), near);
    if (going && (added > 0 || gap > options.gap)) {
      // Corners that hardly matter come last.
      if (added == 0) gap = std::max(options.gap, gap * kNextGap);
      continue;
    }
    if (!holds) found->channel = mixed_down(prior, notion, epsilon, found->channel);
    if (!holds && !stopped) take_better_of_plain(prior, notion, epsilon, options, *found);
    return found;
  }
}

}  // namespace

Result<Envelope> optimum_of_set(const Prior& prior, const Prior& sampled, const Notion& notion,
                                double epsilon, const SearchOptions& options, const Channel& start) {
  SetCuts cuts(prior, sampled, notion);
  const SearchClock clock(options);
  const double near = epsilon + kNear * std::min(1.0, epsilon);
  double bound = entropy(prior.probabilities.data) + kInformationRounding;
  double gap = std::max(options.gap, kFirstGap);
  bool stopped = false;
  SearchMemory memory;
  Holding holding(prior);
  if (start.size() > 0) holding.take(start);
  SearchOptions own = told_of(options, bound, stopped,
                              [&](const SearchProgress&) -> Result<Channel> { return holding.channel(); });
  if (own.memory == nullptr) own.memory = &memory;
  double polishing = 0;   // seconds
  Vector<double> prices;  // for the bound
  std::vector<SampledPoint> points;
  const auto best = [&] {
    Envelope found{holding.channel(), std::max(bound, holding.kept()), {}, {}};
    if (static_cast<double>(points.size()) * static_cast<double>(prior.categories()) > kMostPointShares)
      return found;
    found.prices = prices;
    found.points = points;
    return found;
  };
  for (int round = 0;; ++round) {
    own.gap = gap;
    own.seconds = clock.left();
    const auto found = optimum_at(prior, cuts.narrowed(), epsilon, own);
    if (!found && round == 0) return found;
    if (!found) return best();
    if (found->upper_bound < bound) {
      bound = found->upper_bound;
      prices = found->prices;
      points = cuts.narrowed().parameters.points;
    }
    int added = 0;
    for (const auto& report : found->channel.colwise()) {
      if (!(report.maxCoeff() > 0)) continue;
      holding.add(cuts.pulled(report, epsilon, near));
      added += cuts.add(report, near);
    }
    holding.improve();
    if (!stopped && round >= kFirstPolish && bound - holding.kept() > options.gap &&
        polishing <= kPolishShare * clock.passed()) {
      const double before = clock.passed();
      SearchOptions part = own;
      part.gap = std::max(options.gap, kWorthwhile * (bound - holding.kept()));
      part.seconds = kPolishShare * clock.left();
      // The best channel so far may be a local optimum, so half of the starts are others.
      auto from = round % 2 == 0 ? holding.channel() : holding.of_last(found->channel.cols());
      holding.take(polished(prior, cuts, epsilon, std::move(from), part));
      for (const auto& report : holding.channel().colwise()) cuts.add(report, epsilon * (1 - kAtLevel));
      polishing += clock.passed() - before;
    }
    const bool found_it = bound - holding.kept() <= options.gap || (added == 0 && gap <= options.gap);
    if (found_it || stopped || round >= kMostRounds || clock.left() <= 0) return best();
    // Distributions that hardly matter come last.
    const double open = added == 0 ? gap * kNextGap : (bound - holding.kept()) / 10;
    gap = std::clamp(open, options.gap, gap);
    cuts.forget(found->channel, epsilon);
  }
}

Result<Proposal> proposal_by_cuts(const Prior& prior, const Notion& notion, double epsilon,
                                  const SearchOptions& options, const ObjectiveWay& way) {
  auto found = proposal_under_set(prior, notion, epsilon, options, way);
  if (!found) return found;
  // A search that ran out of time may keep less than randomised response, which takes no time.
  auto plain = grr::propose(prior, notion, epsilon, options);
  if (!plain) return plain;
  if (way.gain(prior, plain->channel) > way.gain(prior, found->channel))
    found->channel = std::move(plain->channel);
  return found;
}

Result<Envelope> optimum_by_cuts(const Prior& prior, const Notion& notion, double epsilon,
                                 const SearchOptions& options) {
  if (notion.parameters.by_set) return optimum_of_set(prior, prior, notion, epsilon, options);
  return optimum_of_ranges(prior, notion, epsilon, options);
}

}  // namespace sluice::optimal
