// SPDX-License-Identifier: GPL-3.0-or-later
/// "B" = Ding, Liu, Farokhi, "A Linear Reduction Method for Local Differential Privacy and Log-lift", arXiv
/// 2101.09689. Reports are categories, with the same probabilities (P_Y = P_X), and
///   P(y|s) = (1 - alpha) P(X=y|s) + alpha P(X=y)    (eq. 3).
/// alpha is calibrated exactly, in closed form; the paper's eq. 6 is a first order and not a bound. The
/// guarantee does not depend on how reports come about, and each of the protocols below has its own way.
#pragma once

#include "protocol/protocol.hpp"

namespace sluice::linear_reduction {

/// 1 - alpha for the least alpha in [0, 1] under a notion. A report y exceeds it by 1 - alpha times the
/// excess of x = y, and alpha P(X=y) times what a constant leaves makes up for it. If a category is very
/// rare, alpha is so near to 1 that a double cannot hold the difference.
double most_kept(const Prior& prior, const Notion& notion, double epsilon);
double least_alpha(const Prior& prior, const Notion& notion, double epsilon);

/// P(Y=y|s) of eq. 3, c x a.
Matrix<double> reports_given_secret(const Prior& prior, double alpha);

/// Keeps the answer with probability 1 - alpha, otherwise draws one from P_X (B, Lemma 1), a x a.
Channel resampling(const Prior& prior, double alpha);
Result<Proposal> propose_resampling(const Prior& prior, const Notion& notion, double epsilon,
                                    const SearchOptions& /*options*/);

/// The channel X -> Y with the same P(y|s) that keeps the most I(X;Y), a x a. Lemma 1 says that its channel
/// is the only one, which is true if P(x|s) has rank a. With fewer secrets than categories there is a
/// polytope of them,
///   { Q >= 0 : Q 1 = 1, P_{X|S} Q = P_{Y|S} } .
/// I(X;Y) is convex in Q, so it is largest at a vertex. The result is the best vertex that walks along edges
/// find, from the vertex with the least P(Y != X) and some others. On B's Example 1 at alpha = 1/2 that is
/// the best of all, with P(Y != X) = 0.2398, the least of all as well. Its I(X;Y) is 0.705521, and Lemma 1's
/// 0.302401.
/// It never keeps less than Lemma 1's channel. It is that channel if the table is so large that a linear
/// program over channels takes seconds (over a million coefficients). Ends early when `options.seconds` are
/// over.
Channel best_markov(const Prior& prior, double alpha, const SearchOptions& options);
Result<Proposal> propose_markov(const Prior& prior, const Notion& notion, double epsilon,
                                const SearchOptions& options);

/// The channel that sees the secret and changes the fewest answers (B, Proposition 1); among all such
/// channels the one that keeps the most I(X;Y). See `coupling`. It keeps no less than resampling does, which
/// has
///   P(x,y) = (1 - alpha) diag(p) + alpha K   with  K = p p^T .
/// In the place of K this one has a mean of maximal couplings of P(.|s) and p, which also has p as its
/// margins. From p p^T towards such a K the information grows at the rate of
///   alpha sum_x (K_xx - p_x^2) (ln((1 - alpha)/p_x + alpha) - ln alpha) >= 0,
/// since K_xx = sum_s p_s min(P(x|s), p_x) >= sum_s p_s P(x|s) p_x = p_x^2. It is convex, so it grows all the
/// way.
Result<Proposal> propose_coupling(const Prior& prior, const Notion& notion, double epsilon,
                                  const SearchOptions& options);

/// The channel that sees the secret and has the least mean distance E d(X,Y) (B, eq. 10 and 12), by a linear
/// program for each secret. If distances keep the triangle inequality, mass that is in its place may stay
/// there (Proposition 2), and only surplus and shortage have to move. If they do not, all of it may move.
/// Precondition: the prior has distances.
Result<Channel> nearest_coupling(const Prior& prior, double alpha);
Result<Proposal> propose_nearest(const Prior& prior, const Notion& notion, double epsilon,
                                 const SearchOptions& /*options*/);

}  // namespace sluice::linear_reduction
