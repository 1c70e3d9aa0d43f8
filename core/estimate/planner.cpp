// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/planner.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

#include "estimate/assemble.hpp"
#include "estimate/hardest.hpp"
#include "estimate/linear_estimate.hpp"
#include "estimate/mark_variance.hpp"

namespace sluice {
namespace {

constexpr double kMostPeople = 1e12;
constexpr double kStep = 1.01;
constexpr int kRounds = 3;
/// What the rounding of chances to integers leaves.
constexpr double kRounding = 1e-12;

/// What is known of a survey that nobody has held yet.
struct Survey {
  Matrix<double> chances;  ///< P(y | input): of reports, or of marks
  Index separate;          ///< see `observed`
  /// Of the estimate of each functional from one person; infinite where there is none.
  Vector<double> deviation;
  Vector<double> prior;
  std::vector<Mixture> worst;  ///< for each functional the hardest people; none where the prior is expected
  bool alike = false;          ///< whether each functional has to the rest what any other has
};

/// Whether the functionals are the inputs, each by itself.
bool are_inputs(const Matrix<double>& functionals) { return functionals.isIdentity(0); }

/// Whether all inputs are treated alike, as by randomised response.
bool is_even(const Channel& channel) {
  const Index a = channel.rows();
  if (channel.cols() != a || a < 2) return false;
  Channel even = Channel::Constant(a, a, channel(0, 1));
  even.diagonal().setConstant(channel(0, 0));
  return (channel - even).cwiseAbs().maxCoeff() < kRounding;
}

Survey survey_of(const Channel& channel, const Question& question, Expected expected) {
  const Vector<double> prior = question.prior / question.prior.sum();
  const Index b = channel.cols();
  Survey survey{channel,
                b == 2 ? 1 : b,
                Vector<double>(question.functionals.rows()),
                prior,
                {},
                are_inputs(question.functionals) && is_even(channel)};
  const Vector<double> reports = channel.transpose() * prior;
  const LinearEstimator estimator(channel, channel.transpose() * doubted(prior));
  for (Index i = 0; i < survey.deviation.size(); ++i) {
    const Vector<double> functional = question.functionals.row(i).transpose();
    const auto g = estimator.combination(functional);
    double variance = g ? variance_of(*g, reports) : std::numeric_limits<double>::infinity();
    if (expected == Expected::worst) {
      // Of what is not told any two inputs are as good as others.
      survey.worst.push_back(hardest(channel, g.value_or(Vector<double>::Zero(b)), functional));
      if (g) variance = survey.worst.back().variance;
    }
    survey.deviation(i) = std::sqrt(std::max(0.0, variance));
  }
  return survey;
}

Survey survey_of(const Marks& marks, const Question& question, Expected expected) {
  const Vector<double> prior = question.prior / question.prior.sum();
  Survey survey{mark_chances(marks),
                marks.categories,
                Vector<double>(question.functionals.rows()),
                prior,
                {},
                are_inputs(question.functionals)};
  for (Index i = 0; i < survey.deviation.size(); ++i) {
    const Vector<double> functional = question.functionals.row(i).transpose();
    if (expected == Expected::worst) survey.worst.push_back(hardest(marks, functional));
    survey.deviation(i) =
        std::sqrt(expected == Expected::worst ? std::max(0.0, survey.worst.back().variance)
                                              : variance_of_marks(functional, marks, prior));
  }
  return survey;
}

/// Half of what c . p can be, where reports come as often as under this distribution.
Vector<double> widths_under(const Survey& survey, const Vector<double>& distribution,
                            const Matrix<double>& functionals, double confidence, double people) {
  const Vector<double> expected = survey.chances.transpose() * distribution;
  const Compatible compatible(survey.chances,
                              observed(expected * people, people, confidence, survey.separate));
  Vector<double> widths(functionals.rows());
  for (Index i = 0; i < widths.size(); ++i) {
    const auto [low, high] = compatible.range(functionals.row(i).transpose());
    widths(i) = (high - low) / 2;
  }
  return widths;
}

/// Half the width of the interval for the functional `i`, of the hardest people with a margin.
double width_of_worst(const Survey& survey, const Question& question, double people, Index i, double margin) {
  const Vector<double> some = survey.worst[static_cast<std::size_t>(i)].inside(margin);
  return widths_under(survey, some, question.functionals.row(i), question.confidence, people)(0);
}

/// Intervals end at 0 and at 1: of people of whom all have an answer half of it is cut off, and the widest is
/// that of people with a margin as wide as half of it.
double width_of_worst(const Survey& survey, const Question& question, double people, Index i) {
  double margin = 0.5;
  double widest = 0;
  for (int round = 0; round < kRounds; ++round) {
    margin = width_of_worst(survey, question, people, i, margin);
    widest = std::max(widest, margin);
  }
  return widest;
}

/// All of them, or that of one where all are alike.
Vector<double> widths_of_worst(const Survey& survey, const Question& question,
                               const std::function<double(Index)>& width) {
  const Index all = question.functionals.rows();
  if (survey.alike) return Vector<double>::Constant(all, width(0));
  Vector<double> widths(all);
  for (Index i = 0; i < all; ++i) widths(i) = width(i);
  return widths;
}

Vector<double> exact_widths(const Survey& survey, const Question& question, double people) {
  if (!survey.worst.empty()) {
    return widths_of_worst(survey, question,
                           [&](Index i) { return width_of_worst(survey, question, people, i); });
  }
  return widths_under(survey, survey.prior, question.functionals, question.confidence, people);
}

bool are_enough(const Survey& survey, const Question& question, double people, double half_width) {
  if (survey.worst.empty()) return exact_widths(survey, question, people).maxCoeff() <= half_width;
  const auto width = [&](Index i) { return width_of_worst(survey, question, people, i, half_width); };
  return widths_of_worst(survey, question, width).maxCoeff() <= half_width;
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
  const auto enough = [&](double n) { return are_enough(survey, question, n, half_width); };
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
                                 double people, Expected expected) {
  if (auto failure = check_survey(question, inputs)) return *std::move(failure);
  if (!(people >= 1 && people <= kMostPeople)) {
    return Failure{Status::bad_request, "The number of people is not between 1 and 10^12.",
                   "Choose another one."};
  }
  return precision_of(survey_of(channel, question, expected), question, people);
}

template <class Channels>
Result<People> people_from(const Channels& channel, Index inputs, const Question& question, double half_width,
                           Expected expected) {
  if (auto failure = check_survey(question, inputs)) return *std::move(failure);
  if (!(half_width > 0 && std::isfinite(half_width))) {
    return Failure{Status::bad_request, "The half width is not above 0.", "Choose one such as 0.02."};
  }
  return people_of(survey_of(channel, question, expected), question, half_width);
}

}  // namespace

Result<Precision> precision(const Channel& channel, const Question& question, double people,
                            Expected expected) {
  return precision_from(channel, channel.rows(), question, people, expected);
}
Result<Precision> precision(const Marks& marks, const Question& question, double people, Expected expected) {
  return precision_from(marks, marks.categories, question, people, expected);
}
Result<People> people_for(const Channel& channel, const Question& question, double half_width,
                          Expected expected) {
  return people_from(channel, channel.rows(), question, half_width, expected);
}
Result<People> people_for(const Marks& marks, const Question& question, double half_width,
                          Expected expected) {
  return people_from(marks, marks.categories, question, half_width, expected);
}

}  // namespace sluice
