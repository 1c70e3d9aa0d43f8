// SPDX-License-Identifier: GPL-3.0-or-later
/// How much noise a protocol of one parameter needs, in closed form: no root finding, and exact where a
/// condition stops to bind.
#pragma once

#include "guarantee/notion.hpp"

namespace sluice {

/// What the data as they are exceed a notion by, in units of what a constant column leaves. A row r of the
/// notion asks for  r . T <= 0,  and  -r . 1 = (L - 1) > 0  is left by the column of ones; 0 where no row is
/// broken, infinite where one is and L = 1.
struct Excess {
  /// For each category x the largest r_x / -r.1: of [P_more(x) - L P_less(x)]_+ / (L - 1), over comparisons.
  Vector<double> category;
  /// The largest sum of r_x / -r.1 over any set of categories, which is the sum over those with r_x > 0.
  double subset;
};

/// Precondition: as `search_bound`.
Excess excess(const Prior& prior, const Notion& notion, double epsilon);

}  // namespace sluice
