import { LITE } from '@liberta/addresses/lite-version'
import { Parser } from 'htmlparser2'
import { QUIET_CLASS } from '../../components/layout/LiteFrame.tsx'
import { parsePictureAddress } from '@liberta/contracts/media/picture-address'
import { PRINT } from '../../browser/support/states.ts'

export interface ReduceOptions {
  /** The address of the lite version of the page to which a link leads; null where it has none. */
  spellLite: (link: string) => string | null
}

/** Elements that stay, as they say what a text is. Of any other the content stays alone. */
const KEPT = new Set(
  (
    'a abbr article aside b blockquote br button caption cite code dd del details div dl dt em fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 header hr i input ins label legend li main nav ol option p q s search section select small strong sub summary sup ' +
    'table tbody td textarea tfoot th thead tr ul'
  ).split(' '),
)

/** Elements that go with all that is in them: what is drawn, what runs, what says something only to script. */
const GONE = new Set('canvas dialog iframe noscript object output script style svg template'.split(' '))

/** Elements that have no end. */
const VOID = new Set('br hr img input link meta source track wbr'.split(' '))

/** Attributes that stay, for links, forms and readers by ear; names of classes and hooks of scripts do not. */
const KEPT_ATTRIBUTES = new Set(
  (
    'action aria-current aria-label checked colspan dir for href id lang max maxlength min name open placeholder rel required ' +
    'role rowspan scope selected start type value'
  ).split(' '),
)

/** What stands in one line and only a style sheet kept apart. */
const INLINE = '(?:a|b|em|small|span|strong|time)'
const GLUED = new RegExp(`(</${INLINE}>)(?=<${INLINE}[ >])`, 'g')

/** Elements in which nothing is left. */
const EMPTY = /<(a|article|aside|b|dd|div|figcaption|figure|li|nav|ol|p|search|section|ul)(?: [^<>]*)?>\s*<\/\1>/g

/** Addresses of files and calls, which the site answers before it looks for a page. */
const NO_PAGE = /^\/(?:api|assets|media)\//

/** What React writes for signs of markup, the one last that begins each of them. */
const ESCAPES = [
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#x27;'],
  ['&', '&amp;'],
] as const

type Attributes = ReadonlyMap<string, string>

/**
 * What a page that React has written says, without what it draws, runs or sells: the markup of its lite version. What readers by ear do
 * not get goes, what they alone get stays: a link that is a drawing says its name, and a picture within a figure becomes a link to it.
 * Links lead to lite versions where there are some, but for those to another form of the page (`rel="alternate"`); so do forms,
 * of which those that write are left out.
 */
export function reduceMarkup(html: string, options: ReduceOptions): string {
  const reducer = createReducer(options)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reducer.open(name, new Map(Object.entries(attributes))),
      ontext: reducer.text,
      onclosetag: (name) => {
        if (!VOID.has(name)) reducer.close(name)
      },
    },
    // Words stay as they were written, with what stands in them for signs of markup.
    { decodeEntities: false },
  )
  parser.end(html.replaceAll(GLUED, '$1 '))
  return dropEmpty(reducer.end())
}

function createReducer({ spellLite }: ReduceOptions) {
  const written: string[] = []
  /** What goes now, how many of its name are open, and what is written at its end. */
  let gone: { name: string; depth: number; end: string } | null = null
  const open = { a: 0, figure: 0 }
  let articles = 0

  function openTag(name: string, attributes: Attributes): void {
    if (gone !== null) {
      if (name === gone.name) gone.depth += 1
    } else if (leaves(name, attributes)) {
      if (!VOID.has(name)) gone = { name, depth: 1, end: '' }
    } else if (name === 'img') written.push(namePicture(attributes))
    else if (name === 'time') written.push(openTime(attributes))
    else if (KEPT.has(name)) keep(name, attributes)
  }

  function keep(name: string, attributes: Attributes): void {
    if (name in open) open[name as keyof typeof open] += 1
    if (name === 'article') articles += 1
    written.push(`<${name}${nameClass(name, attributes)}${writeAttributes(attributes, spellLite)}>`)
    const label = attributes.get('aria-label')
    if (name === 'form' && spellLite(readEscaped(attributes.get('action') ?? '')) !== null) {
      written.push(`<input type="hidden" name="${LITE}" value="">`)
    }
    if (name !== 'a' || label === undefined) return
    written.push(label)
    gone = { name, depth: 1, end: '</a>' }
  }

  /** The few classes that the style sheet of lite versions has beside `photo` and `at`: what the page opens with, and where nothing is coloured. */
  function nameClass(name: string, attributes: Attributes): string {
    if (name === 'article' && articles === 1) return ' class="first"'
    return name === 'main' && attributes.get('class') === QUIET_CLASS ? ` class="${QUIET_CLASS}"` : ''
  }

  /** A picture's words in a link, a link to it in a figure, and nothing where it stands beside a title that says the same. */
  function namePicture(attributes: Attributes): string {
    const alt = attributes.get('alt') ?? ''
    if (open.a > 0) return alt
    if (open.figure === 0) return ''
    const src = attributes.get('src') ?? ''
    return `<p class="photo"><a href="${src}">Mostra la fotografia</a> (circa ${estimateKilobytes(src)} KB)${alt && `: ${alt}`}</p>`
  }

  function close(name: string): void {
    if (gone !== null) {
      if (name !== gone.name) return
      gone.depth -= 1
      if (gone.depth > 0) return
      written.push(gone.end)
      if (gone.end !== '') open.a -= 1
      gone = null
    } else if (name === 'time') written.push('</span>')
    else if (KEPT.has(name)) {
      if (name in open) open[name as keyof typeof open] -= 1
      written.push(`</${name}>`)
    }
  }

  return {
    open: openTag,
    close,
    text: (text: string) => {
      if (gone === null) written.push(text)
    },
    end: () => written.join(''),
  }
}

/**
 * About how much a photograph weighs, in KB, by the width in its address. Of 17 photographs as JPEG of quality 74 those of 640 px weighed 33 KB in
 * the median and 46 at the 90th percentile, those of 480 px 20 and 27.
 */
function estimateKilobytes(src: string): number {
  const width = parsePictureAddress(src)?.width ?? 640
  return Math.max(5, Math.round(width ** 2 / 10_000 / 5) * 5)
}

/** A moment, not how long something takes, in words alone: as machines read them they are a tenth of a front's lite version. */
function openTime(attributes: Attributes): string {
  return attributes.get('datetime')?.startsWith('P') ? '<span>' : '<span class="at">'
}

/** What is drawn, what is out of sight until script or paper shows it, what does nothing without script, and what is sent to be written down. */
function leaves(name: string, attributes: Attributes): boolean {
  return (
    GONE.has(name) ||
    attributes.has('hidden') ||
    attributes.get('aria-hidden') === 'true' ||
    attributes.get(PRINT) === 'only' ||
    (name === 'button' && attributes.get('type') !== 'submit') ||
    (name === 'form' && attributes.get('method') === 'post')
  )
}

function writeAttributes(attributes: Attributes, spellLite: ReduceOptions['spellLite']): string {
  const stays = attributes.get('rel') === 'alternate'
  return [...attributes]
    .filter(([name]) => KEPT_ATTRIBUTES.has(name))
    .map(([name, value]) => {
      const isLink = name === 'href' && !stays && value.startsWith('/') && !NO_PAGE.test(value)
      const lite = isLink ? spellLite(readEscaped(value)) : null
      const written = lite === null ? value : writeEscaped(lite)
      return written === '' && name !== 'value' ? ` ${name}` : ` ${name}="${written}"`
    })
    .join('')
}

/** What an attribute says, of how React has written it. */
function readEscaped(written: string): string {
  return ESCAPES.reduce((text, [sign, escaped]) => text.replaceAll(escaped, sign), written)
}

function writeEscaped(text: string): string {
  return ESCAPES.reduceRight((written, [sign, escaped]) => written.replaceAll(sign, escaped), text)
}

/** Without elements in which nothing is left, and those that then are left empty. */
function dropEmpty(html: string): string {
  const kept = html.replaceAll(EMPTY, '')
  return kept === html ? html : dropEmpty(kept)
}
