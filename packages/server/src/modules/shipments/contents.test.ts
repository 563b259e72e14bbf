import { carrierKey, ratingKey, shipmentOfPlain } from '@waybill/domain'
import { expect, it } from 'vitest'
import type { JsonValue } from '../../db/schema.generated.ts'
import { freight } from '../../testing/freight.ts'
import { readContent } from './contents.ts'

const { cod: _, ...withoutCod } = shipmentOfPlain(freight)
const stored: JsonValue = JSON.parse(
  JSON.stringify({ shipment: withoutCod, bolNumber: '1', originZone: 'America/New_York' }),
)

it('reads a content that was kept before there was a COD, and takes nothing of it for changed', () => {
  const { shipment } = readContent({ content_no: 1, form: 2, content: stored })
  expect(shipment.cod).toBeNull()
  const now = shipmentOfPlain(freight)
  expect([carrierKey(shipment), ratingKey(shipment)]).toEqual([carrierKey(now), ratingKey(now)])
  expect(carrierKey(shipment)).not.toContain('cod')
  const cod = { amount: 100, feeTerms: 'collect', customerCheck: false } as const
  expect(carrierKey({ ...now, cod })).not.toBe(carrierKey(now))
})

it('refuses the form of a newer version', () => {
  expect(() => readContent({ content_no: 1, form: 4, content: stored })).toThrow('unknown form 4')
})
