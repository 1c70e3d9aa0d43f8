// SPDX-License-Identifier: GPL-3.0-or-later
/// 64 bytes of a text at a time, as bits: bit i is about byte i.
#pragma once

#include <cstddef>
#include <cstdint>

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace sluice::csv {

/// Bytes of a block. A text has as many readable bytes behind its end, with any content.
inline constexpr std::size_t kBlock = 64;

/// The places in a block that mean something in CSV.
struct Marks {
  std::uint64_t separators = 0;
  std::uint64_t quotes = 0;
  /// Line feeds and carriage returns.
  std::uint64_t ends = 0;

  friend bool operator==(const Marks&, const Marks&) = default;
};

/// Byte by byte. `Wide` below has to give the same results, and a test says so.
struct Plain {
  static Marks marks(const char* at, char separator) {
    Marks marks;
    for (std::size_t i = 0; i < kBlock; ++i) {
      marks.separators |= static_cast<std::uint64_t>(at[i] == separator) << i;
      marks.quotes |= static_cast<std::uint64_t>(at[i] == '"') << i;
      marks.ends |= static_cast<std::uint64_t>(at[i] == '\n' || at[i] == '\r') << i;
    }
    return marks;
  }

  /// Whether there is anything but printable ASCII, tabs and line ends.
  static bool odd(const char* at) {
    bool any = false;
    for (std::size_t i = 0; i < kBlock; ++i) {
      const auto c = static_cast<unsigned char>(at[i]);
      any = any || ((c < 0x20 || c > 0x7e) && c != '\n' && c != '\r' && c != '\t');
    }
    return any;
  }
};

#if defined(__wasm_simd128__)

struct Wide {
  static Marks marks(const char* at, char separator) {
    Marks marks;
    for (unsigned i = 0; i < kBlock; i += 16) {
      const v128_t x = wasm_v128_load(at + i);
      marks.separators |= bits(is(x, separator)) << i;
      marks.quotes |= bits(is(x, '"')) << i;
      marks.ends |= bits(wasm_v128_or(is(x, '\n'), is(x, '\r'))) << i;
    }
    return marks;
  }

  static bool odd(const char* at) {
    v128_t any = wasm_i8x16_splat(0);
    for (unsigned i = 0; i < kBlock; i += 16) {
      const v128_t x = wasm_v128_load(at + i);
      // As signed numbers, bytes beyond ASCII are below those of it.
      const v128_t low = wasm_v128_or(wasm_i8x16_lt(x, wasm_i8x16_splat(0x20)), is(x, 0x7f));
      const v128_t usual = wasm_v128_or(is(x, '\n'), wasm_v128_or(is(x, '\r'), is(x, '\t')));
      any = wasm_v128_or(any, wasm_v128_andnot(low, usual));
    }
    return wasm_v128_any_true(any);
  }

 private:
  static v128_t is(v128_t x, char c) { return wasm_i8x16_eq(x, wasm_i8x16_splat(c)); }
  static std::uint64_t bits(v128_t x) { return wasm_i8x16_bitmask(x); }
};

#elif defined(__SSE2__)

struct Wide {
  static Marks marks(const char* at, char separator) {
    Marks marks;
    for (unsigned i = 0; i < kBlock; i += 16) {
      const __m128i x = load(at + i);
      marks.separators |= bits(is(x, separator)) << i;
      marks.quotes |= bits(is(x, '"')) << i;
      marks.ends |= bits(_mm_or_si128(is(x, '\n'), is(x, '\r'))) << i;
    }
    return marks;
  }

  static bool odd(const char* at) {
    __m128i any = _mm_setzero_si128();
    for (unsigned i = 0; i < kBlock; i += 16) {
      const __m128i x = load(at + i);
      const __m128i low = _mm_or_si128(_mm_cmplt_epi8(x, _mm_set1_epi8(0x20)), is(x, 0x7f));
      const __m128i usual = _mm_or_si128(is(x, '\n'), _mm_or_si128(is(x, '\r'), is(x, '\t')));
      any = _mm_or_si128(any, _mm_andnot_si128(usual, low));
    }
    return _mm_movemask_epi8(any) != 0;
  }

 private:
  static __m128i load(const char* at) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(at)); }
  static __m128i is(__m128i x, char c) { return _mm_cmpeq_epi8(x, _mm_set1_epi8(c)); }
  static std::uint64_t bits(__m128i x) { return static_cast<unsigned>(_mm_movemask_epi8(x)); }
};

#else

using Wide = Plain;

#endif

}  // namespace sluice::csv
