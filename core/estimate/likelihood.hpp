// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "base/scalar.hpp"

namespace sluice {

/// P(report | input) for the reports that have come, each up to a factor of its own. They are given as
/// products, so that sets of marks need no table.
struct Chances {
  std::function<Vector<double>(const Vector<double>& distribution)> of_reports;  ///< p -> Q' p
  std::function<Vector<double>(const Vector<double>& weights)> of_inputs;        ///< r -> Q r
  std::function<Matrix<double>(const Vector<double>& weights)> of_pairs;         ///< w -> Q diag(w) Q'
};

struct MostLikely {
  Vector<double> distribution;
  /// No distribution has a likelihood per report that is larger by more than this (nats).
  double gap;
};

/// The distribution of the inputs under which the reports are the likeliest. It begins with expectation
/// maximisation in longer steps (Varadhan and Roland's squared extrapolation): p_x <- p_x g_x, g_x = sum_y
/// f_y Q[x,y] / (Q' p)_y. This creeps if reports say little. So Newton's method on the remaining inputs
/// follows, which leaves out the others for good. It ends when ln max_x g_x is at most 1e-9, or steps run
/// out. This number bounds the missing likelihood, which is concave. `shares` are the frequencies f of the
/// reports that have come, all above 0; `start` is above 0.
MostLikely most_likely(const Chances& chances, const Vector<double>& shares, const Vector<double>& start);

/// The same for the reports of a channel, inputs x b, counts or frequencies (b) not all 0. If a report has
/// come that no input leads to, there is no likelihood: the gap is infinite, and the distribution is the
/// start.
MostLikely most_likely_of(const Channel& channel, const Vector<double>& counts, const Vector<double>& start);

/// The mode of the posterior under a Dirichlet prior with the parameters 1 + people * table: it maximises
/// likelihood * prod p_x^(people table_x). It is the most likely distribution if so many more people,
/// distributed like the table, had told their answers. `chances` (inputs x b) are as in `Chances`; `table`
/// (in sum 1) is at least 0, `people` above 0, `start` above 0. It is biased towards the table.
MostLikely most_probable_of(const Matrix<double>& chances, const Vector<double>& counts,
                            const Vector<double>& table, double people, const Vector<double>& start);

/// The distribution that is nearest to `prior` (the least relative entropy) among those with the same chances
/// of reports as `distribution`. It is shown if reports do not tell distributions apart. It uses Newton's
/// method on the dual, in steps that change no exponent by more than 2. The result is `distribution` itself
/// if no chance came nearer than 1e-7.
Vector<double> nearest_to_prior(const Channel& channel, const Vector<double>& distribution,
                                const Vector<double>& prior);

}  // namespace sluice
