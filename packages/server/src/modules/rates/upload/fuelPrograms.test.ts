import { ActivateRateSheet } from '@waybill/contract/calls/RateSheets/ActivateRateSheet.ts'
import { CorrectFuelPrice } from '@waybill/contract/calls/RateSheets/CorrectFuelPrice.ts'
import { GetFuelPrograms } from '@waybill/contract/calls/RateSheets/GetFuelPrograms.ts'
import { GetFuelUses } from '@waybill/contract/calls/RateSheets/GetFuelUses.ts'
import { SaveFuelPrograms } from '@waybill/contract/calls/RateSheets/SaveFuelPrograms.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { ReviewTenders } from '@waybill/contract/calls/Shipment/ReviewTenders.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { addCarrier, addFreight } from '../../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../../testing/node.ts'
import { inForce, readRates, uploadRates } from '../../../testing/rateSheets.ts'

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

describe('a mistyped diesel price', () => {
  const heads = ['region', 'from', 'price']
  const enter = (rows: readonly (readonly string[])[], confirmed = false) =>
    ask(node, SaveFuelPrograms, { body: { index: [heads, ...rows.map(row => [...row])], confirmed } }, clerk.token)

  it('far from the week before is asked about, within one entry too, and kept when it is confirmed', async () => {
    clerk = await newCompany(node)
    expect((await enter([['US', '2026-11-02', '3.60']])).reply.prices).toBe(1)
    const asked = await enter([
      ['US', '2026-11-09', '3.61'],
      ['US', '2026-11-16', '36.40'],
    ])
    expect(asked.reply.faults).toMatchObject([
      { row: 3, column: 'price', code: 'movesFar', params: { before: '3.61', from: '2026-11-09', percent: 908.3 } },
    ])
    expect((await enter([['US', '2026-11-09', '4.32']])).reply.faults).toEqual([])
    expect((await enter([['US', '2026-11-16', '3.45']])).reply.faults).toMatchObject([{ code: 'movesFar' }])
    expect((await enter([['US', '2026-11-16', '3.45']], true)).reply.prices).toBe(1)
  })

  it('is corrected with a reason; what stood there stays known, and so do the prices made from it', async () => {
    clerk = await newCompany(node)
    await addCarrier(node, clerk)
    await ask(node, SaveFuelPrograms, { body: { programs } }, clerk.token)
    await enter([
      ['US', '2026-11-09', '3.60'],
      ['US', '2026-11-16', '3.10'],
    ])
    await inForce(node, clerk, 'Origin,Dest,Class,L5C,M5C\nOH,NV,70,96,96\n', { fuelProgram: 'OURS', discount: 65 })
    const { shipmentId } = await addFreight(node, clerk)
    const rated = async () => (await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)).reply.rates
    expect(await rated()).toMatchObject([{ fuel: 3_360 }])
    const correct = (change = {}) =>
      ask(
        node,
        CorrectFuelPrice,
        {
          body: {
            ...{ region: 'US', from: '2026-11-16', known: 31_000, price: 36_400, reason: 'Two digits were swapped' },
            ...change,
          },
        },
        clerk.token,
      )
    const codeOf = async (change: object) => (await correct(change)).error.issues?.[0]
    expect(await codeOf({ reason: '' })).toMatchObject({ at: 'body.reason' })
    expect(await codeOf({ known: 30_000 })).toMatchObject({ code: 'correctedMeanwhile', params: { price: '3.1' } })
    expect(await codeOf({ price: 364_000 })).toMatchObject({ code: 'movesFar', params: { before: '3.6' } })
    expect((await correct({ from: '2026-11-17' })).status).toBe(404)
    expect((await correct()).status).toBe(200)
    const shown = (await ask(node, GetFuelPrograms, { body: {} }, clerk.token)).reply
    expect(shown.prices[0]).toEqual({ region: 'US', from: '2026-11-16', price: 36_400 })
    expect(shown.corrections).toMatchObject([
      {
        from: '2026-11-16',
        before: 31_000,
        after: 36_400,
        reason: 'Two digits were swapped',
        by: expect.stringMatching(/^Test Clerk/),
      },
    ])
    const uses = async (price: number) =>
      (await ask(node, GetFuelUses, { body: { region: 'US', from: '2026-11-16', price } }, clerk.token)).reply
    expect(await uses(31_000)).toMatchObject({
      total: 1,
      uses: [{ shipmentId, program: 'OURS', fuel: 3_360, booked: false }],
    })
    expect((await uses(36_400)).total).toBe(0)
    // What was made from the wrong one is not bought any more.
    const { rows } = (await ask(node, ReviewTenders, { body: { shipmentIds: [shipmentId] } }, clerk.token)).reply
    expect(rows[0]?.state).not.toBe('ready')
    // What is asked for from now on is made from the right one.
    const { shipmentId: later } = await addFreight(node, clerk)
    const { reply } = await ask(node, GETLTLRates, { body: { shipmentId: later } }, clerk.token)
    expect(reply.rates).toMatchObject([{ fuel: 4_536 }])
  })
})
