import { startSandbox } from '@waybill/sandbox'
import { expect, test } from 'vitest'
import { openKit } from '../kit/kit.ts'
import { exampleOrder, exampleShipment, pallet, project44Account, wireCallOf } from '../testing/shipment.ts'
import { project44 } from './index.ts'

const VOLUME_PATH = '/api/v4/vltl/quotes/rates/query'

test('volume prices are asked for beside LTL by the feet of trailer, and ordered by their quote', async () => {
  const sandbox = await startSandbox()
  const { rate, booking } = project44(openKit())
  const account = project44Account(sandbox.url, 'DMGL')
  const plain = exampleShipment({ items: [{ ...pallet, handlingUnits: 12, weightLb: 9_000 }] })
  const wireCall = wireCallOf()
  expect(await rate(account, plain, wireCall)).toMatchObject([{ serviceCode: 'STD' }])
  expect(sandbox.requests(VOLUME_PATH)).toBe(0)
  const shipment = { ...plain, volume: true as const }
  const prices = await rate(account, shipment, wireCall)
  expect(prices).toMatchObject([
    { kind: 'price', serviceCode: 'STD' },
    { kind: 'price', serviceCode: 'VOL', service: 'Volume' },
  ])
  const asked = wireCall.exchanges.find(({ url }) => url.endsWith(VOLUME_PATH))
  expect(JSON.parse(asked?.requestBody ?? '{}')).toMatchObject({ totalLinearFeet: 24 })
  const order = { ...exampleOrder('VOLUME', 'DMGL', shipment), serviceCode: 'VOL' }
  expect(await booking.book(account, { ...order, quoteNumber: '' }, wireCallOf())).toMatchObject({ kind: 'failed' })
  expect(await booking.book(account, order, wireCallOf())).toMatchObject({ kind: 'booked' })
  await sandbox.close()
})

test('freight without dimensions has its LTL price, and says what a volume price needs', async () => {
  const sandbox = await startSandbox()
  const bare = { ...pallet, lengthIn: 0, widthIn: 0, heightIn: 0 }
  const shipment = { ...exampleShipment({ items: [bare] }), volume: true as const }
  const answers = await project44(openKit()).rate(project44Account(sandbox.url, 'DMGL'), shipment, wireCallOf())
  expect(answers.at(-1)).toMatchObject({ kind: 'failed', message: expect.stringContaining('Enter the dimensions') })
  expect(sandbox.requests(VOLUME_PATH)).toBe(0)
  await sandbox.close()
})
