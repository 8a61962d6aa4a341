import { useGrammar } from '../../page-definition/frame-context.ts'
import { BigAccentedLetter } from '../brand/Nameplate.tsx'
import parts from '../../styles/parts.module.css'
import { Vineyard } from './AdDrawings.tsx'
import css from './house-ads.module.css'
import { AdSlot } from './AdSlot.tsx'
import { chooseMasthead, isSlimMasthead } from './masthead.table.ts'
import type { HouseMasthead } from './masthead.table.ts'
import own from './masthead-ad.module.css'

/** The masthead's slot (1370 × 270, 375 × 100; 1264 × 90 on pages of service) over a path: the paper's own promises. */
export function MastheadAd({ path, n = 1 }: { path: string; n?: number }) {
  const grammar = useGrammar()
  const { href, door, lines, words, figure, night } = chooseMasthead(grammar, path)
  const isSlim = isSlimMasthead(grammar, path)
  return (
    <AdSlot
      position={isSlim ? 'wideboard' : 'masthead'}
      n={n}
      className={`${own.masthead} ${isSlim ? own.slim : own.full} ${parts.width}`}
    >
      <div className={own.mastheadBox} data-night={night}>
        <Figure figure={figure} />
        <div>
          <p className={own.sentence}>
            {lines[0]} <br />
            {lines[1]}
          </p>
          <p className={`${css.small} ${own.small}`}>{words}</p>
        </div>
        <a className={own.offer} href={href}>
          {door}
        </a>
      </div>
    </AdSlot>
  )
}

function Figure({ figure }: Pick<HouseMasthead, 'figure'>) {
  if (figure === 'letter') return <BigAccentedLetter className={own.letter ?? ''} />
  if (figure === 'vines') return <Vineyard className={`${css.drawing} ${own.vines}`} />
  return (
    <p className={own.numerals} aria-hidden="true">
      {figure[0]} <br />
      {figure[1]}
    </p>
  )
}
