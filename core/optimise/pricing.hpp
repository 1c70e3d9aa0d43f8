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

/// Finds posteriors v of a polytope with small F(v) = H(v) - prices . v, a concave function, and bounds F
/// from below. With a limit of the average leakage, prices have one more entry, for D(v) (see
/// `LeakageTangents`), which is below 0. Then F(v) = H(v) - prices . (v, D(v)), concave on a lifted polytope.
class Pricing {
 public:
  /// Begins by making the box around the polytope as small as possible. All its work ends early when
  /// `keep_going` is false.
  Pricing(const SearchPolytope& polytope, std::function<bool()> keep_going);
  Pricing(const SearchPolytope& polytope, std::optional<LeakageTangents> leakage,
          std::function<bool()> keep_going);

  /// The vertex that minimises a linear function. Empty if rounding prevents it, or time is up.
  std::optional<Column> vertex(const Vector<double>& prices, const Vector<double>& cost);
  /// Goes from there downhill along edges to a vertex without a better neighbour.
  std::optional<Column> descend(const Vector<double>& prices, const Vector<double>& cost);
  /// The same from a posterior of the polytope.
  std::optional<Column> descend_from(const Vector<double>& prices, const Vector<double>& posterior);
  /// Goes from the end of one of these through the prior to the other side of the polytope. The two ends have
  /// the prior as a mixture.
  std::optional<Column> opposite(const Vector<double>& prices) const;

  /// The slopes of the entropy's chords over the box around the polytope.
  [[nodiscard]] const Vector<double>& chords() const { return chords_; }
  /// These slopes from one end of each range to the other as prices, at which the chords alone prove a bound.
  [[nodiscard]] PricesProof by_chords() const;
  /// The posteriors of the best mixture, at which tangents are drawn before a proof.
  void draw_at(std::vector<Vector<double>> posteriors) { drawn_at_ = std::move(posteriors); }
  /// The units of the categories' probabilities, smaller for categories that are always small.
  [[nodiscard]] Vector<double> units() const { return polytope_.unit.head(polytope_.categories); }

  struct Wanted {
    double bound;   ///< the bound of F that is to be proved
    double column;  ///< columns with F below this are offered
    std::uint64_t nodes;
  };
  struct Proof {
    bool complete;         ///< F reaches the bound that was wanted
    double bound;          ///< a lower bound of F, proved
    OpenBoxes boxes = {};  ///< the open boxes, if it has reached the limit of nodes
  };
  /// Uses branch and bound. Columns met on the way are offered to `take`; soon after one is taken it ends.
  /// Each time it has become four times as long, it asks `found_elsewhere` whether it is in vain.
  Proof prove(const Vector<double>& prices, const Wanted& wanted,
              const std::function<bool(const Column&)>& take, const std::function<bool()>& found_elsewhere);
  /// A part of a proof that was left to others, without a limit of the average leakage. A part whose shape
  /// does not fit this polytope stays as it is.
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
