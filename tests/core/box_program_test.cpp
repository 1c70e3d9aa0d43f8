// SPDX-License-Identifier: GPL-3.0-or-later
// The small linear program of branch and bound, beside GLPK.
#include "optimise/box_program.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <random>

#include "effort.hpp"
#include "optimise/linear_program.hpp"
#include "priors.hpp"

namespace sluice::box_program_test {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

struct Example {
  RangedRows conditions;
  Vector<double> lower, upper, cost;
};

Example example(test::RandomTables& tables) {
  const Index m = tables.between(1, 6);
  const Index n = tables.between(1, 7);
  const auto number = [&] { return static_cast<double>(tables.between(-6, 6)) / 3; };
  Example e{{Matrix<double>(m, n), Vector<double>(m), Vector<double>(m)},
            Vector<double>(n),
            Vector<double>(n),
            Vector<double>(n)};
  for (double& entry : e.conditions.rows.reshaped()) entry = tables.between(0, 2) == 0 ? 0 : number();
  for (Index x = 0; x < n; ++x) {
    e.lower(x) = number();
    e.upper(x) = e.lower(x) + static_cast<double>(tables.between(0, 4)) / 2;
    e.cost(x) = number();
  }
  for (Index i = 0; i < m; ++i) {
    e.conditions.least(i) = 2 * number() - 2;
    e.conditions.most(i) = e.conditions.least(i) + static_cast<double>(tables.between(0, 16)) / 2;
  }
  return e;
}

/// The same in GLPK's form: entries from their lower bounds, a slack for each row's range and each upper
/// bound.
Result<LinearSolution> by_glpk(const Example& e, double shift) {
  const Index m = e.conditions.rows.rows();
  const Index n = e.conditions.rows.cols();
  LinearProgram program{Matrix<double>::Zero(2 * m + n, 2 * n + 2 * m), Vector<double>(2 * m + n),
                        Vector<double>::Zero(2 * n + 2 * m)};
  const Vector<double> base = e.conditions.rows * e.lower;
  for (Index i = 0; i < m; ++i) {
    program.constraints.row(i).head(n) = e.conditions.rows.row(i);
    program.constraints(i, 2 * n + i) = -1;  // rows v - s = least - base
    program.right_hand_side(i) = e.conditions.least(i) - base(i);
    program.constraints(m + i, 2 * n + i) = 1;  // s + t = most - least
    program.constraints(m + i, 2 * n + m + i) = 1;
    program.right_hand_side(m + i) = e.conditions.most(i) - e.conditions.least(i);
  }
  for (Index x = 0; x < n; ++x) {
    program.constraints(2 * m + x, x) = 1;
    program.constraints(2 * m + x, n + x) = 1;
    program.right_hand_side(2 * m + x) = e.upper(x) - e.lower(x);
    // A basis of rows is where GLPK starts from, which wants costs of at least 0: the same is added to both
    // halves.
    program.cost(x) = e.cost(x) + shift;
    program.cost(n + x) = shift;
  }
  return solve(program);
}

}  // namespace

TEST_CASE(
    "property: the box program's optimum is GLPK's, its bound is below it, and both call the same "
    "infeasible") {
  test::RandomTables tables(41);
  int solved = 0;
  int infeasible = 0;
  for (int i = 0; i < test::repeats(2000); ++i) {
    const Example e = example(tables);
    CAPTURE(i);
    BoxProgram program(std::make_shared<const RangedRows>(e.conditions), e.lower, e.upper);
    const auto outcome = program.minimise(e.cost, kInfinity);
    constexpr double kShift = 4;
    const auto other = by_glpk(e, kShift);
    if (outcome == BoxProgram::Outcome::infeasible) {
      CHECK_FALSE(other);
      ++infeasible;
      continue;
    }
    REQUIRE(outcome == BoxProgram::Outcome::optimal);
    REQUIRE(other);
    const Index n = e.cost.size();
    const Vector<double> theirs = e.lower + other->x.head(n);
    const Vector<double> ours = program.point();
    CHECK(e.cost.dot(ours) == doctest::Approx(e.cost.dot(theirs)).epsilon(1e-8).scale(1));
    CHECK(program.bound() <= e.cost.dot(theirs) + 1e-12);
    CHECK(program.bound() >= e.cost.dot(ours) - 1e-9);
    const Vector<double> vertex = program.vertex(e.conditions.least, e.conditions.most);
    CHECK((vertex - ours).cwiseAbs().maxCoeff() < 1e-7);
    const Vector<double> activity = e.conditions.rows * ours;
    CHECK((activity - e.conditions.most).maxCoeff() < 1e-9);
    CHECK((e.conditions.least - activity).maxCoeff() < 1e-9);
    ++solved;
  }
  CHECK((test::in_part() || solved > 300));
  CHECK((test::in_part() || infeasible > 300));
}

TEST_CASE("property: a program whose box, cost and rows changed gives what a new one gives") {
  test::RandomTables tables(42);
  for (int i = 0; i < test::repeats(300); ++i) {
    Example e = example(tables);
    CAPTURE(i);
    const Index m = e.conditions.rows.rows();
    RangedRows first{e.conditions.rows.topRows(m / 2), e.conditions.least.head(m / 2),
                     e.conditions.most.head(m / 2)};
    BoxProgram program(std::make_shared<const RangedRows>(first), e.lower, e.upper);
    program.minimise(e.cost, kInfinity);
    const auto whole = std::make_shared<const RangedRows>(e.conditions);
    program.extend(whole);
    for (int change = 0; change < test::repeats(100); ++change) {
      const Index x = tables.between(0, e.cost.size() - 1);
      const double middle = (e.lower(x) + e.upper(x)) / 2;
      const bool narrow = change % 3 != 0;
      program.set_range(x, narrow ? middle : e.lower(x), e.upper(x));
      e.cost(x) = -e.cost(x) + 0.1;
      const auto outcome = program.minimise(e.cost, kInfinity);
      Vector<double> lower = e.lower;
      for (Index k = 0; k < lower.size(); ++k) lower(k) = program.lower(k);
      BoxProgram fresh(whole, lower, e.upper);
      REQUIRE(fresh.minimise(e.cost, kInfinity) == outcome);
      if (outcome != BoxProgram::Outcome::optimal) continue;
      CHECK(program.bound() == doctest::Approx(fresh.bound()).epsilon(1e-9).scale(1));
    }
  }
}

TEST_CASE("a minimisation ends as soon as it knows enough") {
  RangedRows conditions{Matrix<double>::Ones(1, 3), Vector<double>::Ones(1), Vector<double>::Ones(1)};
  BoxProgram program(std::make_shared<const RangedRows>(conditions), Vector<double>::Zero(3),
                     Vector<double>::Ones(3));
  Vector<double> cost(3);
  cost << 3, 2, 5;
  CHECK(program.minimise(cost, 1.5) == BoxProgram::Outcome::enough);
  CHECK(program.bound() > 1.5);
  CHECK(program.minimise(cost, kInfinity) == BoxProgram::Outcome::optimal);
  CHECK(program.bound() == doctest::Approx(2));
  CHECK(program.point()(1) == doctest::Approx(1));
}

TEST_CASE("a minimisation and a walk that are told to stop do, with a bound that is true") {
  // Large enough for somebody to be asked.
  constexpr Index kEntries = 200;
  constexpr Index kRows = 400;
  std::mt19937_64 generator(43);
  std::uniform_real_distribution<double> number(-1, 1);
  RangedRows conditions{Matrix<double>(kRows, kEntries), Vector<double>(kRows), Vector<double>(kRows)};
  for (double& entry : conditions.rows.reshaped()) entry = number(generator);
  conditions.least.setConstant(-1);
  conditions.most.setConstant(1);
  const Vector<double> box = Vector<double>::Ones(kEntries);
  Vector<double> cost(kEntries);
  for (double& entry : cost) entry = number(generator);
  const auto shared = std::make_shared<const RangedRows>(conditions);
  BoxProgram whole(shared, -box, box);
  int asked = 0;
  const auto always = [&] {
    ++asked;
    return true;
  };
  REQUIRE(whole.minimise(cost, kInfinity, always) == BoxProgram::Outcome::optimal);
  REQUIRE(asked > 1);
  const double optimum = cost.dot(whole.point());

  BoxProgram stopped(shared, -box, box);
  for (int most = 1; most <= asked; ++most) {
    CAPTURE(most);
    int questions = 0;
    const auto some = [&] { return ++questions < most; };
    // It goes on from where it was stopped, but for a pivot or two that are taken again.
    if (stopped.minimise(cost, kInfinity, some) == BoxProgram::Outcome::optimal) break;
    CHECK(questions == most);
    CHECK(stopped.bound() <= optimum + 1e-9);
  }
  CHECK(stopped.minimise(cost, kInfinity) == BoxProgram::Outcome::optimal);
  CHECK(stopped.bound() == doctest::Approx(whole.bound()).epsilon(1e-9));

  // Away from the corner that the walk is drawn to.
  const auto term = [](Index /*entry*/, double value) { return -value * value; };
  BoxProgram free = whole;
  asked = 0;
  const int moves = free.walk(term, always);
  REQUIRE(asked > 0);
  const int fewer = whole.walk(term, [] { return false; });
  CHECK(fewer < moves);
}

}  // namespace sluice::box_program_test
