import type { SaveStraightRule } from '@waybill/contract/calls/Straight/SaveStraightRule.ts'
import type { SwitchStraightRule } from '@waybill/contract/calls/Straight/SwitchStraightRule.ts'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { mayChange } from '../../who.ts'
import { ruleRow, ruleState } from './ruleRow.ts'

type Saving = Given<typeof SaveStraightRule>
type Switching = Given<typeof SwitchStraightRule>

/** The columns of a rule. */
const columnsOf = ({ rule }: Saving['input']) => ({
  ...{ modes: [...rule.modes], carriers: [...new Set(rule.carriers)], currency: rule.currency },
  ...{ max_shipment: rule.maxShipment, max_day: rule.maxDay, max_loads: rule.maxLoads, days_ahead: rule.daysAhead },
})

/** @throws {Refusal} InvalidInput where a day takes less than a shipment, or a SCAC is none */
function refuseWrong({ rule }: Saving['input']): void {
  const scacs = rule.carriers.flatMap((scac, n) =>
    /^[A-Z]{2,4}$/.test(scac) ? [] : [{ at: `body.rule.carriers.${n}`, code: 'invalid', params: {} }],
  )
  const day =
    rule.maxDay < rule.maxShipment
      ? [{ at: 'body.rule.maxDay', code: 'too_small', params: { min: rule.maxShipment / 100 } }]
      : []
  if (scacs.length + day.length > 0) throw new Refusal('InvalidInput', {}, [...scacs, ...day])
}

export const saveStraightRule: Handler<typeof SaveStraightRule> = async asked => {
  const { tx, who, input, now, request } = asked
  refuseWrong(input)
  const before = await ruleRow(tx, who.clientId, 'change')
  if ((before?.version ?? 0) !== input.version) throw new Refusal('ChangedMeanwhile')
  const version = input.version + 1
  // What it does now nobody has seen: it is off until somebody has.
  const columns = { ...columnsOf(input), version, is_on: false, saved_by: who.userId, saved_at: now.toISOString() }
  const written = await tx
    .insertInto('straight_rule')
    .values({ client_id: who.clientId, ...columns })
    .onConflict(oc => oc.column('client_id').doUpdateSet(columns).where('straight_rule.version', '=', input.version))
    .returning('version')
    .executeTakeFirst()
  if (written === undefined) throw new Refusal('ChangedMeanwhile')
  const change = { entity: 'straightRule', entityId: who.clientId, action: 'saved', version }
  await recordChange(tx, { who, requestId: request.id, at: now }, { ...change, after: input.rule })
  return ruleState(asked)
}

/** @throws {Refusal} StraightNotPreviewed; PageNotAllowed for who may not tender himself */
function refuseOn({ app, who }: Switching, isPreviewed: boolean): void {
  if (!mayChange(who, ['Tender'])) throw new Refusal('PageNotAllowed', { email: app.settings.SUPPORT_EMAIL })
  if (!isPreviewed) throw new Refusal('StraightNotPreviewed')
}

export const switchStraightRule: Handler<typeof SwitchStraightRule> = async asked => {
  const { app, tx, who, input, now, request } = asked
  const row = await ruleRow(tx, who.clientId, 'change')
  if (row === undefined) throw new Refusal('NotFound')
  // Off is off, whoever changed what meanwhile.
  if (input.isOn && row.version !== input.version) throw new Refusal('ChangedMeanwhile')
  if (input.isOn) refuseOn(asked, row.previewed === row.version)
  if (row.is_on !== input.isOn) {
    const at = now.toISOString()
    await tx
      .updateTable('straight_rule')
      .set({ is_on: input.isOn, ...(input.isOn ? { switched_by: who.userId, switched_at: at } : {}) })
      .where('client_id', '=', who.clientId)
      .execute()
    const change = { entity: 'straightRule', entityId: who.clientId, action: input.isOn ? 'switchedOn' : 'switchedOff' }
    await recordChange(tx, { who, requestId: request.id, at: now }, { ...change, version: row.version })
    if (input.isOn) await app.due.put(tx, 'straight', { clientId: who.clientId, subjectId: who.clientId }, now)
  }
  await app.realtime.tell({ clientId: who.clientId, topic: 'straight', data: {} }, tx)
  return ruleState(asked)
}
