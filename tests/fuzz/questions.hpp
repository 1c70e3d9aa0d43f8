// SPDX-License-Identifier: GPL-3.0-or-later
/// Questions that may be asked of reports, from bytes.
#pragma once

#include "estimate/estimate.hpp"
#include "tables.hpp"

namespace sluice::fuzz {

/// How common each input is, or what else may be asked.
inline Question question(Bytes& bytes, Index inputs) {
  Question question;
  if (bytes.flag()) {
    question.functionals = Matrix<double>::Identity(inputs, inputs);
    question.distribution = bytes.flag() ? inputs : 0;
  } else {
    question.functionals.resize(bytes.between(0, 3), bytes.seldom() ? inputs + 1 : inputs);
    const bool any = bytes.seldom();
    for (double& number : question.functionals.reshaped()) {
      number = any ? bytes.any() : static_cast<double>(bytes.between(-2, 2)) / 2;
    }
    if (bytes.seldom()) question.distribution = bytes.between(-1, 4);
  }
  question.prior.resize(bytes.seldom() ? bytes.between(0, 9) : inputs);
  for (double& share : question.prior) share = bytes.seldom() ? bytes.any() : bytes.tame();
  question.confidence = bytes.seldom() ? bytes.any() : bytes.share();
  return question;
}

/// Whole numbers, of up to some billions, or what is none.
inline Vector<double> counts(Bytes& bytes, Index size) {
  Vector<double> counts(bytes.seldom() ? bytes.between(0, 9) : size);
  const Index scale = bytes.between(0, 24);
  for (double& count : counts) {
    count = bytes.seldom() ? std::floor(bytes.any()) : bytes.byte();
    if (bytes.flag()) count = std::ldexp(count, static_cast<int>(scale));
  }
  return counts;
}

}  // namespace sluice::fuzz
