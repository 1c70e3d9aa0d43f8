// SPDX-License-Identifier: GPL-3.0-or-later
/// What a channel does, as designs and audits tell it.
#pragma once

#include <vector>

#include "design/sluice.hpp"
#include "exact/marks.hpp"

namespace sluice {

/// The notions that an audit of such a channel tells the level of: those that need no parameter.
std::vector<Notion> notions_without_parameter(const Prior& prior, bool sees_secret);

/// What a channel does, as it is sampled from.
struct Figures {
  double mutual_information = 0;
  double secret_information = 0;
  double information_error = 0;
  Guess guess = {};
  std::vector<NamedLeakage> leakage;
};

/// Of a channel with the rows that `sees_secret` tells, under every notion without a parameter and under
/// `notion`.
Figures figures_of(const Notion& notion, const Prior& prior, bool sees_secret, const Channel& channel);

/// The same of reports that are sets of marks, for which the data are all there is to keep.
Figures figures_of(const Notion& notion, const Prior& prior, const Marks& marks);

template <class Told>
void tell_figures(Told& told, Figures figures) {
  told.mutual_information = figures.mutual_information;
  told.secret_information = figures.secret_information;
  told.information_error = figures.information_error;
  told.guess = figures.guess;
  told.leakage = std::move(figures.leakage);
}

}  // namespace sluice
