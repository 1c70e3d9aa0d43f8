// SPDX-License-Identifier: GPL-3.0-or-later
/** PostgreSQL makes the reports that the command line draws from the same ledger, also after a run that was killed. */
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { inFolder } from "./run-cli.js";
import { DESIGNS, survey } from "./sql-survey.js";

/** The newest of Debian's. */
const programs = join("/usr/lib/postgresql", readdirSync("/usr/lib/postgresql").sort().at(-1) ?? "", "bin");
const place = mkdtempSync(join(tmpdir(), "sluice-postgresql-"));
const data = join(place, "data");

/** PostgreSQL does not run as root. */
const asRoot = process.getuid?.() === 0;
function server(program: string, ...args: string[]): void {
  const command = [join(programs, program), ...args];
  const [first = "", ...rest] = asRoot ? ["runuser", "-u", "postgres", "--", ...command] : command;
  execFileSync(first, rest, { cwd: place, stdio: "ignore" });
}

if (asRoot) execFileSync("chown", ["postgres", place]);
chmodSync(place, 0o755);
server("initdb", "-D", data, "-E", "UTF8", "--locale=C.UTF-8", "-A", "trust", "-U", "sluice");
server("pg_ctl", "-D", data, "-l", join(place, "log"), "-w", "start", "-o", `-k ${place} -c listen_addresses=`);
after(() => {
  server("pg_ctl", "-D", data, "-m", "immediate", "stop");
  rmSync(place, { recursive: true, force: true });
});

const client = ["-h", place, "-U", "sluice", "-d", "postgres", "-X", "-q", "-At"];
const psql = (sql: string, key = "") =>
  execFileSync(join(programs, "psql"), [...client, "-v", "ON_ERROR_STOP=1"], {
    input: sql,
    encoding: "utf8",
    env: { ...process.env, SLUICE_KEY: key },
    stdio: ["pipe", "pipe", "pipe"],
    maxBuffer: 1 << 28,
  });

/** The lines of the script's own heading that set the keys. */
const setting = (script: string) =>
  script
    .split("\n")
    .filter((line) => /^-- (\\getenv|SELECT set_config)/.test(line))
    .map((line) => line.slice(3))
    .join("\n");

const confirmIn = (told: string) => told.split("\n").find((line) => /^[0-9a-f]{64}:\d+:/.test(line)) ?? "";

for (const [name, design] of Object.entries(DESIGNS)) {
  test(`${name}: PostgreSQL makes the reports that the command line draws`, () =>
    inFolder(async (folder) => {
      folder.write("data.csv", survey(3000));
      const made = await folder.run("design", "data.csv", "--secret", "state", ...design, "-o", "protocol.json");
      assert.equal(made.code, 0, made.stderr);
      const asked = ["sql", "protocol.json", "--privatise", "--engine", "postgresql", "--person", "id", "--keep", "id"];
      const { code, stdout: script, stderr } = await folder.run(...asked, "--ledger", "ledger.json");
      assert.equal(code, 0, stderr);
      const key = (await folder.run("ledger", "ledger.json", "--keys")).stdout.trim();
      chmodSync(folder.path, 0o755);
      psql(`DROP TABLE IF EXISTS answers, reports;
        CREATE TABLE answers (id text, state text, region text, age integer);
        \\copy answers from '${folder.at("data.csv")}' with (format csv, header true)\n`);
      assert.throws(() => psql(script, key), /keys of this ledger are not set/);
      const told = confirmIn(psql(`${setting(script)}\n${script}`, key));
      const confirmed = await folder.run("ledger", "ledger.json", "--confirm", told);
      assert.equal(confirmed.code, 0, confirmed.stderr);
      const drawn = await folder.run(
        ...["privatise", "protocol.json", "data.csv", "--person", "id", "--ledger", "ledger.json"],
        ...["--keep", "id", "--spreadsheet-safe", "none", "-o", "reports.csv"],
      );
      assert.equal(drawn.code, 0, drawn.stderr);
      const [header = ""] = folder.read("reports.csv").split("\n", 1);
      const columns = header
        .split(",")
        .map((name) => `"${name}"`)
        .join();
      psql(`CREATE TEMP TABLE drawn (LIKE reports);
        \\copy drawn(${columns}) from '${folder.at("reports.csv")}' with (format csv, header true)
        SELECT 1 / (CASE WHEN COUNT(*) = 0 THEN 1 ELSE 0 END)
        FROM (SELECT * FROM drawn EXCEPT SELECT * FROM reports) AS others;
        SELECT 1 / (CASE WHEN COUNT(*) = 3000 THEN 1 ELSE 0 END) FROM drawn\n`);
      // Two rows of a person: nothing is written.
      psql("DROP TABLE reports; INSERT INTO answers SELECT * FROM answers LIMIT 1");
      assert.throws(() => psql(`${setting(script)}\n${script}`, key), /several rows/);
      assert.equal(psql("SELECT to_regclass('reports') IS NULL").trim(), "t");
    }));
}

test("killed half way nothing is written, and the next run has the same reports", () =>
  inFolder(async (folder) => {
    folder.write("data.csv", survey(200_000));
    await folder.run("design", "data.csv", "--secret", "state", ...(DESIGNS.answers ?? []), "-o", "protocol.json");
    const asked = ["sql", "protocol.json", "--privatise", "--engine", "postgresql", "--person", "id", "--keep", "id"];
    const { stdout: script } = await folder.run(...asked, "--ledger", "ledger.json");
    const key = (await folder.run("ledger", "ledger.json", "--keys")).stdout.trim();
    chmodSync(folder.path, 0o755);
    psql(`DROP TABLE IF EXISTS answers, reports;
      CREATE TABLE answers (id text, state text, region text, age integer);
      \\copy answers from '${folder.at("data.csv")}' with (format csv, header true)\n`);
    const whole = `${setting(script)}\n${script}`;
    const begin = performance.now();
    const told = confirmIn(psql(whole, key));
    const took = performance.now() - begin;
    psql("ALTER TABLE reports RENAME TO first");
    const env = { ...process.env, SLUICE_KEY: key };
    const killed = spawn(join(programs, "psql"), client, { env, stdio: ["pipe", "ignore", "ignore"] });
    killed.stdin.end(whole);
    await delay(took / 2);
    killed.kill("SIGKILL");
    psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = 'sluice'");
    assert.equal(psql("SELECT to_regclass('reports') IS NULL").trim(), "t", "it was killed before it had written");
    assert.equal(confirmIn(psql(whole, key)), told);
    assert.equal(psql("SELECT COUNT(*) FROM (SELECT * FROM first EXCEPT SELECT * FROM reports) AS others").trim(), "0");
  }));
