// SPDX-License-Identifier: Apache-2.0
// clang-format off
/// Notation used throughout the core (natural logarithms; levels and information in nats). "A, …" in a comment cites
/// Lopuhaä-Zwakenberg, Tong, Škorić, "Data Sanitisation Protocols for the Privacy Funnel with Differential Privacy
/// Guarantees", arXiv 2008.13151.
///
///   S, s, c     secret, one of its categories, how many there are
///   X, x, a     data, one of its categories, how many there are
///   Y, y, b     report, one of the reports, how many there are
///   n_{s,x}     weight of a cell of the joint table; N is their sum, n_s and n_x the sums of a row and of a column
///   p           the same as probabilities
///   Q           channel, a x b, Q[x,y] = P(Y=y | X=x);  T_y its y-th column
///   L           the bound on a ratio of probabilities, at most e^epsilon
// clang-format on
#pragma once

#include <Eigen/Core>
#include <boost/multiprecision/cpp_int.hpp>
#include <boost/multiprecision/eigen.hpp>
#include <cmath>
#include <cstdint>

namespace sluice {

/// Integers of any size, for everything that is proved.
using Integer =
    boost::multiprecision::number<boost::multiprecision::cpp_int_backend<>, boost::multiprecision::et_off>;

using Index = Eigen::Index;

/// Row-major, so that a row is a span and a typed array on the other side of the boundary.
template <class Scalar>
using Matrix = Eigen::Matrix<Scalar, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
template <class Scalar>
using Vector = Eigen::Matrix<Scalar, Eigen::Dynamic, 1>;

/// P(Y=y | X=x), a x b, rows sum to 1.
using Channel = Matrix<double>;

/// numerator / denominator to within an ulp, however long they are. Precondition: the numerator is not
/// negative, the denominator is positive.
inline double quotient(const Integer& numerator, const Integer& denominator) {
  if (numerator == 0) return 0;
  const int shift = 62 - static_cast<int>(msb(numerator)) + static_cast<int>(msb(denominator));
  const Integer ratio = shift >= 0 ? Integer((numerator << static_cast<unsigned>(shift)) / denominator)
                                   : Integer(numerator / (denominator << static_cast<unsigned>(-shift)));
  return std::ldexp(static_cast<double>(ratio.convert_to<std::uint64_t>()), -shift);
}

/// An integer to within an ulp.
inline double nearest(const Integer& number) {
  if (number == 0) return 0;
  const Integer size = abs(number);
  const auto length = static_cast<unsigned>(msb(size));
  const unsigned shift = length > 62 ? length - 62 : 0;
  const double leading = static_cast<double>(Integer(size >> shift).convert_to<std::uint64_t>());
  const double value = std::ldexp(leading, static_cast<int>(shift));
  return number < 0 ? -value : value;
}

}  // namespace sluice
