// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/planner.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>
#include <variant>

#include "estimate/assemble.hpp"
#include "estimate/chosen_intervals.hpp"
#include "estimate/each_width.hpp"
#include "estimate/estimate_texts.hpp"
#include "estimate/linear_estimate.hpp"
#include "estimate/mark_variance.hpp"
#include "estimate/report_events.hpp"
#include "estimate/widest_interval.hpp"
#include "estimate/worst_case_variance.hpp"
#include "estimate/written_marks.hpp"

namespace sluice {
namespace {

constexpr double kMostPeople = 1e12;
constexpr double kStep = 1.01;
/// The rounding of chances to integers.
constexpr double kPlanRounding = 1e-12;

/// A survey that nobody has held yet.
struct Survey {
  Matrix<double> chances;  ///< P(event | input): of reports, of being in a block, or of marks
  Index separate;          ///< see `observed`
  /// The deviation of each functional's estimate from one person; infinite if there is none.
  Vector<double> deviation;
  Vector<double> prior;
  Expected expected = Expected::prior;
  bool alike = false;    ///< whether the functionals are the inputs, each treated as any other
  bool rotated = false;  ///< whether they are the inputs, each of which the channel treats as its neighbour
  /// The half widths of each functional on its own, for so many people; see `each_half_widths`.
  std::function<HalfWidths(double people)> each = {};
  /// A simultaneous region narrower than the one from the chances of reports, if there is one.
  std::function<std::optional<Compatible>(double people)> narrow_together = {};
};

/// Whether the functionals are the single inputs.
bool are_inputs(const Matrix<double>& functionals) { return functionals.isIdentity(0); }

/// Whether all inputs are treated the same, as by randomised response.
bool is_even(const Matrix<double>& chances) {
  const Index a = chances.rows();
  if (chances.cols() != a || a < 2) return false;
  Matrix<double> even = Matrix<double>::Constant(a, a, chances(0, 1));
  even.diagonal().setConstant(chances(0, 0));
  return (chances - even).cwiseAbs().maxCoeff() < kPlanRounding;
}

/// Whether each input is treated as the one before it, with all inputs in a circle, as by blocks that move
/// around it.
bool is_circulant(const Matrix<double>& chances) {
  const Index a = chances.rows();
  if (chances.cols() != a || a < 2) return false;
  for (Index x = 0; x < a; ++x) {
    for (Index y = 0; y < a; ++y) {
      if (std::abs(chances(x, y) - chances((x + 1) % a, (y + 1) % a)) > kPlanRounding) return false;
    }
  }
  return true;
}

/// The channel and its events are copied into the functions that are called later.
Survey survey_of(const Channel& channel, const ReportEvents& events, const Question& question,
                 Expected expected) {
  const Vector<double> prior = question.prior / question.prior.sum();
  const bool inputs = are_inputs(question.functionals);
  Survey survey{events.chances,
                events.separate,
                Vector<double>(question.functionals.rows()),
                prior,
                expected,
                inputs && is_even(events.chances),
                inputs && is_circulant(events.chances)};
  const Vector<double> reports = channel.transpose() * prior;
  const LinearEstimator estimator(channel, channel.transpose() * doubted(prior));
  for (Index i = 0; i < survey.deviation.size(); ++i) {
    const Vector<double> functional = question.functionals.row(i).transpose();
    const auto g = estimator.combination(functional);
    double variance = std::numeric_limits<double>::infinity();
    if (g) {
      variance = expected == Expected::worst ? worst_case_variance(channel, *g, functional).variance
                                             : variance_of(*g, reports);
    }
    survey.deviation(i) = std::sqrt(std::max(0.0, variance));
  }
  // Weights of whole sets treat inputs alike only if the prior does.
  const bool even_weights = channel.rows() == channel.cols() || prior.maxCoeff() == prior.minCoeff();
  survey.each = [channel, events, &question, expected, alike = survey.alike && even_weights](double people) {
    return expected == Expected::worst ? widest_each(channel, events, question, people, alike)
                                       : each_half_widths(channel, events, question, people);
  };
  survey.narrow_together = [channel, events, &question, reports](double people) {
    const LinearEstimator weights(channel, channel.transpose() * doubted(question.prior));
    return ChosenIntervals(channel, events, question, weights, people).together(people * reports);
  };
  return survey;
}

Survey survey_of(const Channel& channel, const Question& question, Expected expected) {
  return survey_of(channel, report_events(channel), question, expected);
}

Survey survey_of(const Marks& marks, const Question& question, Expected expected) {
  if (is_written(marks)) return survey_of(expanded(marks), mark_events(marks), question, expected);
  const Vector<double> prior = question.prior / question.prior.sum();
  Survey survey{mark_chances(marks),
                marks.categories,
                Vector<double>(question.functionals.rows()),
                prior,
                expected,
                are_inputs(question.functionals),
                are_inputs(question.functionals)};
  for (Index i = 0; i < survey.deviation.size(); ++i) {
    const Vector<double> functional = question.functionals.row(i).transpose();
    const double variance = expected == Expected::worst ? worst_case_variance(marks, functional).variance
                                                        : variance_of_marks(functional, marks, prior);
    survey.deviation(i) = std::sqrt(std::max(0.0, variance));
  }
  survey.each = [&marks, &question, expected, alike = survey.alike](double people) {
    return expected == Expected::worst ? widest_each(marks, question, people, alike)
                                       : each_half_widths(marks, question, people);
  };
  survey.narrow_together = [](double) { return std::optional<Compatible>(); };
  return survey;
}

/// Half the range of each functional given the chances of reports, if these come as under the prior.
Vector<double> widths_within(const Compatible& compatible, const Question& question) {
  Vector<double> widths(question.functionals.rows());
  for (Index i = 0; i < widths.size(); ++i) {
    const auto [low, high] = compatible.range(question.functionals.row(i).transpose());
    widths(i) = (high - low) / 2;
  }
  return widths;
}

Compatible usual_of(const Survey& survey, const Question& question, double people) {
  const Vector<double> expected = survey.chances.transpose() * survey.prior;
  return {survey.chances,
          observed_within(survey.chances, expected * people, people, question.confidence, survey.separate)};
}

/// Half the range of all functionals at once, if reports come as often as under the prior.
Vector<double> widths_of_prior(const Survey& survey, const Question& question, double people) {
  if (const auto narrow = survey.narrow_together(people)) return widths_within(*narrow, question);
  return widths_within(usual_of(survey, question, people), question);
}

/// The candidates for the widest interval. If all inputs are treated alike, some of these people have the
/// first input, and the rest any other equally often (the width is concave).
Matrix<double> among(const Survey& survey) {
  const Index inputs = survey.chances.rows();
  if (!survey.alike || inputs == 1) return Matrix<double>::Identity(inputs, inputs);
  Matrix<double> two = Matrix<double>::Constant(inputs, 2, 1 / static_cast<double>(inputs - 1));
  two.col(0) = Vector<double>::Unit(inputs, 0);
  two(0, 1) = 0;
  return two;
}

/// Whether the width of a functional is wanted.
using Wanted = std::function<bool(Index)>;

/// Half the width of the widest interval for each functional that is wanted. If it only matters whether all
/// of these are `enough`, the widths of some are left out.
Vector<double> widths_of_worst(const Survey& survey, const Question& question, double people,
                               std::optional<double> enough = {}, const Wanted& wanted = {}) {
  const Matrix<double> some = among(survey);
  const Asked asked{people, question.confidence, survey.separate};
  Vector<double> widths = Vector<double>::Zero(question.functionals.rows());
  for (Index i = 0; i < widths.size(); ++i) {
    // An unwanted functional must not end the loop. If all are alike, the first stands for each.
    if (wanted && !survey.rotated && !wanted(i)) continue;
    const Vector<double> functional = question.functionals.row(i).transpose();
    const auto whole = enough ? std::optional(2 * *enough) : std::nullopt;
    widths(i) = widest_interval(survey.chances, functional, some, asked, whole).most / 2;
    if (survey.rotated) return Vector<double>::Constant(widths.size(), widths(0));
    if (enough && widths(i) > *enough) break;
  }
  return widths;
}

Vector<double> widths_of_chances(const Survey& survey, const Question& question, double people,
                                 std::optional<double> enough, const Wanted& wanted) {
  if (survey.expected == Expected::worst) return widths_of_worst(survey, question, people, enough, wanted);
  return widths_within(usual_of(survey, question, people), question);
}

Vector<double> widths_together(const Survey& survey, const Question& question, double people,
                               std::optional<double> enough = {}) {
  if (survey.expected == Expected::prior) return widths_of_prior(survey, question, people);
  return widths_of_worst(survey, question, people, enough);
}

/// Half the width of each functional's own interval. If it only matters whether all are `enough`, the widths
/// of some are left out.
Vector<double> widths_each(const Survey& survey, const Question& question, double people,
                           std::optional<double> enough = {}) {
  const HalfWidths found = survey.each(people);
  Vector<double> of_chances;
  Vector<double> widths(question.functionals.rows());
  for (Index i = 0; i < widths.size(); ++i) {
    const auto& half = found[static_cast<std::size_t>(i)];
    if (!half && of_chances.size() == 0) {
      const Wanted lacking = [&](Index k) { return !found[static_cast<std::size_t>(k)]; };
      of_chances = widths_of_chances(survey, question, people, enough, lacking);
    }
    widths(i) = half ? *half : of_chances(i);
  }
  return widths;
}

double quantile_of(const Question& question) { return normal_quantile((1 - question.confidence) / 2); }

/// A survey has at least one person.
std::optional<Failure> check_survey(const Question& question, Index inputs) {
  return check(question, inputs, Vector<double>::Ones(1));
}

Precision precision_of(const Survey& survey, const Question& question, double people) {
  return {widths_each(survey, question, people), widths_together(survey, question, people),
          quantile_of(question) * survey.deviation / std::sqrt(people)};
}

/// How many people are `enough`; `wald` is near that.
std::optional<double> least_people(const std::optional<double>& wald,
                                   const std::function<bool(double)>& enough) {
  // Exact intervals need more people than Wald's, unless there are few.
  double low = 0;
  double high = std::ceil(wald.value_or(kMostPeople) / 4);
  while (!enough(high)) {
    if (high >= kMostPeople) return std::nullopt;
    low = high;
    high = std::min(2 * high, kMostPeople);
  }
  while (high > low * kStep && high - low > 1) {
    // Between the two; for next but one numbers the root is rounded down.
    const double middle = std::max(low + 1, std::floor(std::sqrt(low * high)));
    (enough(middle) ? high : low) = middle;
  }
  return high;
}

People people_of(const Survey& survey, const Question& question, double half_width) {
  People people;
  const double needed = std::pow(quantile_of(question) * survey.deviation.maxCoeff() / half_width, 2);
  if (needed <= kMostPeople) people.wald = std::max(1.0, std::ceil(needed));
  people.each = least_people(people.wald, [&](double n) {
    return widths_each(survey, question, n, half_width).maxCoeff() <= half_width;
  });
  people.together = least_people(people.wald, [&](double n) {
    return widths_together(survey, question, n, half_width).maxCoeff() <= half_width;
  });
  return people;
}

Index inputs_in(const Channel& channel) { return channel.rows(); }
Index inputs_in(const Marks& marks) { return marks.categories; }

Result<Survey> survey_for(const Origin& origin, const Question& question, Expected expected) {
  return std::visit(
      [&](const auto& channel) -> Result<Survey> {
        if (auto failure = check_survey(question, inputs_in(channel))) return *std::move(failure);
        return survey_of(channel, question, expected);
      },
      origin);
}

}  // namespace

Result<Precision> precision(const Origin& origin, const Question& question, double people,
                            Expected expected) {
  const auto survey = survey_for(origin, question, expected);
  if (!survey) return survey.failure();
  if (!(people >= 1 && people <= kMostPeople)) {
    return fail(texts::kEstimate.people_out_of_range);
  }
  return precision_of(*survey, question, people);
}

Result<People> people_for(const Origin& origin, const Question& question, double half_width,
                          Expected expected) {
  const auto survey = survey_for(origin, question, expected);
  if (!survey) return survey.failure();
  if (!(half_width > 0 && std::isfinite(half_width))) {
    return fail(texts::kEstimate.half_width_not_positive);
  }
  return people_of(*survey, question, half_width);
}

}  // namespace sluice
