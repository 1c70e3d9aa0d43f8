// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/minimax_lp.hpp"

namespace sluice {
namespace {

// The room of the maximum above its least value: the smallest that works. A solver may find no solution
// without any room.
constexpr double kRooms[] = {1e-10, 1e-8, 1e-6};

}  // namespace

Result<Vector<double>> minimax_lp(SparseProgram program, const Vector<double>& cost) {
  const Index m = program.right_hand_side.size();
  const Index last = program.cost.size() - 1;
  program.cost.setZero();
  program.cost(last) = 1;
  auto solution = solve(program);
  if (!solution) return solution.failure();
  const double least = solution->x(last);
  program.constraints.push_back({m, last, 1});
  program.right_hand_side.conservativeResize(m + 1);
  program.at_most += 1;
  program.cost.head(last) = cost;
  program.cost(last) = 0;
  for (const double room : kRooms) {
    program.right_hand_side(m) = least * (1 + room) + room * room;
    solution = solve(program);
    if (solution) return Vector<double>(solution->x.head(last));
  }
  return solution.failure();
}

}  // namespace sluice
