import {
  formatDate,
  formatTime,
  isDate,
  isTime,
  isTrackingStatus,
  plainOf,
  type TrackingStatus,
  trackingStatusNames,
} from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { wantsMail } from '../../identity/preferences.ts'
import { createTrackingLink } from '../../identity/trackingLinks.ts'
import { letterHtml, letterText } from '../../mail/html.ts'
import { postMail } from '../../mail/post.ts'
import { zoneName } from '../../places/zoneName.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import { zoneAt } from './events.ts'

export interface Notice {
  readonly statuses: readonly TrackingStatus[]
  readonly addresses: readonly string[]
  /** Nobody has chosen for this shipment. */
  readonly isDefault: boolean
}

/** What a company tells by itself until it says otherwise: the steps a person waits for, to who entered the shipment. */
const defaultStatuses: readonly TrackingStatus[] = ['pickup', 'delivered', 'problem']

export async function noticeOf(tx: Tx, { clientId, shipmentId, createdBy }: ShipmentRecord): Promise<Notice> {
  const row = await tx
    .selectFrom('tracking_notice')
    .select(['statuses', 'addresses'])
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst()
  if (row) return { statuses: row.statuses.filter(isTrackingStatus), addresses: row.addresses, isDefault: false }
  const creator = await tx
    .selectFrom('identity.member')
    .select('email')
    .where('client_id', '=', clientId)
    .where('user_id', '=', createdBy)
    .where('active', '=', true)
    .executeTakeFirst()
  const isTold = creator !== undefined && (await wantsMail(tx, { clientId, userId: createdBy }, 'tracking'))
  return { statuses: defaultStatuses, addresses: isTold ? [creator.email] : [], isDefault: true }
}

/** What a mail about an event says. */
export interface News {
  readonly status: TrackingStatus
  readonly description: string
  readonly local: string
  readonly city: string
  readonly state: string
}

/** `Wed, Nov 25, 10:04 AM PST`: when it happened by the clock of its place. */
function when(local: string, zone: string): string {
  const [date = '', time = ''] = local.split('T')
  if (!isDate(date) || !isTime(time)) return local
  return `${formatDate(date)}, ${formatTime(time)} ${zoneName(zone, date)}`.trimEnd()
}

const companyName = async (tx: Tx, clientId: number) =>
  tx
    .selectFrom('identity.client')
    .select(['name', 'is_demo'])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()

function paragraphs(
  company: string,
  isDemo: boolean,
  record: ShipmentRecord,
  news: News | null,
  link: string,
): string[] {
  const { origin, destination } = plainOf(record.shipment)
  const place = news === null ? '' : [news.city, news.state].filter(text => text !== '').join(', ')
  return [
    ...(isDemo ? ['SAMPLE, NOT FOR SHIPMENT. Nothing in this e-mail is real.'] : []),
    news === null
      ? `${company} shares a shipment with you.`
      : [
          `${trackingStatusNames[news.status]}: ${when(news.local, zoneAt(record, news.state))}${place === '' ? '' : `, ${place}`}`,
          news.description,
        ]
          .filter(line => line !== '')
          .join('\n'),
    [
      `Bill of lading: ${record.bolNumber}`,
      ...(record.proNumber === '' ? [] : [`PRO: ${record.proNumber}`]),
      ...(record.carrierName === '' ? [] : [`Carrier: ${record.carrierName}`]),
      `From: ${origin.city}, ${origin.state}`,
      `To: ${destination.city}, ${destination.state}`,
    ].join('\n'),
    `Track it here:\n${link}`,
  ]
}

/** The address of a tracking page. A link that may add names its shipment as well (specification §2). */
export const trackingAddress = (app: App, accessId: string, { shipmentId }: ShipmentRecord, mayAdd: boolean): string =>
  mayAdd
    ? `${app.publicUrl()}/TrackingShipment?shipmentid=${shipmentId}&accessid=${accessId}`
    : `${app.publicUrl()}/Tracking?trackid=${accessId}`

/** Mails an event, or just the way to the page; each mail has a link of its own, since a link cannot be read again. */
export async function mailTracking(
  app: App,
  tx: Tx,
  record: ShipmentRecord,
  { to, news, mayAdd = false }: { to: readonly string[]; news: News | null; mayAdd?: boolean },
): Promise<string> {
  const { clientId, shipmentId, status, bolNumber } = record
  const now = app.clock.now()
  const accessId = await createTrackingLink(tx, { clientId, shipmentId, mayAdd, isDelivered: status === 'D', now })
  const link = trackingAddress(app, accessId, record, mayAdd)
  if (to.length === 0) return link
  const { name, is_demo } = await companyName(tx, clientId)
  const lines = paragraphs(name, is_demo, record, news, link)
  const what = news === null ? 'Track' : trackingStatusNames[news.status]
  await postMail(app, tx, clientId, {
    purpose: 'tracking',
    to,
    subject: `${is_demo ? 'SAMPLE: ' : ''}${what}: shipment ${bolNumber}, ${name}`,
    text: letterText(lines),
    html: letterHtml(lines),
    shipmentId,
  })
  return link
}

/** Old news is no news: what is heard this long after it happened is shown and not mailed. */
const NEWS_MS = 3 * 86_400_000

/**
 * Mails a status to whom the shipment says, once per status.
 * @param extra addresses given with the event itself, told whatever the shipment says
 */
export async function tellStatus(
  app: App,
  tx: Tx,
  record: ShipmentRecord,
  news: News,
  instant: number,
  extra: readonly string[] = [],
): Promise<void> {
  const now = app.clock.now()
  if (now.getTime() - instant > NEWS_MS) return
  // What is behind the freight is no news: nobody hears of the pickup after the delivery.
  if (record.status === 'D' && news.status !== 'delivered' && news.status !== 'problem') return
  const notice = await noticeOf(tx, record)
  const isWanted = notice.statuses.includes(news.status) && notice.addresses.length > 0
  const first = isWanted && (await isFirst(tx, record, news.status, now))
  const to = [...new Set([...(first ? notice.addresses : []), ...extra])]
  if (to.length > 0) await mailTracking(app, tx, record, { to, news })
}

/** Whether nobody was told of this status before; remembers that they are now. */
async function isFirst(tx: Tx, record: ShipmentRecord, status: TrackingStatus, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('tracking_notified')
    .values({
      client_id: record.clientId,
      shipment_id: record.shipmentId,
      status,
      notified_at: at.toISOString(),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('status')
    .executeTakeFirst()
  return row !== undefined
}
