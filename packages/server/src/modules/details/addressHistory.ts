import type { WireHistory } from '@waybill/contract/wire/shipmentDetails.ts'
import type { Address } from '@waybill/domain'
import { addressFieldNames } from '../shipments/index.ts'

type FieldChange = WireHistory['changes'][number]

const addressFields = Object.keys(addressFieldNames) as (keyof Address)[]

/** An address changes field by field. */
export function addressChanges(
  name: string,
  before: Address | null | undefined,
  after: Address | null | undefined,
): FieldChange[] {
  return addressFields.flatMap(field => {
    const [old, now] = [before?.[field] ?? '', after?.[field] ?? '']
    return old === now ? [] : [{ field: `${name} ${addressFieldNames[field]}`, before: old, after: now }]
  })
}
