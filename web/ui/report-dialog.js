// The dialog "Report a problem", which saves a report as a file, and the note about uncaught errors.

import { errors } from "../lib/errors.js";
import { Refused } from "../lib/refused.js";
import { t } from "../lib/text.js";
import { StorageFull } from "../storage/local-store.js";
import { h } from "./dom.js";
import { saveFile } from "./files.js";
import { ask, note } from "./notices.js";
import { makeReport } from "./report-text.js";

/** @typedef {() => (() => unknown)[] | null} RecordSources ways to the record of the open game; null if there is none */

/** @param {RecordSources} sources */
export async function askReport(sources) {
  const found = sources();
  const parts = [
    t(found ? "report-record" : "report-no-record"),
    t("report-version"),
    t("report-browser"),
    t("report-errors", { count: errors.list.length }),
  ];
  const answer = await ask({
    title: t("report"),
    body: [
      h("p", {}, t("report-about")),
      h(
        "ul",
        { class: "report-parts" },
        parts.map((words) => h("li", {}, words)),
      ),
      h("p", {}, t("report-else")),
    ],
    answers: [{ label: t("report-save"), value: "save", look: "primary" }],
  });
  if (answer !== "save") return;
  saveFile("ludoteca-report.json", `${JSON.stringify(await makeReport(found ?? []), null, 1)}\n`);
}

/**
 * From here on the person is told of uncaught errors; a refusal by its own sentence.
 * @param {() => void} report opens the dialog
 */
export function tellOfErrors(report) {
  errors.listen((error) => {
    if (error instanceof Refused) note(t(error.problem.text), { warn: true });
    else if (error instanceof StorageFull) note(t("storage-full"), { warn: true, stays: true, once: "storage-full" });
    else noteProblem(t("page-error"), report);
  });
}

/**
 * A fault that a report would help to repair; told once until the note is closed.
 * @param {string} words
 * @param {() => void} report
 */
export function noteProblem(words, report) {
  note(words, { warn: true, stays: true, label: t("report"), run: report, once: "problem" });
}
