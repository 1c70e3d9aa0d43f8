// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/each_width.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

#include "estimate/assemble.hpp"

namespace sluice {
namespace {

constexpr int kMixtures = 8;
/// The finest steps in the share of a mixture.
constexpr double kFinest = 1. / 500;

/// The ends for one functional, if people are distributed like this.
using EndsOf = std::function<std::optional<EachInterval>(Index functional, const Vector<double>& people)>;

std::optional<double> half_width(const std::optional<EachInterval>& found) {
  if (!found || found->by == EachBy::chances) return std::nullopt;
  return (found->ends.high - found->ends.low) / 2;
}

HalfWidths widths_of(const Question& question, const EndsOf& ends) {
  const Vector<double> prior = question.prior / question.prior.sum();
  HalfWidths widths;
  for (Index i = 0; i < question.functionals.rows(); ++i) widths.push_back(half_width(ends(i, prior)));
  return widths;
}

/// `hardest` finds the mixture for a functional.
HalfWidths widest_of(const Question& question, bool alike, const EndsOf& ends,
                     const std::function<std::optional<HardestMixture>(Index)>& hardest) {
  const Index k = question.functionals.rows();
  const Index inputs = question.functionals.cols();
  HalfWidths widths;
  for (Index i = 0; i < k; ++i) {
    if (alike && i > 0) {
      widths.push_back(widths.front());
      continue;
    }
    std::optional<double> most;
    if (const auto mixture = hardest(i)) {
      double widest = mixture->share;
      const auto at = [&](double share) {
        Vector<double> people = (1 - share) * Vector<double>::Unit(inputs, mixture->other);
        people(mixture->one) += share;
        const auto half = half_width(ends(i, people));
        if (!half || *half <= most.value_or(-1)) return;
        most = half;
        widest = share;
      };
      at(mixture->share);
      for (int step = 0; step <= kMixtures; ++step) at(static_cast<double>(step) / kMixtures);
      // If the interval comes near to an end, it is widest just before the end makes it narrower.
      for (double step = 0.5 / kMixtures; step > kFinest; step /= 2) {
        const double middle = widest;
        at(std::max(0.0, middle - step));
        at(std::min(1.0, middle + step));
      }
    }
    widths.push_back(most);
  }
  return widths;
}

/// The estimates of a channel, before any report.
struct OfChannel {
  OfChannel(const Channel& channel, const ReportEvents& events, const Question& question, double people)
      : estimator(channel, channel.transpose() * doubted(question.prior)),
        chosen(channel, events, question, estimator, people),
        ends([this, &channel, people](Index i, const Vector<double>& p) {
          return chosen.each(i, people * (channel.transpose() * p));
        }) {}

  LinearEstimator estimator;
  ChosenIntervals chosen;
  EndsOf ends;
};

EndsOf ends_of(const Marks& marks, const Question& question, double people) {
  return [&marks, &question, people](Index i, const Vector<double>& p) -> std::optional<EachInterval> {
    const Vector<double> c = question.functionals.row(i).transpose();
    if (chosen_for_marks(marks, c, question, people) == EachBy::chances) return std::nullopt;
    const Vector<double> marked = people * (mark_chances(marks).transpose() * p);
    return share_interval(marks, c, marked, expected_values(marks, c, p, people), doubted(question.prior),
                          (1 - question.confidence) / 2);
  };
}

}  // namespace

HalfWidths each_half_widths(const Channel& channel, const ReportEvents& events, const Question& question,
                            double people) {
  return widths_of(question, OfChannel(channel, events, question, people).ends);
}

HalfWidths each_half_widths(const Marks& marks, const Question& question, double people) {
  return widths_of(question, ends_of(marks, question, people));
}

HalfWidths widest_each(const Channel& channel, const ReportEvents& events, const Question& question,
                       double people, bool alike) {
  const OfChannel known(channel, events, question, people);
  return widest_of(question, alike, known.ends, [&](Index i) -> std::optional<HardestMixture> {
    const auto& weighing = known.chosen.interval_weighing(i);
    if (!weighing) return std::nullopt;
    return worst_case_variance(channel, weighing->weights, weighing->functional);
  });
}

HalfWidths widest_each(const Marks& marks, const Question& question, double people, bool alike) {
  return widest_of(question, alike, ends_of(marks, question, people),
                   [&](Index i) -> std::optional<HardestMixture> {
                     if (marks.other >= kOwnMark) return std::nullopt;
                     return worst_case_variance(marks, question.functionals.row(i).transpose());
                   });
}

}  // namespace sluice
