// SPDX-License-Identifier: GPL-3.0-or-later
#include "vectors.hpp"

#include <boost/property_tree/json_parser.hpp>

namespace sluice::test {

Json read_json(const std::string& path) {
  Json json;
  boost::property_tree::read_json(path, json);
  return json;
}

}  // namespace sluice::test
