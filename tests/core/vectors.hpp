// SPDX-License-Identifier: GPL-3.0-or-later
/// Check values that the tests of the TypeScript API read as well.
#pragma once

#include <boost/property_tree/ptree.hpp>
#include <string>
#include <vector>

#include "base/scalar.hpp"

namespace sluice::test {

using Json = boost::property_tree::ptree;

/// Reads a file of the checkout.
Json read_json(const std::string& path);

/// Reads a file of tests/vectors.
inline Json read_vectors(const std::string& name) { return read_json("tests/vectors/" + name); }

inline std::vector<double> numbers(const Json& json, const std::string& path) {
  std::vector<double> values;
  for (const auto& [key, value] : json.get_child(path)) values.push_back(value.get_value<double>());
  return values;
}

inline Matrix<double> matrix(const Json& json, const std::string& path) {
  std::vector<std::vector<double>> rows;
  for (const auto& [key, row] : json.get_child(path)) {
    rows.emplace_back();
    for (const auto& [inner, value] : row) rows.back().push_back(value.get_value<double>());
  }
  Matrix<double> result(static_cast<Index>(rows.size()), static_cast<Index>(rows.front().size()));
  for (Index i = 0; i < result.rows(); ++i) {
    for (Index j = 0; j < result.cols(); ++j) {
      result(i, j) = rows[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
    }
  }
  return result;
}

/// Counts of A's six panels of the Adult data, a c x a table each.
struct AdultTable {
  std::string secret;
  std::string data;
  Matrix<double> counts;
};

inline std::vector<AdultTable> adult_tables() {
  std::vector<AdultTable> tables;
  const Json json = read_json("web/figures/adult.json");
  for (const auto& [key, table] : json.get_child("tables")) {
    tables.push_back(
        {table.get<std::string>("secret"), table.get<std::string>("data"), matrix(table, "counts")});
  }
  return tables;
}

/// One of them by its names, which have to be right.
inline Matrix<double> adult(const std::string& secret, const std::string& data) {
  for (const AdultTable& table : adult_tables()) {
    if (table.secret == secret && table.data == data) return table.counts;
  }
  return {};
}

}  // namespace sluice::test
