import type { ImportKindName } from '@waybill/contract/wire/imports.ts'
import type { AnyImportKind } from '../../imports/importKind.ts'
import { addressImport } from '../addresses/index.ts'
import { invoiceImport } from '../invoices/index.ts'
import { orderImport } from '../orderFiles/index.ts'
import { itemImport } from '../setup/index.ts'

/** Every kind of file that is imported row by row: one that the contract names and nobody does does not compile. */
const kinds: Readonly<Record<ImportKindName, AnyImportKind>> = {
  items: itemImport,
  addresses: addressImport,
  orders: orderImport,
  invoices: invoiceImport,
}

export const kindOf = (name: string): AnyImportKind => kinds[name as ImportKindName]
