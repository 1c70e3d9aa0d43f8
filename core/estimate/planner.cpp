// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/planner.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "estimate/assemble.hpp"
#include "estimate/linear_estimate.hpp"
#include "estimate/mark_variance.hpp"

namespace sluice {
namespace {

constexpr double kMostPeople = 1e12;
constexpr double kStep = 1.01;

/// What is known of a survey that nobody has held yet.
struct Survey {
  Matrix<double> chances;   ///< P(y | input): of reports, or of marks
  Index separate;           ///< see `observed`
  Vector<double> expected;  ///< P(y)
  Vector<double>
      deviation;  ///< of the estimate of each functional from one person; infinite where there is none
};

Survey survey_of(const Channel& channel, const Question& question) {
  const Vector<double> prior = question.prior / question.prior.sum();
  const Index b = channel.cols();
  Survey survey{channel, b == 2 ? 1 : b, channel.transpose() * prior,
                Vector<double>(question.functionals.rows())};
  const LinearEstimator estimator(channel, channel.transpose() * doubted(prior));
  for (Index i = 0; i < survey.deviation.size(); ++i) {
    const auto g = estimator.combination(question.functionals.row(i).transpose());
    survey.deviation(i) =
        g ? std::sqrt(variance_of(*g, survey.expected)) : std::numeric_limits<double>::infinity();
  }
  return survey;
}

Survey survey_of(const Marks& marks, const Question& question) {
  const Vector<double> prior = question.prior / question.prior.sum();
  Matrix<double> chances = mark_chances(marks);
  Survey survey{chances, marks.categories, chances.transpose() * prior,
                Vector<double>(question.functionals.rows())};
  for (Index i = 0; i < survey.deviation.size(); ++i) {
    survey.deviation(i) = std::sqrt(variance_of_marks(question.functionals.row(i).transpose(), marks, prior));
  }
  return survey;
}

Vector<double> exact_widths(const Survey& survey, const Question& question, double people) {
  const Compatible compatible(
      survey.chances, observed(survey.expected * people, people, question.confidence, survey.separate));
  Vector<double> widths(question.functionals.rows());
  for (Index i = 0; i < widths.size(); ++i) {
    const auto [low, high] = compatible.range(question.functionals.row(i).transpose());
    widths(i) = (high - low) / 2;
  }
  return widths;
}

double quantile_of(const Question& question) { return normal_quantile((1 - question.confidence) / 2); }

/// There is one person at least.
std::optional<Failure> check_survey(const Question& question, Index inputs) {
  return check(question, inputs, Vector<double>::Ones(1));
}

Precision precision_of(const Survey& survey, const Question& question, double people) {
  return {exact_widths(survey, question, people),
          quantile_of(question) * survey.deviation / std::sqrt(people)};
}

People people_of(const Survey& survey, const Question& question, double half_width) {
  People people;
  const double needed = std::pow(quantile_of(question) * survey.deviation.maxCoeff() / half_width, 2);
  if (needed <= kMostPeople) people.wald = std::max(1.0, std::ceil(needed));
  const auto enough = [&](double n) { return exact_widths(survey, question, n).maxCoeff() <= half_width; };
  // The exact intervals need more than Wald's, but where there are few people.
  double low = 0;
  double high = std::ceil(people.wald.value_or(kMostPeople) / 4);
  while (!enough(high)) {
    if (high >= kMostPeople) return people;
    low = high;
    high = std::min(2 * high, kMostPeople);
  }
  while (high > low * kStep && high - low > 1) {
    // Between the two: of neighbours but one the root is rounded to the lower one.
    const double middle = std::max(low + 1, std::floor(std::sqrt(low * high)));
    (enough(middle) ? high : low) = middle;
  }
  people.exact = high;
  return people;
}

template <class Channels>
Result<Precision> precision_from(const Channels& channel, Index inputs, const Question& question,
                                 double people) {
  if (auto failure = check_survey(question, inputs)) return *std::move(failure);
  if (!(people >= 1 && people <= kMostPeople)) {
    return Failure{Status::bad_request, "The number of people is not between 1 and 10^12.",
                   "Choose another one."};
  }
  return precision_of(survey_of(channel, question), question, people);
}

template <class Channels>
Result<People> people_from(const Channels& channel, Index inputs, const Question& question,
                           double half_width) {
  if (auto failure = check_survey(question, inputs)) return *std::move(failure);
  if (!(half_width > 0 && std::isfinite(half_width))) {
    return Failure{Status::bad_request, "The half width is not above 0.", "Choose one such as 0.02."};
  }
  return people_of(survey_of(channel, question), question, half_width);
}

}  // namespace

Result<Precision> precision(const Channel& channel, const Question& question, double people) {
  return precision_from(channel, channel.rows(), question, people);
}
Result<Precision> precision(const Marks& marks, const Question& question, double people) {
  return precision_from(marks, marks.categories, question, people);
}
Result<People> people_for(const Channel& channel, const Question& question, double half_width) {
  return people_from(channel, channel.rows(), question, half_width);
}
Result<People> people_for(const Marks& marks, const Question& question, double half_width) {
  return people_from(marks, marks.categories, question, half_width);
}

}  // namespace sluice
