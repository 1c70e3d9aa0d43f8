# SPDX-License-Identifier: GPL-3.0-or-later
# Toolchain file of the `wasm` preset: hands over to Emscripten's own, wherever the set-up found it.
if(NOT EXISTS ${CMAKE_CURRENT_LIST_DIR}/../../.build/toolchain.cmake)
  message(FATAL_ERROR "The toolchain is not set up yet. Run: npm run setup")
endif()
include(${CMAKE_CURRENT_LIST_DIR}/../../.build/toolchain.cmake)
include(${SLUICE_EMSCRIPTEN_ROOT}/cmake/Modules/Platform/Emscripten.cmake)
