import type { AddressIntegration } from '@waybill/contract/calls/Address/AddressIntegration.ts'
import type { InsertItem } from '@waybill/contract/calls/Shipment/InsertItem.ts'
import type { UploadInvoices } from '@waybill/contract/calls/Shipment/UploadInvoices.ts'
import type { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import type { ImportKindName } from '@waybill/contract/wire/imports.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { type UploadGiven, uploadImport } from './uploadImport.ts'

/** A file that a person uploads on the page of its kind. */
async function uploaded(
  { app, tx, who, input, upload, request, now }: Given<typeof InsertItem>,
  kind: ImportKindName,
  { sourceId = null, asksSource = false }: Pick<Partial<UploadGiven>, 'sourceId' | 'asksSource'> = {},
) {
  const made = await uploadImport({
    ...{ app, tx, kind, sourceId, asksSource, doer: { who, requestId: request.id, at: now } },
    file: { name: upload.name, ...upload.stored },
    options: { policy: input.policy },
    run: input.run === 'true',
    again: input.again === 'true',
  })
  return { Status: 'Success' as const, ...made }
}

export const insertItem: Handler<typeof InsertItem> = given => uploaded(given, 'items')
/** @throws {Refusal} NotFound: the company has no such source */
export const uploadOrderFile: Handler<typeof UploadOrderFile> = async given => {
  const { source, run } = given.input
  const own = given.tx.selectFrom('order_source').select('source_id').where('client_id', '=', given.who.clientId)
  if (source === undefined) {
    // Whoever looks at its columns can say whose it is; nobody is there to be asked where it begins at once.
    const asksSource = run === 'false' && (await own.limit(1).executeTakeFirst()) !== undefined
    return uploaded(given, 'orders', { asksSource })
  }
  const its = await own.where('source_id', '=', source).executeTakeFirst()
  if (its === undefined) throw new Refusal('NotFound')
  return uploaded(given, 'orders', { sourceId: its.source_id })
}
export const addressIntegration: Handler<typeof AddressIntegration> = given => uploaded(given, 'addresses')
export const uploadInvoices: Handler<typeof UploadInvoices> = given => uploaded(given, 'invoices')
