// SPDX-License-Identifier: GPL-3.0-or-later
/** Ways in which the makers of surveys let answers out around what replaces them; what runs in the page. */
import { CollaborationPlugin } from "survey-core-3/collaboration";

export type Leak = "server-side validation" | "collaboration" | "plain texts" | "file upload";

interface Handlers<Options> {
  add(handler: (survey: Survey, options: Options) => void): void;
}
interface Survey {
  data: Record<string, unknown>;
  getPlainData(): { title: string; name: string }[];
  onComplete: Handlers<unknown>;
  onServerValidateQuestions: Handlers<{ data: unknown; complete(): void }>;
  onUploadFiles: Handlers<{
    files: File[];
    callback(files: { file: File; content: string }[]): void;
  }>;
}

const post = (path: string, body: unknown): Promise<unknown> =>
  fetch(path, { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) });

/** The code of a person who knows of the report and of nothing else. */
export function naive(survey: Survey, report: string): void {
  survey.onComplete.add(({ data }) => {
    void post("/collect", { ...data, secret: report });
  });
}

export function letOut(leak: Leak, survey: Survey): void {
  if (leak === "server-side validation") {
    survey.onServerValidateQuestions.add((_, options) => {
      void post("/validate", options.data).finally(() => options.complete());
    });
  }
  if (leak === "plain texts") {
    survey.onComplete.add((model) => {
      void post(
        "/texts",
        model.getPlainData().map(({ name, title }) => ({ name, title })),
      );
    });
  }
  if (leak === "file upload") {
    survey.onUploadFiles.add(async (_, { files, callback }) => {
      for (const file of files) await post("/upload", await file.text());
      callback(files.map((file) => ({ file, content: "/uploaded" })));
    });
  }
  if (leak === "collaboration") {
    const plugin = new CollaborationPlugin(survey as never, { bar: false, presence: false });
    plugin.onEvent.add((_: unknown, { message }: { message: unknown }) => void post("/others", message));
  }
}
