// SPDX-License-Identifier: GPL-3.0-or-later
#include "design/sluice.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <ranges>

#include "design/design_texts.hpp"
#include "design/figures.hpp"
#include "design/rounding.hpp"
#include "estimate/counting_marks.hpp"
#include "exact/average_leakage.hpp"
#include "exact/checks.hpp"
#include "exact/in_order.hpp"
#include "exact/marks_of_ranges.hpp"
#include "objective/efficiency.hpp"
#include "objective/objective.hpp"
#include "optimise/search_texts.hpp"
#include "prior/counting.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "protocol/on_average.hpp"
#include "protocol/optimal.hpp"
#include "protocol/protocol.hpp"

namespace sluice {
namespace {

// Linear programs in doubles cannot prove less.
constexpr double kLeastGap = 1e-9;
// Below this average leakage they are not accurate enough.
constexpr double kLeastAverage = 1e-6;

std::optional<Failure> check_search(const SearchOptions& search) {
  if (search.gap >= kLeastGap && search.seconds >= 0) return std::nullopt;
  return fail(texts::kRequest.search_out_of_range);
}

/// Whether the channel sees the secret: as is asked for, or because notion or protocol are for such channels.
bool aware(const DesignRequest& request, const Protocol& protocol, const Notion& notion) {
  const bool keeps_pair = notion.sees == Sees::pairs && protocol.propose_for_pairs != nullptr;
  return request.sees_secret.value_or(keeps_pair || protocol.propose == nullptr);
}

Failure unknown_objective(const std::string& name) {
  return fail(texts::kRequest.objective_unknown, name, names_of(objectives()));
}

Failure not_together(const Objective& objective, const Protocol& protocol, const Notion& notion,
                     bool sees_secret) {
  if (objective.worth != nullptr) {
    return fail(texts::kRequest.objective_not_for_channel, objective.name, notion.name);
  }
  if (sees_secret && way_of(protocol, notion, false) != nullptr) {
    return fail(texts::kRequest.protocol_sees_data_only, protocol.name);
  }
  if (!sees_secret && way_of(protocol, notion, true) != nullptr) {
    return fail(texts::kRequest.protocol_sees_secret, protocol.name);
  }
  return fail(texts::kRequest.protocol_not_for_guarantee, protocol.name, notion.name);
}

/// A protocol, and the objective that it is made for.
struct Aim {
  const Objective& objective;
  Protocol protocol;  ///< with the ways of the objective
};

Result<Aim> aim_of(const DesignRequest& request) {
  const Protocol* protocol = find_protocol(request.protocol);
  if (protocol == nullptr) {
    return fail(texts::kRequest.protocol_unknown, request.protocol, names_of(protocols()));
  }
  const Objective* objective = find_objective(request.objective);
  if (objective == nullptr) return unknown_objective(request.objective);
  if (objective->worth != nullptr && !protocol->any_objective) {
    return fail(texts::kRequest.objective_without_use, protocol->name, objective->name);
  }
  return Aim{*objective, made_for(*objective, *protocol)};
}

/// Whether the proof is to be for the set of the sample itself (see `Parameters::by_set`).
bool is_by_set(const Aim& aim, const Notion& notion, bool sees_secret, Statistic statistic) {
  const auto& [objective, protocol] = aim;
  if (notion.parameter.shape != Shape::sample) return false;
  // Reports that are sets of categories are too many for a proof of each.
  if (protocol.marks) return false;
  // One calibration serves all protocols that see the data alone, and it knows the set.
  if (!sees_secret) return true;
  // Among protocols that see the secret only `optimal` searches the set, and only for the information. The
  // proof that compares two secrets is for the set of the likelihood.
  return protocol.by_set_of_pairs && objective.worth == nullptr && notion.sees == Sees::pairs &&
         statistic == Statistic::likelihood;
}

/// The parameters that were asked for. Under a notion of a sample they also choose what the proof covers. It
/// covers the set itself, the ranges around it, or all distributions with at least the least probabilities.
Parameters parameters_of(const DesignRequest& request, const Aim& aim, const Notion& notion,
                         bool sees_secret) {
  Parameters parameters = request.parameters;
  parameters.by_set = is_by_set(aim, notion, sees_secret, parameters.known.statistic);
  parameters.ranges = !parameters.by_set && (aim.protocol.by_ranges || !sees_secret);
  return parameters;
}

/// All that a search needs to know of a request; `of` makes one only if nothing is wrong with it.
struct CheckedRequest {
  Prior prior;
  Prior seen;  ///< the same as the channel meets it
  Notion notion;
  Protocol protocol;  ///< with the ways of the objective
  const Objective& objective;
  bool sees_secret;
  Propose propose;  ///< the protocol's way for the notion and such a channel
  double epsilon;
  std::optional<double> average_leakage;
  std::optional<double> counting_efficiency;
  std::chrono::steady_clock::time_point start;

  static Result<CheckedRequest> of(const DesignRequest& request);
};

/// Whether the channel sees the data alone and is for the information, under a notion that is not about a
/// sample. Only searches for such a channel take a second limit.
bool takes_a_limit(const CheckedRequest& asked) {
  return !asked.sees_secret && asked.objective.worth == nullptr && asked.notion.rests != Rests::sample;
}

/// Whether a limit of the average leakage, if there is one, makes sense and can be searched for.
std::optional<Failure> check_average(const CheckedRequest& asked) {
  const auto& most = asked.average_leakage;
  if (!most) return std::nullopt;
  if (!(std::isfinite(*most) && *most >= kLeastAverage)) return fail(texts::kRequest.average_out_of_range);
  if (takes_a_limit(asked) && way_on_average(asked.protocol) != nullptr) return std::nullopt;
  return fail(texts::kRequest.average_not_here);
}

/// Whether contrasts have an objective or an efficiency that uses them, and an efficiency can be kept.
std::optional<Failure> check_counting(const CheckedRequest& asked) {
  const auto& efficiency = asked.counting_efficiency;
  if (asked.prior.contrasts.size() > 0 && !asked.objective.uses_contrasts && !efficiency) {
    return fail(texts::kCounting.contrasts_without_use);
  }
  if (!efficiency) return std::nullopt;
  if (!(*efficiency > 0 && *efficiency <= 1)) return fail(texts::kCounting.efficiency_out_of_range);
  if (takes_a_limit(asked) && way_to_count(asked.protocol) != nullptr && !asked.average_leakage) {
    return std::nullopt;
  }
  return fail(texts::kCounting.efficiency_not_here);
}

/// Whether the data and their distances suit the protocol.
std::optional<Failure> check_data(const CheckedRequest& asked) {
  const Prior& prior = asked.prior;
  const Protocol& protocol = asked.protocol;
  if (protocol.categories > 0 && prior.categories() != protocol.categories) {
    return fail(texts::kRequest.protocol_of_other_width, protocol.name, protocol.categories, prior.data.name,
                prior.categories());
  }
  if (protocol.uses_distances && prior.distances.size() == 0) {
    return fail(texts::kRequest.protocol_needs_distances, protocol.name);
  }
  if (!protocol.uses_distances && prior.distances.size() > 0) {
    const auto uses = [](const auto& entry) { return entry.uses_distances; };
    return fail(texts::kRequest.protocol_without_distances, protocol.name,
                names_of(protocols() | std::views::filter(uses)),
                names_of(objectives() | std::views::filter(uses)));
  }
  return std::nullopt;
}

/// Whether the proof is small enough.
std::optional<Failure> check_proof(const CheckedRequest& asked) {
  if (auto failure = check_size(asked.notion, asked.seen)) return failure;
  return asked.protocol.marks ? check_sets(asked.notion, asked.prior.categories()) : std::nullopt;
}

/// Whether counts can be rounded, if they are to be.
std::optional<Failure> check_rounding(const DesignRequest& request) {
  const auto& multiple = request.round_counts;
  if (!multiple || (can_be_rounded(request.table, *multiple) && !request.counting_efficiency)) {
    return std::nullopt;
  }
  return fail(texts::kRequest.rounding_not_here);
}

Result<CheckedRequest> CheckedRequest::of(const DesignRequest& request) {
  auto aim = aim_of(request);
  if (!aim) return aim.failure();
  if (auto failure = check_level(request.epsilon)) return *failure;
  if (auto failure = check_search(request.search)) return *failure;
  auto prior = make_prior(request.table);
  if (!prior) return prior.failure();
  if (auto failure = check_rounding(request)) return *failure;
  const Notion* named = find_notion(request.notion);
  if (named == nullptr) return unknown_guarantee(request.notion);
  const bool sees_secret = aware(request, aim->protocol, *named);
  auto notion = notion_for(*named, parameters_of(request, *aim, *named, sees_secret), *prior, sees_secret);
  if (!notion) return notion.failure();
  const Propose propose = way_of(aim->protocol, *notion, sees_secret);
  if (propose == nullptr) return not_together(aim->objective, aim->protocol, *notion, sees_secret);
  Prior seen = seen_by(*prior, sees_secret);

  CheckedRequest asked{.prior = std::move(*prior),
                       .seen = std::move(seen),
                       .notion = std::move(*notion),
                       .protocol = aim->protocol,
                       .objective = aim->objective,
                       .sees_secret = sees_secret,
                       .propose = propose,
                       .epsilon = request.epsilon,
                       .average_leakage = request.average_leakage,
                       .counting_efficiency = request.counting_efficiency,
                       .start = std::chrono::steady_clock::now()};
  for (const auto check : {check_average, check_counting, check_data, check_proof}) {
    if (auto failure = check(asked)) return *failure;
  }
  return asked;
}

/// Whether doubles are near enough to a channel to be made one.
bool is_channel(const Channel& channel) {
  return channel.allFinite() && channel.minCoeff() >= 0 && channel.rowwise().sum().isOnes(1e-9);
}

Failure no_channel() { return fail(texts::kSearch.no_channel); }

// At level 0 ratios have to be 1 to 2^-40, which the weights of a report that is rarer than this cannot be.
constexpr double kLeastReport = 1e-6;
// A repair that mixes so much has failed at such a report, and made reports alike.
constexpr double kTooMuchMixing = 0.1;

/// Makes reports that hardly anybody sends the commonest one, which takes nothing from the guarantee.
Channel without_rare_reports(const CheckedRequest& asked, Channel channel) {
  const Vector<double> reports = channel.transpose() * asked.seen.probabilities.data;
  Index commonest = 0;
  reports.maxCoeff(&commonest);
  for (Index y = 0; y < channel.cols(); ++y) {
    if (reports(y) >= kLeastReport) continue;
    channel.col(commonest) += channel.col(y);
    channel.col(y).setZero();
  }
  return channel;
}

/// The same of a proof, in which each report has as many lists.
void keep_reports(const std::vector<Index>& reported, Index reports, LiftProof& proof) {
  if (proof.lengths.empty()) return;
  const auto each = static_cast<Index>(proof.lengths.size()) / reports;
  LiftProof kept;
  std::ptrdiff_t start = 0;
  for (Index list = 0; list < each * reports; ++list) {
    const Index length = proof.lengths[static_cast<std::size_t>(list)];
    const auto first = proof.points.begin() + start;
    start += 3 * length;
    if (!std::ranges::binary_search(reported, list / each)) continue;
    kept.lengths.push_back(length);
    kept.points.insert(kept.points.end(), first, first + 3 * length);
  }
  proof = std::move(kept);
}

/// Drops the columns of reports that are never sent; returns which are kept.
template <class Columns>
std::vector<Index> keep_reported(Columns& columns) {
  std::vector<Index> reported;
  for (Index y = 0; y < columns.cols(); ++y) {
    if ((columns.col(y).array() != 0).any()) reported.push_back(y);
  }
  columns = Columns(columns(Eigen::all, reported));
  return reported;
}

/// Proves a proposal, and repairs it if necessary.
Result<Certified> certified_by(const CheckedRequest& asked, const Proposal& proposal) {
  const Prior& seen = asked.seen;
  const Notion& notion = asked.notion;
  if (!proposal.marks) {
    if (!is_channel(proposal.channel)) return no_channel();
    if (asked.average_leakage) {
      return certify_on_average(seen, notion, asked.epsilon, *asked.average_leakage, proposal.channel);
    }
    Certified certified = certify(seen, notion, asked.epsilon, proposal.channel);
    if (certified.mixing < kTooMuchMixing) return certified;
    Channel common = without_rare_reports(asked, proposal.channel);
    // Answers keep their columns here: `certified_design` drops those never reported and notes the others.
    if (!asked.protocol.reports_are_answers) keep_reported(common);
    Certified without = certify(seen, notion, asked.epsilon, common);
    return without.mixing < certified.mixing ? without : certified;
  }
  // Solved for in integers, and then verified like anybody else's.
  return certify_marks(seen, notion, asked.epsilon);
}

/// Tells the distance of the best guess from a report and, if reports are answers, their error and distance.
void tell_errors(const Prior& prior, const Matrix<double>& with_data, Design& design) {
  const bool far = prior.distances.size() > 0;
  // For sets of marks the joint distribution is that of single marks, not of whole reports.
  if (far && !design.certified.marks) design.guess_distance = guess_distance(with_data, prior.distances);
  if (design.answers.empty()) return;
  double error = 0;
  double distance = 0;
  for (Index y = 0; y < with_data.cols(); ++y) {
    const Index answer = design.answers[static_cast<std::size_t>(y)] % prior.categories();
    for (Index x = 0; x < with_data.rows(); ++x) {
      if (x != answer) error += with_data(x, y);
      if (far) distance += with_data(x, y) * prior.distances(x, answer);
    }
  }
  design.error = std::min(error, 1.0);
  if (far) design.report_distance = distance;
}

/// How well shares are counted from the reports; left out of channels for which that takes a while.
std::optional<CountingVariance> counting_of(const Prior& prior, const Design& design) {
  constexpr Index kMostWork = 100'000'000;
  const Index rows = design.channel.rows();
  const auto& marks = design.certified.marks;
  if (!marks && rows * rows * design.channel.cols() > kMostWork) return std::nullopt;
  const auto each = marks ? share_variances(prior, *marks) : share_variances(prior, design.channel);
  if (!each) return std::nullopt;
  return CountingVariance{each->sum(), each->maxCoeff()};
}

/// A channel that follows from rounded counts and a margin.
struct Made {
  Certified certified;  ///< proved for the counts as given
  std::optional<double> alpha = {};
};

/// The only way from doubles to a design, for a search's final channel and for interim ones.
/// If the channel was made from rounded counts, the proposal is there for its bounds alone.
Result<Design> certified_design(const CheckedRequest& asked, const Proposal& proposal,
                                const std::optional<Made>& made = {}) {
  const Prior& prior = asked.prior;
  const Notion& notion = asked.notion;
  Result<Certified> certified = made ? made->certified : certified_by(asked, proposal);
  if (!certified) return certified.failure();
  // Nothing leaves unless it has passed, whichever way it was made.
  if (!is_within(certified->worst, certified->bounds)) return no_channel();
  if (!certified->marks && !is_proved_by_set(asked.seen, notion, certified->bounds,
                                             integers(certified->weights), certified->lifts)) {
    return no_channel();
  }
  if (asked.average_leakage &&
      !is_average_within(asked.seen.exact(), certified->weights, *asked.average_leakage)) {
    return no_channel();
  }
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - asked.start;

  Design design{prior, std::move(*certified), {}};
  design.upper_bound = proposal.upper_bound;
  design.prices = proposal.prices;
  design.points = proposal.points;
  design.alpha = made ? made->alpha : proposal.alpha;
  design.levels = notion.levels(asked.seen);
  design.known = notion.parameters.known;
  if (asked.protocol.reports_are_answers) {
    const Index reports = design.certified.weights.cols();
    design.answers = keep_reported(design.certified.weights);
    keep_reports(design.answers, reports, design.certified.lifts);
    // A report that is never sent has no worst ratio, so the report of the worst ratio is still there.
    if (auto& worst = design.certified.worst) {
      worst->report = std::ranges::lower_bound(design.answers, worst->report) - design.answers.begin();
    }
  }
  design.sees_secret = asked.sees_secret;
  design.kept_entropy = notion.keeps_pair(asked.sees_secret) ? entropy(prior.probabilities.cells.reshaped())
                                                             : entropy(prior.probabilities.data);
  if (const auto& marks = design.certified.marks) {
    design.alpha = alpha(*marks);
    design.channel = mark_chances(*marks);
    tell_figures(design, figures_of(notion, prior, *marks));
  } else {
    design.channel = probabilities(design.certified.weights);
    tell_figures(design, figures_of(notion, prior, asked.sees_secret, design.channel));
  }
  if (design.certified.worst) design.slack = slack(*design.certified.worst, design.certified.bounds);
  const Matrix<double> with_data = data_and_report(prior, design.channel);
  design.report_distribution = with_data.colwise().sum();
  design.secret_posterior = posterior_of_rows(secret_and_report(prior, design.channel));
  design.data_posterior = posterior_of_rows(with_data);
  tell_errors(prior, with_data, design);
  if (proposal.objective_bound) {
    design.achieved = {asked.objective.worth(prior, design.channel, design.answers),
                       *proposal.objective_bound};
  }
  design.identification = identification(prior, design.channel);
  design.counting = counting_of(prior, design);
  if (prior.contrasts.size() > 0 || proposal.counting_bound) {
    if (auto each = contrast_variances(prior, design.channel)) {
      design.contrasts = {std::move(*each), proposal.counting_bound};
    }
  }
  design.seconds = elapsed.count();
  return design;
}

/// The bounds of a search that `watch` was told so far, shared by all copies of the search's options.
struct Told {
  double lower = 0;
  double upper = std::numeric_limits<double>::infinity();
};

/// Lets `watch` follow the search by `search`.
void tell(const CheckedRequest& asked, const std::optional<Made>& made, const Watch& watch, Told& told,
          SearchOptions& search) {
  search.keep_going = [&, inner = search.keep_going](const SearchProgress& progress) {
    if (inner && !inner(progress)) return false;
    told.upper = std::min(told.upper, progress.upper);
    if (!made) told.lower = std::max(told.lower, progress.lower);
    told.lower = std::min(told.lower, told.upper);
    return watch({told.lower, told.upper, [&]() -> Result<Design> {
                    if (made) return certified_design(asked, {{}, told.upper}, made);
                    auto channel = progress.channel();
                    if (!channel) return channel.failure();
                    // A search among channels to count from has a bound of these alone.
                    const double upper = asked.counting_efficiency
                                             ? entropy(asked.prior.probabilities.data) + kInformationRounding
                                             : told.upper;
                    auto found = certified_design(asked, {std::move(*channel), upper});
                    if (found) told.lower = std::max(told.lower, found->mutual_information);
                    return found;
                  }});
  };
}

Result<Proposal> proposal_for(const CheckedRequest& asked, const SearchOptions& search) {
  const Prior& prior = asked.prior;
  const Notion& notion = asked.notion;
  if (const auto& most = asked.average_leakage) {
    return way_on_average(asked.protocol)(prior, notion, asked.epsilon, *most, search);
  }
  if (const auto& efficiency = asked.counting_efficiency) {
    return way_to_count(asked.protocol)(prior, notion, asked.epsilon, *efficiency, search);
  }
  return asked.propose(prior, notion, asked.epsilon, search);
}

/// The integers of a channel with the bounds of a request, if the guarantee holds under its prior.
std::optional<Certified> proved_for(const CheckedRequest& asked, Certified made) {
  const Prior& seen = asked.seen;
  made.bounds = published_bounds(seen, asked.notion, asked.epsilon);
  if (made.marks) {
    made.worst = verify(seen, asked.notion, made.bounds, *made.marks);
    return is_within(made.worst, made.bounds) ? std::optional(std::move(made)) : std::nullopt;
  }
  made.worst = verify(seen, asked.notion, made.bounds, made.weights);
  if (!is_within(made.worst, made.bounds)) return std::nullopt;
  if (const auto& most = asked.average_leakage) {
    if (!is_average_within(seen.exact(), made.weights, *most)) return std::nullopt;
  }
  auto lifts = proof_by_set(seen, asked.notion, made.bounds, integers(made.weights));
  if (!lifts) return std::nullopt;
  made.lifts = std::move(*lifts);
  return made;
}

/// The channel whose rows are all like their mean.
Certified without_differences(const CheckedRequest& asked, Certified made) {
  if (made.marks) {
    made.marks->other = kOwnMark;
    return made;
  }
  Channel channel = probabilities(made.weights);
  channel.rowwise() = mean_in_order(channel, asked.seen.probabilities.data).transpose();
  made.weights = quantise(channel);
  return made;
}

/// The level that a channel reaches under other counts than those of a request (nats).
double reached(const CheckedRequest& asked, const Certified& made, const Matrix<double>& counts) {
  Prior prior = asked.prior;
  prior.weights = Joint<double>(counts);
  prior.probabilities = Joint<double>(counts / counts.sum());
  if (made.marks) return leakage(asked.notion, prior, *made.marks).level;
  return asked.notion.leakage(seen_by(prior, asked.sees_secret), probabilities(made.weights)).level;
}

/// Counts, and the level that a channel reaches under them (nats).
struct Corner {
  double level;
  Matrix<double> counts;
};

/// Counts that are rounded to those of a request, the worst first. With them a report is as likely as can be
/// for one secret and as unlikely for the others, or the reverse.
std::vector<Corner> corners(const CheckedRequest& asked, const Certified& made, double multiple) {
  const Matrix<double>& counts = asked.prior.weights.cells;
  const Channel chances = made.marks ? mark_chances(*made.marks) : probabilities(made.weights);
  const double away = std::floor(multiple / 2);
  std::vector<Corner> found;
  for (Index y = 0; y < chances.cols(); ++y) {
    // The counts with which the report is likelier for every secret, and those with which it is less likely.
    Matrix<double> more = counts;
    Matrix<double> less = counts;
    for (Index s = 0; s < counts.rows(); ++s) {
      const Index first = asked.sees_secret ? s * counts.cols() : 0;
      const Vector<double> own = chances.col(y).segment(first, counts.cols());
      const double mean = dot_in_order(counts.row(s), own) / sum_in_order(counts.row(s));
      for (Index x = 0; x < counts.cols(); ++x) {
        const bool is_often = own(x) > mean;
        (is_often ? more : less)(s, x) += away;
        double& fewer = (is_often ? less : more)(s, x);
        fewer = std::max(0.0, fewer - away);
      }
    }
    for (Index s = 0; s < counts.rows(); ++s) {
      Matrix<double> one = less;
      one.row(s) = more.row(s);
      Matrix<double> other = more;
      other.row(s) = less.row(s);
      for (Matrix<double>& there : {std::ref(one), std::ref(other)}) {
        // Nothing can be said of a secret or an answer that nobody has.
        if ((there.rowwise().sum().array() <= 0).any() || (there.colwise().sum().array() <= 0).any())
          continue;
        const double level = reached(asked, made, there);
        found.push_back({level, std::move(there)});
      }
    }
  }
  std::ranges::stable_sort(found, std::greater{}, &Corner::level);
  return found;
}

/// So many of the worst counts are tried if the proof is for the set of a sample, which asks for more than
/// their level.
constexpr std::size_t kMostProved = 6;

/// Whether the guarantee holds for the worst of the counts that are rounded alike.
bool holds_at_corners(const DesignRequest& coarse, const CheckedRequest& asked, const Certified& made,
                      const std::vector<Corner>& worst) {
  if (!asked.notion.parameters.by_set) return true;
  return std::ranges::all_of(worst | std::views::take(kMostProved), [&](const Corner& corner) {
    DesignRequest there = coarse;
    there.epsilon = asked.epsilon;
    for (Index s = 0; s < corner.counts.rows(); ++s) {
      for (Index x = 0; x < corner.counts.cols(); ++x) {
        there.table.weights(asked.prior.kept_secret[static_cast<std::size_t>(s)],
                            asked.prior.kept_data[static_cast<std::size_t>(x)]) = corner.counts(s, x);
      }
    }
    const auto request = CheckedRequest::of(there);
    return request && proved_for(*request, made);
  });
}

/// No proof of an optimum is wanted from a search for rounded counts.
constexpr double kRoughGap = 1e-4;
/// Margins below the level are multiples of this share of it.
constexpr int kMargins = 256;
/// The margin grows by this share of the level if a proof for the set of a sample fails.
constexpr double kProofFails = 1 / 64.0;

/// The channel that is best for rounded counts, at a level below the one asked for by a margin. The margin is
/// for all counts that are rounded alike, so that the channel follows from the rounded counts alone. If that
/// proves too little for the counts as given, the next margin that is enough for them is taken.
Result<Made> made_from_rounded(const DesignRequest& request, const CheckedRequest& asked, double multiple) {
  DesignRequest coarse = request;
  coarse.table = rounded(request.table, multiple);
  coarse.search.gap = std::max(kRoughGap, request.search.gap);
  coarse.search.memory = nullptr;
  coarse.search.shared = nullptr;
  for (int margin = 0;;) {
    // With the last margin nothing is left to search for: all rows are made alike.
    const bool is_last = margin == kMargins;
    const double left = is_last ? 1 : 1 - margin / static_cast<double>(kMargins);
    coarse.epsilon = left * request.epsilon;
    if (request.average_leakage) {
      coarse.average_leakage = std::max(kLeastAverage, left * *request.average_leakage);
    }
    const auto of_rounded = CheckedRequest::of(coarse);
    if (!of_rounded) return of_rounded.failure();
    const auto proposal = proposal_for(*of_rounded, coarse.search);
    if (!proposal) return proposal.failure();
    const auto certified = certified_by(*of_rounded, *proposal);
    if (!certified) return certified.failure();
    const Certified made = is_last ? without_differences(*of_rounded, *certified) : *certified;
    double above = 0;
    if (!is_last) {
      const auto worst = corners(*of_rounded, made, multiple);
      // A proof for the set of a sample asks for more than the level under the counts alone.
      const double limit = asked.notion.parameters.by_set
                               ? reached(*of_rounded, made, of_rounded->prior.weights.cells) / left
                               : asked.epsilon;
      above = worst.empty() ? 0 : worst.front().level / limit - 1;
      if (!(above > 0) && !holds_at_corners(coarse, asked, made, worst)) above = kProofFails;
    }
    if (!(above > 0)) {
      if (auto proved = proved_for(asked, made)) {
        return Made{std::move(*proved), is_last ? std::nullopt : proposal->alpha};
      }
      if (is_last) return no_channel();
    }
    // A report that rules people out has no level.
    const double wanted = above < 1 ? margin + std::max(1.0, std::ceil(above * kMargins)) : 2.0 * margin + 16;
    margin = static_cast<int>(std::min<double>(kMargins, wanted));
  }
}

}  // namespace

Result<Design> design(const DesignRequest& request, const Watch& watch) {
  const auto asked = CheckedRequest::of(request);
  if (!asked) return asked.failure();
  SearchOptions search = request.search;
  // Others help with one search, that of `optimal`; any other way runs searches of other problems.
  if (asked->propose != optimal::propose || asked->average_leakage) search.shared = nullptr;
  Told told;
  std::optional<Made> made;
  if (request.round_counts) {
    auto from_rounded = made_from_rounded(request, *asked, *request.round_counts);
    if (!from_rounded) return from_rounded.failure();
    made = std::move(*from_rounded);
    if (watch) {
      const auto found = certified_design(*asked, {}, made);
      if (!found) return found.failure();
      told.lower = found->mutual_information;
    }
  }
  if (watch) tell(*asked, made, watch, told, search);
  const auto proposal = proposal_for(*asked, search);
  if (!proposal) return proposal.failure();
  return certified_design(*asked, *proposal, made);
}

Result<double> worth(const Prior& prior, const std::string& objective, const Channel& channel,
                     const std::vector<Index>& answers) {
  const Objective* found = find_objective(objective);
  if (found == nullptr || found->worth == nullptr) return unknown_objective(objective);
  const bool fits = std::ranges::all_of(answers, [&](Index y) { return y >= 0 && y < prior.categories(); });
  const bool answered = fits && static_cast<Index>(answers.size()) == channel.cols();
  if (found->reports_are_answers && !answered) return fail(texts::kRequest.objective_of_answers, objective);
  if (found->uses_distances && prior.distances.size() == 0) {
    return fail(texts::kRequest.protocol_needs_distances, objective);
  }
  return found->worth(prior, channel, answers);
}

}  // namespace sluice
