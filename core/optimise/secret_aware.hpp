// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guarantee/notion.hpp"
#include "optimise/envelope.hpp"
#include "optimise/search_options.hpp"

namespace sluice {

/// The best channel that sees the pair (S, X), for a guarantee that depends on the probabilities P(y|s) only:
/// max I(X;Y) subject to P(S=. | Y=y) in W for all reports y. `joint` (c x a) sums to 1, without empty rows
/// or columns. `secret_posteriors` are the vertices of W, one a row, and have P_S in their hull. Inputs are
/// pairs, s-major: s a + x.
///
/// Take the polytope { v in the simplex over pairs : v_S in W }. Its vertices v have v_S = w at a vertex of W
/// and one category x(s) for each s. With two categories v could move in both directions without changing
/// v_S, and if w were on a face, along it. H(v_X) is concave, so these columns suffice; they are priced w by
/// w (see Assignments).
///
/// A pair of probability 0 is reported as the secret's other pairs are on average. So P(y|s) stays as it was
/// proved, however likely the pair really is. Ends with the best channel so far when told to or out of time;
/// fails with solver_failed.
Result<Envelope> secret_aware_optimum(const Matrix<double>& joint, const Matrix<double>& secret_posteriors,
                                      const SearchOptions& options);

/// The vertices of W under a notion whose conditions compare P(y|s) for secrets s or with P(y), such as ldp
/// and lip. They are at the search's bound for epsilon (see `search_bound`), and those of the notion's own
/// polytope for data that are the secret itself. Fails with too_large.
Result<Matrix<double>> secret_posteriors(const Prior& prior, const Notion& notion, double epsilon);

}  // namespace sluice
