// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/set_polish.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

#include "base/infinity.hpp"
#include "optimise/envelope.hpp"
#include "optimise/linear_program.hpp"
#include "optimise/search_clock.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"

namespace sluice {
namespace {

// A step takes seconds for larger linear programs.
constexpr Index kMostChances = 2000;
constexpr std::size_t kMostRows = 4000;
// A step begins with the nearest conditions of each report. Those that a solution breaks join them.
constexpr std::ptrdiff_t kNearestRows = 40;
constexpr Index kMostPosteriors = 1000;
constexpr int kMostPolishSteps = 300;
// If this many steps together gain less than the gap, they are the last.
constexpr int kStepsForGain = 8;
// How far a chance may move in a step, as a share of itself and of the report's mean.
constexpr double kFirstTrust = .2;
constexpr double kLeastTrust = 1e-6;
constexpr double kLeastGain = 1e-9;
constexpr double kGrows = 1.5;
constexpr double kShrinks = .6;
// Conditions are listed for reports whose level is within this share of the limit.
constexpr double kNearlyWorst = 1e-3;
constexpr double kRareReport = 1e-9;
// A chance of 0 has no slope.
constexpr double kLeastRatio = 1e-9;

std::vector<Vector<double>> reports_of(const Channel& channel) {
  std::vector<Vector<double>> reports;
  for (const auto& report : channel.colwise()) {
    if (report.maxCoeff() > kRareReport) reports.emplace_back(report);
  }
  return reports;
}

/// The linear program of a step, row by row.
class Step {
 public:
  Step(const Prior& prior, const std::vector<Vector<double>>& reports)
      : inputs_(prior.categories()), rows_(inputs_) {
    const auto count = static_cast<Index>(reports.size());
    program_.cost.resize(count * inputs_);
    for (Index y = 0; y < count; ++y) {
      const Vector<double>& report = reports[static_cast<std::size_t>(y)];
      const double mean = report.dot(prior.probabilities.data);
      for (Index x = 0; x < inputs_; ++x) {
        const double slope = std::log(std::max(report(x) / mean, kLeastRatio));
        program_.cost(y * inputs_ + x) = -prior.probabilities.data(x) * slope;
        program_.constraints.push_back({x, y * inputs_ + x, 1});
      }
    }
    right_.assign(static_cast<std::size_t>(inputs_), 1);
  }

  void at_most(Index y, const Vector<double>& row) {
    for (Index x = 0; x < inputs_; ++x) {
      if (row(x) != 0) program_.constraints.push_back({rows_, y * inputs_ + x, row(x)});
    }
    end(0);
  }

  void keep_near(Index y, const Vector<double>& report, double trust, double mean) {
    for (Index x = 0; x < inputs_; ++x) {
      program_.constraints.push_back({rows_, y * inputs_ + x, 1});
      end(report(x) + trust * (report(x) + mean));
      const double least = report(x) - trust * (report(x) + mean);
      if (!(least > 0)) continue;
      program_.constraints.push_back({rows_, y * inputs_ + x, -1});
      end(-least);
    }
  }

  [[nodiscard]] Result<LinearSolution> solved() && {
    program_.right_hand_side = Eigen::Map<const Vector<double>>(right_.data(), rows_);
    program_.at_most = rows_ - inputs_;
    return solve(program_);
  }

 private:
  void end(double right) {
    right_.push_back(right);
    ++rows_;
  }

  Index inputs_;
  Index rows_;
  SparseProgram program_;
  std::vector<double> right_;
};

/// The rows of a step, one list for each report.
class Listed {
 public:
  explicit Listed(std::vector<Vector<double>>& all) : all_(all) {}

  void begin(const std::vector<Vector<double>>& reports) {
    lists_.assign(reports.size(), {});
    if (all_.size() > kMostRows)
      all_.erase(all_.begin(), all_.end() - static_cast<std::ptrdiff_t>(kMostRows / 2));
    std::vector<std::size_t> order(all_.size());
    for (std::size_t y = 0; y < reports.size(); ++y) {
      std::iota(order.begin(), order.end(), std::size_t{0});
      const auto near = [&](std::size_t i) { return -all_[i].dot(reports[y]); };
      const auto end = order.begin() + std::min(kNearestRows, std::ssize(order));
      std::ranges::partial_sort(order.begin(), end, order.end(), {}, near);
      lists_[y].assign(order.begin(), end);
    }
  }

  /// Adds the rows that a solution breaks.
  void add(std::size_t y, const Vector<double>& report) {
    constexpr double kBroken = 1e-9;
    if (!(report.maxCoeff() > kRareReport)) return;
    for (std::size_t i = 0; i < all_.size(); ++i) {
      if (all_[i].dot(report) <= kBroken * report.maxCoeff()) continue;
      if (std::ranges::find(lists_[y], i) == lists_[y].end()) lists_[y].push_back(i);
    }
  }

  void put(Index y, Step& step) const {
    for (const std::size_t i : lists_[static_cast<std::size_t>(y)]) step.at_most(y, all_[i]);
  }

 private:
  std::vector<Vector<double>>& all_;
  std::vector<std::vector<std::size_t>> lists_;
};

}  // namespace

Channel polished(const Prior& prior, const SetCuts& cuts, double epsilon, Channel channel,
                 const SearchOptions& options) {
  SearchClock clock(options);
  const Vector<double>& shares = prior.probabilities.data;
  const auto kept_by = [&](const Channel& other) {
    return mutual_information(data_and_report(prior, other));
  };
  double kept = kept_by(channel);
  double kept_before = kept;
  double trust = kFirstTrust;
  std::vector<Vector<double>> rows;
  Listed listed(rows);
  std::vector<Vector<double>> reports;
  Matrix<double> posteriors;  // for the channel's reports, and many others that hold
  bool is_new = true;
  const auto progress = [&] {
    return SearchProgress{kept, kInfinity, [&]() -> Result<Channel> { return channel; }};
  };
  for (int step = 0; step < kMostPolishSteps && trust > kLeastTrust && clock.going(progress); ++step) {
    if (step % kStepsForGain == 0) {
      if (step > 0 && kept - kept_before < options.gap) break;
      kept_before = kept;
    }
    if (is_new) {
      reports = reports_of(channel);
      if (static_cast<Index>(reports.size()) * prior.categories() > kMostChances) break;
      for (const Vector<double>& report : reports)
        cuts.tangents(report, epsilon, epsilon * (1 - kNearlyWorst), rows);
      listed.begin(reports);
      if (posteriors.rows() > kMostPosteriors)
        posteriors = Matrix<double>(posteriors.bottomRows(kMostPosteriors / 2));
      const Matrix<double> own = posterior_of_rows(data_and_report(prior, channel));
      posteriors.conservativeResize(posteriors.rows() + own.rows(), own.cols());
      posteriors.bottomRows(own.rows()) = own;
      is_new = false;
    }
    Step program(prior, reports);
    const auto count = static_cast<Index>(reports.size());
    for (Index y = 0; y < count; ++y) {
      const Vector<double>& report = reports[static_cast<std::size_t>(y)];
      listed.put(y, program);
      program.keep_near(y, report, trust, report.dot(shares));
    }
    const auto found = std::move(program).solved();
    if (!found) break;
    for (Index y = 0; y < count; ++y) {
      const Vector<double> report = found->x.segment(y * prior.categories(), prior.categories()).cwiseMax(0);
      if (!(report.maxCoeff() > kRareReport)) continue;
      cuts.tangents(report, epsilon, epsilon, rows);
      const Vector<double> holds = cuts.pulled(report, epsilon, epsilon);
      cuts.tangents(holds, epsilon, epsilon * (1 - kNearlyWorst), rows);
      const Vector<double> joint = holds.cwiseProduct(shares);
      posteriors.conservativeResize(posteriors.rows() + 1, Eigen::NoChange);
      posteriors.bottomRows(1) = (joint / joint.sum()).transpose();
    }
    for (Index y = 0; y < count; ++y) {
      listed.add(static_cast<std::size_t>(y), found->x.segment(y * prior.categories(), prior.categories()));
    }
    auto mixed = envelope(prior, posteriors);
    const double now = mixed ? kept_by(mixed->channel) : 0;
    trust = std::min(1.0, trust * (now > kept + kLeastGain ? kGrows : kShrinks));
    if (!(now > kept)) continue;
    kept = now;
    channel = std::move(mixed->channel);
    is_new = true;
  }
  return channel;
}

}  // namespace sluice
