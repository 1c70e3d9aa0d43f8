// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/said.hpp"

#include <doctest/doctest.h>

#include "base/result.hpp"

namespace sluice::said_test {

namespace {

constexpr Text kInner = {"inner", "a level"};
constexpr Text kTwice = {"twice", "{name} of {count}, and {name} again"};
constexpr ErrorText kError = {"error", Status::too_large, "There are {count} of {name}.",
                              "Leave out {name}, or give {needed}."};

}  // namespace

TEST_CASE("a text has one value for each name of a hole, wherever the name stands") {
  CHECK(say(kTwice, "x", 2).english() == "x of 2, and x again");
}

TEST_CASE("message and remedy of a failure share their values") {
  const Failure failure = fail(kError, 3, "y", &kInner);
  CHECK(failure.status == Status::too_large);
  CHECK(failure.text == &kError);
  CHECK(failure.message() == "There are 3 of y.");
  CHECK(failure.remedy() == "Leave out y, or give a level.");
}

TEST_CASE("a name that looks like a hole stays as it is") {
  CHECK(say(kTwice, "{count}", 2).english() == "{count} of 2, and {count} again");
}

}  // namespace sluice::said_test
