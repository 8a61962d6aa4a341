import type { Picture } from '@liberta/contracts/media/picture.schema'
import type { ChoosePicture } from './picture-desk.types.ts'

/** Men's names that end like women's. */
const MEN = new Set(['Luca', 'Andrea', 'Nicola', 'Mattia', 'Elia', 'Gianluca', 'Battista', 'Evangelista'])

/** A journalist's portrait: the same one wherever the journalist stands. */
export function choosePortrait(choosePicture: ChoosePicture, { id, name }: { id: number; name: string }): Picture {
  return {
    ...choosePicture({ subject: portraitOf(name), variant: id, caption: null }),
    alt: `Ritratto di ${name}`,
  }
}

function portraitOf(name: string): 'portrait-man' | 'portrait-woman' {
  const [first = ''] = name.split(' ')
  const isWoman = (first.endsWith('a') && !MEN.has(first)) || first === 'Agnese' || first === 'Beatrice'
  return isWoman ? 'portrait-woman' : 'portrait-man'
}
