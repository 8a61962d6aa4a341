/** What is played, and how it is called for readers by ear. */
interface MediaElementProps {
  kind: 'video' | 'audio'
  className: string | undefined
  src: string
  name: string
  poster?: string | undefined
}

const DOWNLOADS = { video: 'Scarica il video', audio: 'Scarica l’audio' } as const

/**
 * A player with the browser's own controls: it starts when the reader says so, and before that not a byte of it is loaded.
 * It has no track of captions, since the CMS keeps none; what is said stands in the description and in the stories.
 */
export function MediaElement({ kind: Player, className, src, name, poster }: MediaElementProps) {
  return (
    <Player
      className={className}
      src={src}
      controls
      preload="none"
      aria-label={name}
      {...(Player === 'video' && { poster, playsInline: true })}
    >
      <a href={src}>{DOWNLOADS[Player]}</a>
    </Player>
  )
}
