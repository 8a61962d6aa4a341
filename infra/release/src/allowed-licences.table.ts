/**
 * Licences (SPDX) under which what readers and servers run may stand: they ask for no more than their text and the names of who wrote
 * it. The weak copyleft ones hold for their own files and libraries, which are used as they come.
 */
export const ALLOWED_LICENCES = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'Unlicense',
  'CC0-1.0',
  'OFL-1.1',
  'MPL-2.0',
  'LGPL-3.0-or-later',
] as const
