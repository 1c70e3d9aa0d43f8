# SPDX-License-Identifier: GPL-3.0-or-later
# What every object of a target must share, third-party libraries included.

# A fused multiply-add gives other last bits on machines that have one; results must not depend on that.
set(SLUICE_TARGET_FLAGS -ffp-contract=off)

if(EMSCRIPTEN)
  # Objects with different models of exceptions or longjmp do not link with each other.
  list(APPEND SLUICE_TARGET_FLAGS -fwasm-exceptions -mexception-handling -msimd128 -O3 -flto)
  set(SLUICE_LINK_FLAGS -sSUPPORT_LONGJMP=wasm)

  # emcc is a script that takes a third of a second to call Clang. It is asked once how it does, and Clang is called itself.
  foreach(language IN ITEMS C CXX)
    set(probe ${CMAKE_BINARY_DIR}/probe.c)
    if(language STREQUAL CXX)
      string(APPEND probe xx)
    endif()
    file(WRITE ${probe} "")
    execute_process(
      COMMAND ${CMAKE_${language}_COMPILER} -v -c ${SLUICE_TARGET_FLAGS} ${SLUICE_LINK_FLAGS} ${probe} -o ${probe}.o
      ERROR_VARIABLE said OUTPUT_QUIET)
    if(NOT said MATCHES "^ *(\"?[^\n]*clang[^\n]*) -v -c ")
      message(FATAL_ERROR "${CMAKE_${language}_COMPILER} -v does not say how it calls Clang:\n${said}")
    endif()
    # Each target says for itself whether it has exceptions.
    string(REPLACE " -mexception-handling" "" clang "${CMAKE_MATCH_1}")
    set(CMAKE_${language}_COMPILE_OBJECT "${clang} <DEFINES> <INCLUDES> <FLAGS> -o <OBJECT> -c <SOURCE>")
  endforeach()
endif()

# Compiler options that write "." for these folders wherever __FILE__ or debug information would name them:
# what is built must neither tell whose machine it was built on nor depend on it.
function(sluice_hide_paths result)
  list(TRANSFORM ARGN REPLACE "(.+)" "-ffile-prefix-map=\\1=.")
  set(${result} ${ARGN} PARENT_SCOPE)
endfunction()
