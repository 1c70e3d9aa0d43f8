// SPDX-License-Identifier: Apache-2.0
#include "base/result.hpp"

namespace sluice {

std::string Failure::message() const {
  return filled(text->message, Holes(text->message, text->remedy), values);
}
std::string Failure::remedy() const {
  return filled(text->remedy, Holes(text->message, text->remedy), values);
}

}  // namespace sluice
