// SPDX-License-Identifier: GPL-3.0-or-later
/// The English of pooled and weighted estimates and of regressions, as in base/texts.hpp.
#pragma once

#include "base/result.hpp"

namespace sluice::texts {

struct ResearchTexts {
  ErrorText nothing_pooled = {"nothing-pooled", Status::bad_request, "There are no reports to pool.",
                              "Give at least one protocol with its reports."};
  ErrorText pooled_unary_too_wide = {
      "pooled-unary-too-wide", Status::too_large,
      "Unary encoding of {categories} categories has too many reports to be pooled with others.",
      "Pool protocols of other kinds, or of at most {most} categories."};
  ErrorText weights_do_not_fit = {
      "weights-do-not-fit", Status::bad_request, "The weights do not fit their people.",
      "Give, for each report, the number of people, the sum of their weights and that "
      "of their squares."};
  ErrorText regression_does_not_fit = {
      "regression-does-not-fit", Status::bad_request,
      "The covariates, chances and counts of this regression do not fit each other.",
      "Give each case a row of finite covariates, two chances between 0 and 1, and a count above 0."};
  ErrorText regression_too_large = {
      "regression-too-large", Status::too_large, "There are too many different people for this regression.",
      "Take fewer covariates, or round them so that more people have the same."};
  ErrorText covariate_collinear = {
      "covariate-collinear", Status::bad_request,
      "The covariate \"{covariate}\" follows from the covariates before it, or has one value only.",
      "Leave it out: nothing can be told of its effect beside theirs."};
  ErrorText likelihood_flat = {"likelihood-flat", Status::bad_request,
                               "The likelihood is flat: these reports do not tell the coefficients.",
                               "Use reports of a protocol that lets more through, or leave covariates out."};
  ErrorText likelihood_boundless = {
      "likelihood-boundless", Status::bad_request,
      "The likelihood has no largest value: it grows without end as the coefficient of \"{covariate}\" does.",
      "Merge its categories, leave it out, or ask more people. For some values the reports look as if "
      "everybody, or nobody, had answered yes."};
};
inline constexpr ResearchTexts kResearch;

}  // namespace sluice::texts
