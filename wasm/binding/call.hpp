// SPDX-License-Identifier: GPL-3.0-or-later
/// How a call crosses the boundary: records in, records out. None throws.
#pragma once

#include <exception>
#include <optional>
#include <utility>

#include "protocol/protocol.hpp"
#include "records.hpp"

namespace sluice::js {

/// What `call` gives, or why it gives nothing. The core reports failures as values; what is thrown all the
/// same is the want of memory.
template <class Record, class Call>
Record answer(Call&& call) {
  Record failed;
  try {
    Result<Record> result = call();
    if (result) return std::move(*result);
    failed.outcome = Outcome(result.failure());
  } catch (const std::exception&) {
    failed.outcome = Outcome({Status::too_large, "The computation ran out of memory.",
                              "Merge rare categories, or use another protocol."});
  }
  return failed;
}

template <class Record>
void tell(Record& record, const std::optional<Identification>& identification) {
  if (!identification) return;
  record.identifiable = name_of(identification->kind);
  record.identifiable_data = numbers_of(identification->data);
}

}  // namespace sluice::js
