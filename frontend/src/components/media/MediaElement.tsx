import type { Captions } from '@liberta/contracts/media/clip.schema'

/** What is played, and how it is called for readers by ear. */
interface MediaElementProps {
  className: string | undefined
  src: string
  name: string
  captions: readonly Captions[]
  poster?: string | undefined
}

/**
 * A video with the browser's own controls: it starts when the reader says so, and before that not a byte of it is loaded. The
 * captions that the CMS has are shown unless the reader turns them off.
 */
export function MediaElement({ className, src, name, captions, poster }: MediaElementProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- as many as the CMS has.
    <video className={className} src={src} controls preload="none" aria-label={name} poster={poster} playsInline>
      {captions.map(({ language, label, URL }, index) => (
        <track key={language} kind="captions" src={URL} srcLang={language} label={label} default={index === 0} />
      ))}
      <a href={src}>Scarica il video</a>
    </video>
  )
}
