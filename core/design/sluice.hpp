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
  Parameters parameters = {};  ///< of the notion, in terms of the table
  /// Whether the channel sees the secret as well as the data. Where nothing is said it does where notion and
  /// protocol keep the pair, and where the protocol cannot do without.
  std::optional<bool> sees_secret = {};
  /// The aim of the protocol, see objective/objective.hpp.
  std::string objective = "information";
  /// What I(S;Y) is to be at most beside the guarantee (nats); only where the protocol can.
  std::optional<double> average_leakage = {};
  /// How small the variance of the table's contrasts has to be: at most that of the best channel for counting
  /// over this, above 0 and at most 1; only where the protocol can.
  std::optional<double> counting_efficiency = {};
};

/// What a channel is worth by the objective that it was made for.
struct Achieved {
  double value = 0;
  double bound = 0;  ///< proved: no channel under the guarantee is worth more, or where less is better, less
};

/// n times the variance of the efficient unbiased estimates of shares from n reports, where the people are
/// those of the table: of all shares together, and of the one that is told worst, as its interval has it: of
/// sets of marks that is the one that counts how often a category is marked, which is less efficient.
struct CountingVariance {
  double variance = 0;
  double worst_share = 0;
};

/// Of the table's contrasts, n times the variance of each from n reports, and what is proved of all together:
/// no channel under the guarantee has less. The bound is there under a counting efficiency.
struct ContrastVariances {
  Vector<double> each = {};
  std::optional<double> bound = {};
};

/// A protocol that has been verified, and what it does. Figures are those of the integer channel.
struct Design {
  Prior prior;
  Certified certified;
  /// Of the weights, a x b, or c a x b where it sees the secret (see `with_secret`). Where reports are sets
  /// of marks: P(y is marked | X = x), a x a.
  Channel channel;
  bool sees_secret = false;  ///< as was asked for, or as notion or protocol have it
  /// Where reports are answers (see `Protocol`), which answer each of them is, rising: those that are never
  /// reported are no reports. Empty where they are not.
  std::vector<Index> answers = {};
  std::vector<double> levels = {};  ///< the multiples of epsilon that the certified bounds are for
  KnownRanges known = {};  ///< where the notion is about a sample: what is proved is for all in these
  Integer slack = 0;       ///< what the worst ratio leaves of its bound, times 2^62 (see `slack`)
  /// P(Y), P(S|Y) and P(X|Y), a row for each report; where reports are sets of marks, of a report in which y
  /// is marked, whatever else is, so that the first sums to no 1.
  Vector<double> report_distribution = {};
  Matrix<double> secret_posterior = {};
  Matrix<double> data_posterior = {};
  double mutual_information = 0;           ///< I(X;Y); of the pair, I(S,X;Y), where the notion is about pairs
  double kept_entropy = 0;                 ///< H(X), or H(S,X)
  std::optional<double> upper_bound = {};  ///< of I(X;Y) under the guarantee, where the protocol proves one
  Vector<double> prices = {};              ///< that prove it to any reader, see `Proposal`
  /// For the set of a sample, of which distributions they do, times 2^40: a row has the secret, the other one
  /// or -1, 1 where the secret is on the likelier side, P(s), and P(.|s) and P(.|others) or P(.|other).
  Matrix<std::int64_t> points = {};
  std::optional<double> alpha = {};  ///< the protocol's own parameter, see `Proposal`
  /// Empty where some share cannot be told, or the channel is too large for it to be reckoned at once.
  std::optional<CountingVariance> counting = {};
  /// Where contrasts or a counting efficiency were asked for. Without contrasts, of every share.
  std::optional<ContrastVariances> contrasts = {};
  std::optional<Achieved> achieved = {};             ///< where the objective is not the information
  double secret_information = 0;                     ///< I(S;Y)
  double information_error = 0;                      ///< of these two, at most; see `information` of marks
  Guess guess = {};                                  ///< of X from a report
  std::optional<GuessDistance> guess_distance = {};  ///< where distances are given
  /// Where reports are answers: P(Y != X), and E d(X,Y) where distances are given; of an answer that is a
  /// pair, Y is its part of the data (B, Propositions 1 and 2).
  std::optional<double> error = {};
  std::optional<double> report_distance = {};
  std::vector<NamedLeakage> leakage = {};
  std::optional<Identification> identification = {};
  double seconds = 0;  ///< of the search, the verification and the repair
};

/// How far a design has come (nats). From one call to the next, `lower` never falls and `upper` never rises.
struct DesignProgress {
  double lower;  ///< I(X;Y) of the best channel found
  double upper;  ///< proved for I(X;Y) of every channel under the guarantee
  /// That channel, verified and repaired as the last one will be: as good as any design, and as long in the
  /// making. Valid during the call only; fails with solver_failed.
  std::function<Result<Design>()> interim;
};

/// Asked again and again while a search goes on; false ends it with the best that has been found. Short
/// searches, and those by a list of vertices, ask nobody.
using Watch = std::function<bool(const DesignProgress&)>;

/// Fails with bad_table, bad_request (unknown name, a parameter that is missing or makes no sense, a notion
/// or a protocol that is not for a channel that sees the secret, epsilon negative or not finite, a gap below
/// 1e-9), too_large, solver_failed.
Result<Design> design(const DesignRequest& request, const Watch& watch = {});

/// What a channel is worth by an objective other than the information. `answers` are as in `Design`; the
/// channel has a row for each category of the prior, or for each pair. Fails with bad_request where there is
/// no such objective, or its distances or answers are missing.
Result<double> worth(const Prior& prior, const std::string& objective, const Channel& channel,
                     const std::vector<Index>& answers);

/// What reports say to somebody who guesses (nats), see prior/guessing.
struct GuessLeakage {
  double maximal = 0;
  double sibson = 0;  ///< of order `kSibsonOrder`
};

/// Collisions: the order for which what is summed up is a probability.
constexpr double kSibsonOrder = 2;

/// What is found of a claim, and what the channel does.
struct Audit : Verified {
  double mutual_information = 0;
  double secret_information = 0;
  double information_error = 0;  ///< as in `Design`
  Guess guess = {};
  /// About the secret, and about the data. Empty where reports are more sets of marks than 2^10.
  std::optional<GuessLeakage> secret_guesses = {};
  std::optional<GuessLeakage> data_guesses = {};
  std::vector<NamedLeakage> leakage = {};
  std::optional<Identification> identification = {};
  std::vector<Leakage> edges = {};  ///< under `profile`, of each pair of neighbours, see `edge_levels`
};

/// Verifies a claim (see exact/claim) and tells what the channel does. Fails as `fitting`.
Result<Audit> audit(const Prior& prior, const Claim& claim, const Weights& weights);
Result<Audit> audit(const Prior& prior, const Claim& claim, const Marks& marks);

/// What is released of one answer.
using Released = std::variant<Weights, Marks>;

/// What several releases of the same answer come to.
struct Together {
  bool holds = false;  ///< whether, taken together, they keep the level that was asked about, exactly
  double level = 0;    ///< that they reach (nats, infinite where reports rule something out)
  std::vector<double> levels = {};  ///< of the notion, as multiples of epsilon
  Bounds<Integer> bounds = {};      ///< that they are held against
  std::optional<Ratio> worst = {};  ///< with the number of a combination of reports as its report
};

/// Verifies several releases of the same data as the one channel that they are, whose reports are all
/// combinations of theirs: the levels of each say nothing of all (see guarantee/composition). Every channel
/// has a row for each category of the prior, or for each pair where they see the secret, drawn
/// independently. Fails with bad_request, bad_protocol (rows that do not fit), too_large.
Result<Together> audit_together(const Prior& prior, const std::string& notion, double epsilon,
                                const Parameters& parameters, bool sees_secret,
                                std::span<const Released> channels);

/// The level under one notion that no distribution exceeds which a sample does not rule out; nothing where
/// nothing is known.
struct NamedWorst {
  std::string_view notion;
  std::optional<double> level;
};

/// How bad a channel can be if the people it was made for are but a sample.
struct WorstCase {
  double people = 0;  ///< the sum of the weights, taken for the size of the sample
  WorstLdp ldp;
  std::vector<NamedWorst> levels = {};  ///< under the notions that an audit tells the level of
};

/// The worst level over all distributions that the prior's weights, counts of a sample, do not rule out at
/// confidence 1 - alpha (see prior/confidence, guarantee/worst_case). Whether the claim holds is not asked.
/// Fails as `audit`, and with bad_request where alpha is not between 0 and 1, or fewer people than one are
/// counted.
Result<WorstCase> worst_case(const Prior& prior, const Claim& claim, const Weights& weights, double alpha);
/// The same of reports that are sets of marks; fails with too_large where there are more than 2^10 of them.
Result<WorstCase> worst_case(const Prior& prior, const Claim& claim, const Marks& marks, double alpha);

}  // namespace sluice
