// SPDX-License-Identifier: GPL-3.0-or-later
// Files of SPSS and Stata from the records that read.cpp makes of them, written by ReadStat.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <map>
#include <memory>
#include <set>

#include "host.hpp"
#include "readstat.h"

namespace sluice::stat {
namespace {

struct Value {
  Record kind = Record::missing;
  char tag = '\0';
  double number = 0;
  std::string text;
};

/// One file that is being written.
struct Writing {
  readstat_writer_t* writer = readstat_writer_init();
  Output output;
  std::vector<readstat_variable_t*> variables;
  /// ReadStat keeps no copies of the texts that are declared missing.
  std::deque<std::string> texts;
  /// How many texts that Stata keeps apart from the rows have been written.
  int apart = 0;
  bool stata = false;
  /// Whether what stands before the rows has been written.
  bool described = false;

  Writing() = default;
  Writing(const Writing&) = delete;
  Writing& operator=(const Writing&) = delete;
  ~Writing() { readstat_writer_free(writer); }
};

std::unique_ptr<Writing> writing;

ssize_t write_bytes(const void* bytes, std::size_t length, void*) {
  writing->output.append(bytes, length);
  return static_cast<ssize_t>(length);
}

Value value_from(Input& in) {
  Value value;
  value.kind = static_cast<Record>(in.number<std::uint8_t>() & ~static_cast<unsigned>(Record::declared));
  switch (value.kind) {
    case Record::tagged:
      value.tag = in.number<char>();
      break;
    case Record::real:
      value.number = in.number<double>();
      break;
    case Record::single:
      value.number = static_cast<double>(in.number<float>());
      break;
    case Record::integer:
      value.number = static_cast<double>(in.number<std::int32_t>());
      break;
    case Record::text:
      value.text = in.text();
      break;
    default:
      break;
  }
  return value;
}

/// A variable's description, which is written once all sets of labels are known.
struct Described {
  readstat_type_t type;
  std::uint32_t width;
  std::uint8_t measure, alignment;
  std::int32_t display_width;
  std::string name, label, format, labels;
  std::vector<std::pair<Value, Value>> missing;
};

Described variable_from(Input& in) {
  Described it{};
  it.type = static_cast<readstat_type_t>(in.number<std::uint8_t>());
  it.width = in.number<std::uint32_t>();
  it.measure = in.number<std::uint8_t>();
  it.alignment = in.number<std::uint8_t>();
  it.display_width = in.number<std::int32_t>();
  it.name = in.text();
  it.label = in.text();
  it.format = in.text();
  it.labels = in.text();
  it.missing.resize(in.number<std::uint32_t>());
  for (auto& [from, to] : it.missing) {
    from = value_from(in);
    to = value_from(in);
  }
  return it;
}

void add_label(readstat_label_set_t* set, const Value& value, const std::string& label) {
  if (value.kind == Record::text) return readstat_label_string_value(set, value.text.c_str(), label.c_str());
  if (value.kind == Record::tagged) return readstat_label_tagged_value(set, value.tag, label.c_str());
  if (value.kind == Record::missing) return;
  if (set->type == READSTAT_TYPE_INT32) {
    return readstat_label_int32_value(set, static_cast<std::int32_t>(value.number), label.c_str());
  }
  readstat_label_double_value(set, value.number, label.c_str());
}

readstat_error_t add_missing(Writing& w, readstat_variable_t* variable, const Value& from, const Value& to) {
  if (from.kind != Record::text)
    return readstat_variable_add_missing_double_range(variable, from.number, to.number);
  const char* lower = w.texts.emplace_back(from.text).c_str();
  const char* upper = w.texts.emplace_back(to.text).c_str();
  return readstat_variable_add_missing_string_range(variable, lower, upper);
}

readstat_error_t add_variable(Writing& w, const Described& it,
                              const std::map<std::string, readstat_label_set_t*>& sets) {
  readstat_variable_t* variable = readstat_add_variable(w.writer, it.name.c_str(), it.type, it.width);
  readstat_variable_set_label(variable, it.label.c_str());
  readstat_variable_set_format(variable, it.format.c_str());
  readstat_variable_set_measure(variable, static_cast<readstat_measure_t>(it.measure));
  readstat_variable_set_alignment(variable, static_cast<readstat_alignment_t>(it.alignment));
  readstat_variable_set_display_width(variable, it.display_width);
  if (const auto found = sets.find(it.labels); found != sets.end()) {
    readstat_variable_set_label_set(variable, found->second);
  }
  w.variables.push_back(variable);
  for (const auto& [from, to] : it.missing) {
    if (const auto error = add_missing(w, variable, from, to); error != READSTAT_OK) return error;
  }
  return READSTAT_OK;
}

bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// SPSS before version 12 knows a variable by so many bytes of its name, in capitals. So does ReadStat
/// everywhere but in the list of long names.
constexpr std::ptrdiff_t short_name = 8;

/// The next place of such a name, or the end.
char* find(char* at, char* end, const char* name) {
  while (end - at >= short_name && std::memcmp(at, name, short_name) != 0) at++;
  return end - at >= short_name ? at : end;
}

/// ReadStat cuts the short name within a character, which other readers refuse. The part of that character
/// that is left gives way to another one wherever the short name stands. All these places are in the
/// description, of which nothing has been handed over.
void mend_short_names(Writing& w) {
  char* const begin = w.output.bytes().data();
  char* const end = begin + w.output.bytes().size();
  for (const readstat_variable_t* variable : w.variables) {
    const char* name = readstat_variable_get_name(variable);
    if (std::strlen(name) <= short_name || !continues(name[short_name])) continue;
    std::array<char, short_name> cut;
    for (std::size_t i = 0; i < short_name; i++) {
      cut[i] = name[i] >= 'a' && name[i] <= 'z' ? static_cast<char>(name[i] - 'a' + 'A') : name[i];
    }
    std::size_t whole = short_name - 1;
    while (continues(cut[whole])) whole--;
    std::array<char, short_name> mended = cut;
    for (const char filler : std::string_view("_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")) {
      std::memset(&mended[whole], filler, short_name - whole);
      if (find(begin, end, mended.data()) == end) break;
    }
    for (char* at = begin; (at = find(at, end, cut.data())) != end; at += short_name) {
      // In a label the character goes on. In the record of a variable the name follows a format. The format's
      // last byte is 0, and the one before it is not; a length may stand behind the name.
      const bool in_record = at[-1] == '\0' && at[-2] != '\0';
      if (in_record || !continues(at[short_name])) std::memcpy(at, mended.data(), short_name);
    }
  }
}

/// Into how many variables of the file one is cut: SPSS has none of more than 255 bytes.
std::uint32_t segments(const readstat_variable_t* variable) {
  const std::size_t width = readstat_variable_get_storage_width(variable);
  const bool is_text = readstat_variable_get_type(variable) == READSTAT_TYPE_STRING;
  return is_text && width > 256 ? static_cast<std::uint32_t>((width + 255) / 256) : 1;
}

/// ReadStat calls the further segments of "q1" Q11, Q12 and so on. Readers take a variable q11, if there is
/// one, for a segment. These segments get names that nothing else has.
void mend_segment_names(Writing& w) {
  constexpr std::ptrdiff_t header = 176, record = 32, name_at = 24;
  const auto number = [](const char* at) {
    std::int32_t value = 0;
    std::memcpy(&value, at, sizeof value);
    return value;
  };
  char* at = w.output.bytes().data() + header;
  std::set<std::string> taken;
  std::vector<char*> further;
  for (const readstat_variable_t* variable : w.variables) {
    for (std::uint32_t left = segments(variable), all = left; left > 0; at += record) {
      // The records of a text beyond its first eight bytes are counted as well.
      if (number(at + 4) < 0) continue;
      if (left == all) {
        taken.emplace(at + name_at, short_name);
        const std::int32_t missing = std::abs(number(at + 12));
        if (number(at + 8) != 0) at += 4 + (number(at + record) + 3) / 4 * 4;
        at += 8 * static_cast<std::ptrdiff_t>(missing);
      } else {
        further.push_back(at + name_at);
      }
      --left;
    }
  }
  int next = 0;
  for (char* name : further) {
    while (!taken.emplace(name, short_name).second) {
      std::array<char, short_name + 1> own{};
      std::snprintf(own.data(), own.size(), "S%-7d", ++next);
      std::memcpy(name, own.data(), short_name);
    }
  }
}

readstat_error_t insert(Writing& w, const readstat_variable_t* variable, const Value& value) {
  const auto type = readstat_variable_get_type(variable);
  if (type == READSTAT_TYPE_STRING_REF) {
    return readstat_insert_string_ref(w.writer, variable, readstat_get_string_ref(w.writer, w.apart++));
  }
  if (value.kind == Record::missing) return readstat_insert_missing_value(w.writer, variable);
  if (value.kind == Record::tagged)
    return readstat_insert_tagged_missing_value(w.writer, variable, value.tag);
  switch (type) {
    case READSTAT_TYPE_STRING:
      return readstat_insert_string_value(w.writer, variable, value.text.c_str());
    case READSTAT_TYPE_INT8:
      return readstat_insert_int8_value(w.writer, variable, static_cast<std::int8_t>(value.number));
    case READSTAT_TYPE_INT16:
      return readstat_insert_int16_value(w.writer, variable, static_cast<std::int16_t>(value.number));
    case READSTAT_TYPE_INT32:
      return readstat_insert_int32_value(w.writer, variable, static_cast<std::int32_t>(value.number));
    case READSTAT_TYPE_FLOAT:
      return readstat_insert_float_value(w.writer, variable, static_cast<float>(value.number));
    default:
      return readstat_insert_double_value(w.writer, variable, value.number);
  }
}

}  // namespace

extern "C" {

/// Begins a file of Stata or SPSS that will have so many rows, from its description. Gives ReadStat's number
/// of what is wrong.
[[clang::export_name("write_begin")]] int write_begin(int stata, int rows, const char* at,
                                                      std::uint32_t length) {
  writing = std::make_unique<Writing>();
  Writing& w = *writing;
  w.stata = stata != 0;
  readstat_set_data_writer(w.writer, write_bytes);
  std::map<std::string, readstat_label_set_t*> sets;
  std::vector<Described> variables;
  std::uint32_t weight = ~0U;
  Input in(at, length);
  while (!in.done()) {
    switch (static_cast<Record>(in.number<std::uint8_t>())) {
      case Record::table: {
        in.number<std::int32_t>();
        readstat_writer_set_file_format_version(w.writer,
                                                static_cast<std::uint8_t>(in.number<std::int32_t>()));
        readstat_writer_set_compression(w.writer,
                                        static_cast<readstat_compress_t>(in.number<std::uint8_t>()));
        readstat_writer_set_file_label(w.writer, in.text().c_str());
        break;
      }
      case Record::variable:
        variables.push_back(variable_from(in));
        break;
      case Record::label: {
        const std::string name = in.text();
        const Value value = value_from(in);
        auto& set = sets[name];
        if (!set) {
          const auto type = value.kind == Record::text ? READSTAT_TYPE_STRING
                            : w.stata                  ? READSTAT_TYPE_INT32
                                                       : READSTAT_TYPE_DOUBLE;
          set = readstat_add_label_set(w.writer, type, name.c_str());
        }
        add_label(set, value, in.text());
        break;
      }
      default:
        weight = in.number<std::uint32_t>();
    }
  }
  for (const Described& it : variables) {
    if (const auto error = add_variable(w, it, sets); error != READSTAT_OK) return error;
  }
  if (weight < w.variables.size()) readstat_writer_set_fweight_variable(w.writer, w.variables[weight]);
  return w.stata ? readstat_begin_writing_dta(w.writer, nullptr, rows)
                 : readstat_begin_writing_sav(w.writer, nullptr, rows);
}

/// The texts that Stata keeps apart from the rows (strL), in their order: where they will stand is written
/// before any row.
[[clang::export_name("write_texts")]] int write_texts(const char* at, std::uint32_t length) {
  Input in(at, length);
  while (!in.done()) readstat_add_string_ref(writing->writer, in.text().c_str());
  return READSTAT_OK;
}

[[clang::export_name("write_rows")]] int write_rows(const char* at, std::uint32_t length) {
  Writing& w = *writing;
  Input in(at, length);
  while (!in.done()) {
    in.number<std::uint8_t>();
    const bool described = w.described;
    if (const auto error = readstat_begin_row(w.writer); error != READSTAT_OK) return error;
    w.described = true;
    if (!described && !w.stata) {
      mend_short_names(w);
      mend_segment_names(w);
    }
    for (const readstat_variable_t* variable : w.variables) {
      if (const auto error = insert(w, variable, value_from(in)); error != READSTAT_OK) return error;
    }
    if (const auto error = readstat_end_row(w.writer); error != READSTAT_OK) return error;
    w.output.pass();
  }
  return READSTAT_OK;
}

[[clang::export_name("write_end")]] int write_end() {
  const auto error = readstat_end_writing(writing->writer);
  if (error == READSTAT_OK) writing->output.flush();
  return error;
}
}

}  // namespace sluice::stat
