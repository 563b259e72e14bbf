import type { ImportField } from '@waybill/domain'
import { goodsFields, lineCountFields } from './goodsFields.ts'
import { orderFactFields, orderNameFields } from './orderHeadFields.ts'
import { shipToFields } from './shipToFields.ts'
import { stateFields } from './stateFields.ts'

/**
 * What a file may say of a sales order. The head of an order stands in the row of each of its lines, or in the first alone.
 * Where a head fits two fields alike, the first is taken.
 */
export const orderFields: readonly ImportField[] = [
  ...[...orderNameFields, ...shipToFields, ...orderFactFields],
  ...[...goodsFields, ...stateFields, ...lineCountFields],
]
