// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "design/sluice.hpp"
#include "optimise/pricing.hpp"
#include "optimise/shared_proof.hpp"

namespace sluice {

/// Deals with parts of the proofs that the search for one design has left to others.
class Prover {
 public:
  /// Precondition: the search for the same request has left a proof. Fails as `design` does.
  static Result<Prover> of(const DesignRequest& request);

  /// A part whose shape does not fit the request stays as it is.
  ProvedPart prove(const ProofPart& part) { return pricing_.prove(part); }

 private:
  explicit Prover(Pricing pricing) : pricing_(std::move(pricing)) {}
  Pricing pricing_;
};

}  // namespace sluice
