import type { TrackingNotice } from '@waybill/contract/calls/NewTrackingAPI/TrackingNotice.ts'
import { NOTIFIED_MAX, notifiedOf, sentence, validateEvent } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment } from '../shipments/index.ts'
import { noticeOf } from './notice.ts'

/** An event that is right in everything but perhaps its addresses, to have those judged by the same rule. */
const judged = { status: 'problem', date: '2000-01-01', time: '00:00', description: '', city: '', state: '', notes: '' }

/** @throws {Refusal} InvalidInput at `body.<field>` */
export function addressesOf(list: string, field: string): readonly string[] {
  const day = { date: judged.date, time: judged.time }
  const problems = validateEvent({ ...judged, notifications: list }, day, judged.date)
  const issues = problems.map(({ code, params }) => ({
    at: `body.${field}`,
    code,
    params: { ...params, max: NOTIFIED_MAX },
  }))
  if (issues.length > 0) throw new Refusal('InvalidInput', {}, issues)
  return notifiedOf(list)
}

export const trackingNotice: Handler<typeof TrackingNotice> = async ({ tx, who, query, input, request, now }) => {
  const record = await lockShipment(tx, who.clientId, input.shipmentId)
  const before = await noticeOf(tx, record)
  if (query.flag === 'load') return { ...before, statuses: [...before.statuses], addresses: [...before.addresses] }
  const statuses = [...new Set(input.statuses ?? before.statuses)]
  const addresses = [...addressesOf((input.addresses ?? before.addresses).join(','), 'addresses')]
  await tx
    .insertInto('tracking_notice')
    .values({ client_id: who.clientId, shipment_id: record.shipmentId, statuses, addresses })
    .onConflict(conflict => conflict.columns(['client_id', 'shipment_id']).doUpdateSet({ statuses, addresses }))
    .execute()
  const entry = { entity: 'shipment', entityId: record.shipmentId, action: 'notice changed' }
  const note = (of: { readonly statuses: readonly string[]; readonly addresses: readonly string[] }) => ({
    note: sentence('ofStatuses', { codes: of.statuses.join(', '), text: of.addresses.join(', ') }),
  })
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    { ...entry, before: note(before), after: note({ statuses, addresses }) },
  )
  return { statuses, addresses, isDefault: false }
}
