// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "design/sluice.hpp"
#include "optimise/pricing.hpp"
#include "optimise/shared_proof.hpp"

namespace sluice {

/// Deals with parts of the proofs that the search for one design has left to others.
class Prover {
 public:
  /// Precondition: the search for the same request has left a proof. Fails as `design` does.
  static Result<Prover> of(const DesignRequest& request) { return of(request, {}); }
  /// The same under these distributions of the set of a sample.
  static Result<Prover> of(const DesignRequest& request, const std::vector<SampledPoint>& points);

  /// A part whose shape does not fit the request stays as it is.
  ProvedPart prove(const ProofPart& part) { return pricing_.prove(part); }

  /// Whether it meets a posterior v with H(v) - prices . v below `least` that `is_right`, before it has
  /// looked at many boxes. Precondition: a finite price for each category of the prior.
  bool meets_below(const Vector<double>& prices, double least,
                   const std::function<bool(const Vector<double>&)>& is_right);

 private:
  explicit Prover(Pricing pricing) : pricing_(std::move(pricing)) {}
  Pricing pricing_;
};

/// Whether the guarantee allows a posterior v with H(v) - prices . v below `least`, as far as
/// `Prover::meets_below` meets it. Then the prices prove no bound. Such a posterior is held against the
/// conditions exactly. `points` are those of `Design::points`, or none. Ranges that stand for a sample are
/// not searched, nor points of other shapes. Fails as `design` does.
Result<bool> refutes(const DesignRequest& request, const std::vector<SampledPoint>& points,
                     const Vector<double>& prices, double least);

}  // namespace sluice
