// SPDX-License-Identifier: Apache-2.0
/// What is stated about a channel, and whether it holds: all that has to be known before one is sampled from.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "exact/checks.hpp"
#include "exact/lift_proof.hpp"
#include "exact/marks.hpp"
#include "exact/verify.hpp"
#include "guarantee/notion.hpp"

namespace sluice {

struct Claim {
  std::string notion;
  double epsilon = 0;  ///< nats
  Bounds<Integer> bounds;
  std::vector<double> levels = {1};  ///< which multiples of epsilon they are for
  Parameters parameters = {};
  bool sees_secret = false;
  LiftProof lifts = {};  ///< the proof where the notion is about the set of a sample itself
  std::optional<double> average_leakage = {};  ///< what I(S;Y) is at most (nats), where that is claimed too
};

struct Verified {
  bool holds = false;
  std::optional<Said> reason = {};  ///< why it does not hold
  std::optional<Ratio> worst = {};  ///< the proof, or what disproves it; of the stated bounds' levels
  Integer slack = 0;                ///< what it leaves of its bound, times 2^62 (see `slack`)
};

/// The notion that a claim about such a channel is about, with its parameters, where everything fits
/// together. Fails with bad_request (unknown notion, parameters that make no sense, epsilon out of range),
/// too_large, or bad_protocol (shapes that do not fit together, rows that do not sum to 2^62, categories that
/// never occur in the prior).
Result<Notion> fitting(const Prior& prior, const Claim& claim, const Weights& weights);
/// The same for reports that are sets of marks; bad_protocol where another category's mark is said to be
/// likelier than one's own.
Result<Notion> fitting(const Prior& prior, const Claim& claim, const Marks& marks);

/// Verifies in exact arithmetic what is claimed of what has been found to fit: that each bound is at most
/// e^level, that no ratio of the notion exceeds its bound under the prior as the channel meets it, and that
/// I(S;Y) is at most what is claimed.
Verified verdict(const Claim& claim, const Notion& notion, const Prior& seen, const Weights& weights);
/// The same for reports that are sets of marks, all 2^a of them. Of their I(S;Y) nothing is proved.
Verified verdict(const Claim& claim, const Notion& notion, const Prior& seen, const Marks& marks);

/// Both at once. Fails as `fitting`.
template <class Released>
Result<Verified> verify(const Prior& prior, const Claim& claim, const Released& released) {
  const auto notion = fitting(prior, claim, released);
  if (!notion) return notion.failure();
  return verdict(claim, *notion, seen_by(prior, claim.sees_secret), released);
}

}  // namespace sluice
