import css from './play-link.module.css'

interface PlayLinkProps {
  recording: { id: string; title: string; series: string; seconds: number; source: string }
}

/** Play is a brick: without script a link to the recording itself, with it a button that plays it here (listening-ear.ts). */
export function PlayLink({ recording: { id, title, series, seconds, source } }: PlayLinkProps) {
  return (
    <a
      className={css.play}
      href={source}
      data-listen={id}
      data-title={title}
      data-series={series}
      data-seconds={seconds}
      aria-label={`Ascolta: ${title}`}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path fill="currentColor" d="M7 4.5 19.5 12 7 19.5z" />
      </svg>
    </a>
  )
}
