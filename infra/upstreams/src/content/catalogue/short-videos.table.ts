import type { Clip } from './multimedia-titles.table.ts'

/** The folder of the short videos. */
export const SHORT_VIDEOS = 235

const short = (tag: string, scene: Clip['scene'], title: string, when: Pick<Clip, 'months' | 'high'> = {}): Clip => ({
  title,
  scene,
  folder: SHORT_VIDEOS,
  tags: [tag],
  ...when,
})

const COLD = [10, 11, 12, 1, 2]
const WARM = [4, 5, 6, 7, 8, 9]

/** Videos of less than a minute and a half, to be watched one after the other. */
export const shortVideos: readonly Clip[] = [
  short('nebbia', ['fog-road', 'Una strada nella nebbia'], 'La nebbia {aTown} in [trenta|quaranta] secondi', {
    months: COLD,
  }),
  short('fiume-po', ['river', 'Il Po'], 'Il Po visto [dall’argine|dal ponte|dalla barca] questa mattina'),
  short('centro-storico', ['arcades', 'I portici'], 'Un giro sotto i portici prima che aprano le [botteghe|edicole]'),
  short('castelli', ['castle', 'Un castello'], 'Il castello {diTown} [all’alba|al tramonto|di notte]'),
  short(
    'sagre-di-paese',
    ['market', 'Le bancarelle'],
    'Che cosa si mangia {aTown}: [tre piatti|due banchi] in un minuto',
    {
      months: WARM,
    },
  ),
  short(
    'funghi',
    ['mushrooms', 'Funghi in un cesto'],
    'Il cesto [pieno|vuoto|a metà] di chi torna dal bosco {diTown}',
    {
      months: [5, 6, 9, 10, 11],
      high: true,
    },
  ),
  short('vendemmia', ['vineyard', 'I filari'], 'Dal filare alla cassetta: un minuto di vendemmia {aTown}', {
    months: [8, 9, 10],
  }),
  short(
    'dialetto-piacentino',
    ['hill-village', 'Un borgo'],
    'Come si dice in dialetto: [«chiave»|«ragazzo»|«nebbia»] {aTown}',
  ),
  short('piacenza-calcio', ['stadium', 'La tribuna'], 'Il coro della curva, [dall’alto|da bordo campo|dal tunnel]'),
  short('volley-piacenza', ['football', 'La palestra'], 'Il punto più lungo della settimana, {aTown}'),
  short('ponti', ['bridge', 'Un ponte'], 'Il cantiere del ponte {aTown}, che cosa cambia [oggi|da lunedì]'),
  short('neve', ['snow', 'La neve'], 'La prima neve {aTown}', { months: [11, 12, 1, 2, 3], high: true }),
  short('restauri', ['church', 'Una chiesa'], 'Prima e dopo il restauro: la [facciata|cappella|torre] {diTown}'),
  short(
    'orto-e-giardino',
    ['garden', 'Un orto'],
    'Il consiglio dell’orto: [potare|seminare|annaffiare] in mezzo minuto',
  ),
]
