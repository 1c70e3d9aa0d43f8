# SPDX-License-Identifier: GPL-3.0-or-later
# Imported targets for everything third-party, the same names natively and for WebAssembly:
# sluice::headers (Eigen, Boost), sluice::solvers (GLPK, cddlib), sluice::doctest, sluice::benchmark; and for
# WebAssembly alone sluice::readstat.

# The folders of the machine's header-only libraries. Emscripten searches its own sysroot only,
# hence the plain find_path with the usual places named.
function(sluice_find_headers variable header remedy)
  find_path(${variable} ${header} NO_CMAKE_FIND_ROOT_PATH
    PATHS /usr/include /usr/local/include /opt/homebrew/include PATH_SUFFIXES eigen3)
  if(NOT ${variable})
    message(FATAL_ERROR "${header} was not found. Install ${remedy}, or set ${variable} to the folder that holds it.")
  endif()
endfunction()

sluice_find_headers(SLUICE_EIGEN_DIR Eigen/Core "Eigen 3.4 (Debian: libeigen3-dev)")
sluice_find_headers(SLUICE_BOOST_DIR boost/multiprecision/cpp_int.hpp "Boost 1.74 (Debian: libboost-dev)")

# A folder with links to just these headers: /usr/include itself must not come before the sysroot.
set(private_headers ${CMAKE_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${private_headers})
file(CREATE_LINK ${SLUICE_EIGEN_DIR}/Eigen ${private_headers}/Eigen SYMBOLIC)
file(CREATE_LINK ${SLUICE_EIGEN_DIR}/unsupported ${private_headers}/unsupported SYMBOLIC)
file(CREATE_LINK ${SLUICE_BOOST_DIR}/boost ${private_headers}/boost SYMBOLIC)

add_library(sluice_headers INTERFACE)
add_library(sluice::headers ALIAS sluice_headers)
target_include_directories(sluice_headers SYSTEM INTERFACE ${private_headers})
# Boost before 1.81 inherits from std::unary_function, which newer C++ libraries leave out.
target_compile_definitions(sluice_headers INTERFACE
  _LIBCPP_ENABLE_CXX17_REMOVED_UNARY_BINARY_FUNCTION _LIBCPP_DISABLE_DEPRECATION_WARNINGS)

add_library(sluice_solvers INTERFACE)
add_library(sluice::solvers ALIAS sluice_solvers)
add_library(sluice_benchmark INTERFACE)
add_library(sluice::benchmark ALIAS sluice_benchmark)

if(EMSCRIPTEN)
  target_include_directories(sluice_solvers SYSTEM INTERFACE
    ${SLUICE_WASM_LIBRARIES}/include ${SLUICE_WASM_LIBRARIES}/include/cddlib)
  target_link_libraries(sluice_solvers INTERFACE
    ${SLUICE_WASM_LIBRARIES}/lib/libglpk.a ${SLUICE_WASM_LIBRARIES}/lib/libcdd.a)
  target_include_directories(sluice_benchmark SYSTEM INTERFACE ${SLUICE_WASM_LIBRARIES}/include)
  target_link_libraries(sluice_benchmark INTERFACE ${SLUICE_WASM_LIBRARIES}/lib/libbenchmark.a)
  add_library(sluice_readstat INTERFACE)
  add_library(sluice::readstat ALIAS sluice_readstat)
  target_include_directories(sluice_readstat SYSTEM INTERFACE ${SLUICE_WASM_LIBRARIES}/include)
  target_link_libraries(sluice_readstat INTERFACE ${SLUICE_WASM_LIBRARIES}/lib/libreadstat.a)
else()
  find_path(SLUICE_GLPK_DIR glpk.h REQUIRED)
  find_library(SLUICE_GLPK_LIBRARY glpk REQUIRED)
  find_path(SLUICE_CDD_DIR cdd.h PATH_SUFFIXES cddlib cdd REQUIRED)
  find_library(SLUICE_CDD_LIBRARY cdd REQUIRED)
  target_include_directories(sluice_solvers SYSTEM INTERFACE ${SLUICE_GLPK_DIR} ${SLUICE_CDD_DIR})
  target_link_libraries(sluice_solvers INTERFACE ${SLUICE_GLPK_LIBRARY} ${SLUICE_CDD_LIBRARY})
  if(NOT SLUICE_SANITISE)
    find_package(benchmark REQUIRED)
    target_link_libraries(sluice_benchmark INTERFACE benchmark::benchmark)
  endif()
endif()

sluice_find_headers(SLUICE_DOCTEST_DIR doctest/doctest.h "doctest 2.4 (Debian: doctest-dev)")
file(CREATE_LINK ${SLUICE_DOCTEST_DIR}/doctest ${private_headers}/doctest SYMBOLIC)
add_library(sluice::doctest ALIAS sluice_headers)
