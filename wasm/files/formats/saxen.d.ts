// SPDX-License-Identifier: GPL-3.0-or-later
/** As much of saxen as is used; it has no types of its own. */
declare module "saxen" {
  export class Parser {
    on(event: "openTag", handler: (name: string, attributes: () => Record<string, string>) => void): this;
    on(event: "closeTag", handler: (name: string) => void): this;
    on(event: "text" | "cdata" | "attention" | "question", handler: (text: string) => void): this;
    on(event: "warn" | "error", handler: (error: Error) => void): this;
    write(xml: string): this;
    end(): Error | null;
  }
}
