import { formatDate, formatTime, pickupOf } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import { letterHtml, letterText } from '../../mail/html.ts'
import { contentNow, loadShipment } from '../../modules/shipments/index.ts'
import { zoneName } from '../../places/zoneName.ts'
import { tenderEmailOf } from '../carriers.ts'
import type { Placed } from '../datedShipment.ts'
import { company } from '../seed.ts'
import { bounce } from '../seedBookings.ts'
import type { Doing } from './clerkAt.ts'

/** The window that its carrier was told with the tender. */
export const toldWindow = { from: '09:00', to: '12:00' }

/**
 * Its window was changed, and the mail that told its carrier came back: somebody has to call. Written here rather than by
 * the calls that edit and tell, which would read the book of ZIP codes and draw a bill of lading for a start.
 */
export async function tellInVain(doing: Doing, { shipmentId, shipment, bolNumber, tendered }: Placed): Promise<void> {
  const { tx, clerk } = doing
  const { now, who } = doing.clerkAgo(70)
  const { date, from, to } = pickupOf(shipment)
  const { clientId, userId } = clerk
  await tx
    .updateTable('shipment')
    .set({ version: 2, updated_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .execute()
  const [first] = shipment.stops
  const stopId = first?.stopId ?? 0
  const pickup = { number: 1, of: shipment.stops.length, ...first }
  const change = (window: object) => ({ [`stops.${stopId}`]: { ...pickup, window: { date, ...window } } })
  const entry = { entity: 'shipment', entityId: shipmentId, action: 'edited', version: 2 }
  const sides = { before: change(toldWindow), after: change({ from, to }) }
  await recordChange(tx, { who, requestId: 'demo', at: now }, { ...entry, ...sides })
  const { contentNo } = await contentNow(tx, await loadShipment(tx, clientId, shipmentId), now)
  const order = await tx
    .selectFrom('booking')
    .select('tender_id')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirstOrThrow()
  const about = { ...order, client_id: clientId, shipment_id: shipmentId }
  const paragraphs = [
    'SAMPLE, NOT FOR SHIPMENT. No freight moves under this e-mail.',
    `Hello ${tendered?.carrier.name ?? ''} dispatch,`,
    `Bill of lading ${bolNumber} has a new pickup window: ${formatDate(date)}, ${formatTime(from)} to ${formatTime(to)} ${zoneName(company.time_zone, date)}.`,
    `${clerk.name}, ${clerk.company}\n${clerk.email}`,
  ]
  const { mail_id } = await tx
    .insertInto('mail')
    .values({
      ...{ ...about, purpose: 'notice', recipients: [tenderEmailOf(tendered?.carrier.scac ?? '')] },
      subject: `SAMPLE: Pickup changed, bill of lading ${bolNumber}, ${clerk.company}`,
      ...{ body_text: letterText(paragraphs), body_html: letterHtml(paragraphs) },
      ...{ message_id: `<${crypto.randomUUID()}@waybill>`, state: 'bounced', tries: 1, error: bounce },
      created_at: now.toISOString(),
    })
    .returning('mail_id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('notification')
    .values({
      ...{ ...about, content_no: contentNo, way: 'mail', state: 'bounced', made_by: userId, mail_id, note: bounce },
      ...{ made_at: now.toISOString(), settled_at: now.toISOString() },
    })
    .execute()
}
