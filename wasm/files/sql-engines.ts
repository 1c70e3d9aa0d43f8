// SPDX-License-Identifier: GPL-3.0-or-later
/** Databases write some things differently. Only those are here that tests run. */

export const SQL_ENGINES = ["duckdb", "postgresql"] as const;
export type SqlEngine = (typeof SQL_ENGINES)[number];

/** Parts of SQL. All that is handed in is SQL itself, but for names, texts and messages. */
export interface SqlDialect {
  /** How the keys get into the session, for the comment on top. */
  readonly give: string;
  /** The keys: 128 hexadecimal digits, or NULL. */
  readonly keys: string;
  readonly begin: string;
  /** A text, compared by its bytes whatever the database or a column is set to. */
  text(of: string): string;
  number(of: string): string;
  isFinite(number: string): string;
  /** Whether a value has one of the types of exact numbers, or is a double. Floats of 32 bits become other numbers as text. */
  isNumber(value: string): string;
  /** In Unicode's normal form C. */
  normal(text: string): string;
  /** SHA-256 of a text's UTF-8, in lower hexadecimal digits. */
  hash(text: string): string;
  /** The number that eight hexadecimal digits are. */
  whole(digits: string): string;
  /** A statement that ends everything with this message where a query of one number finds more than 0. */
  stop(query: string, message: string): string;
  /** Between a name of a common table and its query, which is evaluated once. */
  readonly once: string;
}

const NUMBERS =
  "'TINYINT', 'SMALLINT', 'INTEGER', 'BIGINT', 'UTINYINT', 'USMALLINT', 'UINTEGER', 'UBIGINT', 'HUGEINT', 'DOUBLE'";

export const sqlDialects: Record<SqlEngine, SqlDialect> = {
  duckdb: {
    give: "SET VARIABLE sluice_key = getenv('SLUICE_KEY');",
    keys: "getvariable('sluice_key')",
    begin: "BEGIN TRANSACTION",
    text: (of) => `CAST(${of} AS VARCHAR) COLLATE C`,
    number: (of) => `CAST(${of} AS DOUBLE)`,
    isFinite: (number) => `isfinite(${number})`,
    isNumber: (value) => `(typeof(${value}) IN (${NUMBERS}) OR typeof(${value}) LIKE 'DECIMAL%')`,
    normal: (text) => `nfc_normalize(${text})`,
    hash: (text) => `sha256(${text})`,
    whole: (digits) => `CAST('0x' || ${digits} AS BIGINT)`,
    stop: (query, message) => `SELECT CASE WHEN (${query}) > 0 THEN error(${literal(message)}) END AS checked`,
    once: "AS",
  },
  postgresql: {
    give: "\\getenv sluice_key SLUICE_KEY\nSELECT set_config('sluice.key', :'sluice_key', false) \\g /dev/null",
    keys: "current_setting('sluice.key', true)",
    // Another level would see rows that came between one statement and the next.
    begin: "BEGIN ISOLATION LEVEL REPEATABLE READ",
    text: (of) => `CAST(${of} AS text) COLLATE "C"`,
    number: (of) => `CAST(${of} AS double precision)`,
    isFinite: (number) => `${number} NOT IN ('NaN', 'Infinity', '-Infinity')`,
    isNumber: (value) =>
      `pg_typeof(${value})::text IN ('smallint', 'integer', 'bigint', 'numeric', 'double precision')`,
    normal: (text) => `normalize(${text}, NFC)`,
    hash: (text) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`,
    whole: (digits) => `('x' || ${digits})::bit(32)::bigint`,
    stop: (query, message) => {
      const body = `BEGIN IF (${query}) > 0 THEN RAISE EXCEPTION USING MESSAGE = ${literal(message)}; END IF; END`;
      let tag = "$sluice$";
      // A column may be called like that.
      while (body.includes(tag)) tag = `${tag.slice(0, -1)}_$`;
      return `DO ${tag} ${body} ${tag}`;
    },
    // Written out where it is used, a hash would be made twice.
    once: "AS MATERIALIZED",
  },
};

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
