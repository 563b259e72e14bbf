import type { SendTrackingLink } from '@waybill/contract/calls/NewTrackingAPI/SendTrackingLink.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { lockShipment } from '../shipments/index.ts'
import { mailTracking } from './notice.ts'
import { addressesOf } from './TrackingNotice.ts'

export const sendTrackingLink: Handler<typeof SendTrackingLink> = async ({ app, tx, who, input, request, now }) => {
  const { mayAdd } = input
  const to = addressesOf(input.notifications, 'notifications')
  const record = await lockShipment(tx, who.clientId, input.shipmentId)
  const TrackingLink = await mailTracking(app, tx, record, { to, news: null, mayAdd })
  const entry = { entity: 'shipment', entityId: record.shipmentId, action: 'tracking sent' }
  await recordChange(tx, { who, requestId: request.id, at: now }, { ...entry, after: { note: to.join(', ') } })
  return { Status: 'Success', TrackingLink, notified: [...to], kept: app.settings.SMTP_URL === undefined }
}
