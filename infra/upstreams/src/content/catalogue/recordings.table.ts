import { clip, type Clip } from './multimedia-titles.table.ts'

/** Recordings to listen to. */
export const recordings: readonly Clip[] = [
  clip(
    204,
    'volontariato',
    'meeting',
    'Una riunione',
    'La voce di [un volontario|una maestra|un medico condotto] {diTown}',
  ),
  clip(
    204,
    'dialetto-piacentino',
    'hill-village',
    'Un borgo',
    'Parole in dialetto: [il tempo|la cucina|i mestieri] {aTown}',
  ),
  clip(
    204,
    'novecento',
    'library',
    'Carte d’archivio',
    'Memorie di [casello|cascina|bottega] {aTown}, registrate oggi',
  ),
  clip(204, 'fiume-po', 'river', 'L’argine', 'Suoni del Po: [la chiatta|gli aironi|la nebbia che gocciola]'),
  clip(
    204,
    'cori',
    'church',
    'Una chiesa',
    'Il coro {diTown} prova [un canto degli alpini|il «Va’, pensiero»|una ninna nanna]',
  ),
  clip(
    204,
    'poesia',
    'library',
    'Un libro aperto',
    'Una poesia al giorno, letta da [un’attrice|un ferroviere|una classe {diTown}]',
  ),
  clip(
    204,
    'anziani',
    'hill-village',
    'Una panchina',
    'Cent’anni in dieci minuti: [la guerra|il primo ballo|la trebbiatura] {aTown}',
  ),
]
