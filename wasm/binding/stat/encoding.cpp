// SPDX-License-Identifier: GPL-3.0-or-later
// ReadStat needs iconv; this asks the host, which knows the encodings already. The tables of the C library
// are more than all the rest of the module. Texts come out as UTF-8.
#include <iconv.h>

#include <algorithm>
#include <cerrno>

#include "host.hpp"

namespace sluice::stat {
namespace {

/// The encoding that the file's texts were last said to be in.
std::vector<char> encoding(1);

extern "C" {
/// Whether there is such an encoding; its number, or -1.
[[clang::import_module("env"), clang::import_name("encoding")]] int host_encoding(const char* name,
                                                                                  std::uint32_t bytes);
/// Bytes that were written, -1 where the text is none in this encoding, or -2 where there is no room for it.
[[clang::import_module("env"), clang::import_name("decode")]] int host_decode(int encoding, const char* from,
                                                                              std::uint32_t bytes, char* to,
                                                                              std::uint32_t room);
}

// A handle is the encoding's number and one more: 0 would be none.
iconv_t handle_of(int number) { return reinterpret_cast<iconv_t>(static_cast<std::intptr_t>(number) + 1); }
int number_of(iconv_t handle) { return static_cast<int>(reinterpret_cast<std::intptr_t>(handle) - 1); }

}  // namespace

extern "C" {

[[clang::export_name("encoding_name")]] const char* encoding_name() { return encoding.data(); }

// ReadStat is compiled to call these three.
iconv_t sluice_iconv_open(const char* /*to*/, const char* from) {
  encoding.assign(from, from + std::strlen(from) + 1);
  const int number = host_encoding(from, static_cast<std::uint32_t>(std::strlen(from)));
  return number < 0 ? reinterpret_cast<iconv_t>(-1) : handle_of(number);
}

int sluice_iconv_close(iconv_t /*handle*/) { return 0; }

std::size_t sluice_iconv(iconv_t handle, char** from, std::size_t* bytes, char** to, std::size_t* room) {
  const bool plain = std::all_of(*from, *from + *bytes,
                                 [](char c) { return static_cast<unsigned char>(c) < 0x80 && c != 0x1b; });
  int written = 0;
  if (!plain) {
    written = host_decode(number_of(handle), *from, static_cast<std::uint32_t>(*bytes), *to,
                          static_cast<std::uint32_t>(*room));
  } else if (*bytes > *room) {
    written = -2;
  } else {
    std::memcpy(*to, *from, *bytes);
    written = static_cast<int>(*bytes);
  }
  if (written < 0) {
    errno = written == -1 ? EILSEQ : E2BIG;
    return static_cast<std::size_t>(-1);
  }
  *from += *bytes;
  *bytes = 0;
  *to += written;
  *room -= static_cast<std::size_t>(written);
  return 0;
}
}

}  // namespace sluice::stat
