import type { ReplyOf } from '@waybill/contract/call.ts'
import type { TrackingDetails } from '@waybill/contract/calls/NewTrackingAPI/TrackingDetails.ts'
import type { FileUpload } from '@waybill/contract/calls/Shipment/FileUpload.ts'
import type { WireTracking } from '@waybill/contract/wire/tracking.ts'
import { send } from '../api/client.ts'

/** What a tracking link says: the access id, and the shipment where the link names one. */
export interface Link {
  readonly accessId: string
  readonly shipmentId: number | null
}

const about = ({ shipmentId }: Link) => (shipmentId === null ? {} : { shipmentId })

export async function loadTracking(link: Link, pageSize: number): Promise<WireTracking> {
  const body = { ...about(link), pageSize: Math.min(pageSize, 100), pageIndex: 1 }
  const path = '/api/NewTrackingAPI/DisplayTrackingDetails'
  const { text } = await send({ path, body, developerKey: true, accessId: link.accessId })
  return JSON.parse(text) as WireTracking
}

/** The page of events after the first `skip`, which is a whole number of pages. */
export async function loadOlder(link: Link, skip: number, pageSize: number): Promise<WireTracking> {
  const body = { ...about(link), pageSize, pageIndex: Math.floor(skip / pageSize) + 1 }
  const path = '/api/NewTrackingAPI/DisplayTrackingDetails'
  const { text } = await send({ path, body, developerKey: true, accessId: link.accessId })
  return JSON.parse(text) as WireTracking
}

export type EnteredEvent = Readonly<
  Record<'status' | 'date' | 'time' | 'description' | 'city' | 'state' | 'notes' | 'notifications', string>
>

/** @param idempotencyKey the same for every try of one event */
export async function addEvent(link: Link, event: EnteredEvent, idempotencyKey: string) {
  const body = { ...about(link), ...event }
  const path = '/api/NewTrackingAPI/TrackingDetails'
  const { text } = await send({ path, body, developerKey: true, accessId: link.accessId, idempotencyKey })
  return JSON.parse(text) as ReplyOf<typeof TrackingDetails>
}

/** @param idempotencyKey the same for every try of one file */
export async function upload(
  link: Link,
  shipmentId: number,
  file: File,
  kind: 'pod' | 'attachment',
  idempotencyKey: string,
  onProgress: (part: number) => void,
): Promise<ReplyOf<typeof FileUpload>> {
  const form = new FormData()
  form.set('shipmentId', String(shipmentId))
  form.set('kind', kind)
  form.set('file', file)
  const path = '/api/Shipment/FileUpload'
  const given = { path, form, developerKey: true, accessId: link.accessId, idempotencyKey }
  const { text } = await send({ ...given, onProgress, timeoutMs: 300_000 })
  return JSON.parse(text) as ReplyOf<typeof FileUpload>
}

export async function download(link: Link, fileId: number): Promise<Blob> {
  const path = '/api/Shipment/DisplayFile'
  const { response } = await send({
    path,
    body: { fileId },
    developerKey: true,
    accessId: link.accessId,
    wantsFile: true,
  })
  return response.blob()
}
