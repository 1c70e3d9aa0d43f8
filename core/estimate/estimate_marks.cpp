// SPDX-License-Identifier: GPL-3.0-or-later
#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <utility>

#include "base/infinity.hpp"
#include "estimate/assemble.hpp"
#include "estimate/chosen_intervals.hpp"
#include "estimate/estimate.hpp"
#include "estimate/estimate_texts.hpp"
#include "estimate/estimates_by.hpp"
#include "estimate/likelihood.hpp"
#include "estimate/mark_variance.hpp"
#include "estimate/written_marks.hpp"
#include "prior/confidence.hpp"

namespace sluice {
namespace {

constexpr double kMostMarkCells = 5e7;

/// The most likely distribution, and the information in the reports, which no unbiased estimate exceeds.
/// (Fisher's, a x a, per report; nothing if it is not known.)
struct Found {
  MostLikely most;
  Matrix<double> information = {};
  Vector<double> shrunken = {};  ///< see `most_probable_of`
};

/// A set's chance is proportional to 1 - u if it holds the input and to u if it does not. The empty one and
/// the full one say nothing.
Found most_likely_of(const MarkedReports& reports, double u, const Question& question) {
  const Vector<double> prior = doubted(question.prior);
  const Vector<double> table = question.prior / question.prior.sum();
  const auto& [sets, counts] = reports;
  const Index a = sets.cols();
  if (static_cast<double>(sets.size()) > kMostMarkCells) return {{prior, kInfinity}};
  std::vector<Index> telling;
  for (Index m = 0; m < sets.rows(); ++m) {
    if (counts(m) > 0 && sets.row(m).maxCoeff() > sets.row(m).minCoeff()) telling.push_back(m);
  }
  if (telling.empty() || u >= 0.5) return {{prior, 0}, Matrix<double>::Ones(a, a), table};
  const double other = u / (1 - u);
  const Matrix<double> held = sets(telling, Eigen::all).cast<double>();
  // v = other + (1 - other) held.
  const Matrix<double> columns = other + (1 - other) * held.array();
  const Vector<double> weights = counts(telling);
  const Chances products{
      [&](const Vector<double>& p) -> Vector<double> { return other + (1 - other) * (held * p).array(); },
      [&](const Vector<double>& r) -> Vector<double> {
        return other * r.sum() + (1 - other) * (held.transpose() * r).array();
      },
      [&](const Vector<double>& w) -> Matrix<double> {
        return columns.transpose() * w.asDiagonal() * columns;
      },
  };
  Found found{most_likely(products, weights / weights.sum(), prior)};
  // Sum of v v' / (v . p)^2 over the reports; reports that say nothing have v / (v . p) = 1.
  const Vector<double> chances = products.of_reports(found.most.distribution);
  const double all = counts.sum();
  found.information = columns.transpose() *
                      (weights.array() / chances.array().square() / all).matrix().asDiagonal() * columns;
  found.information.array() += (all - weights.sum()) / all;
  if (question.shrink > 0) {
    found.shrunken =
        most_probable_of(columns.transpose(), weights, table, question.shrink, prior).distribution;
  }
  return found;
}

/// The fit of the prior to the marks of each category: (f - q) against their covariance under it, which is
/// chi-square for many reports.
Fit fit_of_prior(const Vector<double>& marked, double people, double u, const Vector<double>& prior) {
  const double slope = 0.5 - u;
  const Index a = prior.size();
  const Vector<double> q = u + slope * prior.array();
  Matrix<double> covariance = -slope * slope * prior * prior.transpose();
  covariance.diagonal() = q.array() * (1 - q.array());
  const Vector<double> off = marked / people - q;
  const double statistic = people * off.dot(Eigen::FullPivLU<Matrix<double>>(covariance).solve(off));
  return {statistic > 0 ? std::min(1.0, chi_square_tail(a, statistic)) : 1};
}

/// The estimate of c . p from each set that has come.
MarkValues values_of(const Marks& marks, const Vector<double>& functional, const MarkedReports& reports) {
  const double u = static_cast<double>(marks.other) / static_cast<double>(kRowSum);
  const Vector<double> sums = reports.sets.cast<double>() * functional;
  return {(sums.array() - u * functional.sum()) / (0.5 - u), reports.counts};
}

/// The least of `variance_of_marks`, for people who all have the same answer: only its own mark varies more.
double least_variance_of_marks(const Vector<double>& functional, double u) {
  const double others = u * (1 - u);
  const double own = functional.cwiseAbs2().minCoeff() * (0.25 - others);
  return (functional.squaredNorm() * others + own) / ((0.5 - u) * (0.5 - u));
}

/// Estimates for more categories than `kMostWrittenMarks`, from how often each is marked.
Estimates estimates_by_marks(const Marks& marks, const MarkedReports& reports, const Vector<double>& marked,
                             const Question& question) {
  const Index a = marks.categories;
  const double u = static_cast<double>(marks.other) / static_cast<double>(kRowSum);
  const double slope = 0.5 - u;
  const double n = reports.counts.sum();
  Estimates result;
  result.people = n;
  auto [most, information, shrunken] = most_likely_of(reports, u, question);
  result.gap = most.gap;
  if (question.shrink > 0) result.shrunken = std::move(shrunken);

  const double tail = (1 - question.confidence) / 2;
  const auto compatible = compatible_with(mark_chances(marks), marked, n, question.confidence, a);
  result.impossible = !compatible;
  const bool known = information.size() > 0;
  const Eigen::FullPivLU<Matrix<double>> factors(known ? information : Matrix<double>::Zero(a, a));
  for (Index i = 0; i < question.functionals.rows(); ++i) {
    const Vector<double> c = question.functionals.row(i).transpose();
    Estimate one;
    if (slope > 0) {
      const Vector<double> raw = (marked.array() / n - u) / slope;
      const Vector<double> fitted =
          (n * most.distribution.array() + 0.5) / (n + 0.5 * static_cast<double>(a));
      fill(one,
           {c.dot(raw), variance_of_marks(c, marks, raw), c.cwiseAbs().sum() / slope,
            variance_of_marks(c, marks, fitted), least_variance_of_marks(c, u)},
           c, most.distribution, n, question.confidence);
      one.least_deviation = std::sqrt(variance_of_marks(c, marks, most.distribution) / n);
      if (factors.isInvertible()) {
        const double mean = c.dot(most.distribution);
        const double least = c.dot(factors.solve(c)) - mean * mean;
        if (least > 0) one.least_deviation = std::min(one.least_deviation, std::sqrt(least / n));
      }
    }
    if (compatible) {
      one.together = compatible->range(c);
      std::optional<EachInterval> found;
      if (chosen_for_marks(marks, c, question, n) != EachBy::chances) {
        found = share_interval(marks, c, marked, values_of(marks, c, reports), doubted(question.prior), tail);
      }
      one.each = found ? found->ends : *one.together;
      one.each_by = found ? found->by : EachBy::chances;
    }
    result.estimates.push_back(one);
  }
  result.most_likely = std::move(most.distribution);
  finish(result, question);
  return result;
}

}  // namespace

Result<Estimates> estimate(const Marks& marks, const MarkedReports& reports, const Question& question) {
  const Index a = marks.categories;
  const auto& [sets, counts] = reports;
  if (sets.rows() != counts.size() || sets.cols() != a) return fail(texts::kEstimate.reports_do_not_fit);
  if (auto failure = check(question, a, counts)) return *std::move(failure);
  const double u = static_cast<double>(marks.other) / static_cast<double>(kRowSum);

  Vector<double> marked = Vector<double>::Zero(a);
  Vector<double> sizes = Vector<double>::Zero(a + 1);
  for (Index m = 0; m < sets.rows(); ++m) {
    const Vector<double> set = sets.row(m).cast<double>().transpose();
    marked += counts(m) * set;
    sizes(static_cast<Index>(set.sum())) += counts(m);
  }
  Estimates result = is_written(marks)
                         ? estimates_by(expanded(marks), mark_events(marks), laid_out(sets, counts), question)
                         : estimates_by_marks(marks, reports, marked, question);
  result.best_fit = fit_of_marks(sizes, u);
  result.prior_fit = fit_of_prior(marked, counts.sum(), u, question.prior / question.prior.sum());
  return result;
}

}  // namespace sluice
