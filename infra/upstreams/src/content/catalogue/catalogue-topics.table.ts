/** The topics of the story composer, by name, so that tables can be checked without it. */
export const catalogueTopics = [
  'cronaca', 'attualita', 'politica', 'scuola', 'sanita', 'economia', 'lavoro', 'agricoltura', 'territorio', 'ambiente',
  'meteo', 'calcio', 'volley', 'rugby', 'basket', 'ciclismo', 'tennis', 'dilettanti', 'cultura', 'spettacoli', 'mostre',
  'libri', 'storia', 'musica', 'cinema', 'food', 'casa', 'viaggi', 'salute', 'animali', 'opinioni',
] as const
