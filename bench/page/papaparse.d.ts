// SPDX-License-Identifier: GPL-3.0-or-later
/** PapaParse as it is used here: its types from elsewhere bring all of Node's globals into files for browsers. */
declare module "papaparse" {
  namespace Papa {
    interface ParseError {
      type: string;
      code: string;
      message: string;
      index?: number;
      row?: number;
    }

    interface ParseResult<Row> {
      data: Row[];
      errors: ParseError[];
      meta: { cursor: number };
    }

    interface ParseConfig<Row = unknown> {
      delimiter?: string;
      newline?: "\n" | "\r\n" | "\r";
      chunkSize?: number;
      skipEmptyLines?: boolean;
      chunk?(results: ParseResult<Row>): void;
      complete?(): void;
    }

    interface Parser {
      parse(text: string, baseIndex: number, ignoreLastRow: boolean): ParseResult<string[]>;
    }

    /** Reads a text; a test puts another in its place. */
    let Parser: new (config: ParseConfig) => Parser;

    /** Reads a file or a stream piece by piece. */
    function parse<Row>(file: object, config: ParseConfig<Row>): void;
  }
  export default Papa;
}
