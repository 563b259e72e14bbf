import type { PageId } from '../../pages.ts'
import type { ImportKindName } from '../../wire/imports.ts'

/** The page on which each kind of file is imported: who may use it sees and runs its imports. */
export const importPages = {
  items: 'ItemMaster',
  addresses: 'Locations',
  orders: 'OpenOrders',
  invoices: 'Reports',
} as const satisfies Readonly<Record<ImportKindName, PageId>>

export const allImportPages: readonly PageId[] = Object.values(importPages)
