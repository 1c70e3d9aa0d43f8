// SPDX-License-Identifier: GPL-3.0-or-later
#include "vectors.hpp"

#include <boost/property_tree/json_parser.hpp>

namespace sluice::test {

Json read_vectors(const std::string& name) {
  Json json;
  boost::property_tree::read_json(std::string(SLUICE_VECTORS_DIR) + "/" + name, json);
  return json;
}

}  // namespace sluice::test
