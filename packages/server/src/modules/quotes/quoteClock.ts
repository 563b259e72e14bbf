import type { InvitationRow, SpotRow } from './rows.ts'

/**
 * When the clock of a question strikes next: at its reminder, its deadline, and the time of each carrier that was asked once
 * more. Null: never again.
 */
export function nextLook(
  { remind_at, deadline }: Pick<SpotRow, 'remind_at' | 'deadline'>,
  invitations: readonly Pick<InvitationRow, 'state' | 'answer_by'>[],
  now: Date,
): Date | null {
  const asked = invitations.filter(({ state }) => state === 'asked').map(({ answer_by }) => answer_by)
  const times = [...(remind_at === null ? [] : [remind_at]), deadline, ...asked]
  const ahead = times.map(at => Date.parse(at)).filter(at => at > now.getTime())
  return ahead.length === 0 ? null : new Date(Math.min(...ahead))
}
