import { describeReadingTime } from '@liberta/contracts/stories/reading-time'

/** How long a story takes to read, to the second (requirements 9); on its card as on its page. */
export function ReadingTime({ seconds }: { seconds: number }) {
  return <time dateTime={`PT${seconds}S`}>{describeReadingTime(seconds)} di lettura</time>
}
