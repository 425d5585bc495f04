// Tells a person why something that they wanted could not be done.

import { Refused } from "../lib/refused.js";
import { t } from "../lib/text.js";
import { StorageFull } from "../storage/local-store.js";
import { JournalDown } from "../storage/reliable-journal.js";
import { note } from "../ui/notices.js";
import { noteProblem } from "../ui/report-dialog.js";

/**
 * @param {unknown} error one that is no refusal and no failure of the storage is a fault of the page, and thrown again
 * @param {() => void} report opens the dialog that reports a problem
 */
export function tellFailure(error, report) {
  if (error instanceof Refused && error.problem.kind === "internal") noteProblem(t(error.problem.text), report);
  else if (error instanceof Refused) note(t(error.problem.text), { warn: true, stays: true });
  else if (error instanceof StorageFull) note(t("storage-full"), { warn: true, stays: true, once: "storage-full" });
  else if (error instanceof JournalDown) note(t("storage-failed"), { warn: true, stays: true, once: "storage-failed" });
  else throw error;
}
