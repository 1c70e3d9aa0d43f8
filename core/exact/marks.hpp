// SPDX-License-Identifier: Apache-2.0
/// Reports that are sets of categories. Every category is marked or not, independently of all others
/// (optimised unary encoding; A, eq. 28). The true one is marked with probability 1/2, any other one with
/// probability u. There are 2^a reports, so the channel is never written down: u determines it.
///
/// The column of a set Y is proportional to 1 + z 1_Y, z = (1 - 2u) / u. Hence a row r of a notion holds for
/// all sets iff it holds for Y = {x : r_x > 0}:
///   r.1 + z S <= 0,  S the sum of the r_x > 0.
#pragma once

#include <cstdint>
#include <vector>

#include "exact/integer_channel.hpp"
#include "guarantee/notion.hpp"

namespace sluice {

/// P(y is marked | X = x) = 1/2 for y = x and other / 2^62 for any other y, exactly.
struct Marks {
  Index categories = 0;     ///< a
  std::uint64_t other = 0;  ///< at most `kOwnMark`; u = other / 2^62
};

/// The weight of the true category's mark.
constexpr std::uint64_t kOwnMark = kRowSum / 2;

/// alpha = ln((1 - u) / u), the parameter of A: 0 for u = 1/2, infinite for u = 0.
double alpha(const Marks& marks);

/// P(y is marked | X = x), a x a. It is not a channel: the rows do not sum to 1.
Matrix<double> mark_chances(const Marks& marks);

/// P(Y = set | X = x), a x 2^a: set number y holds category x if bit x of y is set. Precondition: few
/// categories.
Channel expanded(const Marks& marks);

/// All sets of the categories, the smaller ones first. Sets of one size are in the order of the numbers that
/// have a bit for each category. Precondition: few categories.
std::vector<std::vector<Index>> sets_of(Index categories);

/// The columns of these sets, up to factors, a x 2^a: other + (2^62 - 2 other) 1_Y for set Y. If `other` is
/// 0, sets of several categories do not occur: their columns are 0.
Matrix<Integer> columns_of_sets(const Marks& marks);

/// Whether all rows hold for all 2^a reports, in exact arithmetic:  other r.1 + (2^62 - 2 other) S <= 0. For
/// u = 0 only the empty set and sets of one category occur; the condition is the same for them. Precondition:
/// the rows are for as many categories, other <= kOwnMark.
bool holds(const Rows<Integer>& rows, const Marks& marks);

/// The least `other` for which rows hold, in closed form. With k = -r.1 >= 0 it is the least integer that is
/// not below 2^62 S / (k + 2 S) for any row. (A solves for alpha by root finding.) It is 0 if the answers
/// themselves break no row; even then reports keep no more than H(X)/2.
Marks least_marks(const Rows<Integer>& rows);

/// The level that is reached, and the report that reaches it. It is the max over comparisons and sets Y of ln
/// (u + (1-2u) P_more(Y)) / (u + (1-2u) P_less(Y)), divided by the comparison's level. At the best ratio t
/// the best set is {x : P_more(x) > t P_less(x)}, which Dinkelbach's iteration finds.
Leakage leakage(const Notion& notion, const Prior& prior, const Marks& marks);

}  // namespace sluice
