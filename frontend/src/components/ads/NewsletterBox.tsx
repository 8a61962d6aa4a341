import parts from '../../styles/parts.module.css'
import css from './house-ads.module.css'
import own from './newsletter-box.module.css'

/** The newsletter's invitation beside the autopromo. */
export function NewsletterBox() {
  return (
    <section className={own.newsletter} data-print="no">
      <h2 className={own.newsletterTitle}>Prima di uscire</h2>
      <p>Le cinque cose da sapere su Piacenza, alle 6.30, dal lunedì al sabato. Si legge in quattro minuti.</p>
      <p className={own.newsletterDoor}>
        <a className={parts.button} href="/newsletter">
          Iscriviti
        </a>
        <span className={css.small}>
          Ti cancelli quando vuoi. <a href="/privacy-policy">Informativa</a>
        </span>
      </p>
    </section>
  )
}
