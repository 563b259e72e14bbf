import { isUpsTrackingNumber } from '@waybill/domain'
import { startSandbox } from '@waybill/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKit } from '../kit/kit.ts'
import { beyondReach } from '../kit/reach.ts'
import { box, exampleLabels, exampleParcels, sentTo, turned } from '../testing/parcels.ts'
import { wireCallOf } from '../testing/shipment.ts'
import { ups } from './index.ts'
import { shipBody } from './labels.ts'
import type { Account } from './send.ts'

const accountAt = (url: string): Account => ({
  ...{ clientId: 1, accountId: 1, scac: 'UPSN', baseUrl: `${url}/ups/api`, secrets: [] },
  settings: { clientId: 'example', clientSecret: 'example', accountNumber: 'A1B2C3', pickupType: '01' },
})

const customs = { originCountry: 'US', htsCode: '9026.20', pieces: 4, value: 88_000, currency: 'USD' }
const toronto = { city: 'Toronto', state: 'ON', zip: 'M5V 2T6', country: 'CA', contactPhone: '+1 416 555 0100' }

/** Goods that come back from Canada. */
function fromCanada() {
  const shipment = sentTo(toronto, exampleParcels([{ ...box, customs }], { returnService: 'printLabel' }))
  return { ...shipment, stops: turned(shipment.stops) }
}

describe('against its network', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  const connector = ups(openKit())
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterAll(() => sandbox.close())
  const buy = (order: ReturnType<typeof exampleLabels>) =>
    connector.labels.buy(accountAt(sandbox.url), order, wireCallOf())

  test('what comes back from another country has a partial invoice, the only one that is taken of a return', async () => {
    const order = exampleLabels('RBACK', '65', fromCanada())
    expect(beyondReach(connector.reach, order.shipment)).toBeNull()
    expect(shipBody(accountAt(''), order).ShipmentRequest.Shipment).toMatchObject({
      ...{ ShipFrom: { Address: { CountryCode: 'CA' } }, ReturnService: { Code: '9' } },
      ShipmentServiceOptions: { InternationalForms: { FormType: ['05'] } },
    })
    const outcome = await buy(order)
    expect(outcome).toMatchObject({ kind: 'bought', purchase: { papers: [{ kind: 'customs' }] } })
  })

  test('goods to Puerto Rico that nobody said the worth of are not sent', async () => {
    const sanJuan = { city: 'San Juan', state: 'PR', zip: '00918' }
    const before = sandbox.requests('ups:buyLabels')
    expect(await buy(exampleLabels('RWORTH', '03', sentTo(sanJuan)))).toMatchObject({
      ...{ kind: 'failed', message: expect.stringContaining('declared value') },
    })
    expect(sandbox.requests('ups:buyLabels')).toBe(before)
  })

  test('a label by e-mail goes to who ships, and none is there to be printed', async () => {
    const order = exampleLabels('RMAIL', '03', exampleParcels([box], { returnService: 'electronicLabel' }))
    expect(shipBody(accountAt(''), order).ShipmentRequest.Shipment).toMatchObject({
      ReturnService: { Code: '8' },
      ShipmentServiceOptions: { LabelDelivery: { EMail: { EMailAddress: 'shipping@example.com' } } },
    })
    const outcome = await buy(order)
    if (outcome.kind !== 'bought') throw new Error(JSON.stringify(outcome))
    const [label] = outcome.purchase.labels
    expect(isUpsTrackingNumber(label?.trackingNumber ?? '')).toBe(true)
    expect(label?.bytes).toHaveLength(0)
  })
})
