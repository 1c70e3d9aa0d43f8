// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "optimise/search_polytope.hpp"

namespace sluice {

/// What a report with posterior v says of the secret, D(v) = D(P(S|y) || P_S) with P(S|y) = C v, as a part of
/// a polytope of posteriors. I(S;Y) is the mean of D over the reports. D is convex, a sum over the secrets of
///   phi_s(w) = w ln(w / P(s)) - w + P(s) >= 0   at   w = (C v)_s,
/// so a point gets an entry more for each secret, which lies above the tangents of phi_s that have been
/// drawn. With a price on these entries the entropy stays concave over the polytope, as the search by columns
/// wants it; the more tangents, the less are the entries below phi_s.
class LeakageTangents {
 public:
  explicit LeakageTangents(const Prior& prior);

  /// D (nats) of a posterior.
  [[nodiscard]] double leakage(const Vector<double>& posterior) const;

  /// The polytope with the further entries, after all others, and without a tangent but that phi_s >= 0.
  [[nodiscard]] SearchPolytope lifted(const SearchPolytope& polytope);

  /// What is missing to D, at a price, in the further entries of a point of the lifted polytope (nats).
  [[nodiscard]] double missing(const SearchPolytope& lifted, const Vector<double>& point, double price) const;
  /// Draws the tangents at a posterior of those secrets for which the further entry of a posterior may be too
  /// small by more than `most`. Returns how many.
  int draw(SearchPolytope& lifted, const Vector<double>& posterior, double most);

  /// Prices of all entries: of the categories, and the price of D for each further entry. A price is what an
  /// entry is worth, so that of D is below 0.
  [[nodiscard]] Vector<double> of_entries(const SearchPolytope& lifted, const Vector<double>& prices) const;

 private:
  [[nodiscard]] double phi(Index s, double w) const;

  Matrix<double> given_;  // C, c x a
  Vector<double> secret_;
  Index first_ = 0;                         // of the further entries
  std::vector<std::vector<double>> drawn_;  // for each secret, where
};

}  // namespace sluice
