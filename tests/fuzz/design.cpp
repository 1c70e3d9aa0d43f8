// SPDX-License-Identifier: GPL-3.0-or-later
// Any notion and any protocol on a small table, with little time: whatever comes out is verified.
#include "designs.hpp"
#include "fuzzers.hpp"
#include "protocol/protocol.hpp"

namespace sluice::fuzz {
void design(Bytes bytes) {
  const Notion& named = notion(bytes);
  const Protocol& protocol = bytes.one_of(protocols());
  DesignRequest request{table(bytes, 3, 5), std::string(named.name), epsilon(bytes),
                        std::string(protocol.name)};
  // Levels near 0 are for lists as well.
  if (request.table.weights.size() > kMostListed && request.epsilon < .05) request.epsilon += .05;
  request.search = search(bytes, request.table.weights.size());
  request.parameters = parameters(bytes, request.table.weights.rows(), request.table.weights.cols());
  request.sees_secret = bytes.flag();
  if (protocol.uses_distances != bytes.seldom())
    request.table.distances = distances(bytes, request.table.weights.cols());
  Index patience = bytes.byte();
  const bool asks = bytes.flag();
  const Watch watch = [&](const DesignProgress& progress) {
    require(progress.lower <= progress.upper, "the best found is below what is proved");
    if (asks && patience % 8 == 0) {
      if (const auto interim = progress.interim()) verify(request, *interim);
    }
    return --patience > 0;
  };
  const auto made = bytes.flag() ? sluice::design(request, watch) : sluice::design(request);
  if (!made) {
    require(!made.failure().message().empty() && !made.failure().remedy().empty(),
            "a failure says what to do");
    return;
  }
  verify(request, *made);
}

}  // namespace sluice::fuzz
