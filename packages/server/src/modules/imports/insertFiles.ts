import type { AddressIntegration } from '@waybill/contract/calls/Address/AddressIntegration.ts'
import type { InsertItem } from '@waybill/contract/calls/Shipment/InsertItem.ts'
import type { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import type { ImportKindName } from '@waybill/contract/wire/imports.ts'
import type { Given, Handler } from '../../handler.ts'
import { uploadImport } from './uploadImport.ts'

/** A file that a person uploads on the page of its kind. */
async function uploaded({ app, tx, who, input, upload, request, now }: Given<typeof InsertItem>, kind: ImportKindName) {
  const made = await uploadImport({
    ...{ app, tx, kind, sourceId: null, doer: { who, requestId: request.id, at: now } },
    file: { name: upload.name, ...upload.stored },
    options: { policy: input.policy },
    run: input.run === 'true',
    again: input.again === 'true',
  })
  return { Status: 'Success' as const, ...made }
}

export const insertItem: Handler<typeof InsertItem> = given => uploaded(given, 'items')
export const uploadOrderFile: Handler<typeof UploadOrderFile> = given => uploaded(given, 'orders')
export const addressIntegration: Handler<typeof AddressIntegration> = given => uploaded(given, 'addresses')
