import type { SiteSettings } from '../../settings/site-facts.ts'

/** Where else the paper can be followed. */
export function SocialLinks({ social, className }: Pick<SiteSettings, 'social'> & { className: string | undefined }) {
  return (
    <ul className={className}>
      {social.map(({ name, URL }) => (
        <li key={name}>
          <a href={URL}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
