import type { App } from '../../app.ts'
import { Refusal } from '../../refusal.ts'
import { mayMake, type Who } from '../../who.ts'
import type { Action } from './action.ts'

/** Whether somebody may make the call of one row, now: who may not, sees nothing of what became of many either. */
export const mayDo = ({ call, also = call }: Action, who: Who | null): who is Who =>
  who !== null && [call, also].every(one => mayMake(who, one))

/** Whoever does it, as long as he is there and may. @throws {Refusal} PageNotAllowed */
export function allowed(app: App, action: Action, who: Who | null): Who {
  if (mayDo(action, who)) return who
  throw new Refusal('PageNotAllowed', { email: app.settings.SUPPORT_EMAIL })
}
