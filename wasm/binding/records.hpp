// SPDX-License-Identifier: GPL-3.0-or-later
/// Which members of the core's structs cross the boundary. What they mean stands with the structs.
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
template <>
struct Names<Status> {
  static constexpr std::array list{
      std::pair{Status::solver_failed, "solver_failed"}, std::pair{Status::bad_request, "bad_request"},
      std::pair{Status::bad_table, "bad_table"},         std::pair{Status::too_large, "too_large"},
      std::pair{Status::bad_protocol, "bad_protocol"},   std::pair{Status::no_randomness, "no_randomness"}};
};
template <>
struct Names<Identifiable> {
  static constexpr std::array list{std::pair{Identifiable::in_part, "in-part"},
                                   std::pair{Identifiable::always, "always"},
                                   std::pair{Identifiable::under_prior, "under-prior"}};
};
template <>
struct Names<Method> {
  static constexpr std::array list{std::pair{Method::automatic, "automatic"},
                                   std::pair{Method::vertices, "vertices"},
                                   std::pair{Method::columns, "columns"}};
};
template <>
struct Names<Expected> {
  static constexpr std::array list{std::pair{Expected::prior, "prior"}, std::pair{Expected::worst, "worst"}};
};
template <>
struct Names<EachBy> {
  static constexpr std::array list{std::pair{EachBy::binomial, "binomial"},
                                   std::pair{EachBy::betting, "betting"},
                                   std::pair{EachBy::chances, "chances"}};
};

template <>
struct Names<Statistic> {
  static constexpr std::array list{std::pair{Statistic::pearson, "pearson"},
                                   std::pair{Statistic::likelihood, "likelihood"}};
};

template <>
struct Fields<Said> : All<&Said::text, &Said::values> {};
template <>
struct Fields<Failure> : All<&Failure::text, &Failure::values> {};

// The table, and what is asked of it.

template <>
struct Fields<Variable> : All<&Variable::name, &Variable::categories> {};
template <>
struct Fields<JointTable> : Members<Lacking<&JointTable::attributes, &JointTable::distances, &JointTable::contrasts>,
                                    &JointTable::secret, &JointTable::data, &JointTable::weights> {};
template <>
struct Fields<KnownRanges>
    : Members<Lacking<&KnownRanges::most, &KnownRanges::others_least, &KnownRanges::others_most,
                      &KnownRanges::least_secret, &KnownRanges::statistic>,
              &KnownRanges::radius, &KnownRanges::least> {};
template <>
struct Fields<Parameters>
    : Members<Lacking<&Parameters::level, &Parameters::secrets, &Parameters::data, &Parameters::neighbours,
                      &Parameters::alpha, &Parameters::proved, &Parameters::ranges, &Parameters::known>> {};
template <>
struct Fields<SearchOptions>
    : Members<Lacking<&SearchOptions::method, &SearchOptions::gap, &SearchOptions::seconds>> {};
template <>
struct Fields<DesignRequest>
    : Members<Lacking<&DesignRequest::search, &DesignRequest::parameters, &DesignRequest::sees_secret,
                      &DesignRequest::objective, &DesignRequest::average_leakage,
                      &DesignRequest::counting_efficiency>,
              &DesignRequest::table, &DesignRequest::notion, &DesignRequest::epsilon,
              &DesignRequest::protocol> {};
template <>
struct Fields<SearchMemory> : All<&SearchMemory::posteriors, &SearchMemory::prices> {};
template <>
struct Fields<PricesProof> : All<&PricesProof::prices, &PricesProof::bound> {};
template <>
struct Fields<OpenProof>
    : All<&OpenProof::prices, &OpenProof::wanted, &OpenProof::whole, &OpenProof::boxes> {};
template <>
struct Fields<SharedSearch> : All<&SharedSearch::alone, &SharedSearch::posteriors, &SharedSearch::proofs,
                                  &SharedSearch::open> {};
template <>
struct Fields<ProofPart> : All<&ProofPart::prices, &ProofPart::level, &ProofPart::wanted, &ProofPart::boxes,
                               &ProofPart::before, &ProofPart::seconds> {};
template <>
struct Fields<ProvedPart>
    : All<&ProvedPart::boxes, &ProvedPart::undivided, &ProvedPart::posteriors, &ProvedPart::looked> {};
template <>
struct Fields<Bound<Integer>> : All<&Bound<Integer>::numerator, &Bound<Integer>::denominator> {};
template <>
struct Fields<LiftProof> : All<&LiftProof::points, &LiftProof::lengths> {};
template <>
struct Fields<Claim> : Members<Lacking<&Claim::parameters, &Claim::sees_secret, &Claim::average_leakage, &Claim::lifts>, &Claim::notion,
                               &Claim::epsilon, &Claim::bounds, &Claim::levels> {};
template <>
struct Fields<Marks> : All<&Marks::categories, &Marks::other> {};

// Results.

template <>
struct Fields<Joint<double>>
    : All<&Joint<double>::cells, &Joint<double>::secret, &Joint<double>::data, &Joint<double>::total> {};
template <>
struct Fields<Prior> : All<&Prior::secret, &Prior::data, &Prior::dropped_secret, &Prior::dropped_data,
                           &Prior::weights, &Prior::probabilities> {};
template <>
struct Fields<Side> : All<&Side::secret, &Side::data, &Side::known> {};
template <>
struct Fields<Leakage>
    : All<&Leakage::level, &Leakage::report, &Leakage::more, &Leakage::less, &Leakage::marks> {};
template <>
struct Fields<NamedLeakage> : All<&NamedLeakage::notion, &NamedLeakage::leakage> {};
template <>
struct Fields<Summary> : All<&Summary::prior, &Summary::secret_entropy, &Summary::data_entropy,
                             &Summary::mutual_information, &Summary::release> {};
template <>
struct Crossing<&Ratio::level> {
  using Type = Index;
};
template <>
struct Fields<Ratio> : All<&Ratio::numerator, &Ratio::denominator, &Ratio::level, &Ratio::more, &Ratio::less,
                           &Ratio::report, &Ratio::marks> {};
template <>
struct Fields<Certified>
    : All<&Certified::weights, &Certified::bounds, &Certified::mixing, &Certified::worst, &Certified::marks,
          &Certified::lifts> {};
template <>
struct Fields<Identification> : All<&Identification::kind, &Identification::data> {};
template <>
struct Fields<Guess> : All<&Guess::correct, &Guess::baseline> {};
template <>
struct Fields<GuessDistance> : All<&GuessDistance::expected, &GuessDistance::baseline> {};
template <>
struct Fields<GuessLeakage> : All<&GuessLeakage::maximal, &GuessLeakage::sibson> {};
template <>
struct Fields<Achieved> : All<&Achieved::value, &Achieved::bound> {};
template <>
struct Fields<CountingVariance> : All<&CountingVariance::variance, &CountingVariance::worst_share> {};
template <>
struct Fields<ContrastVariances> : All<&ContrastVariances::each, &ContrastVariances::bound> {};
template <>
struct Fields<Design>
    : All<&Design::prior, &Design::certified, &Design::slack, &Design::channel, &Design::sees_secret,
          &Design::answers, &Design::levels, &Design::known, &Design::report_distribution,
          &Design::secret_posterior, &Design::data_posterior, &Design::mutual_information,
           &Design::kept_entropy, &Design::upper_bound, &Design::prices, &Design::points, &Design::counting,
          &Design::contrasts, &Design::achieved,
          &Design::alpha,
           &Design::secret_information, &Design::information_error, &Design::guess, &Design::guess_distance,
           &Design::error, &Design::report_distance, &Design::leakage, &Design::identification,
           &Design::seconds> {};
template <>
struct Fields<Audit> : All<&Audit::holds, &Audit::reason, &Audit::worst, &Audit::slack,
                           &Audit::mutual_information, &Audit::secret_information, &Audit::information_error,
                           &Audit::guess, &Audit::secret_guesses, &Audit::data_guesses, &Audit::leakage, &Audit::identification, &Audit::edges> {};
template <>
struct Fields<WorstLdp>
    : All<&WorstLdp::attained, &WorstLdp::distribution, &WorstLdp::report, &WorstLdp::more, &WorstLdp::less> {
};
template <>
struct Fields<NamedWorst> : All<&NamedWorst::notion, &NamedWorst::level> {};
template <>
struct Fields<WorstCase> : All<&WorstCase::people, &WorstCase::ldp, &WorstCase::levels> {};
template <>
struct Fields<Posteriors> : All<&Posteriors::prior, &Posteriors::vertices, &Posteriors::faces> {};
template <>
struct Fields<Together> : All<&Together::holds, &Together::level, &Together::levels, &Together::worst> {};

// Estimates from reports.

template <>
struct Fields<Question> : Members<Lacking<&Question::confidence, &Question::shrink>, &Question::functionals,
                                  &Question::distribution, &Question::prior> {};
template <>
struct Fields<MarkedReports> : All<&MarkedReports::sets, &MarkedReports::counts> {};
template <>
struct Fields<Interval> : All<&Interval::low, &Interval::high> {};
template <>
struct Fields<Estimate> : All<&Estimate::identifiable, &Estimate::unbiased, &Estimate::deviation,
                              &Estimate::deviation_of_respondents, &Estimate::least_deviation,
                              &Estimate::likelihood, &Estimate::projected, &Estimate::shrunken,
                              &Estimate::influence, &Estimate::noise_deviation, &Estimate::each, &Estimate::each_by, &Estimate::together, &Estimate::wald> {};
template <>
struct Fields<Fit> : All<&Fit::probability> {};
template <>
struct Fields<Estimates> : All<&Estimates::people, &Estimates::estimates, &Estimates::gap,
                               &Estimates::impossible, &Estimates::together_by_shares,
                               &Estimates::best_fit, &Estimates::prior_fit> {};
template <>
struct Fields<PooledShare>
    : All<&PooledShare::identifiable, &PooledShare::unbiased, &PooledShare::deviation,
          &PooledShare::likelihood, &PooledShare::projected, &PooledShare::exact, &PooledShare::wald> {};
template <>
struct Fields<PooledEstimates>
    : All<&PooledEstimates::people, &PooledEstimates::estimates, &PooledEstimates::gap,
          &PooledEstimates::impossible, &PooledEstimates::best_fit, &PooledEstimates::prior_fit> {};
template <>
struct Fields<WeightedReports> : All<&WeightedReports::sets, &WeightedReports::people,
                                     &WeightedReports::weights, &WeightedReports::squares> {};
template <>
struct Fields<WeightedShare>
    : All<&WeightedShare::identifiable, &WeightedShare::unbiased, &WeightedShare::projected,
          &WeightedShare::likelihood, &WeightedShare::deviation, &WeightedShare::influence,
          &WeightedShare::noise_deviation, &WeightedShare::wald> {};
template <>
struct Fields<WeightedEstimates>
    : All<&WeightedEstimates::people, &WeightedEstimates::design_effect, &WeightedEstimates::estimates> {};
template <>
struct Fields<LogisticCases>
    : Members<Lacking<&LogisticCases::confidence>, &LogisticCases::names, &LogisticCases::covariates,
              &LogisticCases::if_yes, &LogisticCases::if_no, &LogisticCases::counts> {};
template <>
struct Fields<Coefficient>
    : All<&Coefficient::value, &Coefficient::deviation, &Coefficient::wald, &Coefficient::profile> {};
template <>
struct Fields<LogisticFit> : All<&LogisticFit::people, &LogisticFit::coefficients, &LogisticFit::covariance,
                                 &LogisticFit::log_likelihood, &LogisticFit::without_covariates> {};
template <>
struct Fields<Precision> : All<&Precision::each, &Precision::together, &Precision::wald> {};
template <>
struct Fields<People> : All<&People::each, &People::together, &People::wald> {};
// clang-format on

}  // namespace sluice
