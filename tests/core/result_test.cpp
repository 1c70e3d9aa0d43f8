// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/result.hpp"

#include <doctest/doctest.h>

#include <string>

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#else
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#endif

namespace sluice::result_test {

namespace {

using sluice::Result;
using sluice::Status;

constexpr sluice::ErrorText kNone = {"none", Status::bad_request, "There is none.", "Ask for another."};

Result<std::string> failed() { return sluice::fail(kNone); }
Result<std::string> good() { return std::string("there"); }

/// Reads what is not there.
void misread(int which) {
  const auto bad = failed();
  const auto fine = good();
  auto changeable = failed();
  volatile std::size_t read = 0;  // nothing may be left out because nobody uses it
  switch (which) {
    case 0:
      read = bad.value().size();
      break;
    case 1:
      read = (*bad).size();
      break;
    case 2:
      read = bad->size();
      break;
    case 3:
      read = changeable->size();
      break;
    case 4:
      read = fine.failure().message().size();
      break;
    default:  // nothing is wrong: the control
      read = fine->size() + bad.failure().message().size();
  }
  static_cast<void>(read);
}

}  // namespace

#ifdef __EMSCRIPTEN__
extern "C" EMSCRIPTEN_KEEPALIVE void sluice_misread(int which) {  // NOLINT(readability-identifier-naming)
  misread(which);
}
// clang-format off: JavaScript
EM_JS(bool, traps, (int which), {
  try {
    _sluice_misread(which);
    return false;
  } catch (error) {
    return error instanceof WebAssembly.RuntimeError;
  }
});
// clang-format on
#else
namespace {

/// In a child, which dies of it.
bool traps(int which) {
  const pid_t child = fork();
  if (child == 0) {
    // Not the test program's own, which would report a failed test.
    for (const int trap : {SIGILL, SIGTRAP}) std::signal(trap, SIG_DFL);
    misread(which);
    _exit(0);
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  return WIFSIGNALED(status) && (WTERMSIG(status) == SIGILL || WTERMSIG(status) == SIGTRAP);
}

}  // namespace
#endif

TEST_CASE("reading what a result does not hold ends the program, in every build") {
  for (int which = 0; which < 5; ++which) {
    CAPTURE(which);
    CHECK(traps(which));
  }
  CHECK_FALSE(traps(5));
}

}  // namespace sluice::result_test
