// SPDX-License-Identifier: Apache-2.0
/// A claim about a channel, and whether it holds: all that has to be known before the channel is sampled.
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
  std::vector<double> levels = {1};  ///< the multiple of epsilon of each bound
  Parameters parameters = {};
  bool sees_secret = false;
  LiftProof lifts = {};  ///< the proof, if the notion is about the set of a sample itself
  std::optional<double> average_leakage = {};  ///< the bound on I(S;Y) (nats), if one is claimed
};

struct Verified {
  bool holds = false;
  std::optional<Said> reason = {};  ///< why it does not hold
  std::optional<Ratio> worst = {};  ///< the ratio that proves or disproves it; its level is an index into the
                                    ///< bounds
  Integer slack = 0;                ///< the room that ratio leaves below its bound, times 2^62 (see `slack`)
};

/// The notion of a claim about such a channel, with its parameters, if everything fits together. Fails with
/// bad_request (unknown notion, parameters that make no sense, epsilon out of range) or too_large. Fails with
/// bad_protocol for shapes that do not fit together, rows that do not sum to 2^62, and categories that never
/// occur in the prior.
Result<Notion> fitting(const Prior& prior, const Claim& claim, const Weights& weights);
/// The same for reports that are sets of marks; bad_protocol if another category's mark is likelier than
/// one's own.
Result<Notion> fitting(const Prior& prior, const Claim& claim, const Marks& marks);

/// Verifies in exact arithmetic a claim that fits. Each bound has to be at most e^level. No ratio of the
/// notion may exceed its bound under the prior as the channel meets it. I(S;Y) has to be at most the claimed
/// limit.
Verified verdict(const Claim& claim, const Notion& notion, const Prior& seen, const Weights& weights);
/// The same for reports that are sets of marks, all 2^a of them. A claim about their I(S;Y) is never proved.
Verified verdict(const Claim& claim, const Notion& notion, const Prior& seen, const Marks& marks);

/// Both at once. Fails as `fitting`.
template <class Released>
Result<Verified> verify(const Prior& prior, const Claim& claim, const Released& released) {
  const auto notion = fitting(prior, claim, released);
  if (!notion) return notion.failure();
  return verdict(claim, *notion, seen_by(prior, claim.sees_secret), released);
}

}  // namespace sluice
