import { isbot } from 'isbot'

/** Whether a client says of itself that it is a robot. A browser without a window shows pages like any other, and is nobody's search engine. */
export function isRobot(userAgent: string): boolean {
  return isbot(userAgent.replaceAll('HeadlessChrome', 'Chrome'))
}
