import type { RobotsPolicy } from './robots.ts'

type Training = RobotsPolicy['training']

/** Where the terms stand under which machines may use what the site says (RSL 1.0). */
export const LICENCE_PATH = '/license.xml'
/** The media type of such terms. */
export const LICENCE_TYPE = 'application/rsl+xml'

/**
 * What every page says of how machines may use it: where the terms stand (RSL 1.0, by a link in HTTP), and that no model may be trained
 * with it (draft-ietf-aipref-attach). In headers, since a line in robots.txt that they do not know is an error to those who check it.
 */
export function writeRights(training: Training): Readonly<Record<string, string>> {
  if (training === 'allowed') return {}
  return { link: `<${LICENCE_PATH}>; rel="license"; type="${LICENCE_TYPE}"`, 'content-usage': 'train-ai=n' }
}

/** The terms for the whole site (RSL 1.0): it may be found by who searches, and no model may be trained with it. */
export function writeLicence(): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rsl xmlns="https://rslstandard.org/rsl">',
    '  <content url="/">',
    '    <license>',
    '      <permits type="usage">search</permits>',
    '      <prohibits type="usage">ai-train</prohibits>',
    '    </license>',
    '  </content>',
    '</rsl>',
    '',
  ].join('\n')
}
