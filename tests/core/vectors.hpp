// SPDX-License-Identifier: GPL-3.0-or-later
/// Check values that the tests of the TypeScript API read as well.
#pragma once

#include <boost/property_tree/json_parser.hpp>
#include <string>
#include <vector>

#include "scalar.hpp"

namespace sluice::test {

using Json = boost::property_tree::ptree;

inline Json read_vectors(const std::string& name) {
  Json json;
  boost::property_tree::read_json(std::string(SLUICE_VECTORS_DIR) + "/" + name, json);
  return json;
}

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

}  // namespace sluice::test
