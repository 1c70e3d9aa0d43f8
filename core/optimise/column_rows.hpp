// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "guarantee/conditions.hpp"
#include "optimise/linear_program.hpp"

namespace sluice {

/// A notion's conditions on one column T of a channel, with few rows: T meets them iff there are further
/// entries z with rows * (T, z) <= 0. All entries are at least 0. If those of T are at most 1, there are such
/// z of at most 1.
struct ColumnRows {
  std::vector<SparseProgram::Entry> entries;  ///< the largest is 1 in each row, to within an ulp
  Index rows = 0;
  Index inputs = 0;   ///< the entries of T, which come first …
  Index columns = 0;  ///< … among all entries
};

/// If sides are compared with one another, one further entry stands for the least likelihood among them, and
/// 2k rows replace k(k-1). If a side is a range of distributions, its largest and its smallest mean are
/// linear programs. The entries of their duals stand for them, in the place of a row for each pair of
/// corners. So these are the conditions that are proved (`Notion::proof`), at any number of corners.
ColumnRows column_rows(const Conditions<Integer>& conditions, const Bounds<Integer>& bounds);

}  // namespace sluice
