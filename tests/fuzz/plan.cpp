// SPDX-License-Identifier: GPL-3.0-or-later
// Any survey that nobody has held yet: so many people are enough, and no width is none.
#include <cmath>

#include "estimate/planner.hpp"
#include "fuzzers.hpp"
#include "questions.hpp"

namespace sluice::fuzz {
namespace {

template <class Channels>
void check(Bytes& bytes, const Channels& released, const Question& asked) {
  const double people = bytes.seldom() ? bytes.any() : bytes.scaled(bytes.byte() + 1, 0, 30);
  if (const auto found = precision(released, asked, people)) {
    require(found->together.allFinite() && found->together.minCoeff() >= 0,
            "half widths are numbers of at least 0");
    require(found->each.allFinite() && found->each.minCoeff() >= 0, "half widths are numbers of at least 0");
    require((found->wald.array() >= 0).all(), "half widths are numbers of at least 0");
  }
  const double width = bytes.seldom() ? bytes.any() : bytes.share();
  const auto needed = people_for(released, asked, width);
  if (!needed) return;
  require(!needed->wald || *needed->wald >= 1, "there is one person at least");
  if (!needed->together) return;
  require(*needed->together >= 1, "there is one person at least");
  const auto then = precision(released, asked, *needed->together);
  require(then && then->together.maxCoeff() <= width * (1 + 1e-6) + 1e-8, "so many people are enough");
}

}  // namespace

void plan(Bytes bytes) {
  const Index inputs = bytes.between(1, 5);
  if (bytes.between(0, 3) == 0) {
    const Marks released = marks(bytes, inputs);
    if (released.other > kOwnMark || released.categories != inputs) return;  // preconditions
    check(bytes, released, question(bytes, inputs));
  } else {
    const Channel released = channel(bytes, inputs, bytes.between(1, 5));
    check(bytes, released, question(bytes, inputs));
  }
}

}  // namespace sluice::fuzz
