/**
 * Which photographs suit a keyword: those with one of the words in their file name, or that carry all of the topics.
 * A keyword without an entry is always answered with a drawn scene.
 */
export const PHOTOGRAPHS_BY_KEYWORD: Readonly<
  Record<string, { words: readonly string[]; topics?: readonly string[] }>
> = {
  ambulance: { words: ['ambulance', 'clinic'] },
  arcades: { words: ['arcades', 'arcaded'] },
  bakery: { words: ['bakery', 'bread'] },
  barley: { words: ['barley', 'grain'] },
  bridge: { words: ['bridge'] },
  church: { words: ['church', 'votive'] },
  cinema: { words: ['cinema'] },
  classroom: { words: ['classroom'] },
  concert: { words: ['concert', 'microphone'] },
  construction: { words: ['construction', 'excavators'] },
  council: { words: ['council', 'meeting'] },
  countryside: { words: ['country', 'dandelion', 'autumn'], topics: ['natura', 'agricoltura'] },
  cow: { words: ['cow', 'cattle', 'pasture', 'country'] },
  factory: { words: ['factory', 'containers'] },
  fire: { words: ['fire'] },
  fireworks: { words: ['fireworks'] },
  flood: { words: ['flood', 'flooded'] },
  'fog-road': { words: ['foggy', 'fog'] },
  food: { words: ['pasta', 'pizza', 'hazelnuts', 'dried'] },
  football: { words: ['football'] },
  forest: { words: ['woodland', 'forest', 'autumn'] },
  garden: { words: ['dandelion', 'garden'] },
  grain: { words: ['grain', 'barley'] },
  'hill-village': { words: ['village'] },
  hospital: { words: ['clinic', 'operating', 'hospital'] },
  library: { words: ['library'] },
  logistics: { words: ['logistics', 'containers'] },
  market: { words: ['market', 'stall', 'harvest'] },
  meeting: { words: ['meeting', 'council'] },
  motorway: { words: ['motorway', 'traffic'] },
  mushrooms: { words: ['mushrooms'] },
  'night-village': { words: ['lights'], topics: ['territorio', 'lifestyle', 'eventi'] },
  pitch: { words: ['pitch', 'stadium'] },
  'plain-storm': { words: ['storm', 'rainbow'] },
  rail: { words: ['railway', 'train'] },
  rain: { words: ['rain', 'rainbow'] },
  river: { words: ['river', 'stream', 'bridge'] },
  snow: { words: ['snow', 'snowy'] },
  square: { words: ['square', 'arcaded', 'arcades', 'church'] },
  stadium: { words: ['stadium', 'pitch'] },
  street: { words: ['street', 'arcades'] },
  tennis: { words: ['tennis'] },
  theatre: { words: ['silhouettes', 'seats'] },
  traffic: { words: ['traffic', 'motorway'] },
  'tree-fallen': { words: ['fallen'] },
  vineyard: { words: ['vineyard', 'gardens'] },
  wine: { words: ['vineyard', 'wine', 'gardens'] },
}

/** Photographs whose file name misleads for a keyword. */
export const UNSUITABLE: Readonly<Record<string, readonly string[]>> = {
  forest: ['fire'],
  'night-village': ['concert'],
  garden: ['village'],
  theatre: ['council'],
}
