import type { WireHistory } from '@waybill/contract/wire/shipmentDetails.ts'
import { type Address, type AddressField, receivingWords } from '@waybill/domain'
import { addressFieldNames } from '../shipments/index.ts'

type FieldChange = WireHistory['changes'][number]

const addressFields = Object.keys(addressFieldNames) as AddressField[]

/** An address changes field by field. */
export function addressChanges(
  name: string,
  before: Address | null | undefined,
  after: Address | null | undefined,
): FieldChange[] {
  const hours = [before, after].map(address => receivingWords(address ?? {}))
  const [old = '', now = ''] = hours
  return [
    ...addressFields.flatMap(field => {
      const [was, is] = [before?.[field] ?? '', after?.[field] ?? '']
      return was === is ? [] : [{ field: `${name} ${addressFieldNames[field]}`, before: was, after: is }]
    }),
    ...(old === now ? [] : [{ field: `${name} receiving hours`, before: old, after: now }]),
  ]
}
