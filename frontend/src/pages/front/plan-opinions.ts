import { LONE_PATTERN, patternNamed, RELATED_PATTERN, shareJoint } from '../../components/rows/course-pattern.table.ts'
import type { CoursePattern } from '../../components/rows/course-pattern.table.ts'

/** Three opinions, the first one widest, in the order in which docs/design.md and then the joints prefer them. */
const THREE = ['5|4|3', '5|3|4'] as const

/** The course of one, two or three opinions that meets no joint of the course above nor of the one wished for below. */
export function planOpinions(
  stories: number,
  { above, below }: { above: CoursePattern | undefined; below: CoursePattern | undefined },
): CoursePattern {
  if (stories === 1) return LONE_PATTERN
  const candidates = stories === 2 ? [patternNamed('7|5')] : [...THREE.map(patternNamed), RELATED_PATTERN]
  const known = candidates.filter((pattern) => pattern !== undefined)
  const meets = (pattern: CoursePattern) =>
    [above, below].filter((other) => other !== undefined && shareJoint(other, pattern)).length
  const [best = LONE_PATTERN] = known.toSorted((one, other) => meets(one) - meets(other))
  return best
}
