import type { CSSProperties } from 'react'
import type { SampleShare } from './find-sample-shares.ts'
import { Example, GallerySection, Row } from './GallerySection.tsx'

const STYLES = {
  card: { border: '1px solid var(--filo)', font: '400 var(--meta) var(--instrument)' },
  picture: { display: 'block', width: '100%', height: 'auto' },
  words: { padding: '0.75rem 1rem' },
  host: { color: 'var(--fumo)' },
  title: { font: '600 var(--list) var(--instrument)' },
} as const satisfies Record<string, CSSProperties>

/** Pages of every kind as they look where somebody shares them. */
export function ShareSections({ shares, host }: { shares: readonly SampleShare[]; host: string }) {
  return (
    <GallerySection name="Pagine condivise">
      <Row>
        {shares.map((share) => (
          <Example name={share.name} key={share.name}>
            <ShareCard share={share} host={host} />
          </Example>
        ))}
      </Row>
    </GallerySection>
  )
}

/** As a messenger shows it: picture, host, title, description. */
function ShareCard({ share: { picture, title, description }, host }: { share: SampleShare; host: string }) {
  return (
    <div style={STYLES.card}>
      {picture !== null && (
        <img
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading="lazy"
          style={STYLES.picture}
        />
      )}
      <div style={STYLES.words}>
        <p style={STYLES.host}>{host}</p>
        <p style={STYLES.title}>{title}</p>
        <p>{description}</p>
      </div>
    </div>
  )
}
