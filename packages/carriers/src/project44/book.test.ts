import { startSandbox } from '@waybill/sandbox'
import { expect, test } from 'vitest'
import { openKit } from '../kit/kit.ts'
import { exampleOrder, project44Account, wireCallOf } from '../testing/shipment.ts'
import { project44 } from './index.ts'

test('a service that only its quote names is not sent without the quote, and is sent with it', async () => {
  const sandbox = await startSandbox()
  const { booking } = project44(openKit())
  const account = project44Account(sandbox.url, 'DMRX')
  const order = { ...exampleOrder('EXAMPLE-GUARANTEED', 'DMRX'), serviceCode: 'GUR' }
  const wireCall = wireCallOf()
  expect(await booking.book(account, { ...order, quoteNumber: '' }, wireCall)).toMatchObject({
    kind: 'failed',
    reason: 'refused',
    message: expect.stringContaining('Ask for rates again'),
  })
  expect(wireCall.exchanges).toEqual([])
  expect(['GUR', 'GUARANTEED', 'STD', ''].map(booking.needsQuoteNumber)).toEqual([true, true, false, false])
  expect(await booking.book(account, order, wireCall)).toMatchObject({ kind: 'booked' })
  expect(sandbox.ledger().filter(({ kind }) => kind === 'dispatch')).toHaveLength(1)
  await sandbox.close()
})

test('an order under our reference that has another key is not taken for ours', async () => {
  const sandbox = await startSandbox()
  const { booking, find } = project44(openKit())
  const account = project44Account(sandbox.url, 'DMGL')
  const order = exampleOrder('EXAMPLE-AGAIN', 'DMGL')
  await booking.book(account, order, wireCallOf())
  expect(await find(account, order, wireCallOf())).toMatchObject({ kind: 'found' })
  const again = { ...order, wireKey: 'another' }
  expect(await find(account, again, wireCallOf())).toMatchObject({ kind: 'failed', reason: 'badAnswer' })
  await sandbox.close()
})
