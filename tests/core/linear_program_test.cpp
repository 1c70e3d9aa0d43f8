// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/linear_program.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>

#include "optimise/glpk_guard.hpp"

namespace sluice::linear_program_test {

namespace {

/// minimise x0 + 2 x1 + 3 x2 where all sum to 1 and x1 + 2 x2 = 1.
LinearProgram small() {
  LinearProgram program{Matrix<double>(2, 3), Vector<double>(2), Vector<double>(3)};
  program.constraints << 1, 1, 1, 0, 1, 2;
  program.right_hand_side << 1, 1;
  program.cost << 1, 2, 3;
  return program;
}

}  // namespace

TEST_CASE("a small program is solved, with its prices") {
  const auto solution = solve(small());
  REQUIRE(solution);
  CHECK(small().cost.dot(solution->x) == doctest::Approx(2));
  CHECK(solution->duals.dot(small().right_hand_side) == doctest::Approx(2));
  CHECK((small().cost - small().constraints.transpose() * solution->duals).minCoeff() >= -1e-9);
}

TEST_CASE("no optimum, or no numbers: a failure and not the end of the process") {
  LinearProgram infeasible = small();
  infeasible.right_hand_side(1) = 5;
  CHECK(solve(infeasible).failure().status == Status::solver_failed);
  LinearProgram unbounded = small();
  unbounded.constraints.setZero();
  unbounded.right_hand_side.setZero();
  unbounded.cost.setConstant(-1);
  CHECK_FALSE(solve(unbounded));
  for (const double bad : {std::nan(""), std::numeric_limits<double>::infinity()}) {
    LinearProgram program = small();
    program.constraints(0, 0) = bad;
    CHECK_FALSE(solve(program));
    program = small();
    program.cost(0) = bad;
    CHECK_FALSE(solve(program));
  }
  CHECK_FALSE(solve({Matrix<double>(0, 0), Vector<double>(0), Vector<double>(0)}));
}

TEST_CASE("shapes that do not fit together are refused") {
  LinearProgram program = small();
  program.right_hand_side.resize(1);
  CHECK_FALSE(solve(program));
  program = small();
  program.cost.resize(4);
  CHECK_FALSE(solve(program));
}

TEST_CASE("the last rows of a sparse program are upper bounds, and what is out of place is refused") {
  // minimise -x1 - 2 x2  subject to  x1 + x2 = 1,  x2 <= 0.3
  SparseProgram program{{{0, 0, 1}, {0, 1, 1}, {1, 1, 1}}, Vector<double>(2), Vector<double>(2), 1};
  program.right_hand_side << 1, .3;
  program.cost << -1, -2;
  const auto found = solve(program);
  REQUIRE(found);
  CHECK(found->x(0) == doctest::Approx(.7));
  CHECK(found->x(1) == doctest::Approx(.3));
  // The same as an equality and an equality with what is left.
  LinearProgram full{Matrix<double>(2, 3), program.right_hand_side, Vector<double>(3)};
  full.constraints << 1, 1, 0, 0, 1, 1;
  full.cost << -1, -2, 0;
  CHECK(solve(full)->x(1) == doctest::Approx(.3));
  for (const SparseProgram::Entry odd :
       {SparseProgram::Entry{2, 0, 1}, {0, 2, 1}, {-1, 0, 1}, {0, -1, 1}, {1, 0, NAN}}) {
    SparseProgram changed = program;
    changed.constraints.push_back(odd);
    CHECK(solve(changed).failure().status == Status::solver_failed);
  }
  program.at_most = 3;
  CHECK_FALSE(solve(program));
}

TEST_CASE("a fatal error inside GLPK is survived, and the next program is solved") {
  glp_prob* problem = nullptr;
  CHECK_FALSE(survives([&] {
    glp_term_out(GLP_OFF);
    problem = glp_create_prob();
    glp_add_rows(problem, -1);  // GLPK prints why and aborts
  }));
  CHECK(solve(small()));
}

}  // namespace sluice::linear_program_test
