// SPDX-License-Identifier: GPL-3.0-or-later
/// The plain records that cross the boundary. Matrices are row-major.
#pragma once

#include "convert.hpp"

namespace sluice::js {

/// A joint table as JavaScript gives it.
struct Table {
  std::string secret_name;
  Strings secret_categories{val::array()};
  std::string data_name;
  Strings data_categories{val::array()};
  Float64Array weights{val::undefined()};
  Uint32Array attributes{val::undefined()};  ///< data x attributes; no entries where there is one only
  Float64Array distances{val::undefined()};  ///< data x data; no entries where none are given
};

/// What a notion has to know, in terms of the table.
struct NotionParameters {
  double lower = 1;
  double alpha = 0;
  bool ranges = false;  ///< see `Parameters`
  double radius = 0;    ///< see `KnownRanges`, secret x data; no entries where they are to be found
  Float64Array least{val::undefined()};
  Float64Array most{val::undefined()};
  Float64Array secrets{val::undefined()};
  Float64Array data{val::undefined()};       ///< data x data, or no entries
  Uint32Array neighbours{val::undefined()};  ///< pairs
};

/// How far a search may go.
struct Search {
  std::string method;  ///< "vertices", "columns", or empty: by size
  double gap = 0;      ///< nats
  double seconds = 0;
};

struct Request {
  std::string notion;
  double epsilon = 0;
  NotionParameters parameters;
  std::string protocol;
  bool sees_secret = false;
  Search search;
};

/// What one search leaves to the next, see SearchMemory; without entries there is nothing to remember.
struct Memory {
  Float64Array posteriors{val::array()};  ///< reports x data
  Float64Array prices{val::array()};
};

/// Either `code` is empty and the rest is filled, or it says what went wrong.
struct Outcome {
  std::string code;
  std::string message;
  std::string remedy;

  Outcome() = default;
  explicit Outcome(const Failure& failure)
      : code(code_of(failure.status)), message(failure.message), remedy(failure.remedy) {}
};

struct Summary {
  Outcome outcome;
  Strings secret_categories{val::array()};
  Strings data_categories{val::array()};
  Strings dropped_secret{val::array()};
  Strings dropped_data{val::array()};
  double total = 0;
  Float64Array prior{val::undefined()};  ///< the joint table that is left, secret x data
  Float64Array secret_distribution{val::undefined()};
  Float64Array data_distribution{val::undefined()};
  double secret_entropy = 0;
  double data_entropy = 0;
  double mutual_information = 0;
  Levels release_level{val::undefined()};  ///< of the data as they are
};

struct Plan {
  Outcome outcome;
  Summary prior;
  bool sees_secret = false;
  Uint32Array answers{val::undefined()};  ///< which answer each report is; none where they are no answers
  /// Where reports are sets of marks: the weight of another category's mark, in decimal digits; else empty.
  /// There are no weights then, and what is told of each report is told of each mark.
  std::string other;
  double radius = 0;                   ///< see `KnownRanges`; no entries where the notion knows of none
  Float64Array least{val::array()};    ///< secret x data
  Float64Array most{val::array()};     ///< likewise
  MaybeRatio worst{val::undefined()};  ///< the proof, and what it leaves of its bound
  std::string slack;
  double mixing = 0;
  Float64Array levels{val::undefined()};  ///< of the notion, as multiples of epsilon; for each a bound
  Strings bound_numerators{val::array()};
  Strings bound_denominators{val::array()};
  BigUint64Array weights{val::undefined()};
  Float64Array channel{val::undefined()};
  Float64Array report_distribution{val::undefined()};
  Float64Array secret_posterior{val::undefined()};
  Float64Array data_posterior{val::undefined()};
  double mutual_information = 0;
  double kept_entropy = 0;  ///< of what mutual_information is about
  MaybeNumber upper_bound{val::undefined()};
  MaybeNumber alpha{val::undefined()};
  double secret_information = 0;
  double information_error = 0;
  Levels leakage{val::undefined()};
  std::string identifiable;                         ///< empty where it is not known
  Uint32Array identifiable_data{val::undefined()};  ///< see `Identification`
  double seconds = 0;
};

/// A plan of which only the utility is wanted, and what its search leaves to a neighbouring level's.
struct Point {
  Outcome outcome;
  double mutual_information = 0;
  MaybeNumber upper_bound{val::undefined()};
  Memory memory;
};

struct Claim {
  std::string notion;
  double epsilon = 0;
  NotionParameters parameters;
  bool sees_secret = false;
  Float64Array levels{val::undefined()};  ///< for which bounds are stated
  Strings bound_numerators{val::array()};
  Strings bound_denominators{val::array()};
  BigUint64Array weights{val::undefined()};
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
  std::string other;  ///< as in Plan
};

struct Verdict {
  Outcome outcome;
  bool holds = false;
  std::string reason;
  MaybeRatio worst{val::undefined()};
  std::string slack;
  double mutual_information = 0;
  double secret_information = 0;
  double information_error = 0;
  Levels leakage{val::undefined()};
  std::string identifiable;                         ///< empty where it is not known
  Uint32Array identifiable_data{val::undefined()};  ///< see `Identification`
  Edges edges{val::undefined()};  ///< under `profile`, of each pair of neighbours; otherwise none
};

struct Composed {
  Outcome outcome;
  double level = 0;
};

/// Several releases of the same answers, as one.
struct Joined {
  Outcome outcome;
  bool holds = false;
  double level = 0;
  MaybeRatio worst{val::undefined()};  ///< its report the number of a combination of reports
};

/// How bad a channel can be for distributions that a sample does not rule out.
struct Worst {
  Outcome outcome;
  double people = 0;
  WorstLevels levels{val::undefined()};
  Float64Array distribution{
      val::undefined()};  ///< one for which the level under ldp is reached, secret x data
};

/// All that may be believed of the data under a guarantee (see `Posteriors`).
struct Beliefs {
  Outcome outcome;
  Strings data_categories{val::array()};
  Float64Array data_distribution{val::undefined()};
  Float64Array vertices{val::undefined()};  ///< vertices x data
  Faces faces{val::undefined()};
};

struct Draws {
  Outcome outcome;
  Uint32Array reports{val::undefined()};
};

struct MarkDraws {
  Outcome outcome;
  Uint8Array marks{val::undefined()};  ///< 1 where a category is marked, reports x categories
};

}  // namespace sluice::js
