import type { AddressIntegration } from '@waybill/contract/calls/Address/AddressIntegration.ts'
import type { InsertItem } from '@waybill/contract/calls/Shipment/InsertItem.ts'
import type { UploadInvoices } from '@waybill/contract/calls/Shipment/UploadInvoices.ts'
import type { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import type { ImportKindName } from '@waybill/contract/wire/imports.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { uploadImport } from './uploadImport.ts'

/** A file that a person uploads on the page of its kind. */
async function uploaded(
  { app, tx, who, input, upload, request, now }: Given<typeof InsertItem>,
  kind: ImportKindName,
  sourceId: number | null = null,
) {
  const made = await uploadImport({
    ...{ app, tx, kind, sourceId, doer: { who, requestId: request.id, at: now } },
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
  const { source } = given.input
  if (source === undefined) return uploaded(given, 'orders')
  const its = await given.tx
    .selectFrom('order_source')
    .select('source_id')
    .where('client_id', '=', given.who.clientId)
    .where('source_id', '=', source)
    .executeTakeFirst()
  if (its === undefined) throw new Refusal('NotFound')
  return uploaded(given, 'orders', its.source_id)
}
export const addressIntegration: Handler<typeof AddressIntegration> = given => uploaded(given, 'addresses')
export const uploadInvoices: Handler<typeof UploadInvoices> = given => uploaded(given, 'invoices')
