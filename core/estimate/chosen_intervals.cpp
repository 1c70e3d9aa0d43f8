// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/chosen_intervals.hpp"

#include <algorithm>
#include <cmath>

#include "estimate/assemble.hpp"
#include "estimate/report_events.hpp"

namespace sluice {
namespace {

constexpr double kSameStep = 1e-9;

double width(const Interval& interval) { return interval.high - interval.low; }

/// A single share, from the count of its event; nothing if it has none.
std::optional<Weighing> event_weighing(const ReportEvents& events, const Vector<double>& functional) {
  if (events.held.size() == 0 || (functional.array() != 0).count() != 1) return std::nullopt;
  Index x = 0;
  functional.cwiseAbs().maxCoeff(&x);
  const Vector<double> chances = events.chances.col(x);
  const double base = chances((x + 1) % chances.size());
  const double step = chances(x) - base;
  // If its chance also depends on another category, it does not count this one.
  if (!(std::abs(step) > kSameStep) ||
      (chances.array() - base).abs().sum() > std::abs(step) * (1 + kSameStep))
    return std::nullopt;
  return Weighing{functional, functional(x) / step * (events.held.col(x).array() - base)};
}

}  // namespace

EachBy chosen_for_marks(const Marks& marks, const Vector<double>& functional, const Question& question,
                        double people) {
  if (marks.other >= kOwnMark) return EachBy::chances;
  if ((functional.array() != 0).count() == 1) return EachBy::binomial;
  const Vector<double> prior = doubted(question.prior);
  const Matrix<double> chances = mark_chances(marks);
  const Vector<double> marked = people * (chances.transpose() * prior);
  const EachInterval found =
      share_interval(marks, functional, marked, expected_values(marks, functional, prior, people), prior,
                     (1 - question.confidence) / 2);
  const Compatible usual(chances,
                         observed_within(chances, marked, people, question.confidence, marks.categories));
  return width(found.ends) < width(usual.range(functional)) ? found.by : EachBy::chances;
}

ChosenIntervals::ChosenIntervals(const Channel& channel, const ReportEvents& events, const Question& question,
                                 const LinearEstimator& weights, double people)
    : channel_(channel),
      question_(question),
      people_(people),
      tail_((1 - question.confidence) / 2),
      expected_(channel.transpose() * doubted(question.prior)) {
  const Vector<double> usual = expected_ * people;
  for (Index i = 0; i < question.functionals.rows(); ++i) {
    const Vector<double> functional = question.functionals.row(i).transpose();
    auto g = weights.combination(functional);
    weighings_.push_back(g ? std::optional(Weighing{functional, *std::move(g)}) : std::nullopt);
    by_event_.emplace_back();
    if (!weighings_.back()) {
      by_.push_back(EachBy::chances);
      continue;
    }
    EachInterval narrow = alone(i, usual, tail_);
    if (narrow.by == EachBy::betting) {
      by_event_.back() = event_weighing(events, functional);
      const auto counted = by_event_.back() ? std::optional(alone(i, usual, tail_)) : std::nullopt;
      if (counted && width(counted->ends) < width(narrow.ends)) {
        narrow = *counted;
      } else {
        by_event_.back().reset();
      }
    }
    by_.push_back(narrow.by);
    // An interval for the chance of an event is as narrow as its own.
    if (by_.back() != EachBy::betting) continue;
    if (!usual_) {
      usual_.emplace(events.chances, observed_within(events.chances, events.counts(usual), people,
                                                     question.confidence, events.separate));
    }
    if (width(narrow.ends) >= width(usual_->range(functional))) by_.back() = EachBy::chances;
  }
}

std::optional<EachInterval> ChosenIntervals::each(Index functional, const Vector<double>& counts) const {
  if (by(functional) == EachBy::chances) return std::nullopt;
  return alone(functional, counts, tail_);
}

std::optional<Compatible> ChosenIntervals::together(const Vector<double>& counts) const {
  // The events of all shares are those of all reports.
  if (!usual_) return std::nullopt;
  const auto of_shares = with_shares(expected_ * people_);
  if (!of_shares) return std::nullopt;
  double sum = 0;
  double of_chances = 0;
  for (Index i = 0; i < question_.distribution; ++i) {
    const Vector<double> functional = question_.functionals.row(i).transpose();
    sum += width(of_shares->range(functional));
    of_chances += width(usual_->range(functional));
  }
  return sum < of_chances ? with_shares(counts) : std::nullopt;
}

std::optional<Compatible> ChosenIntervals::with_shares(const Vector<double>& counts) const {
  if (question_.distribution < 2) return std::nullopt;
  // One of two shares determines the other.
  const Index k = question_.distribution == 2 ? 1 : question_.distribution;
  const double tail = tail_ / static_cast<double>(k);
  std::vector<Interval> intervals;
  for (Index i = 0; i < k; ++i) {
    if (!weighings_[static_cast<std::size_t>(i)]) return std::nullopt;
    intervals.push_back(alone(i, counts, tail).ends);
  }
  Compatible found(question_.functionals.topRows(k).transpose(), std::move(intervals));
  if (found.empty()) return std::nullopt;
  return found;
}

EachInterval ChosenIntervals::alone(Index functional, const Vector<double>& counts, double tail) const {
  // NOLINTNEXTLINE(bugprone-unchecked-optional-access): a functional that is told has one
  return share_interval(channel_, *interval_weighing(functional), counts, expected_, tail);
}

}  // namespace sluice
