import type { App } from '../../app.ts'
import { Refusal } from '../../refusal.ts'
import { mayChange, mayUse, type Who } from '../../who.ts'

/** Whose sessions are meant: one's own wherever they are, or a colleague's in this company. */
export interface Whose {
  readonly userId: number
  readonly clientId?: number
}

/** @throws {Refusal} PageNotAllowed, LookOnly */
export function whoseSessions(
  { settings }: Pick<App, 'settings'>,
  who: Who,
  userId: number | undefined,
  effect: 'look' | 'change',
): Whose {
  if (userId === undefined || userId === who.userId) return { userId: who.userId }
  if (!mayUse(who, ['ManageUsers'])) throw new Refusal('PageNotAllowed', { email: settings.SUPPORT_EMAIL })
  if (effect === 'change' && !mayChange(who, ['ManageUsers'])) throw new Refusal('LookOnly')
  return { userId, clientId: who.clientId }
}
