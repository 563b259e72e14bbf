import { ActivateRateSheet } from '@waybill/contract/calls/RateSheets/ActivateRateSheet.ts'
import { GetFuelPrograms } from '@waybill/contract/calls/RateSheets/GetFuelPrograms.ts'
import { SaveFuelPrograms } from '@waybill/contract/calls/RateSheets/SaveFuelPrograms.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { addCarrier, addFreight } from '../../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../../testing/node.ts'
import { readRates, uploadRates } from '../../../testing/rateSheets.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  await addCarrier(node, clerk)
})

const programs = [
  ['program', 'region', 'basis', 'from_index', 'value'],
  ['OURS', 'US', 'percent', '3.00', '20'],
  ['OURS', 'US', 'percent', '3.50', '27'],
]

it('fuel programs and prices are entered as rows, and an uploaded sheet that names one is priced by them', async () => {
  const save = (body: Parameters<typeof ask<typeof SaveFuelPrograms>>[2]) =>
    ask(node, SaveFuelPrograms, body, clerk.token)
  const saved = await save({
    body: {
      programs,
      index: [
        ['region', 'from', 'price'],
        ['US', '11/16/2026', '$3.52'],
      ],
    },
  })
  expect(saved.reply).toEqual({ faults: [], programs: 1, prices: 1 })
  const shown = (await ask(node, GetFuelPrograms, { body: {} }, clerk.token)).reply
  expect(shown.programs).toMatchObject([
    { name: 'OURS', basis: 'percent', bands: [{ from: 30_000 }, { value: 270_000 }] },
  ])
  expect(shown.prices).toEqual([{ region: 'US', from: '2026-11-16', price: 35_200 }])

  const sheet = 'Origin,Dest,Class,L5C,M5C\nOH,NV,70,96,96\n'
  const { versionId } = await uploadRates(node, clerk, sheet)
  const unknown = await readRates(node, clerk, versionId, { fuelProgram: 'THEIRS' })
  expect(unknown.started.error.issues?.[0]?.at).toBe('body.terms.fuelProgram')
  await readRates(node, clerk, versionId, { fuelProgram: 'OURS', discount: 65 })
  const active = { query: { action: 'activate' as const }, body: { versionId } }
  expect((await ask(node, ActivateRateSheet, active, clerk.token)).status).toBe(200)
  const { shipmentId } = await addFreight(node, clerk)
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  expect(reply.rates).toMatchObject([{ CurrAmount: 21_336, fuel: 4_536 }])
})

it('a program by the mile is of one currency', async () => {
  const rows = (currency: string) => [
    ['program', 'region', 'basis', 'from_index', 'value', 'currency'],
    ['MILES', 'US', 'perMile', '3.00', '0.40', 'CAD'],
    ['MILES', 'US', 'perMile', '3.50', '0.55', currency],
  ]
  const save = async (currency: string) =>
    (await ask(node, SaveFuelPrograms, { body: { programs: rows(currency) } }, clerk.token)).reply
  expect((await save('')).faults).toMatchObject([{ row: 3, column: 'currency', code: 'notOneOf' }])
  expect((await save('C$')).faults).toMatchObject([{ code: 'badForm' }, { code: 'notOneOf' }])
  expect((await save('cad')).programs).toBe(1)
  const { programs } = (await ask(node, GetFuelPrograms, { body: {} }, clerk.token)).reply
  expect(programs).toMatchObject([{ name: 'MILES', currency: 'CAD' }, { currency: 'USD' }])
})

it('a row with a fault keeps nothing, and says where', async () => {
  const index = [
    ['region', 'from', 'price'],
    ['US', '2026-11-16', '9.99'],
    ['US', 'soon', '3.10'],
  ]
  const { reply } = await ask(node, SaveFuelPrograms, { body: { index } }, clerk.token)
  expect(reply.faults).toMatchObject([{ row: 3, column: 'from', code: 'notADate' }])
  const again = await ask(node, SaveFuelPrograms, { body: { index: index.slice(0, 2) } }, clerk.token)
  expect(again.reply.faults).toMatchObject([{ row: 2, column: 'price', code: 'differsFromBefore' }])
  expect((await ask(node, GetFuelPrograms, { body: {} }, clerk.token)).reply.prices).toHaveLength(1)
})
