// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "prior/prior.hpp"

namespace sluice {

/// Whether the distribution of the data can be told from that of the reports.
enum class Identifiable {
  always,       ///< whatever the joint distribution of secret and data is
  under_prior,  ///< only where the secret is distributed given the data as in the prior
  in_part,      ///< some of it only: different distributions of the data give the same reports
};

struct Identification {
  Identifiable kind = Identifiable::in_part;
  std::vector<Index> data;  ///< whose probability can be told whatever the joint distribution is, ascending
};

/// For a channel that sees X (a rows) or (S,X) (c a rows). P(X=x) can be told where its indicator is a
/// combination of columns: orthogonal to all changes of the inputs that no report shows; to a relative 1e-9.
/// Nothing where the channel is so large that this would take long.
std::optional<Identification> identification(const Prior& prior, const Channel& channel);

}  // namespace sluice
