// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "optimise/branch_and_bound.hpp"
#include "optimise/leakage_tangents.hpp"
#include "optimise/search_polytope.hpp"
#include "optimise/shared_proof.hpp"

namespace sluice {

struct Column {
  Vector<double> posterior;
  double value;  ///< H(v) - prices . v
};

/// Finds posteriors v of a polytope with small  F(v) = H(v) - prices . v , a concave function, and bounds F
/// from below. Where the average leakage is bounded, prices have one entry more, of D(v) (see
/// `LeakageTangents`), which is below 0: F(v) = H(v) - prices . (v, D(v)), concave on a lifted polytope.
class Pricing {
 public:
  /// Starts by making the box around the polytope as small as can be. Whatever it does ends early when
  /// `keep_going` is false.
  Pricing(const SearchPolytope& polytope, std::function<bool()> keep_going);
  Pricing(const SearchPolytope& polytope, std::optional<LeakageTangents> leakage,
          std::function<bool()> keep_going);

  /// The vertex that minimises a linear function. Empty where rounding was in the way, or time is up.
  std::optional<Column> vertex(const Vector<double>& prices, const Vector<double>& cost);
  /// From there downhill along edges to one without a better neighbour.
  std::optional<Column> descend(const Vector<double>& prices, const Vector<double>& cost);
  /// The same from a posterior of the polytope.
  std::optional<Column> descend_from(const Vector<double>& prices, const Vector<double>& posterior);
  /// From where one of these ended through the prior to the other side of the polytope: the two have the
  /// prior as a mixture.
  std::optional<Column> opposite(const Vector<double>& prices) const;

  /// The slopes of the entropy's chords over the box around the polytope.
  [[nodiscard]] const Vector<double>& chords() const { return chords_; }
  /// What the probabilities of the categories are counted in, smaller ones where they are always small.
  /// Where tangents are drawn before a proof: the posteriors of the best mixture.
  void draw_at(std::vector<Vector<double>> posteriors) { drawn_at_ = std::move(posteriors); }
  [[nodiscard]] Vector<double> units() const { return polytope_.unit.head(polytope_.categories); }

  struct Wanted {
    double bound;   ///< what F is to be proved to reach
    double column;  ///< columns with F below this are to be offered
    std::uint64_t nodes;
  };
  struct Proof {
    bool complete;         ///< F reaches the bound that was wanted
    double bound;          ///< a lower bound of F, proved
    OpenBoxes boxes = {};  ///< where it has come to so many nodes: those that are left
  };
  /// By branch and bound. Columns met on the way are offered to `take`; soon after one is taken it ends. Each
  /// time it has become four times as long `found_elsewhere` is asked whether it is in vain.
  Proof prove(const Vector<double>& prices, const Wanted& wanted,
              const std::function<bool(const Column&)>& take, const std::function<bool()>& found_elsewhere);
  /// A part of a proof that was left to others, without a limit of the average leakage. One of another shape
  /// than this polytope's is left as it is.
  ProvedPart prove(const ProofPart& part);

 private:
  bool start_at(const Vector<double>& prices, const Vector<double>& cost);
  [[nodiscard]] double objective(const Vector<double>& v, const Vector<double>& prices) const;
  [[nodiscard]] Vector<double> slopes(const Vector<double>& v, const Vector<double>& prices) const;
  std::optional<Column> descend_by_tangents(const Vector<double>& prices, const Vector<double>& cost,
                                            const Vector<double>* posterior);
  [[nodiscard]] Vector<double> of_entries(const Vector<double>& prices) const;
  std::optional<Column> column(const Vector<double>& prices) const;
  [[nodiscard]] std::optional<Vector<double>> reached() const;

  std::optional<LeakageTangents> leakage_;  // without a tangent, as `polytope_` is
  SearchPolytope polytope_;
  std::function<bool()> keep_going_;
  BoxProgram walker_;
  Vector<double> chords_;
  std::vector<Vector<double>> drawn_at_;
};

}  // namespace sluice
