import { readContent } from '../content/read-content.ts'
import { SAMPLE_READERS } from './reader-directory.ts'

/** What the page says. */
export const LOGIN_WORDS = readContent('site/sign-in')

const STYLE = `
body { font: 17px/1.5 Georgia, serif; color: #1d1a16; background: #f4efe6; margin: 0; padding: 8vh 20px }
main { max-width: 27rem; margin: auto }
h1 { font-size: 2rem; line-height: 1.15; margin: 0 0 .5rem }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
button, input { font: inherit; box-sizing: border-box; width: 100%; min-height: 48px; padding: .5rem .9rem;
  border: 1px solid #1d1a16; border-radius: 0; background: #fff; color: inherit; text-align: left; margin: 0 0 .6rem }
button { cursor: pointer } button:hover, button:focus-visible { background: #1d1a16; color: #fff }
small { display: block; opacity: .8 } .error { color: #a01818 }`

/** The provider's login page: three sample readers, or any e-mail address. `fault` is shown above the form. */
export function writeLoginPage(action: string, fault: string | null): string {
  const samples = SAMPLE_READERS.map(
    ({ email, name, surname }) =>
      `<button name="email" value="${email}">${name} ${surname}<small>${email}</small></button>`,
  ).join('\n')
  return `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${LOGIN_WORDS.title}</title><style>${STYLE}</style></head>
<body><main>
<h1>${LOGIN_WORDS.heading}</h1>
<p>${LOGIN_WORDS.introduction}</p>
${fault === null ? '' : `<p class="error" role="alert">${fault}</p>`}
<h2>${LOGIN_WORDS.samples}</h2>
<form method="post" action="${action}">
${samples}
</form>
<h2>${LOGIN_WORDS.other}</h2>
<form method="post" action="${action}">
<label for="email">${LOGIN_WORDS.email}</label>
<input id="email" name="email" type="email" required autocomplete="email">
<button>${LOGIN_WORDS.submit}</button>
</form>
</main></body></html>`
}
