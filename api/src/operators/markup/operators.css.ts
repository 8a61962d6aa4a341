/**
 * The sheet of the operators' pages. Ink and one accent, in both themes; a row is 37 px, figures stand under each other. Text is as
 * large as on the site. Its faces come from the same server and hold nothing up: these pages have to come up when little else does.
 */
export const OPERATORS_CSS = `
@font-face { font-family: 'Libre Bodoni'; src: url('/faces/bodoni.woff2') format('woff2'); font-weight: 400 700; font-display: swap; }
@font-face { font-family: 'Instrument Sans'; src: url('/faces/instrument.woff2') format('woff2'); font-weight: 400 700; font-display: swap; }
:root { color-scheme: light dark; --ground: #fff; --ink: #111414; --soft: #5b6063; --rule: #cfd2d3; --track: #c2c6c7; --cause: #9a3317; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #101517; --ink: #f3efe8; --soft: #a7adaf; --rule: #363d40; --track: #4b5356; --cause: #f08a70; }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 14px/20px 'Instrument Sans', system-ui, sans-serif; font-variant-numeric: tabular-nums; }
a { color: inherit; text-underline-offset: 3px; }
a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
h1, h2, .nameplate { font-family: 'Libre Bodoni', Georgia, serif; font-weight: 600; margin: 0; }
h2 { font-size: 22px; line-height: 28px; }
.top { border-bottom: 3px solid var(--ink); padding: 0 35px; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 28px; min-height: 62px; }
.nameplate { font-size: 30px; line-height: 40px; text-decoration: none; }
.nameplate small { font: 600 14px/20px 'Instrument Sans', system-ui, sans-serif; margin-left: 8px; }
.top nav { display: flex; flex-wrap: wrap; gap: 0 27px; }
.top nav a { text-decoration: none; color: var(--soft); font-weight: 500; padding: 20px 0 18px; border-bottom: 4px solid transparent; margin-bottom: -3px; }
.top nav a[aria-current] { color: var(--ink); font-weight: 600; border-color: var(--ink); }
.clock { margin-left: auto; color: var(--soft); font-size: 13px; }
.clock b { color: var(--ink); }
main { padding: 24px 35px 48px; max-width: 1600px; margin: 0 auto; }
.sentence { padding: 0 0 24px 50px; position: relative; }
.sentence h1 { font-size: 44px; line-height: 48px; overflow-wrap: break-word; }
.sentence p { margin: 8px 0 0; font-size: 15px; max-width: 110ch; }
.sentence .also { color: var(--soft); font-size: 13px; }
.accent { position: absolute; left: 0; top: 8px; width: 36px; height: 26px; fill: var(--cause); }
.is-cause, .sentence.has-cause h1 { color: var(--cause); }
.is-cause td, .is-cause th, .is-cause dt, .is-cause dd { color: var(--cause); font-weight: 600; }
.row { display: grid; gap: 0; border-top: 1px solid var(--rule); padding: 16px 0 24px; }
.row > section { min-width: 0; padding: 0 12px; border-left: 1px solid var(--rule); }
.row > section:first-child { padding-left: 0; border-left: 0; }
.row > section:last-child { padding-right: 0; }
.row-543 { grid-template-columns: 5fr 4fr 3fr; }
.row-75 { grid-template-columns: 7fr 5fr; }
.row-3333 { grid-template-columns: repeat(4, 3fr); }
.row-1 { grid-template-columns: 1fr; }
.hint { color: var(--soft); font: 13px/20px 'Instrument Sans', system-ui, sans-serif; margin-left: 8px; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; font-weight: 400; padding: 8px 8px 8px 0; height: 37px; border-bottom: 1px solid var(--rule); vertical-align: middle; overflow-wrap: anywhere; }
tbody th { font-weight: 600; }
thead th { color: var(--soft); font-size: 13px; }
tbody tr:last-child > * { border-bottom: 0; }
.last { text-align: right; padding-right: 0; }
dl { margin: 0; }
dl > div { display: flex; justify-content: space-between; gap: 12px; padding: 8px 0; min-height: 37px; border-bottom: 1px solid var(--rule); }
dl > div:last-child { border-bottom: 0; }
dt { color: var(--soft); }
dd { margin: 0; font-weight: 600; text-align: right; overflow-wrap: anywhere; }
.bar { display: block; width: 100%; min-width: 90px; max-width: 180px; height: 14px; }
.bar rect { fill: var(--ink); } .bar .track { fill: var(--track); }
.history { display: block; width: 150px; height: 28px; }
.history polyline { fill: none; stroke: var(--ink); stroke-width: 1.5; stroke-linecap: round; }
.history line { stroke: var(--soft); stroke-dasharray: 1 3; }
.is-cause .bar .length { fill: var(--cause); }
.unknown { color: var(--soft); font-weight: 400; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; }
.button, button { display: inline-block; font: 600 14px/20px 'Instrument Sans', system-ui, sans-serif; color: inherit; background: none; border: 2px solid var(--ink); padding: 8px 14px; text-decoration: none; cursor: pointer; border-radius: 0; min-height: 40px; }
form { max-width: 60ch; }
form p { margin: 0 0 16px; }
label { display: block; font-weight: 600; margin-bottom: 4px; }
input, select { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--soft); padding: 8px; width: 100%; border-radius: 0; min-height: 40px; }
.said { border-left: 4px solid var(--ink); padding-left: 12px; max-width: 90ch; overflow-wrap: anywhere; white-space: pre-line; }
.said.is-cause { border-color: var(--cause); }
@media (max-width: 1000px) {
  .row-543, .row-75 { grid-template-columns: 1fr; }
  .row-3333 { grid-template-columns: 1fr 1fr; }
  .row > section { padding: 0 0 16px; border-left: 0; }
}
@media (max-width: 600px) {
  .top { padding: 8px 16px 0; }
  .top nav { gap: 0 18px; order: 3; width: 100%; }
  .top nav a { padding: 8px 0 6px; }
  .clock { margin-left: 0; width: 100%; }
  main { padding: 16px 16px 32px; }
  .sentence { padding-left: 0; }
  .sentence h1 { font-size: 30px; line-height: 34px; }
  .accent { position: static; display: block; margin-bottom: 8px; }
  .row-3333 { grid-template-columns: 1fr; }
  .wide { display: none; }
}
`
