// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/logistic.hpp"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <variant>

#include "base/infinity.hpp"
#include "estimate/estimate_texts.hpp"
#include "estimate/research_texts.hpp"

namespace sluice {
namespace {

constexpr double kMostCells = 2e7;
/// A column whose remainder beside those before it, as a share of its length, is less than this is collinear.
constexpr double kCollinear = 1e-6;
constexpr int kSteps = 200;
/// The number of times that a profile may find a larger likelihood.
constexpr int kRounds = 10;
/// No step moves a person's log odds by more than this.
constexpr double kLongest = 4;
/// A step that moves all log odds by less is near a maximum, and one by less than this has arrived.
constexpr double kNear = 1e-3;
constexpr double kArrived = 1e-9;
/// A step leads to no maximum if it gains less than this in all (nats) but moves log odds by more than
/// `kMoves`.
constexpr double kNothing = 1e-9;
constexpr double kMoves = 0.05;
/// Log odds above this count as infinite.
constexpr double kCertain = 50;

/// The log likelihood of log odds, with the noise of the reports.
struct Model {
  const Vector<double>& if_no;
  const Vector<double>& more;  ///< P(report | yes) - P(report | no)
  const Vector<double>& counts;

  [[nodiscard]] double operator()(const Vector<double>& odds) const {
    double sum = 0;
    for (Index i = 0; i < odds.size(); ++i) sum += counts(i) * std::log(chance(i, odds(i)));
    return sum;
  }

  [[nodiscard]] double chance(Index i, double odds) const {
    // On each side from its own end, since 1 - pi is lost in 1.
    const double rest = 1 / (1 + std::exp(std::abs(odds)));
    return odds < 0 ? if_no(i) + more(i) * rest : if_no(i) + more(i) - more(i) * rest;
  }
};

struct Slopes {
  Vector<double> gradient;
  Matrix<double> information;  ///< minus the second derivatives
  Matrix<double> squares;      ///< the gradients of single people, squared: never indefinite, and the same on
                               ///< average
};

Slopes slopes_at(const Model& model, const Matrix<double>& design, const Vector<double>& odds) {
  Vector<double> first(odds.size());
  Vector<double> second(odds.size());
  Vector<double> square(odds.size());
  for (Index i = 0; i < odds.size(); ++i) {
    const double rest = 1 / (1 + std::exp(std::abs(odds(i))));
    const double change = rest * (1 - rest);
    const double bend = change * (odds(i) < 0 ? 1 - 2 * rest : 2 * rest - 1);
    const double score = model.more(i) * change / model.chance(i, odds(i));
    first(i) = model.counts(i) * score;
    square(i) = model.counts(i) * score * score;
    second(i) = square(i) - model.counts(i) * model.more(i) * bend / model.chance(i, odds(i));
  }
  const auto weighted = [&](const Vector<double>& weights) -> Matrix<double> {
    return design.transpose() * weights.asDiagonal() * design;
  };
  return {design.transpose() * first, weighted(second), weighted(square)};
}

enum class End { maximum, flat, boundless };

struct Maximum {
  Vector<double> at = {};
  double log_likelihood = -kInfinity;
  End end = End::maximum;
  Vector<double> direction = {};    ///< if it is not a maximum: the direction along which nothing is lost
  Matrix<double> information = {};  ///< at a maximum
};

/// Solves a system with a positive definite matrix; nothing if it is not one, but for rounding.
std::optional<Vector<double>> solved(const Matrix<double>& matrix, const Vector<double>& vector) {
  const Vector<double> scale = matrix.diagonal().cwiseMax(1e-300).cwiseSqrt().cwiseInverse();
  const Eigen::LLT<Matrix<double>> factors(scale.asDiagonal() * matrix * scale.asDiagonal());
  if (factors.info() != Eigen::Success || !(matrix.diagonal().minCoeff() > 0)) return std::nullopt;
  // Cholesky's factors of a singular matrix may look like those of a definite one.
  if (factors.matrixLLT().diagonal().cwiseAbs().minCoeff() < 1e-7) return std::nullopt;
  return Vector<double>(scale.cwiseProduct(factors.solve(scale.cwiseProduct(vector))));
}

/// The log odds are offset + design * at. It takes Newton's steps if the likelihood bends down, otherwise
/// those of Berndt, Hall, Hall and Hausman; each is shortened until it gains.
Maximum maximise(const Model& model, const Matrix<double>& design, const Vector<double>& offset,
                 Vector<double> start) {
  Maximum found;
  found.at = std::move(start);
  Vector<double> odds = offset + design * found.at;
  found.log_likelihood = model(odds);
  if (design.cols() == 0) return found;
  for (int step = 0; step < kSteps; ++step) {
    Slopes slopes = slopes_at(model, design, odds);
    auto direction = solved(slopes.information, slopes.gradient);
    const bool bends_down = direction.has_value();
    if (!direction) {
      const double ridge = 1e-6 * slopes.squares.diagonal().maxCoeff();
      if (!(ridge > 1e-300)) {
        found.end = odds.cwiseAbs().maxCoeff() > 10 ? End::boundless : End::flat;
        return found;
      }
      slopes.squares.diagonal().array() += ridge;
      direction = solved(slopes.squares, slopes.gradient);
      if (!direction) {
        found.end = End::flat;
        return found;
      }
    }
    Vector<double> change = design * *direction;
    const double longest = change.cwiseAbs().maxCoeff();
    if (bends_down && longest < kNear) {
      // So near that Newton's steps are right, and too near for a double to tell their gain.
      found.at += *direction;
      odds += change;
      found.log_likelihood = std::max(found.log_likelihood, model(odds));
      if (longest >= kArrived) continue;
      found.information = std::move(slopes.information);
      return found;
    }
    double length = std::min(1.0, kLongest / longest);
    double gained = 0;
    for (int halved = 0; halved < 60; ++halved, length /= 2) {
      gained = model(odds + length * change) - found.log_likelihood;
      if (gained > 0) break;
    }
    if (!(gained > 0)) {
      found.end = End::flat;
      found.direction = *std::move(direction);
      return found;
    }
    found.at += length * *direction;
    odds = offset + design * found.at;
    found.log_likelihood = model(odds);
    if (gained < kNothing && length * longest > kMoves) {
      found.end = odds.cwiseAbs().maxCoeff() > 10 ? End::boundless : End::flat;
      found.direction = *std::move(direction);
      return found;
    }
  }
  found.end = End::boundless;
  found.direction = found.at;
  return found;
}

/// Covariates with mean 0 and variance 1 over the people, behind a column of ones.
struct Standardised {
  Matrix<double> design;
  Vector<double> means;
  Vector<double> deviations;
};

/// Returns the number of the covariate instead that is determined by those before it.
std::variant<Standardised, Index> standardised(const LogisticCases& cases) {
  const Index m = cases.covariates.rows();
  const Index k = cases.covariates.cols();
  const Vector<double> shares = cases.counts / cases.counts.sum();
  Standardised own{Matrix<double>::Ones(m, k + 1), Vector<double>::Zero(k), Vector<double>::Ones(k)};
  const Vector<double> roots = shares.cwiseSqrt();
  Matrix<double> before(m, k + 1);
  before.col(0) = roots;
  for (Index j = 0; j < k; ++j) {
    const double mean = shares.dot(cases.covariates.col(j));
    const Vector<double> centred = cases.covariates.col(j).array() - mean;
    const double deviation = std::sqrt(shares.dot(centred.cwiseAbs2()));
    if (!(deviation > 1e-12 * std::max(std::abs(mean), 1e-290))) return j;
    own.means(j) = mean;
    own.deviations(j) = deviation;
    own.design.col(j + 1) = centred / deviation;
    Vector<double> left = roots.cwiseProduct(own.design.col(j + 1));
    // Twice, since once leaves rounding.
    for (int time = 0; time < 2; ++time) {
      for (Index i = 0; i <= j; ++i) left -= before.col(i).dot(left) * before.col(i);
    }
    if (left.norm() < kCollinear) return j;
    before.col(j + 1) = left / left.norm();
  }
  return own;
}

/// The odds if all people have the same: the likelihood is concave in the share of yes.
double constant_odds(const Model& model) {
  double low = 0;
  double high = 1;
  for (int halved = 0; halved < 60; ++halved) {
    const double share = (low + high) / 2;
    double slope = 0;
    for (Index i = 0; i < model.counts.size(); ++i)
      slope += model.counts(i) * model.more(i) / (model.if_no(i) + model.more(i) * share);
    (slope > 0 ? low : high) = share;
  }
  const double share = std::clamp((low + high) / 2, 1e-3, 1 - 1e-3);
  return std::log(share / (1 - share));
}

/// The likelihood of one coefficient: for each of its values the largest over all others.
struct Profile {
  const Model& model;
  Matrix<double> others;
  Vector<double> column;
  double value;          ///< the coefficient at the maximum,
  Vector<double> start;  ///< the others there,
  Vector<double> slope;  ///< and how they change with it
  double target;         ///< values with a log likelihood of at least this are in the interval
  double most;           ///< how many log odds a unit of this coefficient moves, at most
  double best;           ///< the likelihood that was taken for the largest

  /// A larger likelihood, and the coefficients there.
  struct Better {
    double value;
    Vector<double> others;
  };
  std::optional<Better> better = {};

  /// Goes from the maximum outwards, `side` -1 or 1, beginning with steps of this size.
  double end(double step, double side) {
    struct Point {
      double distance;
      double above;
      Vector<double> others;
    };
    const auto at = [&](double distance, const Vector<double>& from) {
      const double here = value + side * distance;
      Maximum found = maximise(model, others, here * column, from);
      if (found.log_likelihood > best + 1e-6 && !better) better = Better{here, found.at};
      return Point{distance, found.log_likelihood - target, std::move(found.at)};
    };
    Point inside{0, best - target, start};
    Point outside = at(step, start + side * step * slope);
    while (outside.above > 0) {
      if (outside.distance * most > kCertain || better) return side * kInfinity;
      // Along the line through the last two.
      const double farther = 2 * outside.distance;
      Vector<double> from =
          outside.others + (outside.others - inside.others) *
                               ((farther - outside.distance) / (outside.distance - inside.distance));
      inside = std::move(outside);
      outside = at(farther, from);
    }
    // Halves the interval between them, and every other time takes the zero of the line.
    for (int halved = 0; halved < 80 && outside.distance - inside.distance > 1e-8 * outside.distance;
         ++halved) {
      // At confidences near 0 both may be as likely as the maximum, to the last digit.
      const double fall = inside.above - outside.above;
      const double share = halved % 2 == 0 && fall > 0 ? std::clamp(inside.above / fall, 0.01, 0.99) : 0.5;
      Point middle = at(inside.distance + share * (outside.distance - inside.distance),
                        inside.others + share * (outside.others - inside.others));
      (middle.above > 0 ? inside : outside) = std::move(middle);
    }
    return value + side * outside.distance;
  }
};

Matrix<double> without(const Matrix<double>& matrix, Index column) {
  Matrix<double> rest(matrix.rows(), matrix.cols() - 1);
  rest << matrix.leftCols(column), matrix.rightCols(matrix.cols() - column - 1);
  return rest;
}

std::optional<Failure> check(const LogisticCases& cases) {
  const auto& [names, covariates, if_yes, if_no, counts, confidence] = cases;
  if (!(confidence > 0 && confidence < 1)) return fail(texts::kEstimate.confidence_out_of_range);
  const Index m = covariates.rows();
  const auto chances = [&](const Vector<double>& all) {
    return all.size() == m && all.allFinite() && all.minCoeff() >= 0 && all.maxCoeff() <= 1;
  };
  if (m == 0 || static_cast<Index>(names.size()) != covariates.cols() || !covariates.allFinite() ||
      (covariates.size() > 0 && covariates.cwiseAbs().maxCoeff() > 1e100) || !chances(if_yes) ||
      !chances(if_no) || !((if_yes + if_no).minCoeff() > 0) || counts.size() != m || !counts.allFinite() ||
      !(counts.minCoeff() > 0) || counts.sum() > 0x1p53) {
    return fail(texts::kResearch.regression_does_not_fit);
  }
  if (static_cast<double>(m) * static_cast<double>(covariates.cols() + 1) > kMostCells) {
    return fail(texts::kResearch.regression_too_large);
  }
  return std::nullopt;
}

const std::string kConstant = "constant";

}  // namespace

Result<LogisticFit> fit_logistic(const LogisticCases& cases) {
  if (auto failure = check(cases)) return *std::move(failure);
  const auto scaled = standardised(cases);
  if (const Index* const j = std::get_if<Index>(&scaled))
    return fail(texts::kResearch.covariate_collinear, cases.names[static_cast<std::size_t>(*j)]);
  const auto& [design, means, deviations] = *std::get_if<Standardised>(&scaled);
  const Vector<double> more = cases.if_yes - cases.if_no;
  const Model model{cases.if_no, more, cases.counts};
  if (!(more.cwiseAbs().maxCoeff() > 1e-9)) return fail(texts::kResearch.likelihood_flat);
  const Index k = design.cols() - 1;
  const Vector<double> none = Vector<double>::Zero(design.rows());

  Vector<double> start = Vector<double>::Zero(k + 1);
  start(0) = constant_odds(model);
  const double constant_alone = maximise(model, design.leftCols(1), none, start.head(1)).log_likelihood;
  Maximum best = maximise(model, design, none, start);
  // The likelihood may have several maxima.
  for (const double slope : {-1.0, 1.0}) {
    Vector<double> other = start;
    other.tail(k) = slope * (slope < 0 ? Vector<double>(best.at.tail(k)) : Vector<double>::Ones(k));
    if (!other.allFinite() || (design * other).cwiseAbs().maxCoeff() > kCertain) continue;
    Maximum found = maximise(model, design, none, other);
    if (found.log_likelihood > best.log_likelihood + 1e-7) best = std::move(found);
  }
  // b_j = g_j / deviation_j, b_0 = g_0 - sum of mean_j b_j.
  Matrix<double> back = Matrix<double>::Identity(k + 1, k + 1);
  back.bottomRightCorner(k, k) = deviations.cwiseInverse().asDiagonal();
  back.row(0).tail(k) = -means.cwiseQuotient(deviations).transpose();
  // The constant is the log odds at covariates of 0, not at their means.
  Matrix<double> uncentred = design;
  for (Index j = 0; j < k; ++j) uncentred.col(j + 1) = cases.covariates.col(j) / deviations(j);
  for (int round = 0; round < kRounds; ++round) {
    if (best.end == End::flat) return fail(texts::kResearch.likelihood_flat);
    if (best.end == End::boundless) {
      // In the units of the standardised covariates. The error names the constant only if it grows alone. If
      // the people of the reference group are the unusual ones, it grows with the others.
      Vector<double> growing = best.direction.cwiseAbs();
      growing(0) = 0.1 * std::abs(back.row(0).dot(best.direction));
      Index most = 0;
      growing.maxCoeff(&most);
      return fail(texts::kResearch.likelihood_boundless,
                  most == 0 ? kConstant : cases.names[static_cast<std::size_t>(most - 1)]);
    }
    Matrix<double> covariance(k + 1, k + 1);
    for (Index j = 0; j <= k; ++j) {
      const auto column = solved(best.information, Vector<double>::Unit(k + 1, j));
      if (!column) return fail(texts::kResearch.likelihood_flat);
      covariance.col(j) = *column;
    }
    LogisticFit fit;
    fit.people = cases.counts.sum();
    fit.log_likelihood = best.log_likelihood;
    fit.without_covariates = constant_alone;
    fit.covariance = back * covariance * back.transpose();
    const double z = normal_quantile((1 - cases.confidence) / 2);
    std::optional<Vector<double>> better;
    for (Index j = 0; j <= k && !better; ++j) {
      const Matrix<double>& all = j == 0 ? uncentred : design;
      // From these coefficients to those of the original design.
      Matrix<double> to = Matrix<double>::Identity(k + 1, k + 1);
      if (j == 0) to.row(0) = back.row(0);
      const Vector<double> at = to * best.at;
      const Matrix<double> own = to * covariance * to.transpose();
      const double unit = j == 0 ? 1 : deviations(j - 1);
      const double deviation = std::sqrt(own(j, j));
      Profile profile{model,
                      without(all, j),
                      all.col(j),
                      at(j),
                      without(at.transpose(), j).transpose(),
                      without(own.row(j), j).transpose() / own(j, j),
                      best.log_likelihood - z * z / 2,
                      all.col(j).cwiseAbs().maxCoeff(),
                      best.log_likelihood};
      const Interval ends{profile.end(z * deviation, -1) / unit, profile.end(z * deviation, 1) / unit};
      fit.coefficients.push_back({at(j) / unit,
                                  deviation / unit,
                                  {(at(j) - z * deviation) / unit, (at(j) + z * deviation) / unit},
                                  ends});
      if (!profile.better) continue;
      better = Vector<double>(k + 1);
      *better << profile.better->others.head(j), profile.better->value, profile.better->others.tail(k - j);
      if (j == 0) (*better)(0) -= back.row(0).tail(k).dot(better->tail(k));
    }
    if (!better) return fit;
    best = maximise(model, design, none, *better);
  }
  return fail(texts::kResearch.likelihood_flat);
}

}  // namespace sluice
