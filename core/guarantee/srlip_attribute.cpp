// SPDX-License-Identifier: Apache-2.0
#include "guarantee/srlip_attribute.hpp"

#include <algorithm>
#include <map>

namespace sluice::srlip_attribute {
namespace {

/// The number of values of an attribute. Values are numbered from 0.
Index size_of(const Matrix<Index>& attributes, Index j) { return attributes.col(j).maxCoeff() + 1; }

/// A row of the attribute's table: all people who differ in the attribute only.
struct Row {
  Index secret;
  std::vector<Index> others;   ///< values of all attributes, -1 for the attribute itself
  std::vector<Index> reports;  ///< on the attributes before it
};

/// All combinations of reports of these channels.
std::vector<std::vector<Index>> combinations(const std::vector<Channel>& channels) {
  std::vector<std::vector<Index>> all{{}};
  for (const Channel& channel : channels) {
    std::vector<std::vector<Index>> longer;
    for (const auto& combination : all) {
      for (Index y = 0; y < channel.cols(); ++y) {
        longer.push_back(combination);
        longer.back().push_back(y);
      }
    }
    all = std::move(longer);
  }
  return all;
}

template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  const auto count = static_cast<Index>(parameters.contrasts.size());
  Conditions<Scalar> conditions;
  conditions.weights.resize(2 * count, joint.cells.cols());
  conditions.weights.setConstant(Scalar(0));
  conditions.mass.resize(2 * count);
  conditions.mass.setConstant(Scalar(0));
  const auto add = [&](Index side, const std::vector<Index>& rows) {
    conditions.sides.emplace_back();
    for (const Index row : rows) {
      for (Index x = 0; x < joint.cells.cols(); ++x) conditions.weights(side, x) += joint.cells(row, x);
      conditions.mass(side) += joint.secret(row);
    }
  };
  for (Index i = 0; i < count; ++i) {
    const Contrast& contrast = parameters.contrasts[static_cast<std::size_t>(i)];
    add(2 * i, contrast.some);
    add(2 * i + 1, contrast.all);
    conditions.comparisons.push_back({2 * i, 2 * i + 1});
    conditions.comparisons.push_back({2 * i + 1, 2 * i});
  }
  return conditions;
}

double comparison_count(const Joint<double>& /*joint*/, const Parameters& parameters) {
  return 2 * static_cast<double>(parameters.contrasts.size());
}

/// Everyone in a context, and those among them with each secret.
std::vector<Contrast> contrasts(const std::vector<Row>& rows, const Vector<double>& mass, Index attributes,
                                Index attribute) {
  std::vector<Contrast> contrasts;
  for (unsigned known = 0; known < (1U << static_cast<unsigned>(attributes)); ++known) {
    const auto knows = [&](Index j) { return (known >> static_cast<unsigned>(j) & 1U) != 0; };
    if (knows(attribute)) continue;
    std::map<std::vector<Index>, std::map<Index, std::vector<Index>>> contexts;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (mass(static_cast<Index>(i)) <= 0) continue;
      std::vector<Index> context;
      for (Index j = 0; j < attributes; ++j) {
        const auto at = static_cast<std::size_t>(j);
        if (knows(j)) {
          context.push_back(rows[i].others[at]);
        } else if (at < rows[i].reports.size()) {
          context.push_back(rows[i].reports[at]);
        }
      }
      contexts[context][rows[i].secret].push_back(static_cast<Index>(i));
    }
    for (const auto& context : contexts) {
      Contrast contrast;
      for (const auto& group : context.second) {
        contrast.all.insert(contrast.all.end(), group.second.begin(), group.second.end());
      }
      for (const auto& group : context.second) {
        contrast.some = group.second;
        if (contrast.some.size() < contrast.all.size()) contrasts.push_back(contrast);
      }
    }
  }
  return contrasts;
}

}  // namespace

Setting setting(const Prior& prior, Index attribute, const std::vector<Channel>& before) {
  const Matrix<Index>& attributes = prior.attributes;
  const auto reports = combinations(before);
  std::vector<Row> rows;
  std::map<std::vector<Index>, Index> row_of;
  struct Weight {
    Index row;
    Index value;
    double weight;
  };
  std::vector<Weight> weights;
  for (Index s = 0; s < prior.secrets(); ++s) {
    for (Index x = 0; x < prior.categories(); ++x) {
      for (const auto& combination : reports) {
        double weight = prior.probabilities.cells(s, x);
        for (std::size_t i = 0; i < before.size(); ++i) {
          weight *= before[i](attributes(x, static_cast<Index>(i)), combination[i]);
        }
        Row row{s, {attributes.row(x).begin(), attributes.row(x).end()}, combination};
        row.others[static_cast<std::size_t>(attribute)] = -1;
        std::vector<Index> key = row.others;
        key.insert(key.end(), combination.begin(), combination.end());
        key.push_back(s);
        const auto [found, added] = row_of.emplace(std::move(key), static_cast<Index>(rows.size()));
        if (added) rows.push_back(std::move(row));
        weights.push_back({found->second, attributes(x, attribute), weight});
      }
    }
  }
  Matrix<double> cells =
      Matrix<double>::Zero(static_cast<Index>(rows.size()), size_of(attributes, attribute));
  for (const auto& [row, value, weight] : weights) cells(row, value) += weight;
  Joint<double> joint(cells);
  Parameters parameters;
  parameters.contrasts = contrasts(rows, joint.secret, attributes.cols(), attribute);
  Joint<double> probabilities(Matrix<double>(cells / joint.total));
  Setting setting{{{}, {}, {}, {}, {}, {}, Matrix<Index>(), std::move(joint), std::move(probabilities)},
                  {{.name = "srlip of an attribute", .sees = Sees::data},
                   comparison_count,
                   conditions<double>,
                   conditions<Integer>,
                   conditions<Integer>}};
  setting.notion.parameters = std::move(parameters);
  return setting;
}

Channel product(const Prior& prior, const std::vector<Channel>& channels) {
  const auto all = combinations(channels);
  Channel product(prior.categories(), static_cast<Index>(all.size()));
  Index reports = 0;
  for (const auto& combination : all) {
    Vector<double> column = Vector<double>::Ones(prior.categories());
    for (std::size_t j = 0; j < channels.size(); ++j) {
      for (Index x = 0; x < column.size(); ++x) {
        column(x) *= channels[j](prior.attributes(x, static_cast<Index>(j)), combination[j]);
      }
    }
    if (column.maxCoeff() <= 0) continue;
    product.col(reports++) = column;
  }
  return product.leftCols(reports);
}

}  // namespace sluice::srlip_attribute
