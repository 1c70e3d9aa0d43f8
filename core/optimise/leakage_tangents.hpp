// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "optimise/search_polytope.hpp"

namespace sluice {

/// The leakage of the secret by a report with posterior v, D(v) = D(P(S|y) || P_S) with P(S|y) = C v, as a
/// part of a polytope of posteriors. I(S;Y) is the mean of D over the reports. D is convex, a sum over the
/// secrets of
///   phi_s(w) = w ln(w / P(s)) - w + P(s) >= 0   at   w = (C v)_s.
/// So a point gets one more entry for each secret, above the tangents of phi_s that have been drawn. With a
/// price on these entries the entropy stays concave over the polytope, as the search by columns needs. More
/// tangents bring the entries nearer to phi_s.
class LeakageTangents {
 public:
  explicit LeakageTangents(const Prior& prior);

  /// D (nats) of a posterior.
  [[nodiscard]] double leakage(const Vector<double>& posterior) const;

  /// The polytope with the further entries, after all others, and without a tangent except phi_s >= 0.
  [[nodiscard]] SearchPolytope lifted(const SearchPolytope& polytope);

  /// The amount by which the further entries of a point of the lifted polytope fall short of D, at a price
  /// (nats).
  [[nodiscard]] double missing(const SearchPolytope& lifted, const Vector<double>& point, double price) const;
  /// Draws the tangents at a posterior for those secrets whose further entry may be too small by more than
  /// `most`. Returns how many.
  int draw(SearchPolytope& lifted, const Vector<double>& posterior, double most);

  /// Prices of all entries: those of the categories, and the price of D for each further entry. A price is an
  /// entry's worth, so the price of D is below 0.
  [[nodiscard]] Vector<double> of_entries(const SearchPolytope& lifted, const Vector<double>& prices) const;

 private:
  [[nodiscard]] double phi(Index s, double w) const;

  Matrix<double> given_;  // C, c x a
  Vector<double> secret_;
  Index first_ = 0;                         // the first of the further entries
  std::vector<std::vector<double>> drawn_;  // for each secret, the points of its tangents
};

}  // namespace sluice
