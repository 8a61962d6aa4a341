import { FEED_ROUTES } from './feed-format.table.ts'
import type { Route } from './route.table.ts'

const INTRODUCTION = `# Routes

Every route of requirements 2, made from the table that the tests of the grammar read
(\`packages/addresses/src/route.table.ts\`). After a change of the table, write this page anew:
\`node --conditions=@liberta/source packages/addresses/src/write-routes.ts\`.

Prefixes and suffixes are those of the requirements; an installation may choose others with \`ADDRESS_SETTINGS\`, JSON of the
shape in \`address-settings.schema.ts\`. Square brackets hold what may be missing. \`page_{n}\` counts from 2: the first page is
not written out. The slugs of multimedia items and events end in their ids (\`{slug-id}\`).

A slug of the CMS stands in an address as it is where it is made of lower-case letters, digits and single hyphens. Any other sign of it becomes its
bytes in UTF-8, \`~\` before each (\`querela.4\` is \`querela~2e4\`, \`Rossi\` is \`~52ossi\`), so that the CMS is asked by the slug that it knows; the CMS's own
spelling, as far as a path may hold it, leads there (301). The slugs of sections and folders, which are found in their trees, and of what has an id beside
its slug are made readable instead (\`stili.di.vita\` is \`stili-di-vita\`); one that is taken, or would be read as something else (a section \`latest\`), has its id
behind it.

One address has one spelling. Another case, a doubled or trailing slash, a page that is no number of at least 1, and an id behind
the slug of a list (\`/tag/bobbio/31\`, \`/tag/bobbio_31\`) lead to it with 301. Values of the query that a row does not name
change nothing.

Every page that is read has a lite version at its address with \`?lite\`, behind what the address has of a query (\`/gallery-viewer?id=5&lite\`); \`lite=\`
is the same, \`lite\` with any other value changes nothing. Pages whose form is sent to the page itself, sign-in and the reserved area have none, and
there it changes nothing either (\`lite-version.ts\`).

The parts of a search stand in this order, each a segment: \`query_{text}\`, \`date_{ms}\`, \`dateFrom_{ms}\`, \`dateTo_{ms}\`,
\`zones_…\`, \`tags_…\`, \`sections_…\`, \`categories_…\`, for events also \`types_…\` and \`locations_…\` (values parted by commas),
\`qsOpt_best_fields~1\` or \`qsOpt_phrase_prefix\` and \`qsOptLgcOpr_and\` where they are not the default, \`sort_recent\` (of videos \`sort_relevance\`),
\`page_{n}\`; then \`s\`. Of days one saying counts, and it alone stays: the word (\`oggi\`), else \`date\`, else from when to when. The same in the
query string, as a form sends it, leads there with 301; where friendly search is off, the query string is the one spelling.
`

const FEEDS = `## Feeds

A feed is a file below the page that lists the same things, however an installation spells that page ([feeds](feeds.md)). The former site's
addresses lead there with 301: \`/feed/\`, \`/news/sport/feed/\`, \`/sport/feed/\`, \`/tag/bobbio/feed/atom/\`.
`

/** The page docs/routes.md, in Markdown. */
export function describeRoutes(routes: readonly Route[]): string {
  const [fixed, families] = [routes.filter(({ page }) => page !== null), routes.filter(({ page }) => page === null)]
  return [
    INTRODUCTION,
    '## Fixed pages\n',
    writeTable(
      ['Route', 'Page', 'What it is'],
      fixed.map(({ pattern, page, note }) => [`\`${pattern}\``, `\`${page}\``, note]),
    ),
    '## Families\n',
    writeTable(
      ['Route', 'Family', 'What it is', 'Example'],
      families.map(({ pattern, family, note, example }) => [`\`${pattern}\``, `\`${family}\``, note, `\`${example}\``]),
    ),
    FEEDS,
    writeTable(
      ['Route', 'What it is', 'Example'],
      FEED_ROUTES.map(({ pattern, note, example }) => [`\`${pattern}\``, note, `\`${example}\``]),
    ),
  ].join('\n')
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return `${lines.join('\n')}\n`
}
