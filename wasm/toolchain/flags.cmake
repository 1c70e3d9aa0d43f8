# SPDX-License-Identifier: GPL-3.0-or-later
# What every object of a target must share, third-party libraries included.

# A fused multiply-add gives other last bits on machines that have one; results must not depend on that.
set(SLUICE_TARGET_FLAGS -ffp-contract=off)

if(EMSCRIPTEN)
  # Objects with different models of exceptions or longjmp do not link with each other.
  list(APPEND SLUICE_TARGET_FLAGS -fwasm-exceptions -sSUPPORT_LONGJMP=wasm -msimd128 -O3 -flto)
endif()
