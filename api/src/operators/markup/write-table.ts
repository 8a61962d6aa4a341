import { html } from './html.ts'
import type { Html } from './html.ts'

/** What stands at the head of a column; `wide` ones are left out on narrow screens, `last` ones end the line. */
interface Column {
  title: string
  class: 'wide' | 'last'
}

/** A table with its head; of each row the cells say themselves of which column they are. */
export function writeTable(columns: readonly (string | Column)[], rows: readonly Html[]): Html {
  return html`<table>
    <thead>
      <tr>
        ${columns.map((column) =>
          typeof column === 'string'
            ? html`<th scope="col">${column}</th>`
            : html`<th scope="col" class="${column.class}">${column.title}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

/** A column of which narrow screens have no room. */
export const wide = (title: string): Column => ({ title, class: 'wide' })

/** The column that ends the line. */
export const last = (title: string): Column => ({ title, class: 'last' })

/** The class of a row: red where it is the row of the worst cause. */
export function markCause(row: string, red: string): string {
  return row === red ? 'is-cause' : ''
}
