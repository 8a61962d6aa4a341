import { useFrame } from '../../page-definition/frame-context.ts'
import type { Publisher } from '../../settings/site-facts.ts'
import blocks from '../story/story-blocks.module.css'
import css from './text-page.module.css'

/** `0523 393939` → `tel:+390523393939`; a number that begins with a plus is whole already. */
export function addressOfPhone(phone: string): string {
  const digits = phone.replaceAll(/[^+\d]/g, '')
  return `tel:${digits.startsWith('+') ? digits : `+39${digits}`}`
}

/** The newsroom's address, telephone and, where there is one, mailbox. */
export function WaysToWrite({ title, addressee }: { title: string; addressee?: string | undefined }) {
  const { publisher } = useFrame().settings
  return (
    <aside className={`${blocks.facts} ${css.ways}`} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        <li>
          <span className={blocks.when}>Per posta</span>
          <span>{[addressee, publisher.name, publisher.address].filter(Boolean).join(', ')}</span>
        </li>
        <li>
          <span className={blocks.when}>Telefono</span>
          <PhoneLink publisher={publisher} />
        </li>
        {publisher.email !== null && (
          <li>
            <span className={blocks.when}>E-mail</span>
            <a href={`mailto:${publisher.email}`}>{publisher.email}</a>
          </li>
        )}
      </ul>
    </aside>
  )
}

/** The publisher's telephone number, to be called. */
export function PhoneLink({ publisher: { phone } }: { publisher: Publisher }) {
  return <a href={addressOfPhone(phone)}>{phone}</a>
}
