import type { OperatorAction } from './action.types.ts'
import { eraseAction } from './personal-data.actions.ts'
import { forgetPictureAction } from './picture.actions.ts'
import { pauseAction, rebuildAction, redriveAction, resumeAction } from './queue.actions.ts'
import { purgeAction, refreshAction, withdrawAction } from './read-model.actions.ts'
import { signOutAction } from './session.actions.ts'

/** All that an operator can have done, by the word of the command (`npm run ops -- refresh`) and of the page (`/actions/refresh`). */
export const ACTIONS: Readonly<Record<string, OperatorAction>> = {
  refresh: refreshAction,
  purge: purgeAction,
  redrive: redriveAction,
  pause: pauseAction,
  resume: resumeAction,
  rebuild: rebuildAction,
  withdraw: withdrawAction,
  'forget-picture': forgetPictureAction,
  'sign-out': signOutAction,
  erase: eraseAction,
}

/** The action of a name; undefined where there is none, whatever the name. */
export function findAction(name: string): OperatorAction | undefined {
  return Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
}
