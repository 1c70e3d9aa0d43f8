// SPDX-License-Identifier: GPL-3.0-or-later
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>

#include <cstdio>

namespace {

/// Says of each test how long it took, as soon as it has ended: a run takes minutes.
class Times : public doctest::IReporter {
 public:
  explicit Times(const doctest::ContextOptions&) {}

  void test_case_start(const doctest::TestCaseData& test) override { name_ = test.m_name; }
  void test_case_end(const doctest::CurrentTestCaseStats& stats) override {
    std::fprintf(stderr, "%s %7.2f s  %s\n", stats.testCaseSuccess ? "ok    " : "FAILED", stats.seconds,
                 name_);
  }

  void report_query(const doctest::QueryData&) override {}
  void test_run_start() override {}
  void test_run_end(const doctest::TestRunStats&) override {}
  void test_case_reenter(const doctest::TestCaseData&) override {}
  void test_case_exception(const doctest::TestCaseException&) override {}
  void subcase_start(const doctest::SubcaseSignature&) override {}
  void subcase_end() override {}
  void log_assert(const doctest::AssertData&) override {}
  void log_message(const doctest::MessageData&) override {}
  void test_case_skipped(const doctest::TestCaseData&) override {}

 private:
  const char* name_ = "";
};

REGISTER_LISTENER("times", 1, Times);

}  // namespace
