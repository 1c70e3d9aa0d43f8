// SPDX-License-Identifier: GPL-3.0-or-later
// The other way to the optimum, once, for bench/parts/peers.mjs: a list of all vertices, then one linear
// program over them.
//
//   sluice_peers NOTION EPSILON rows             the polytope for lrs, an H-representation in integers
//   sluice_peers NOTION EPSILON integers         our own list, in exact integers
//   sluice_peers NOTION EPSILON cddlib           cddlib's, in doubles
//   sluice_peers NOTION EPSILON lrs < V-repr.    lrs's answer, in exact rationals
//
// The last three print one line of JSON: how many vertices, the seconds of list and linear program, I(X;Y) in
// nats.
#include <chrono>
#include <cstdio>
#include <iostream>
#include <limits>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

#include "optimise/cdd.hpp"
#include "optimise/envelope.hpp"
#include "optimise/vertices.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "tables.hpp"

using namespace sluice;

namespace {

// Memory ends it, or whoever started it.
constexpr Budget kNoBudget{std::numeric_limits<std::size_t>::max(),
                           std::numeric_limits<std::uint64_t>::max()};

class Clock {
 public:
  [[nodiscard]] double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/// Columns T >= 0 with rows * T <= 0, scaled so that the report has the probability of all data:
/// sum_x p_x T_x = sum_x p_x.  The posterior is p_x T_x over that sum.
void write_rows(const PosteriorPolytope& polytope, std::ostream& out) {
  const Rows<Integer>& rows = polytope.exact_rows;
  const Vector<Integer>& mass = polytope.exact_prior.data;
  const Index a = rows.cols();
  out << "posteriors\nH-representation\nlinearity 1 1\nbegin\n"
      << rows.rows() + a + 1 << ' ' << a + 1 << " rational\n";
  Integer sum = 0;
  for (const Integer& weight : mass) sum += weight;
  out << Integer(-sum);
  for (const Integer& weight : mass) out << ' ' << weight;
  for (Index i = 0; i < rows.rows(); ++i) {
    out << "\n0";
    for (Index x = 0; x < a; ++x) out << ' ' << Integer(-rows(i, x));
  }
  for (Index i = 0; i < a; ++i) {
    out << "\n0";
    for (Index x = 0; x < a; ++x) out << (x == i ? " 1" : " 0");
  }
  out << "\nend\n";
}

/// The posteriors of a V-representation of `write_rows`. Empty when it holds anything but vertices, or no
/// end.
std::optional<Matrix<double>> read_vertices(const PosteriorPolytope& polytope, std::istream& in) {
  const Vector<Integer>& mass = polytope.exact_prior.data;
  Integer sum = 0;
  for (const Integer& weight : mass) sum += weight;
  std::string line;
  while (std::getline(in, line) && line != "begin") {
  }
  std::getline(in, line);  // its size, which lrs does not know yet
  std::vector<Vector<double>> found;
  while (std::getline(in, line) && line != "end") {
    std::istringstream entries(line);
    std::string entry;
    if (!(entries >> entry) || entry != "1") return std::nullopt;
    Vector<double> posterior(mass.size());
    for (Index x = 0; x < mass.size(); ++x) {
      if (!(entries >> entry)) return std::nullopt;
      const auto slash = entry.find('/');
      const Integer denominator = slash == std::string::npos ? Integer(1) : Integer(entry.substr(slash + 1));
      posterior(x) = quotient(Integer(entry.substr(0, slash)) * mass(x), denominator * sum);
    }
    found.push_back(posterior);
  }
  if (line != "end" || found.empty()) return std::nullopt;
  Matrix<double> vertices(static_cast<Index>(found.size()), mass.size());
  for (std::size_t i = 0; i < found.size(); ++i) vertices.row(static_cast<Index>(i)) = found[i].transpose();
  return vertices;
}

std::optional<Matrix<double>> list(const PosteriorPolytope& polytope, std::string_view by) {
  if (by == "cddlib") return cdd_vertices(polytope.rows);
  if (by == "lrs") return read_vertices(polytope, std::cin);
  auto set = vertices(polytope, kNoBudget);
  if (!set) return std::nullopt;
  return std::move(set->vertices);
}

int run(const Notion& notion, double epsilon, std::string_view by) {
  const Prior prior = test::prior(bench::adult_occupation());
  const PosteriorPolytope polytope = posterior_polytope(prior, notion, epsilon);
  if (by == "rows") {
    write_rows(polytope, std::cout);
    return 0;
  }
  const Clock listing;
  const auto found = list(polytope, by);
  // The time of lrs is known to the program that ran it, not to the one that reads its answer.
  const double list_seconds = by == "lrs" ? 0 : listing.seconds();
  if (!found) {
    std::puts("{\"vertices\": 0}");
    return 1;
  }
  const Clock solving;
  const auto best = envelope(prior, *found);
  const double program_seconds = solving.seconds();
  const double information = best ? mutual_information(data_and_report(prior, best->channel)) : -1;
  std::printf("{\"vertices\": %td, \"list\": %.6f, \"program\": %.6f, \"information\": %.9f}\n",
              found->rows(), list_seconds, program_seconds, information);
  return 0;
}

}  // namespace

int main(int count, char** words) {
  const Notion* notion = count == 4 ? find_notion(words[1]) : nullptr;
  if (notion == nullptr) {
    std::fputs("usage: sluice_peers NOTION EPSILON rows|integers|cddlib|lrs\n", stderr);
    return 2;
  }
  return run(*notion, std::strtod(words[2], nullptr), words[3]);
}
