import { html } from '../markup/html.ts'
import type { Html } from '../markup/html.ts'
import type { ActionField, OperatorAction } from './action.types.ts'
import type { ActionOutcome } from './perform-action.ts'

/** The form of an action: it leads to what the action would do. */
export function writeActionForm(name: string, { title, what, fields }: OperatorAction): Html {
  return html`<h1>${title}</h1>
    <p>${what}</p>
    <form method="post" action="/actions/${name}">
      ${Object.entries(fields).map(([field, facts]) => writeField(field, facts))}
      <p><button>See what it would do</button></p>
    </form>
    <p><a href="/">Back</a></p>`
}

function writeField(name: string, { label, example, choices }: ActionField): Html {
  const control = choices
    ? html`<select id="${name}" name="${name}">
        ${choices.map((choice) => html`<option>${choice}</option>`)}
      </select>`
    : html`<input id="${name}" name="${name}" placeholder="${example}" autocomplete="off" spellcheck="false" />`
  return html`<p><label for="${name}">${label}</label>${control}</p>`
}

/** What an action would do, and the button that does it. */
export function writeConfirmation(
  name: string,
  { title }: OperatorAction,
  given: Readonly<Record<string, string>>,
  { result, detail }: ActionOutcome,
): Html {
  const hidden = Object.entries(given).map(
    ([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`,
  )
  const confirm = html`<form method="post" action="/actions/${name}">
    ${hidden} <input type="hidden" name="sure" value="yes" />
    <p><button>${title}</button></p>
  </form>`
  return html`<h1>${title}?</h1>
    <p class="${result === 'done' ? 'said' : 'said is-cause'}">${detail}</p>
    ${result === 'done' ? confirm : null}
    <p><a href="/actions/${name}">Change it</a> · <a href="/">Back</a></p>`
}

/** What an action did. */
export function writeOutcome({ title }: OperatorAction, { result, detail, isAudited }: ActionOutcome): Html {
  const audit = isAudited
    ? html`<p>It stands in the <a href="/audit">audit log</a>.</p>`
    : html`<p>PostgreSQL did not take the line of the audit log: only the log of the program has it.</p>`
  return html`<h1>${title}</h1>
    <p class="${result === 'done' ? 'said' : 'said is-cause'}">${detail}</p>
    ${audit}
    <p><a href="/">Back</a></p>`
}
