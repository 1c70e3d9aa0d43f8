// SPDX-License-Identifier: GPL-3.0-or-later
// Files of SPSS, Stata and SAS as records of bytes, read by ReadStat. It believes a file more than we do. Its
// findings go out as they are, and wasm/files/formats/stat-records.ts reads them as something that anybody
// may have written.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "host.hpp"
#include "readstat.h"

namespace sluice::stat {
namespace {

constexpr std::int64_t piece_bytes = 1 << 18;

struct File {
  std::int64_t size = 0;
  std::int64_t at = 0;
  /// The piece that was fetched last.
  std::int64_t begin = 0;
  std::int64_t end = 0;
  std::array<char, piece_bytes> piece;
};

File file;
Output output;
/// ReadStat's own words about an error.
std::array<char, 256> message;
int row = -1;

template <std::size_t N>
void note(std::array<char, N>& into, const char* text) {
  const std::size_t length = std::min(std::strlen(text), N - 1);
  std::memcpy(into.data(), text, length);
  into[length] = '\0';
}

void begin(Record kind) {
  output.pass();
  output.number(kind);
}

int open_file(const char*, void*) {
  file.at = 0;
  return 0;
}

int close_file(void*) { return 0; }

readstat_off_t seek_file(readstat_off_t offset, readstat_io_flags_t whence, void*) {
  const std::int64_t from = whence == READSTAT_SEEK_SET   ? 0
                            : whence == READSTAT_SEEK_CUR ? file.at
                                                          : file.size;
  // A place that no file has says that the file is damaged.
  if (offset < -from || offset > file.size - from) return -1;
  return file.at = from + offset;
}

ssize_t read_file(void* to, std::size_t bytes, void*) {
  char* into = static_cast<char*>(to);
  const auto wanted =
      static_cast<std::size_t>(std::min<std::int64_t>(static_cast<std::int64_t>(bytes), file.size - file.at));
  for (std::size_t done = 0; done < wanted;) {
    if (file.at < file.begin || file.at >= file.end) {
      // SAS is read backwards as well: a piece is the same from wherever it is come to.
      file.begin = file.at - file.at % piece_bytes;
      file.end = std::min(file.begin + piece_bytes, file.size);
      host_fetch(static_cast<double>(file.begin), file.piece.data(),
                 static_cast<std::uint32_t>(file.end - file.begin));
    }
    const auto length = std::min<std::size_t>(static_cast<std::size_t>(file.end - file.at), wanted - done);
    std::memcpy(into + done, file.piece.data() + (file.at - file.begin), length);
    done += length;
    file.at += static_cast<std::int64_t>(length);
  }
  return static_cast<ssize_t>(wanted);
}

readstat_error_t update_file(long, readstat_progress_handler, void*, void*) { return READSTAT_OK; }

void write_value(readstat_value_t value, bool declared) {
  const auto kind = [&](Record record) {
    output.number(static_cast<std::uint8_t>(static_cast<unsigned>(record) |
                                            (declared ? static_cast<unsigned>(Record::declared) : 0U)));
  };
  if (value.is_tagged_missing) {
    kind(Record::tagged);
    return output.number(value.tag);
  }
  if (readstat_value_is_system_missing(value)) return kind(Record::missing);
  switch (value.type) {
    case READSTAT_TYPE_STRING:
    case READSTAT_TYPE_STRING_REF:
      // A text that is not there is none.
      kind(Record::text);
      return output.text(value.v.string_value);
    case READSTAT_TYPE_FLOAT:
      kind(Record::single);
      return output.number(value.v.float_value);
    case READSTAT_TYPE_DOUBLE:
      kind(Record::real);
      return output.number(value.v.double_value);
    default:
      kind(Record::integer);
      return output.number(readstat_int32_value(value));
  }
}

int on_table(readstat_metadata_t* table, void*) {
  begin(Record::table);
  output.number(static_cast<std::int32_t>(readstat_get_row_count(table)));
  output.number(static_cast<std::int32_t>(readstat_get_file_format_version(table)));
  output.number(static_cast<std::uint8_t>(readstat_get_compression(table)));
  output.text(readstat_get_file_label(table));
  return READSTAT_HANDLER_OK;
}

int on_variable(int, readstat_variable_t* variable, const char* labels, void*) {
  begin(Record::variable);
  output.number(static_cast<std::uint8_t>(readstat_variable_get_type(variable)));
  output.number(static_cast<std::uint32_t>(readstat_variable_get_storage_width(variable)));
  output.number(static_cast<std::uint8_t>(readstat_variable_get_measure(variable)));
  output.number(static_cast<std::uint8_t>(readstat_variable_get_alignment(variable)));
  output.number(static_cast<std::int32_t>(readstat_variable_get_display_width(variable)));
  output.text(readstat_variable_get_name(variable));
  output.text(readstat_variable_get_label(variable));
  output.text(readstat_variable_get_format(variable));
  output.text(labels);
  const int ranges = readstat_variable_get_missing_ranges_count(variable);
  output.number(static_cast<std::uint32_t>(ranges));
  for (int i = 0; i < ranges; i++) {
    write_value(readstat_variable_get_missing_range_lo(variable, i), false);
    write_value(readstat_variable_get_missing_range_hi(variable, i), false);
  }
  return READSTAT_HANDLER_OK;
}

/// ReadStat knows no variables that nobody is told of.
int on_known_variable(int, readstat_variable_t*, const char*, void*) { return READSTAT_HANDLER_OK; }

int on_label(const char* labels, readstat_value_t value, const char* label, void*) {
  begin(Record::label);
  output.text(labels);
  write_value(value, false);
  output.text(label);
  return READSTAT_HANDLER_OK;
}

int on_weight(readstat_variable_t* variable, void*) {
  begin(Record::weight);
  output.number(static_cast<std::uint32_t>(readstat_variable_get_index(variable)));
  return READSTAT_HANDLER_OK;
}

int on_value(int observation, readstat_variable_t* variable, readstat_value_t value, void*) {
  if (observation != row) {
    begin(Record::row);
    row = observation;
  }
  write_value(value, readstat_value_is_defined_missing(value, variable) != 0);
  return READSTAT_HANDLER_OK;
}

void on_error(const char* text, void*) { note(message, text); }

using Parse = readstat_error_t (*)(readstat_parser_t*, const char*, void*);

Parse parse_of(int format) {
  switch (format) {
    case 0:
      return readstat_parse_sav;
    case 1:
      return readstat_parse_por;
    case 2:
      return readstat_parse_dta;
    case 3:
      return readstat_parse_xport;
    default:
      return readstat_parse_sas7bdat;
  }
}

}  // namespace
}  // namespace sluice::stat

extern "C" {

using namespace sluice::stat;

// ReadStat's own way to files, of which there are none here.
readstat_error_t unistd_io_init(readstat_parser_t* parser) {
  readstat_set_open_handler(parser, open_file);
  readstat_set_close_handler(parser, close_file);
  readstat_set_seek_handler(parser, seek_file);
  readstat_set_read_handler(parser, read_file);
  readstat_set_update_handler(parser, update_file);
  return READSTAT_OK;
}

/// Reads what stands before the rows, or the rows. Gives ReadStat's number of what is wrong, 0 where nothing
/// is.
[[clang::export_name("read_table")]] int read_table(int format, double size, int rows) {
  file.size = static_cast<std::int64_t>(size);
  file.at = file.begin = file.end = 0;
  row = -1;
  readstat_parser_t* parser = readstat_parser_init();
  readstat_set_error_handler(parser, on_error);
  if (rows) {
    readstat_set_variable_handler(parser, on_known_variable);
    readstat_set_value_handler(parser, on_value);
  } else {
    readstat_set_metadata_handler(parser, on_table);
    readstat_set_variable_handler(parser, on_variable);
    readstat_set_value_label_handler(parser, on_label);
    readstat_set_fweight_handler(parser, on_weight);
  }
  const readstat_error_t error = parse_of(format)(parser, "", nullptr);
  readstat_parser_free(parser);
  if (error == READSTAT_OK) output.flush();
  return error;
}

[[clang::export_name("error_message")]] const char* error_message() { return message.data(); }
}
