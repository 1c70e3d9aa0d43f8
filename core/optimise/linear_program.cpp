// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/linear_program.hpp"

#include <glpk.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "optimise/glpk_guard.hpp"
#include "optimise/search_texts.hpp"

namespace sluice {
namespace {

struct DeleteProblem {
  void operator()(glp_prob* problem) const { glp_delete_prob(problem); }
};
using Problem = std::unique_ptr<glp_prob, DeleteProblem>;

// A simplex method that needs more pivots than this for each row and column is stuck.
constexpr int kPivots = 50;

/// GLPK's own constraint matrix: triplets, counted from 1, the entry at 0 unused.
struct Triplets {
  std::vector<int> rows{0};
  std::vector<int> columns{0};
  std::vector<double> values{0};
};

Triplets triplets_of(const std::vector<SparseProgram::Entry>& entries) {
  Triplets triplets;
  for (const auto& [row, column, value] : entries) {
    triplets.rows.push_back(static_cast<int>(row) + 1);
    triplets.columns.push_back(static_cast<int>(column) + 1);
    triplets.values.push_back(value);
  }
  return triplets;
}

/// Whether GLPK accepts these: it asserts on values that are not numbers, or not finite, and on wrong places.
bool is_program(const SparseProgram& program) {
  const Index m = program.right_hand_side.size();
  const Index n = program.cost.size();
  return m > 0 && n > 0 && program.at_most >= 0 && program.at_most <= m &&
         program.right_hand_side.allFinite() && program.cost.allFinite() &&
         std::ranges::all_of(program.constraints, [&](const auto& entry) {
           return entry.row >= 0 && entry.row < m && entry.column >= 0 && entry.column < n &&
                  std::isfinite(entry.value);
         });
}

bool is_optimal(glp_prob* problem, const glp_smcp& parameters) {
  return glp_simplex(problem, &parameters) == 0 && glp_get_status(problem) == GLP_OPT;
}

Failure gave_up() { return fail(texts::kSearch.linear_program_failed); }

}  // namespace

Result<LinearSolution> solve(const LinearProgram& program) {
  const auto& constraints = program.constraints;
  if (constraints.rows() != program.right_hand_side.size() || constraints.cols() != program.cost.size()) {
    return gave_up();
  }
  SparseProgram sparse{{}, program.right_hand_side, program.cost};
  for (Index i = 0; i < constraints.rows(); ++i) {
    for (Index j = 0; j < constraints.cols(); ++j) {
      if (constraints(i, j) != 0) sparse.constraints.push_back({i, j, constraints(i, j)});
    }
  }
  return solve(sparse);
}

Result<LinearSolution> solve(const SparseProgram& program) {
  if (!is_program(program)) return gave_up();
  const auto m = static_cast<int>(program.right_hand_side.size());
  const auto n = static_cast<int>(program.cost.size());
  const int equal = m - static_cast<int>(program.at_most);
  const Triplets triplets = triplets_of(program.constraints);

  LinearSolution solution{Vector<double>(n), Vector<double>(m)};
  bool optimal = false;
  Problem problem;
  const bool survived = survives([&] {
    glp_term_out(GLP_OFF);
    problem.reset(glp_create_prob());
    glp_add_rows(problem.get(), m);
    glp_add_cols(problem.get(), n);
    for (int i = 1; i <= m; ++i) {
      const double right = program.right_hand_side(i - 1);
      glp_set_row_bnds(problem.get(), i, i > equal ? GLP_UP : GLP_FX, right, right);
    }
    for (int j = 1; j <= n; ++j) {
      glp_set_col_bnds(problem.get(), j, GLP_LO, 0, 0);
      glp_set_obj_coef(problem.get(), j, program.cost(j - 1));
    }
    glp_load_matrix(problem.get(), static_cast<int>(triplets.values.size()) - 1, triplets.rows.data(),
                    triplets.columns.data(), triplets.values.data());
    glp_smcp parameters;
    glp_init_smcp(&parameters);
    parameters.msg_lev = GLP_MSG_OFF;
    parameters.tol_bnd = 1e-9;
    parameters.tol_dj = 1e-9;
    // GLPK can go round in circles on degenerate programs.
    parameters.it_lim = kPivots * (m + n);
    // Entropies are costs of at least 0, so the basis of row variables is dual feasible: no first phase.
    parameters.meth = GLP_DUALP;
    optimal = is_optimal(problem.get(), parameters);
    if (!optimal) {
      // Coefficients of very different sizes may have prevented a solution.
      glp_scale_prob(problem.get(), GLP_SF_GM);
      glp_std_basis(problem.get());
      optimal = is_optimal(problem.get(), parameters);
    }
    for (int j = 1; j <= n; ++j) solution.x(j - 1) = glp_get_col_prim(problem.get(), j);
    for (int i = 1; i <= m; ++i) solution.duals(i - 1) = glp_get_row_dual(problem.get(), i);
  });
  if (!survived) {
    (void)problem.release();  // freed with GLPK's environment
    return gave_up();
  }
  if (!optimal) return gave_up();
  return solution;
}

}  // namespace sluice
