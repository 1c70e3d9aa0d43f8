// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/on_average.hpp"

#include "protocol/optimal.hpp"

namespace sluice {

ProposeOnAverage way_on_average(const Protocol& protocol) {
  // Calibrated protocols have one parameter, which the guarantee takes.
  return protocol.propose == optimal::propose ? optimal::propose_on_average : nullptr;
}

}  // namespace sluice
