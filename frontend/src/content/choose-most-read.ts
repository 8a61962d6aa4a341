import type { Front, FrontBlock } from '@liberta/contracts/fronts/front.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'

/**
 * The blocks of a front with what readers of the site itself read most, as far as it was counted; else with the CMS's own list, where it
 * sends one.
 * @param counted empty or null where too little was read to tell
 */
export function chooseMostRead(blocks: Front['blocks'], counted: readonly StoryTeaser[] | null): readonly FrontBlock[] {
  if (counted === null || counted.length === 0) return blocks
  const own: FrontBlock = { type: 'mostRead', stories: [...counted] }
  const isSent = blocks.some(({ type }) => type === 'mostRead')
  return isSent ? blocks.map((block) => (block.type === 'mostRead' ? own : block)) : [...blocks, own]
}
