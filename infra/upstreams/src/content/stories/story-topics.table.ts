/** All leaf subjects of the newspaper; `cronaca` and `opinioni` stand for any of their own leaves. */
export const storyTopics = [
  'cronaca',
  'opinioni',
  'incidenti',
  'furti',
  'incendi',
  'giudiziaria',
  'viabilita',
  'attualita',
  'politica',
  'scuola',
  'sanita',
  'economia',
  'lavoro',
  'agricoltura',
  'territorio',
  'ambiente',
  'meteo',
  'calcio',
  'volley',
  'rugby',
  'basket',
  'ciclismo',
  'tennis',
  'dilettanti',
  'cultura',
  'spettacoli',
  'mostre',
  'libri',
  'storia',
  'musica',
  'cinema',
  'food',
  'casa',
  'viaggi',
  'salute',
  'animali',
  'editoriale',
  'lettera',
] as const

export type StoryTopic = (typeof storyTopics)[number]

export type LeafTopic = Exclude<StoryTopic, 'cronaca' | 'opinioni'>

/** The leaf subjects that a broad one is drawn from. */
export const broadTopics = {
  cronaca: ['incidenti', 'furti', 'incendi', 'giudiziaria', 'viabilita'],
  opinioni: ['editoriale', 'lettera'],
} as const satisfies Record<'cronaca' | 'opinioni', readonly LeafTopic[]>
