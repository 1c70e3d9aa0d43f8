// SPDX-License-Identifier: GPL-3.0-or-later
/// The members of the core's structs that cross the boundary. Their meaning stands with the structs.
#pragma once

#include "design/posteriors.hpp"
#include "design/sluice.hpp"
#include "estimate/estimate.hpp"
#include "estimate/logistic.hpp"
#include "estimate/planner.hpp"
#include "estimate/pool.hpp"
#include "estimate/weighted.hpp"
#include "fields.hpp"
#include "optimise/shared_proof.hpp"

namespace sluice {

// clang-format off: a list is read line by line
SLUICE_NAMES(Status, '_')
SLUICE_NAMES(Identifiable, '-')
SLUICE_NAMES(Method, '-')
SLUICE_NAMES(Expected, '-')
SLUICE_NAMES(EachBy, '-')
SLUICE_NAMES(Statistic, '-')

SLUICE_FIELDS(Said, text, values)
SLUICE_FIELDS(Failure, text, values)

// The table, and what is asked of it.

SLUICE_FIELDS(Variable, name, categories)
SLUICE_REQUEST(JointTable, (secret, data, weights), (attributes, distances, contrasts))
SLUICE_REQUEST(KnownRanges, (radius), (least, most, others_least, others_most, least_secret, statistic))
SLUICE_REQUEST(Parameters, (), (level, secrets, data, neighbours, alpha, proved, ranges, known))
SLUICE_REQUEST(SearchOptions, (), (method, gap, seconds))
SLUICE_REQUEST(DesignRequest, (table, notion, epsilon, protocol), (search, parameters, sees_secret, objective,
    average_leakage, counting_efficiency, round_counts))
SLUICE_FIELDS(SearchMemory, posteriors, prices)
SLUICE_FIELDS(PricesProof, prices, bound)
SLUICE_FIELDS(OpenProof, prices, wanted, whole, boxes)
SLUICE_FIELDS(SharedSearch, alone, posteriors, proofs, open)
SLUICE_FIELDS(ProofPart, prices, level, wanted, boxes, before, seconds)
SLUICE_FIELDS(ProvedPart, boxes, undivided, posteriors, looked)
SLUICE_FIELDS(Bound<Integer>, numerator, denominator)
SLUICE_FIELDS(LiftProof, points, lengths)
SLUICE_REQUEST(Claim, (notion, epsilon, bounds, levels), (parameters, sees_secret, average_leakage, lifts))
SLUICE_FIELDS(Marks, categories, other)

// Results.

SLUICE_FIELDS(Joint<double>, cells, secret, data, total)
SLUICE_FIELDS(Prior, secret, data, dropped_secret, dropped_data, weights, probabilities)
SLUICE_FIELDS(Side, secret, data, known)
SLUICE_FIELDS(Leakage, level, report, more, less, marks)
SLUICE_FIELDS(NamedLeakage, notion, leakage)
SLUICE_FIELDS(Summary, prior, secret_entropy, data_entropy, mutual_information, release)
SLUICE_FIELDS(Ratio, numerator, denominator, level, more, less, report, marks)
SLUICE_FIELDS(Certified, weights, bounds, mixing, worst, marks, lifts)
SLUICE_FIELDS(Identification, identifiable, identifiable_data)
SLUICE_FIELDS(Guess, correct, baseline)
SLUICE_FIELDS(GuessDistance, expected, baseline)
SLUICE_FIELDS(GuessLeakage, maximal, sibson)
SLUICE_FIELDS(GuessLeakages, secret, data)
SLUICE_FIELDS(Achieved, value, bound)
SLUICE_FIELDS(CountingVariance, variance, worst_share)
SLUICE_FIELDS(ContrastVariances, each, bound)
SLUICE_FIELDS(SampledPoint, secret, versus, below, share, own, others)
SLUICE_FIELDS(Design, prior, certified, slack, channel, sees_secret, answers, levels, known,
    report_distribution, secret_posterior, data_posterior, mutual_information, kept_entropy, upper_bound,
    prices, points, counting, contrasts, achieved, alpha, secret_information, information_error, guess,
    guess_distance, error, report_distance, leakage, identification, seconds)
SLUICE_FIELDS(Audit, holds, reason, worst, slack, mutual_information, secret_information, information_error,
    guess, guess_leakage, leakage, identification, edges)
SLUICE_FIELDS(WorstLdp, attained, distribution, report, more, less)
SLUICE_FIELDS(NamedWorst, notion, level)
SLUICE_FIELDS(WorstCase, people, ldp, levels)
SLUICE_FIELDS(Posteriors, prior, vertices, faces)
SLUICE_FIELDS(Together, holds, level, levels, worst)

// Estimates from reports.

SLUICE_REQUEST(Question, (functionals, distribution, prior), (confidence, shrink))
SLUICE_FIELDS(MarkedReports, sets, counts)
SLUICE_FIELDS(PooledSample, origin, reports)
SLUICE_FIELDS(Interval, low, high)
SLUICE_FIELDS(Estimate, identifiable, unbiased, deviation, deviation_of_respondents, least_deviation,
    likelihood, projected, shrunken, influence, noise_deviation, each, each_by, together, wald)
SLUICE_FIELDS(Fit, probability)
SLUICE_FIELDS(Estimates, people, estimates, gap, impossible, together_by_shares, best_fit, prior_fit)
SLUICE_FIELDS(PooledShare, identifiable, unbiased, deviation, likelihood, projected, exact, wald)
SLUICE_FIELDS(PooledEstimates, people, estimates, gap, impossible, best_fit, prior_fit)
SLUICE_FIELDS(WeightedReports, sets, people, weights, squares)
SLUICE_FIELDS(WeightedShare, identifiable, unbiased, projected, likelihood, deviation, influence,
    noise_deviation, wald)
SLUICE_FIELDS(WeightedEstimates, people, design_effect, estimates)
SLUICE_REQUEST(LogisticCases, (names, covariates, if_yes, if_no, counts), (confidence))
SLUICE_FIELDS(Coefficient, value, deviation, wald, profile)
SLUICE_FIELDS(LogisticFit, people, coefficients, covariance, log_likelihood, without_covariates)
SLUICE_FIELDS(Precision, each, together, wald)
SLUICE_FIELDS(People, each, together, wald)
// clang-format on

}  // namespace sluice
