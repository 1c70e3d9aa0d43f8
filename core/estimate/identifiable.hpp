// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "prior/prior.hpp"

namespace sluice {

/// Whether the reports' distribution determines that of the data.
enum class Identifiable {
  always,       ///< under every joint distribution of secret and data
  under_prior,  ///< only if the secret given the data is distributed as in the prior
  in_part,      ///< only some of it: different distributions of the data give the same reports
};

struct Identification {
  Identifiable identifiable = Identifiable::in_part;
  /// The categories whose probability is determined under every joint distribution, ascending.
  std::vector<Index> identifiable_data;
};

/// For a channel that sees X (a rows) or (S,X) (c a rows). P(X=x) is determined if its indicator is a
/// combination of columns, which is orthogonal to all changes of the inputs that no report shows. Holds to a
/// relative 1e-9. Nothing if the channel is so large that this would take long.
std::optional<Identification> identification(const Prior& prior, const Channel& channel);

}  // namespace sluice
