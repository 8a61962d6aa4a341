import { FallenAccent, Marker, Nameplate } from '../../components/brand/Nameplate.tsx'
import parts from '../../styles/parts.module.css'
import { Icon, ICON_NAMES } from '../../components/icons/Icon.tsx'
import { SaveButton } from '../../components/save-button/SaveButton.tsx'
import { Example, Row, GallerySection } from './GallerySection.tsx'

const WIDE = 160

/** Every icon and every form of the accent. */
export function IconsPage() {
  return (
    <div className={parts.width}>
      <h1 className={parts.hidden}>Icone</h1>
      <GallerySection name="Icone">
        <Row>
          {ICON_NAMES.map((name) => (
            <Example name={name} key={name}>
              <Icon name={name} />
            </Example>
          ))}
          <Example name="segnalibro, da salvare">
            <SaveButton id={1} title="Una notizia" held="free" />
          </Example>
          <Example name="segnalibro, salvato">
            <SaveButton id={1} title="Una notizia" held="saved" />
          </Example>
        </Row>
      </GallerySection>
      <GallerySection name="L’accento">
        <Row>
          <Example name="testata">
            <div style={{ width: WIDE }}>
              <Nameplate title="Libertà" />
            </div>
          </Example>
          <Example name="segno">
            <div style={{ width: 31, color: 'var(--cotto)' }}>
              <Marker />
            </div>
          </Example>
          <Example name="caduto">
            <div style={{ width: WIDE }}>
              <FallenAccent />
            </div>
          </Example>
        </Row>
      </GallerySection>
    </div>
  )
}
