// SPDX-License-Identifier: GPL-3.0-or-later
/// What is given across the boundary, as the core has it.
#pragma once

#include <algorithm>

#include "protocol/protocol.hpp"
#include "records.hpp"

namespace sluice::js {

inline JointTable table_of(const Table& table) {
  auto secret = strings_from(table.secret_categories);
  auto data = strings_from(table.data_categories);
  auto weights = matrix_of<double>(table.weights, secret.size(), data.size());
  const auto values = numbers_of<std::uint32_t>(table.attributes);
  const Index count = static_cast<Index>(values.size() / std::max<std::size_t>(data.size(), 1));
  Matrix<Index> attributes =
      Eigen::Map<const Matrix<std::uint32_t>>(values.data(), static_cast<Index>(data.size()), count)
          .cast<Index>();
  Matrix<double> distances;
  if (table.distances["length"].as<std::size_t>() > 0) {
    distances = matrix_of<double>(table.distances, data.size(), data.size());
  }
  return {{table.secret_name, std::move(secret)},
          {table.data_name, std::move(data)},
          std::move(weights),
          std::move(attributes),
          std::move(distances)};
}

inline Parameters parameters_of(const NotionParameters& given, const Table& table) {
  Parameters parameters;
  parameters.lower = given.lower;
  parameters.alpha = given.alpha;
  parameters.ranges = given.ranges;
  const auto secrets = table.secret_categories["length"].as<std::size_t>();
  const auto known = [&](const Float64Array& cells) -> Matrix<std::int64_t> {
    if (cells["length"].as<std::size_t>() == 0) return {};
    return matrix_of<double>(cells, secrets, table.data_categories["length"].as<std::size_t>())
        .cast<std::int64_t>();
  };
  parameters.known = {given.radius, known(given.least), known(given.most)};
  parameters.secrets = numbers_of<double>(given.secrets);
  const auto categories = table.data_categories["length"].as<std::size_t>();
  if (given.data["length"].as<std::size_t>() > 0) {
    parameters.data = matrix_of<double>(given.data, categories, categories);
  }
  const auto neighbours = numbers_of<std::uint32_t>(given.neighbours);
  for (std::size_t i = 0; i + 1 < neighbours.size(); i += 2) {
    parameters.neighbours.emplace_back(neighbours[i], neighbours[i + 1]);
  }
  return parameters;
}

/// In the order in which the levels are stated; the core knows which they have to be.
inline sluice::Claim claim_of(const Claim& claim, const Table& table) {
  sluice::Claim stated{claim.notion,
                       claim.epsilon,
                       {},
                       numbers_of<double>(claim.levels),
                       parameters_of(claim.parameters, table),
                       claim.sees_secret};
  const auto numerators = strings_from(claim.bound_numerators);
  const auto denominators = strings_from(claim.bound_denominators);
  for (std::size_t i = 0; i < numerators.size(); ++i) {
    stated.bounds.push_back({integer_of(numerators[i]), integer_of(denominators[i])});
  }
  return stated;
}

/// Precondition, checked in TypeScript: digits only. More than one's own mark may have stays more than that.
inline Marks marks_of(std::size_t categories, const std::string& digits) {
  const Integer other = std::min(integer_of(digits), Integer(kRowSum));
  return {static_cast<Index>(categories), other.convert_to<std::uint64_t>()};
}

}  // namespace sluice::js
