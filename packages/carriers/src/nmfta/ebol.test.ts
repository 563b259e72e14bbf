import { billContents, type Cod, type PlainShipment } from '@waybill/domain'
import { describe, expect, test } from 'vitest'
import { breaches, isPublished, published, publishedFields } from '../testing/published.ts'
import { exampleOrder, exampleShipment, paint, pallet } from '../testing/shipment.ts'
import { contentOf, ebolBody } from './ebol.ts'

function bodyOf(changes: Partial<PlainShipment> = {}) {
  const shipment = exampleShipment(changes)
  const content = contentOf(shipment)
  if (content === undefined) throw new Error('no bill')
  const order = exampleOrder('06141411234567913', 'DMGL', shipment)
  return ebolBody({ content, order, account: '99999999', function: 'Create', pro: '' })
}

const cod: Cod = { amount: 139_450, feeTerms: 'collect', customerCheck: true }
const gaskets = { ...pallet, sharesUnit: true as const, description: 'Gaskets', pieces: 4, weightLb: 60.4, nmfc: '' }

const shipments: readonly (readonly [string, Partial<PlainShipment>])[] = [
  ['plain freight', {}],
  ['hazardous freight', { items: [pallet, paint] }],
  ['a pallet with two lines', { items: [pallet, gaskets] }],
  ['collect with a COD', { terms: 'collect', cod, accessorials: ['COD', 'LGDEL', 'CONDEL', 'SORTDEL', 'APPTDEL'] }],
  [
    'Canadian freight of value',
    { declaredValue: 250_000, accessorials: ['EXVAL'], orderNumber: 'SO-7', customerPo: '4711' },
  ],
]

test('it says what the printed bill says: the same rows, weights, classes and shipping descriptions', () => {
  const shipment = exampleShipment({ items: [pallet, gaskets, paint] })
  const [bill] = billContents(shipment, null)
  const { commodities, shipmentTotals } = bodyOf({ items: [pallet, gaskets, paint] })
  const lines = commodities.handlingUnits.flatMap(({ lineItems }) => lineItems)
  expect(lines.map(({ description }) => description)).toEqual(bill?.rows.map(({ item }) => item.description))
  expect(lines.map(({ classification }) => classification)).toEqual(bill?.rows.map(row => row.freightClass))
  expect(lines.at(-1)).toMatchObject({ hazardousDescription: bill?.rows.at(-1)?.hazmat?.description })
  expect(commodities.handlingUnits.map(({ count }) => count)).toEqual([2, 2])
  expect(shipmentTotals).toMatchObject({ handlingUnits: bill?.totals.handlingUnits, grossWeight: 2460 })
})

test('a pallet is a pallet there, and a pail a pail', () => {
  const pails = { ...pallet, handlingUnitType: 'PAL', pieceType: 'ODD' }
  const [unit, other] = bodyOf({ items: [pallet, pails] }).commodities.handlingUnits
  expect(unit).toMatchObject({ type: 'PAT', lineItems: [{ packagingType: 'CTN' }] })
  expect(other).toMatchObject({ type: 'PAL', lineItems: [{ packagingType: 'OTH' }] })
})

test('who pays decides the terms, the role and the party that is billed', () => {
  const said = (terms: PlainShipment['terms']) => {
    const { payment, bol, billTo } = bodyOf({ terms })
    return [payment.terms, bol.requestorRole, billTo.city]
  }
  expect(said('prepaid')).toEqual(['Prepaid', 'Shipper', 'Barrington'])
  expect(said('collect')).toEqual(['Collect', 'Consignee', 'Los Angeles'])
})

test('services go in the codes of the standard, with what they need, and others in words', () => {
  const { accessorials, bol } = bodyOf({ cod, accessorials: ['COD', 'CONDEL', 'SORTDEL', 'SATDEL'] })
  expect(accessorials).toMatchObject({
    codes: ['COD', 'LTDAD', 'SRT'],
    cod: { amount: '1394.50', currency: 'USD', terms: 'Collect', customerCheckAcceptable: true },
    sortAndSegregateDetails: { pieces: 20 },
    limitedAccessType: { destination: 'Construction-17' },
  })
  expect(bol).toMatchObject({ specialInstructions: 'Call first Also needed: Saturday delivery.' })
})

test('a class that nobody said is not declared', () => {
  const [unit] = bodyOf({ items: [{ ...pallet, freightClass: '' }] }).commodities.handlingUnits
  expect(unit?.lineItems[0]?.classification).toBe('Not required')
})

const list = 'nmfta-dsdc/fields/ltl-ebol-2.1.0-openapi__POST_bol_v1_app.csv'
const codeLists = 'nmfta-dsdc/ltl/ebol-2.1.0-code-lists.csv'

describe.skipIf(!isPublished(list))('against the published description (skipped where ../shared is not there)', () => {
  test.each(shipments)('%s has its fields, their types and all that are required', (_, changes) => {
    const fields = publishedFields(list).filter(({ part }) => part === 'request')
    expect(fields.length).toBeGreaterThan(150)
    expect(breaches(bodyOf(changes), fields)).toEqual([])
  })

  test.each(shipments)('%s has no code that is not in its lists', (_, changes) => {
    const codes = (name: string) =>
      new Set(
        published(codeLists)
          .split('\n')
          .map(line => line.split(','))
          .filter(([of]) => of === name)
          .map(([, code]) => code),
      )
    const { accessorials, commodities } = bodyOf(changes)
    for (const code of accessorials?.codes ?? []) expect(codes('Accessorial_Codes')).toContain(code)
    for (const unit of commodities.handlingUnits) {
      expect(codes('Handling_Unit_Types')).toContain(unit.type)
      for (const line of unit.lineItems) expect(codes('Classification_Codes')).toContain(line.classification)
    }
  })
})
