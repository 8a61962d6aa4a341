/** The hours and weathers in which a scene can be printed. */
const LIGHTS = ['mattina', 'mezzogiorno', 'tramonto', 'sera', 'notte', 'nebbia', 'neve', 'autunno'] as const
export type Light = (typeof LIGHTS)[number]

/** The inks of one print. Land goes from far to near; sky from the top to the horizon. */
export interface Palette {
  sky: readonly [string, string, string, string]
  sun: string
  far: string
  mid: string
  near: string
  ground: readonly [string, string, string]
  water: string
  glint: string
  wall: string
  shade: string
  roof: string
  lamp: string
  ink: string
  paper: string
  accent: string
}

/** How the light is told in an alternative text. */
export const LIGHT_PHRASES: Record<Light, string> = {
  mattina: 'al mattino',
  mezzogiorno: 'in pieno giorno',
  tramonto: 'al tramonto',
  sera: 'all’imbrunire',
  notte: 'di notte',
  nebbia: 'nella nebbia',
  neve: 'sotto la neve',
  autunno: 'in una giornata d’autunno',
}

export const PALETTES: Record<Light, Palette> = {
  mattina: {
    sky: ['#b3cccd', '#cfdcd8', '#ebe3d2', '#f3d3b2'],
    sun: '#fdf6e6',
    far: '#a9bfbc',
    mid: '#5e8f87',
    near: '#1b6a56',
    ground: ['#dcc57c', '#b8943a', '#7f9a6a'],
    water: '#77a5aa',
    glint: '#f8f0df',
    wall: '#ecd8ba',
    shade: '#bd7152',
    roof: '#a5361b',
    lamp: '#f7e3a8',
    ink: '#16292c',
    paper: '#fbf7ee',
    accent: '#a5361b',
  },
  mezzogiorno: {
    sky: ['#7fb0b8', '#a9cacc', '#d3e2dd', '#f1f1e8'],
    sun: '#fffdf4',
    far: '#98bbb1',
    mid: '#478a72',
    near: '#1b6a56',
    ground: ['#e6cb6a', '#c49a2e', '#6c9560'],
    water: '#2f7583',
    glint: '#e8f0ea',
    wall: '#f2e2c7',
    shade: '#c9885f',
    roof: '#a5361b',
    lamp: '#fff3c9',
    ink: '#171412',
    paper: '#fdfaf2',
    accent: '#a5361b',
  },
  tramonto: {
    sky: ['#5b2348', '#9a2f3b', '#d0602d', '#f0b660'],
    sun: '#fdeab8',
    far: '#93384a',
    mid: '#642549',
    near: '#3c1a36',
    ground: ['#c8752c', '#923c2d', '#5a243e'],
    water: '#b04a31',
    glint: '#f8cd7e',
    wall: '#dd9355',
    shade: '#7d2150',
    roof: '#6a1f22',
    lamp: '#fbd98a',
    ink: '#1d1019',
    paper: '#fbecd0',
    accent: '#c2402a',
  },
  sera: {
    sky: ['#12343e', '#1f5a68', '#7b989a', '#e8b07c'],
    sun: '#f7e2ba',
    far: '#3f707a',
    mid: '#1f4c57',
    near: '#13353e',
    ground: ['#66745a', '#3f5a53', '#24434b'],
    water: '#2a6675',
    glint: '#efcb9d',
    wall: '#98756a',
    shade: '#503f4c',
    roof: '#7a3023',
    lamp: '#f8ce73',
    ink: '#0b2027',
    paper: '#f3e6d3',
    accent: '#dd6640',
  },
  notte: {
    sky: ['#0b2027', '#10303a', '#164653', '#256472'],
    sun: '#f3efe4',
    far: '#1c4c58',
    mid: '#133a44',
    near: '#0d2931',
    ground: ['#21504f', '#183e45', '#112f37'],
    water: '#164f5d',
    glint: '#93c4c9',
    wall: '#34616a',
    shade: '#1b414b',
    roof: '#4d2b2a',
    lamp: '#f4c65f',
    ink: '#07161b',
    paper: '#eeebe6',
    accent: '#d9552f',
  },
  nebbia: {
    sky: ['#c8cfcd', '#d5dad8', '#e2e5e2', '#eceeeb'],
    sun: '#fbf8f0',
    far: '#c0c8c6',
    mid: '#9ca8a7',
    near: '#677879',
    ground: ['#d4d5ca', '#b8beb5', '#949f99'],
    water: '#aab8b8',
    glint: '#f3f5f4',
    wall: '#dad1c5',
    shade: '#a9948a',
    roof: '#a2604c',
    lamp: '#f6e3b4',
    ink: '#27343a',
    paper: '#f4f5f2',
    accent: '#a5361b',
  },
  neve: {
    sky: ['#9fb5bc', '#bccbcf', '#d6e0e0', '#ebefee'],
    sun: '#fdfbf5',
    far: '#b3c5c9',
    mid: '#819da5',
    near: '#3b616b',
    ground: ['#fbfcfa', '#e6eceb', '#c9d7d9'],
    water: '#55808c',
    glint: '#f7f9f8',
    wall: '#e6d2bd',
    shade: '#ad785f',
    roof: '#f6f8f6',
    lamp: '#f6de9c',
    ink: '#10282f',
    paper: '#fcfdfb',
    accent: '#a5361b',
  },
  autunno: {
    sky: ['#d9c8a2', '#e5d5b2', '#efe2c6', '#f6eedb'],
    sun: '#b23c1e',
    far: '#cbae7f',
    mid: '#a8752f',
    near: '#6f3a1e',
    ground: ['#dcaa48', '#aa5c22', '#785600'],
    water: '#7d9a90',
    glint: '#f6eedb',
    wall: '#ecd6ae',
    shade: '#ad6029',
    roof: '#82270f',
    lamp: '#f8e2a0',
    ink: '#1c1a17',
    paper: '#fbf5e6',
    accent: '#a5361b',
  },
}
