import type { SnoozeException } from '@waybill/contract/calls/Exceptions/SnoozeException.ts'
import { SNOOZE_DAYS_MAX } from '@waybill/contract/wire/exceptions.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { expectSeen, lockException, said } from './lockException.ts'

const DAY_MS = 86_400_000

const wrongTime = () => new Refusal('InvalidInput', {}, [{ at: 'body.until', code: 'invalid', params: {} }])

/** @throws {Refusal} NotFound; ExceptionOver where it has ended; 409 where somebody else was first; InvalidInput for a time that is over or far away */
export const snoozeException: Handler<typeof SnoozeException> = async ({ app, tx, who, request, now, input }) => {
  const { exceptionId, version, until } = input
  const row = await lockException(tx, who.clientId, exceptionId)
  if (row.ended_at !== null && row.closed_at === null) throw new Refusal('ExceptionOver')
  const at = until === null ? null : Date.parse(until)
  if (at !== null && (at <= now.getTime() || at > now.getTime() + SNOOZE_DAYS_MAX * DAY_MS)) throw wrongTime()
  const snoozedUntil = at === null ? null : new Date(at).toISOString()
  if (row.closed_at !== null || row.snoozed_until !== snoozedUntil) {
    await expectSeen(tx, row, version)
    await tx
      .updateTable('exception')
      .set({ snoozed_until: snoozedUntil, version: row.version + 1 })
      .where('client_id', '=', who.clientId)
      .where('exception_id', '=', exceptionId)
      .execute()
    const doer = { who, requestId: request.id, at: now }
    const [before, after] = [{ snoozedUntil: row.snoozed_until }, { snoozedUntil }]
    await said(app, tx, doer, row, { action: 'snoozed', before, after })
  }
  return { exceptionId, snoozedUntil }
}
