// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "design/design_texts.hpp"
#include "design/figures.hpp"
#include "design/sluice.hpp"
#include "exact/checks.hpp"
#include "exact/exponential.hpp"

namespace sluice {
namespace {

// Columns of all combinations of reports, in entries.
constexpr double kMostEntries = 1e6;
// 2^10 sets of marks are columns, and no more.
constexpr Index kMostMarks = 10;

Failure too_many_joint() { return fail(texts::kAudit.too_many_joint_reports); }

/// The weight of each report for each input, in integers of any size.
Matrix<Integer> columns_of(const Weights& weights) {
  return weights.unaryExpr([](std::uint64_t weight) { return Integer(weight); });
}

Matrix<Integer> columns_of(const Marks& marks) {
  Matrix<Integer> columns(marks.categories, Index{1} << marks.categories);
  for (Index x = 0; x < columns.rows(); ++x) {
    for (Index y = 0; y < columns.cols(); ++y) {
      Integer product = 1;
      for (Index mark = 0; mark < marks.categories; ++mark) {
        const std::uint64_t weight = mark == x ? kOwnMark : marks.other;
        product *= Integer(((y >> mark) & 1) != 0 ? weight : kRowSum - weight);
      }
      columns(x, y) = product;
    }
  }
  return columns;
}

Matrix<Integer> columns_of(const Released& released) {
  return std::visit([](const auto& channel) { return columns_of(channel); }, released);
}

/// A proof for more lists of points than this takes minutes.
constexpr Index kMostLists = 20'000;

/// Every combination of a report of one with a report of the other.
Matrix<Integer> product(const Matrix<Integer>& one, const Matrix<Integer>& other) {
  Matrix<Integer> both(one.rows(), one.cols() * other.cols());
  for (Index x = 0; x < one.rows(); ++x) {
    for (Index y = 0; y < one.cols(); ++y) {
      for (Index z = 0; z < other.cols(); ++z) both(x, y * other.cols() + z) = one(x, y) * other(x, z);
    }
  }
  return both;
}

/// P(reports | input), of columns whose rows have equal sums.
Channel as_channel(const Matrix<Integer>& columns) {
  Integer sum = 0;
  for (Index y = 0; y < columns.cols(); ++y) sum += columns(0, y);
  return columns.unaryExpr([&](const Integer& weight) { return quotient(weight, sum); });
}

}  // namespace

Result<Together> audit_together(const Prior& prior, const std::string& name, double epsilon,
                                const Parameters& parameters, bool sees_secret,
                                std::span<const Released> channels) {
  const Notion* named = find_notion(name);
  if (named == nullptr) return unknown_guarantee(name);
  if (auto failure = check_level(epsilon)) return *failure;
  Parameters known = parameters;
  known.ranges = true;  // the smaller set of the two, and large enough (see guarantee/rldp)
  const auto notion = notion_for(*named, known, prior, sees_secret);
  if (!notion) return notion.failure();
  if (channels.empty()) {
    return fail(texts::kAudit.nothing_released);
  }
  const Prior seen = seen_by(prior, sees_secret);
  if (auto failure = check_size(*notion, seen)) return *failure;
  Matrix<Integer> all = Matrix<Integer>::Constant(seen.categories(), 1, Integer(1));
  for (const Released& channel : channels) {
    const auto* marks = std::get_if<Marks>(&channel);
    if (marks != nullptr && marks->categories > kMostMarks) return too_many_joint();
    // Columns alone are compared below: for rows of unequal sums they say nothing.
    if (auto failure = marks != nullptr ? check_marks(*marks) : check_rows(std::get<Weights>(channel))) {
      return *failure;
    }
    const Matrix<Integer> columns = columns_of(channel);
    if (columns.rows() != seen.categories()) {
      return fail(texts::kAudit.release_of_other_inputs);
    }
    if (static_cast<double>(all.size()) * static_cast<double>(columns.cols()) > kMostEntries)
      return too_many_joint();
    all = product(all, columns);
  }
  const auto under = [&](const Notion& own) {
    Together together;
    together.levels = own.levels(seen);
    together.bounds = published_bounds(seen, own, epsilon);
    together.worst = verify(seen, own, together.bounds, all);
    together.holds = is_within(together.worst, together.bounds) &&
                     proof_by_set(seen, own, together.bounds, all).has_value();
    together.level = own.leakage(seen, as_channel(all)).level;
    return together;
  };
  // A proof for the set itself may be none for the ranges around it.
  const bool has_proof = named->against_everybody || parameters.known.statistic == Statistic::likelihood;
  const bool sampled =
      named->parameter.shape == Shape::sample && has_proof && !(sees_secret && named->against_everybody);
  const Index comparisons =
      named->against_everybody ? 2 * seen.secrets() : seen.secrets() * (seen.secrets() - 1);
  if (sampled && all.cols() * comparisons <= kMostLists) {
    known.ranges = false;
    known.by_set = true;
    const auto by_set = notion_for(*named, known, prior, sees_secret);
    if (!by_set) return by_set.failure();
    return under(*by_set);
  }
  return under(*notion);
}

}  // namespace sluice
