import type { LabelPurchase } from '@waybill/carriers'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../db/open.ts'
import { paperLogo } from '../../../letterhead.ts'
import { hasInvoice, invoiceModel, invoiceProblems } from '../../documents/index.ts'
import { storeFile } from '../../files/index.ts'
import type { ShipmentRecord } from '../../shipments/index.ts'
import { companyOf } from '../people.ts'

/**
 * Files a commercial invoice of our own with labels of a shipment abroad whose carrier drew none: once, however many messages
 * its labels came by.
 */
export async function fileInvoice(
  app: App,
  tx: Tx,
  record: ShipmentRecord,
  { papers }: Pick<LabelPurchase, 'papers'>,
  at: Date,
): Promise<void> {
  const { clientId, shipmentId, shipment } = record
  if (!hasInvoice(shipment) || invoiceProblems(record).length > 0) return
  if (papers.some(({ kind }) => kind === 'customs')) return
  const filed = await tx
    .selectFrom('file')
    .select('file_id')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('kind', '=', 'customs')
    .limit(1)
    .executeTakeFirst()
  if (filed !== undefined) return
  const { isDemo } = await companyOf(tx, clientId)
  const logo = await paperLogo(app, clientId, tx)
  // Loaded with the first invoice, not with the server.
  const { commercialInvoicePdf } = await import('@waybill/documents')
  const bytes = Buffer.from(await commercialInvoicePdf({ ...invoiceModel(record, isDemo), ...logo }))
  const name = `Commercial invoice ${record.bolNumber}.pdf`
  const file = { clientId, shipmentId, kind: 'customs', name, mime: 'application/pdf', bytes } as const
  await storeFile(app, tx, { ...file, by: null, at })
}
