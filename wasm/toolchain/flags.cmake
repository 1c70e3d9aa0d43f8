# SPDX-License-Identifier: GPL-3.0-or-later
# What every object of a target must share, third-party libraries included.

# A fused multiply-add gives other last bits on machines that have one; results must not depend on that.
set(SLUICE_TARGET_FLAGS -ffp-contract=off)

if(EMSCRIPTEN)
  # Objects with different models of exceptions or longjmp do not link with each other.
  list(APPEND SLUICE_TARGET_FLAGS -fwasm-exceptions -sSUPPORT_LONGJMP=wasm -msimd128 -O3 -flto)
endif()

# Compiler options that write "." for these folders wherever __FILE__ or debug information would name them:
# what is built must neither tell whose machine it was built on nor depend on it.
function(sluice_hide_paths result)
  list(TRANSFORM ARGN REPLACE "(.+)" "-ffile-prefix-map=\\1=.")
  set(${result} ${ARGN} PARENT_SCOPE)
endfunction()
