// SPDX-License-Identifier: GPL-3.0-or-later
/// "B" = Ding, Liu, Farokhi, "A Linear Reduction Method for Local Differential Privacy and Log-lift",
/// arXiv 2101.09689: reports are categories, as common as these are (P_Y = P_X), and
///   P(y|s) = (1 - alpha) P(X=y|s) + alpha P(X=y)    (eq. 3).
/// alpha is calibrated exactly, in closed form; the paper's eq. 6 is a first order and not a bound. How
/// reports come about is another matter, of which the guarantee knows nothing; each of the protocols below
/// has its own way.
#pragma once

#include "protocol/protocol.hpp"

namespace sluice::linear_reduction {

/// 1 - alpha for the least alpha in [0, 1] under a notion: a report y exceeds it by (1 - alpha) of what x = y
/// does as it is, and alpha P(X=y) of what a constant leaves makes up for it. Where a category is very rare
/// alpha is so near to 1 that a double would not hold what it lacks.
double most_kept(const Prior& prior, const Notion& notion, double epsilon);
double least_alpha(const Prior& prior, const Notion& notion, double epsilon);

/// P(Y=y|s) of eq. 3, c x a.
Matrix<double> reports_given_secret(const Prior& prior, double alpha);

/// Keep the answer with probability 1 - alpha, otherwise draw one from P_X (B, Lemma 1), a x a.
Channel resampling(const Prior& prior, double alpha);
Result<Proposal> propose_resampling(const Prior& prior, const Notion& notion, double epsilon,
                                    const SearchOptions& /*options*/);

/// The channel X -> Y with the same P(y|s) that keeps the most I(X;Y), a x a. Lemma 1 has its channel as the
/// only one, which is so where P(x|s) has rank a; with fewer secrets than categories there is a polytope of
/// them,
///   { Q >= 0 : Q 1 = 1, P_{X|S} Q = P_{Y|S} },
/// and I(X;Y), being convex in Q, is largest at a vertex: the best that walks along edges lead to from the
/// vertex with the least P(Y != X) and some others. On B's Example 1 that is the best of all, at alpha = 1/2
/// with P(Y != X) = 0.2398, the least of all as well, and I(X;Y) = 0.705521 where Lemma 1 has 0.302401. Never
/// less than Lemma 1's channel, and that one where a table is so large that a linear program over channels
/// takes seconds (over a million coefficients). Ends early when `options.seconds` are over.
Channel best_markov(const Prior& prior, double alpha, const SearchOptions& options);
Result<Proposal> propose_markov(const Prior& prior, const Notion& notion, double epsilon,
                                const SearchOptions& options);

/// The channel that sees the secret and changes the fewest answers (B, Proposition 1), of all of them the one
/// that keeps the most I(X;Y); see `coupling`. It keeps no less than resampling does: that has
///   P(x,y) = (1 - alpha) diag(p) + alpha K   with  K = p p^T,
/// and this one has in the place of K a mean of maximal couplings of P(.|s) and p, which has p as its
/// margins, too. From p p^T towards such a K the information grows at the rate of
///   alpha sum_x (K_xx - p_x^2) (ln((1 - alpha)/p_x + alpha) - ln alpha) >= 0,
/// for K_xx = sum_s p_s min(P(x|s), p_x) >= sum_s p_s P(x|s) p_x = p_x^2; and as it is convex it grows all
/// the way.
Result<Proposal> propose_coupling(const Prior& prior, const Notion& notion, double epsilon,
                                  const SearchOptions& options);
/// The same with plans in proportion, in closed form. c a x a.
Channel proportional_coupling(const Prior& prior, double alpha);

/// The channel that sees the secret and has the least mean distance E d(X,Y) (B, eq. 10 and 12), by a linear
/// program for each secret. Where distances keep the triangle inequality, what is in its place may stay there
/// (Proposition 2), which needs only what is too much here and wanting there; where they do not, all of it
/// may move. Precondition: the prior has distances.
Result<Channel> nearest_coupling(const Prior& prior, double alpha);
Result<Proposal> propose_nearest(const Prior& prior, const Notion& notion, double epsilon,
                                 const SearchOptions& /*options*/);

}  // namespace sluice::linear_reduction
