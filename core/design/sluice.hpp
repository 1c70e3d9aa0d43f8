// SPDX-License-Identifier: GPL-3.0-or-later
/// The core as one sees it from outside: from a joint table to a certified protocol, and back.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "design/figures.hpp"
#include "estimate/identifiable.hpp"
#include "exact/certify.hpp"
#include "exact/claim.hpp"
#include "guarantee/notion.hpp"
#include "guarantee/worst_case.hpp"
#include "optimise/search_options.hpp"
#include "prior/guessing.hpp"

namespace sluice {

struct DesignRequest {
  JointTable table;
  std::string notion;
  double epsilon = 0;  ///< nats
  std::string protocol;
  SearchOptions search = {};
  Parameters parameters = {};  ///< the notion's parameters, in terms of the table
  /// Whether the channel sees the secret as well as the data. If empty, it does if notion and protocol keep
  /// the pair, or if the protocol has no channel that sees the data alone.
  std::optional<bool> sees_secret = {};
  /// The aim of the protocol, see objective/objective.hpp.
  std::string objective = "information";
  /// A limit of I(S;Y) beside the guarantee (nats); only for protocols that can keep one.
  std::optional<double> average_leakage = {};
  /// The least efficiency of counting, above 0 and at most 1; only for protocols that can keep one. The
  /// variance of the table's contrasts may be at most that of the best channel for counting, over this.
  std::optional<double> counting_efficiency = {};
  /// The multiple, from 2 to 1000, that counts are rounded to for the search (see design/rounding). Only for
  /// tables of whole counts, without a counting efficiency. The guarantee is proved for the counts as given.
  std::optional<double> round_counts = {};
};

/// The worth of a channel by the objective that it was made for.
struct Achieved {
  double value = 0;
  double bound = 0;  ///< proved: no channel under the guarantee is worth more, or, if less is better, less
};

/// n times the variance of the efficient unbiased estimates of shares from n reports, if the people are those
/// of the table. If reports are too many sets of marks for that, the estimates count how often each category
/// is marked, as for intervals. These estimates are less efficient.
struct CountingVariance {
  double variance = 0;     ///< for all shares together: the sum of their variances
  double worst_share = 0;  ///< the largest variance of any share
};

/// n times the variance of each of the table's contrasts from n reports. Under a counting efficiency `bound`
/// is proved for all contrasts together: no channel under the guarantee has less.
struct ContrastVariances {
  Vector<double> each = {};
  std::optional<double> bound = {};
};

/// A protocol that has been verified, and what it does. Figures are those of the integer channel.
struct Design {
  Prior prior;
  Certified certified;
  /// The weights as probabilities, a x b, or c a x b if the channel sees the secret (see `with_secret`). If
  /// reports are sets of marks, it is P(y is marked | X = x), a x a.
  Channel channel;
  bool sees_secret = false;  ///< as asked for, or else as notion and protocol decide
  /// The answer that each report is, rising, if reports are answers (see `Protocol`); otherwise empty.
  /// Answers that are never reported are left out.
  std::vector<Index> answers = {};
  std::vector<double> levels = {};  ///< the multiples of epsilon that the certified bounds are for
  KnownRanges known = {};  ///< if the notion is about a sample: the proof is for all distributions in these
  Integer slack = 0;       ///< the room that the worst ratio leaves below its bound, times 2^62 (see `slack`)
  /// P(Y), P(S|Y) and P(X|Y), a row for each report. If reports are sets of marks, a row is for all reports
  /// in which y is marked, so P(Y) does not sum to 1.
  Vector<double> report_distribution = {};
  Matrix<double> secret_posterior = {};
  Matrix<double> data_posterior = {};
  double mutual_information = 0;  ///< I(X;Y), or I(S,X;Y) if the channel is to keep the pair
  double kept_entropy = 0;        ///< H(X), or H(S,X)
  /// A bound of I(X;Y) under the guarantee, if the protocol proves one.
  std::optional<double> upper_bound = {};
  Vector<double> prices = {};  ///< the prices that prove it to any reader, see `Proposal`
  /// For the set of a sample: the distributions under which the prices prove the bound.
  std::vector<SampledPoint> points = {};
  std::optional<double> alpha = {};  ///< the protocol's own parameter, see `Proposal`
  /// Empty if some share cannot be told, or the channel is so large that this would take long.
  std::optional<CountingVariance> counting = {};
  /// Empty unless contrasts or a counting efficiency were asked for. Without contrasts, it is about every
  /// share.
  std::optional<ContrastVariances> contrasts = {};
  std::optional<Achieved> achieved = {};  ///< if the objective is not the information
  double secret_information = 0;          ///< I(S;Y)
  /// I(X;Y) and I(S;Y) are off by at most this, if they are bounded from both sides; see `information` of
  /// marks.
  std::optional<double> information_error = {};
  Guess guess = {};  ///< the guess of X from a report
  /// Empty without distances, and for reports that are sets of marks.
  std::optional<GuessDistance> guess_distance = {};
  /// P(Y != X), if reports are answers. If an answer is a pair, Y is its part of the data (B, Propositions 1
  /// and 2).
  std::optional<double> error = {};
  /// E d(X,Y), if reports are answers and distances are given; Y is as above.
  std::optional<double> report_distance = {};
  std::vector<NamedLeakage> leakage = {};
  std::optional<Identification> identification = {};
  double seconds = 0;  ///< the time that search, verification and repair took
};

/// How far a design has come (nats). From one call to the next, `lower` never falls and `upper` never rises.
struct DesignProgress {
  double lower;  ///< I(X;Y) of the best channel found
  double upper;  ///< proved for I(X;Y) of every channel under the guarantee
  /// Makes that channel a design, verified and repaired as the last one will be. It is as good as any design,
  /// and takes as long to verify. Valid during the call only; fails with solver_failed.
  std::function<Result<Design>()> interim;
};

/// Asked again and again while a search goes on; false ends it with the best channel found. Short searches,
/// and those by a list of vertices, may end without asking.
using Watch = std::function<bool(const DesignProgress&)>;

/// Fails with bad_table, bad_request, too_large or solver_failed. It is bad_request for an unknown name, and
/// for a parameter that is missing or makes no sense. It is also bad_request for a notion or protocol that is
/// not for a channel that sees the secret. Epsilon has to be finite and at least 0, a gap at least 1e-9.
Result<Design> design(const DesignRequest& request, const Watch& watch = {});

/// The worth of a channel by an objective other than the information. `answers` are as in `Design`; the
/// channel has a row for each category of the prior, or for each pair. Fails with bad_request if there is no
/// such objective, or its distances or answers are missing.
Result<double> worth(const Prior& prior, const std::string& objective, const Channel& channel,
                     const std::vector<Index>& answers);

/// The leakage of reports to a reader who guesses (nats), see prior/guessing.
struct GuessLeakage {
  double maximal = 0;
  double sibson = 0;  ///< Sibson's mutual information of order `kSibsonOrder`
};

/// About the secret, and about the data.
struct GuessLeakages {
  GuessLeakage secret = {};
  GuessLeakage data = {};
};

/// The order of collisions, for which the sum over secrets is a probability.
constexpr double kSibsonOrder = 2;

/// The verdict on a claim, and the figures of its channel.
struct Audit : Verified {
  double mutual_information = 0;
  double secret_information = 0;
  std::optional<double> information_error = {};  ///< as in `Design`
  Guess guess = {};
  std::optional<GuessLeakages> guess_leakage = {};  ///< empty if reports are more sets of marks than 2^10
  std::vector<NamedLeakage> leakage = {};
  std::optional<Identification> identification = {};
  std::vector<Leakage> edges = {};  ///< under `profile`, one for each pair of neighbours, see `edge_levels`
};

/// The channel of one release of an answer.
using Released = std::variant<Weights, Marks>;

/// Verifies a claim (see exact/claim) and tells the figures of its channel. Fails as `fitting`.
Result<Audit> audit(const Prior& prior, const Claim& claim, const Released& channel);

/// The verdict on several releases of the same answer together.
struct Together {
  bool holds = false;  ///< whether together they keep the level that was asked about, exactly
  double level = 0;    ///< the level that they reach (nats, infinite if reports rule something out)
  std::vector<double> levels = {};  ///< the levels of the notion, as multiples of epsilon
  Bounds<Integer> bounds = {};      ///< the bounds that they are held against
  std::optional<Ratio> worst = {};  ///< its report is the number of a combination of reports
};

/// Verifies several releases of the same data as one channel, whose reports are all combinations of theirs.
/// Their own levels need not say anything of that channel's (see guarantee/composition). Every channel has a
/// row for each category of the prior, or for each pair if they see the secret. Precondition: their reports
/// are drawn independently. Fails with bad_request, bad_protocol (rows that do not fit), too_large.
Result<Together> audit_together(const Prior& prior, const std::string& notion, double epsilon,
                                const Parameters& parameters, bool sees_secret,
                                std::span<const Released> channels);

/// The level under one notion that no distribution of a sample's set exceeds; empty if no bound is known.
struct NamedWorst {
  std::string_view notion;
  std::optional<double> level;
};

/// How bad a channel can be if the people it was made for are but a sample.
struct WorstCase {
  double people = 0;  ///< the sum of the weights, taken for the size of the sample
  WorstLdp ldp;
  std::vector<NamedWorst> levels = {};  ///< under the notions whose level an audit tells
};

/// The worst level over all distributions that a sample does not rule out at confidence 1 - alpha (see
/// prior/confidence, guarantee/worst_case). The prior's weights are the counts of the sample. Does not check
/// whether the claim holds. Fails as `audit`, and with bad_request if alpha is not between 0 and 1, or the
/// weights sum to less than 1. Fails with too_large if reports are more sets of marks than 2^10.
Result<WorstCase> worst_case(const Prior& prior, const Claim& claim, const Released& channel, double alpha);

}  // namespace sluice
