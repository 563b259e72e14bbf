import type { RowOf } from '@waybill/contract/list.ts'
import type { list } from '@waybill/contract/lists/pendingOrders.ts'
import type { useText } from '../../../texts/texts.ts'

export type HeldRow = RowOf<typeof list>

/** What people call the order of a held row: its number, else where it stands. */
export const heldName = (row: HeldRow, t: ReturnType<typeof useText>): string =>
  row.OrderNumber === ''
    ? t('orders.heldRow', { row: row.rowNo, file: row.fileName })
    : [row.OrderNumber, row.BackOrderCode].filter(Boolean).join('-')
