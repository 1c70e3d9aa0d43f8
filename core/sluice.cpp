// SPDX-License-Identifier: GPL-3.0-or-later
#include "sluice.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

#include "guarantee/profile_edges.hpp"
#include "optimise/posterior_polytope.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "protocol/protocol.hpp"

namespace sluice {
namespace {

template <class Entries>
std::string names_of(const Entries& entries) {
  std::string names;
  for (const auto& entry : entries) {
    if (!names.empty()) names += ", ";
    names += entry.name;
  }
  return names;
}

Failure unknown(std::string_view kind, std::string_view name, const std::string& known) {
  return {Status::bad_request, "There is no " + std::string(kind) + " \"" + std::string(name) + "\".",
          "Choose one of: " + known + "."};
}

/// The notion with its parameters, for this prior and such a channel.
Result<Notion> notion_for(const Notion& notion, const Parameters& parameters, const Prior& prior,
                          bool sees_secret) {
  if (sees_secret && notion.sees == Sees::data) {
    return Failure{Status::bad_request,
                   "The guarantee \"" + std::string(notion.name) +
                       "\" compares data; a channel that sees the secret too cannot keep it.",
                   "Choose a guarantee that compares secrets, or let the channel see the data only."};
  }
  return notion.with(parameters, prior);
}

std::optional<Failure> check_level(double epsilon) {
  if (epsilon >= 0 && std::isfinite(epsilon)) return std::nullopt;
  return Failure{Status::bad_request, "Epsilon must be a finite number of at least 0.",
                 "Choose an epsilon such as 0.5."};
}

// Linear programs in doubles cannot prove less.
constexpr double kLeastGap = 1e-9;

std::optional<Failure> check_search(const SearchOptions& search) {
  if (search.gap >= kLeastGap && search.seconds >= 0) return std::nullopt;
  return Failure{Status::bad_request,
                 "The gap of a search must be at least 1e-9 nats, its time at least 0 seconds.",
                 "Choose a gap such as 1e-6 and a time such as 30 seconds."};
}

// Rows of more entries than this take hundreds of megabytes, and minutes to verify.
constexpr double kMostRowEntries = 4e6;

bool fits(const Notion& notion, const Prior& prior) {
  return notion.comparison_count(prior) * static_cast<double>(prior.categories()) <= kMostRowEntries;
}

std::optional<Failure> check_size(const Notion& notion, const Prior& prior) {
  if (fits(notion, prior)) return std::nullopt;
  return Failure{Status::too_large,
                 std::to_string(prior.secrets()) + " categories of \"" + prior.secret.name + "\" and " +
                     std::to_string(prior.categories()) + " of \"" + prior.data.name +
                     "\" are too many for this guarantee.",
                 "Merge categories, or choose another guarantee."};
}

/// Whether the channel sees the secret: as is asked for, or because notion or protocol are for such channels.
bool aware(const DesignRequest& request, const Protocol& protocol, const Notion& notion) {
  return request.sees_secret || notion.sees == Sees::pairs || protocol.propose == nullptr;
}

/// Whether the data and what is said of them suit the protocol.
std::optional<Failure> check_data(const Protocol& protocol, const Prior& prior) {
  const std::string name = "The protocol \"" + std::string(protocol.name) + "\" ";
  if (protocol.categories > 0 && prior.categories() != protocol.categories) {
    return Failure{Status::bad_request,
                   name + "is for data of " + std::to_string(protocol.categories) + " categories; \"" +
                       prior.data.name + "\" has " + std::to_string(prior.categories()) + ".",
                   "Choose another protocol, or merge categories."};
  }
  if (protocol.uses_distances && prior.distances.size() == 0) {
    return Failure{Status::bad_request, name + "needs the distance between categories of the data.",
                   "Give a distance for each pair of categories."};
  }
  if (!protocol.uses_distances && prior.distances.size() > 0) {
    return Failure{Status::bad_request, name + "has no use for distances between categories.",
                   "Leave the distances out, or choose the protocol \"coupling-distance\"."};
  }
  return std::nullopt;
}

Failure not_together(const Protocol& protocol, const Notion& notion, bool sees_secret) {
  const std::string name = "The protocol \"" + std::string(protocol.name) + "\" ";
  if (sees_secret && way_of(protocol, notion, false) != nullptr) {
    return {Status::bad_request, name + "sees the data only.",
            "Choose the protocol \"optimal\", or let the channel see the data only."};
  }
  return {Status::bad_request, name + "is not made for the guarantee \"" + std::string(notion.name) + "\".",
          "Choose the protocol \"optimal\", or another guarantee."};
}

/// What was asked for, all of it checked.
struct Question {
  const Prior& prior;
  const Prior& seen;  ///< the same as the channel meets it
  const Notion& notion;
  const Protocol& protocol;
  bool sees_secret;
  double epsilon;
  std::chrono::steady_clock::time_point start;
};

/// Whether doubles are near enough to a channel to be made one.
bool is_channel(const Channel& channel) {
  return channel.allFinite() && channel.minCoeff() >= 0 && channel.rowwise().sum().isOnes(1e-9);
}

Failure no_channel() {
  return {Status::solver_failed, "The computation did not arrive at a channel.",
          "Try a slightly different epsilon, or merge rare categories."};
}

/// What a channel keeps of what it is to keep.
double kept(const Prior& prior, const Notion& notion, const Channel& channel) {
  return mutual_information(notion.sees == Sees::pairs ? pair_and_report(prior, channel)
                                                       : data_and_report(prior, channel));
}

/// The prior as the channel meets it.
Prior seen_by(const Prior& prior, bool sees_secret) { return sees_secret ? with_secret(prior) : prior; }

/// Under every notion without a parameter, and under the one that is promised.
std::vector<NamedLeakage> leakage_under(const Notion& promised, const Prior& prior, bool sees_secret,
                                        const Channel& channel) {
  auto all = leakage_under_all(prior, sees_secret, channel);
  const auto known = [&](const NamedLeakage& entry) { return entry.notion == promised.name; };
  if (std::ranges::none_of(all, known)) {
    all.push_back({promised.name, promised.leakage(seen_by(prior, sees_secret), channel)});
  }
  return all;
}

// At level 0 ratios have to be 1 to 2^-40, which the weights of a report that is rarer than this cannot be.
constexpr double kLeastReport = 1e-6;

/// At levels of which all but nothing is left a channel whose reports are answers, with those that hardly
/// anybody sends made the commonest one. That takes nothing from the guarantee, but if they stayed the repair
/// would have to make all reports alike.
Channel without_rare_answers(const Question& question, Channel channel) {
  if (question.epsilon * std::ranges::min(question.notion.levels(question.seen)) >= kLeastSearchLevel)
    return channel;
  const Vector<double> reports = channel.transpose() * question.seen.probabilities.data;
  Index commonest = 0;
  reports.maxCoeff(&commonest);
  for (Index y = 0; y < channel.cols(); ++y) {
    if (reports(y) >= kLeastReport) continue;
    channel.col(commonest) += channel.col(y);
    channel.col(y).setZero();
  }
  return channel;
}

/// A certified channel whose reports are answers, without those that are never reported; returns those that
/// are.
std::vector<Index> keep_reported(Weights& weights) {
  std::vector<Index> reported;
  for (Index y = 0; y < weights.cols(); ++y) {
    if ((weights.col(y).array() != 0).any()) reported.push_back(y);
  }
  weights = Weights(weights(Eigen::all, reported));
  return reported;
}

/// The only way from doubles to a design: what a search has in the end, and what it has in the middle.
Result<Design> certified_design(const Question& question, const Proposal& proposal) {
  if (!is_channel(proposal.channel)) return no_channel();
  const Prior& prior = question.prior;
  const Notion& notion = question.notion;
  const bool answers = question.protocol.reports_are_answers;
  Certified certified =
      certify(question.seen, notion, question.epsilon,
              answers ? without_rare_answers(question, proposal.channel) : proposal.channel);
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - question.start;

  Design design{prior, std::move(certified), {}};
  design.upper_bound = proposal.upper_bound;
  design.alpha = proposal.alpha;
  design.levels = notion.levels(question.seen);
  if (answers) design.answers = keep_reported(design.certified.weights);
  design.channel = probabilities(design.certified.weights);
  design.sees_secret = question.sees_secret;
  design.mutual_information = kept(prior, notion, design.channel);
  design.kept_entropy = notion.sees == Sees::pairs ? entropy(prior.probabilities.cells.reshaped())
                                                   : entropy(prior.probabilities.data);
  design.secret_information = mutual_information(secret_and_report(prior, design.channel));
  design.leakage = leakage_under(notion, prior, question.sees_secret, design.channel);
  design.seconds = elapsed.count();
  return design;
}

/// What has been told of a search, by whichever copy of its options.
struct Told {
  double lower = 0;
  double upper = std::numeric_limits<double>::infinity();
};

/// Lets `watch` see what the search by `search` has come to.
void tell(const Question& question, const Watch& watch, Told& told, SearchOptions& search) {
  search.keep_going = [&question, &watch, &told, inner = search.keep_going](const SearchProgress& progress) {
    if (inner && !inner(progress)) return false;
    told.upper = std::min(told.upper, progress.upper);
    told.lower = std::min(std::max(told.lower, progress.lower), told.upper);
    return watch({told.lower, told.upper, [&]() -> Result<Design> {
                    auto channel = progress.channel();
                    if (!channel) return channel.failure();
                    auto made = certified_design(question, {std::move(*channel), told.upper});
                    if (made) told.lower = std::max(told.lower, made->mutual_information);
                    return made;
                  }});
  };
}

bool rows_sum_up(const Weights& weights) {
  for (Index x = 0; x < weights.rows(); ++x) {
    std::uint64_t left = kRowSum;
    for (Index y = 0; y < weights.cols(); ++y) {
      if (weights(x, y) > left) return false;
      left -= weights(x, y);
    }
    if (left != 0) return false;
  }
  return true;
}

/// 1 <= bound <= e^level for each, or rather <= what `certify` would publish.
bool bounds_fit(const Bounds<Integer>& bounds, const Bounds<Integer>& limits) {
  return std::ranges::equal(bounds, limits, [](const Bound<Integer>& bound, const Bound<Integer>& limit) {
    return bound.denominator > 0 && bound.numerator >= bound.denominator &&
           bound.numerator * limit.denominator <= limit.numerator * bound.denominator;
  });
}

}  // namespace

std::vector<NamedLeakage> leakage_under_all(const Prior& prior, bool sees_secret, const Channel& channel) {
  std::vector<NamedLeakage> all;
  const Prior seen = seen_by(prior, sees_secret);
  for (const Notion& notion : notions()) {
    const bool of_attributes = notion.parameter == Parameter::attributes && prior.attributes.cols() > 1;
    if (notion.parameter != Parameter::none && !of_attributes) continue;
    if (notion.sees == (sees_secret ? Sees::data : Sees::pairs)) continue;
    const auto own = notion.with({}, prior);
    if (own && fits(*own, seen)) all.push_back({notion.name, own->leakage(seen, channel)});
  }
  return all;
}

Result<Design> design(const DesignRequest& request, const Watch& watch) {
  const Protocol* protocol = find_protocol(request.protocol);
  if (protocol == nullptr) return unknown("protocol", request.protocol, names_of(protocols()));
  if (auto failure = check_level(request.epsilon)) return *failure;
  if (auto failure = check_search(request.search)) return *failure;
  auto prior = make_prior(request.table);
  if (!prior) return prior.failure();
  const Notion* named = find_notion(request.notion);
  if (named == nullptr) return unknown("guarantee", request.notion, names_of(notions()));
  const bool sees_secret = aware(request, *protocol, *named);
  const auto notion = notion_for(*named, request.parameters, *prior, sees_secret);
  if (!notion) return notion.failure();
  const Propose propose = way_of(*protocol, *notion, sees_secret);
  if (propose == nullptr) return not_together(*protocol, *notion, sees_secret);
  if (auto failure = check_data(*protocol, *prior)) return *failure;
  const Prior seen = seen_by(*prior, sees_secret);
  if (auto failure = check_size(*notion, seen)) return *failure;

  const auto start = std::chrono::steady_clock::now();
  const Question question{*prior, seen, *notion, *protocol, sees_secret, request.epsilon, start};
  SearchOptions search = request.search;
  Told told;
  if (watch) tell(question, watch, told, search);
  const auto proposal = propose(*prior, *notion, request.epsilon, search);
  if (!proposal) return proposal.failure();
  return certified_design(question, *proposal);
}

Result<Audit> audit(const Prior& prior, const Claim& claim, const Weights& weights) {
  const Notion* named = find_notion(claim.notion);
  if (named == nullptr) return unknown("guarantee", claim.notion, names_of(notions()));
  const auto notion = notion_for(*named, claim.parameters, prior, claim.sees_secret);
  if (!notion) return notion.failure();
  if (notion->sees == Sees::pairs && !claim.sees_secret) {
    return Failure{Status::bad_protocol,
                   "The guarantee is for channels that see the secret, which this one does not.",
                   "Use the protocol file as it was made."};
  }
  const Prior seen = seen_by(prior, claim.sees_secret);
  if (auto failure = check_level(claim.epsilon)) return *failure;
  if (weights.rows() != seen.categories() || weights.cols() == 0) {
    return Failure{Status::bad_protocol,
                   "The channel has " + std::to_string(weights.rows()) + " rows, but the prior has " +
                       std::to_string(seen.categories()) + " inputs.",
                   "Use the protocol file as it was made."};
  }
  if (auto failure = check_size(*notion, seen)) return *failure;
  // The guarantee speaks of every secret that is named; of one that never occurs nothing can be promised.
  if (!prior.dropped_secret.empty() || !prior.dropped_data.empty()) {
    return Failure{Status::bad_protocol, "The joint table has a category that never occurs.",
                   "Leave out categories of weight 0."};
  }
  Audit audit;
  if (!rows_sum_up(weights)) {
    return Failure{Status::bad_protocol, "The weights of a row do not sum to 2^62.",
                   "Use the protocol file as it was made."};
  }
  if (claim.levels != notion->levels(seen)) {
    audit.reason = "The stated bounds are not for the levels of this guarantee.";
  } else if (!bounds_fit(claim.bounds, published_bounds(seen, *notion, claim.epsilon))) {
    audit.reason = "The stated bound does not lie between 1 and e^epsilon.";
  } else if (!is_certified(seen, *notion, claim.bounds, weights)) {
    audit.reason = "The channel exceeds the stated bound.";
  } else {
    audit.holds = true;
  }
  const Channel channel = probabilities(weights);
  audit.mutual_information = kept(prior, *notion, channel);
  audit.secret_information = mutual_information(secret_and_report(prior, channel));
  audit.leakage = leakage_under(*notion, prior, claim.sees_secret, channel);
  if (notion->parameter == Parameter::neighbours) audit.edges = profile::edge_levels(*notion, seen, channel);
  return audit;
}

}  // namespace sluice
