import { Readable } from 'node:stream'
import type { DownloadPODs } from '@waybill/contract/calls/Shipment/DownloadPODs.ts'
import { Zip } from '@waybill/documents/zip'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'

/** The shipments that there are, in the order that was asked for, each with its newest proof of delivery. */
async function newestPods(app: App, db: Pick<TenantDb, 'read'>, clientId: number, shipmentIds: readonly number[]) {
  const rows = await db.read(
    app.db.query
      .selectFrom('shipment as s')
      .leftJoinLateral(
        eb =>
          eb
            .selectFrom('file as f')
            .select(['f.sha256', 'f.name'])
            .whereRef('f.client_id', '=', 's.client_id')
            .whereRef('f.shipment_id', '=', 's.shipment_id')
            .where('f.kind', '=', 'pod')
            .where('f.deleted_at', 'is', null)
            .orderBy('f.file_id', 'desc')
            .limit(1)
            .as('pod'),
        join => join.onTrue(),
      )
      .select(['s.shipment_id', 's.bol_number', 'pod.sha256', 'pod.name'])
      .where('s.client_id', '=', clientId)
      .where('s.shipment_id', 'in', [...shipmentIds]),
  )
  const byId = new Map(rows.map(row => [row.shipment_id, row]))
  return [...new Set(shipmentIds)].flatMap(id => byId.get(id) ?? [])
}

/** What a file of an archive may be called on every system. */
const fileName = (text: string): string => text.replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, '_').slice(-100)

export const downloadPods: Handler<typeof DownloadPODs> = async ({ app, db, who, input, now }) => {
  const { clientId, timeZone } = who
  const shipments = await newestPods(app, db, clientId, input.shipmentIds)
  if (shipments.length === 0) throw new Refusal('NotFound')
  const lacking = shipments.filter(({ sha256 }) => sha256 === null).length
  if (lacking === shipments.length) throw new Refusal('NoPod')
  const nameOf = (row: (typeof shipments)[number]): string => row.bol_number || `Shipment ${row.shipment_id}`
  async function* packed(): AsyncGenerator<Buffer> {
    const zip = new Zip()
    const without: string[] = []
    const numbered = String(shipments.length).length
    for (const [i, row] of shipments.entries()) {
      if (row.sha256 === null) without.push(nameOf(row))
      else {
        const name = fileName(`${nameOf(row)} ${row.name ?? ''}`)
        yield* zip.part(
          `${String(i + 1).padStart(numbered, '0')} ${name}`,
          await app.files.stream(clientId, row.sha256),
        )
      }
    }
    if (without.length > 0) yield* zip.part('No POD.txt', [`${without.join('\r\n')}\r\n`])
    yield zip.directory()
  }
  const { date } = localNow(now, timeZone)
  return { name: `pods-${date}.zip`, mime: 'application/zip', body: Readable.from(packed()), lacking }
}
