// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <glpk.h>

#include <csetjmp>

namespace sluice {

/// Runs `body`; false if GLPK hit a fatal error in it, which would otherwise abort the process. A jump skips
/// destructors: `body` must own nothing, and everything it fills must belong to the caller. After a jump the
/// state of GLPK's environment is unknown; it is freed, and with it every problem.
template <class Body>
bool survives(Body&& body) {
  std::jmp_buf target;
  // NOLINTNEXTLINE(cert-err52-cpp): GLPK's hook must not return, and its C frames cannot unwind.
  if (setjmp(target) != 0) {
    glp_free_env();
    return false;
  }
  glp_error_hook([](void* jump) { std::longjmp(*static_cast<std::jmp_buf*>(jump), 1); }, &target);
  body();
  glp_error_hook(nullptr, nullptr);
  return true;
}

}  // namespace sluice
