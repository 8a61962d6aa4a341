import type { Run } from '../run/read-run.ts'
import { summarise } from '../summary/summarise.ts'
import type { RunData } from '../summary/summarise.ts'
import { writeHtml, writeJunit, writeText } from '../summary/write-reports.ts'

/** The `handleSummary` of a script: the summary on the terminal, and in the run's folder as HTML, JUnit and JSON. */
export function summariseTo({
  script,
  plan: { question },
  target,
  folder,
}: Run): (data: RunData) => Record<string, string> {
  return (data) => {
    const summary = summarise({ script, question, target }, data)
    return {
      stdout: writeText(summary),
      ...(folder !== null && {
        [`${folder}/summary.html`]: writeHtml(summary),
        [`${folder}/junit.xml`]: writeJunit(summary),
        [`${folder}/figures.json`]: `${JSON.stringify(summary, null, 2)}\n`,
      }),
    }
  }
}
