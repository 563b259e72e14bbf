import type { ManifestPaper } from '@waybill/contract/calls/DayEnd/ManifestPaper.ts'
import type { Address } from '@waybill/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Handler } from '../../handler.ts'
import { paperLogo } from '../../letterhead.ts'
import { Refusal } from '../../refusal.ts'

/** What a carrier gave with a close. */
export const keptPapers = z.array(z.object({ name: z.string(), sha256: z.string() }))

/** Papers that carriers give, by the end of their names. */
const mimes: Readonly<Record<string, string>> = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' }

export const manifestPaper: Handler<typeof ManifestPaper> = async ({ app, db, who, input }) => {
  const { clientId } = who
  const close = await db.readOne(
    app.db.query
      .selectFrom('day_close as c')
      .innerJoin('carrier_account as a', join =>
        join.onRef('a.client_id', '=', 'c.client_id').onRef('a.account_id', '=', 'c.account_id'),
      )
      .select(['c.day', 'c.number', 'c.state', 'c.papers', 'c.address', 'c.asked_by', 'a.name'])
      .select(sql<string>`coalesce(a.settings ->> 'accountNumber', '')`.as('account'))
      .where('c.client_id', '=', clientId)
      .where('c.close_id', '=', input.closeId),
  )
  if (close === null) throw new Refusal('NotFound')
  if (input.paper !== '') {
    const paper = keptPapers.parse(close.papers).find(({ name }) => name === input.paper)
    if (paper === undefined) throw new Refusal('NotFound')
    const mime = mimes[paper.name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    return { name: paper.name, mime, body: await app.files.bytes(clientId, paper.sha256) }
  }
  if (close.state !== 'closed') throw new Refusal('NotFound')
  const labels = await db.read(
    app.db.query
      .selectFrom('closed_label')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('close_id', '=', input.closeId)
      .orderBy('service')
      .orderBy('label_id'),
  )
  const { manifestPdf } = await import('@waybill/documents')
  const { company, street, street2, city, state, zip } = close.address as unknown as Address
  const bytes = await manifestPdf({
    number: String(input.closeId),
    ...{ carrierNumber: close.number, carrier: close.name, date: close.day, closedBy: close.asked_by },
    account: close.account,
    from: [company, street, street2 ?? '', `${city}, ${state} ${zip}`].filter(line => line !== ''),
    labels: labels.map(one => ({
      trackingNumber: one.tracking_number,
      shipmentNumber: one.shipment_number,
      service: one.service,
      shipTo: one.ship_to,
      weightLb: Number(one.weight_lb),
    })),
    sample: who.isDemo,
    ...(await paperLogo(app, clientId)),
  })
  const name = `Manifest ${input.closeId} ${close.day}.pdf`
  return { name, mime: 'application/pdf', body: Buffer.from(bytes), inline: true }
}
