// SPDX-License-Identifier: GPL-3.0-or-later
/// The figures of a table before there is a channel, and those of a channel, for designs and audits.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "exact/marks.hpp"
#include "guarantee/notion.hpp"
#include "prior/guessing.hpp"

namespace sluice {

/// The level under one notion.
struct NamedLeakage {
  std::string_view notion;
  Leakage leakage;
};

/// The figures of a joint table, before there is a protocol.
struct Summary {
  Prior prior;
  double secret_entropy = 0;
  double data_entropy = 0;
  double mutual_information = 0;           ///< I(S;X)
  std::vector<NamedLeakage> release = {};  ///< the level at which the data may go out as they are
};

Summary summary(const Prior& prior);

/// The notions that an audit of such a channel tells the level of: those that need no parameter.
std::vector<Notion> notions_without_parameter(const Prior& prior, bool sees_secret);

/// The figures of a channel, as it is sampled from.
struct Figures {
  double mutual_information = 0;
  double secret_information = 0;
  std::optional<double> information_error = {};
  Guess guess = {};
  std::vector<NamedLeakage> leakage;
};

/// The figures of a channel of the data (a rows), or one that sees the secret (c a rows). Levels are under
/// every notion without a parameter and under `notion`.
Figures figures_of(const Notion& notion, const Prior& prior, bool sees_secret, const Channel& channel);

/// The same for reports that are sets of marks; their channel sees and keeps the data only.
Figures figures_of(const Notion& notion, const Prior& prior, const Marks& marks);

/// The level under every notion that needs no parameter.
std::vector<NamedLeakage> leakage_under_all(const Prior& prior, bool sees_secret, const Channel& channel);

template <class Told>
void tell_figures(Told& told, Figures figures) {
  told.mutual_information = figures.mutual_information;
  told.secret_information = figures.secret_information;
  told.information_error = figures.information_error;
  told.guess = figures.guess;
  told.leakage = std::move(figures.leakage);
}

}  // namespace sluice
