import type { Fault, Sandbox } from '@waybill/sandbox'
import { startSandbox } from '@waybill/sandbox'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { CarrierAccount, Connector, Exchange, Operation } from '../kit/connector.ts'
import { type Kit, openKit } from '../kit/kit.ts'
import type { LabelOrder } from '../kit/labels.ts'
import { box, exampleLabels, exampleParcels } from '../testing/parcels.ts'
import { wireCallOf } from '../testing/shipment.ts'

interface Setup<Settings> {
  readonly open: (kit: Kit) => Connector<Settings>
  readonly account: (sandbox: Sandbox) => CarrierAccount<Settings>
  /** A service that it sells within the country. */
  readonly service: string
  /** Its numbers, check digit included. */
  readonly isNumber: (trackingNumber: string) => boolean
  /** Kind of event that says delivered. */
  readonly delivered: string
  readonly canary: string
}

const three = exampleParcels([{ ...box, handlingUnits: 3, pieces: 3, weightLb: 28.5 }])

/** What holds for every connector that sells labels. */
export function describeParcels<Settings>(name: string, setup: Setup<Settings>): void {
  describe(name, () => {
    const traced: Exchange[] = []
    let sandbox: Sandbox
    let connector = setup.open(openKit())
    let last = 0

    beforeAll(async () => {
      sandbox = await startSandbox()
    })
    afterEach(() => {
      sandbox.clearFaults()
      connector = setup.open(openKit())
    })
    afterAll(() => sandbox.close())

    const labels = () => {
      if (connector.labels === undefined) throw new Error('it sells no labels')
      return connector.labels
    }
    const wireCall = (deadlineMs?: number) => {
      const given = wireCallOf(deadlineMs)
      return { ...given, onExchange: (exchange: Exchange) => traced.push(exchange) }
    }
    const account = () => setup.account(sandbox)
    const newOrder = (shipment = exampleParcels()): LabelOrder => {
      last += 1
      return exampleLabels(`${name}REF${last}`, setup.service, shipment)
    }
    /** Orders as a connector sells them: all packages at once, or each by itself. */
    const unitOrder = (order: LabelOrder): LabelOrder =>
      labels().buys === 'shipment' ? order : { ...order, packages: order.packages.slice(0, 1) }
    const buy = (order: LabelOrder, deadlineMs?: number) => labels().buy(account(), order, wireCall(deadlineMs))
    const recover = (order: LabelOrder) => labels().recover(account(), order, wireCall())
    const sold = ({ reference, wireKey }: LabelOrder): number =>
      sandbox.orders().filter(one => one.reference === reference || one.key.startsWith(wireKey)).length
    const bought = async (order = newOrder()) => {
      const outcome = await buy(order)
      if (outcome.kind !== 'bought') throw new Error(JSON.stringify(outcome))
      return outcome.purchase
    }
    const fault = (kind: Fault['kind'], operation: Operation | 'token', more: Partial<Fault> = {}) =>
      sandbox.fault({ kind, operation, ...more })
    const voiding = (purchase: Awaited<ReturnType<typeof bought>>, trackingNumbers: readonly string[]) => ({
      shipment: exampleParcels(),
      shipmentNumber: purchase.shipmentNumber,
      trackingNumbers,
      isWhole: trackingNumbers.length === purchase.labels.length,
    })

    test('prices every service it has, each once, in whole cents', async () => {
      const prices = (await connector.rate?.(account(), exampleParcels(), wireCall())) ?? []
      expect(prices.length).toBeGreaterThan(1)
      expect(prices.map(({ kind }) => kind)).not.toContain('failed')
      const codes = prices.flatMap(one => (one.kind === 'price' ? [one.serviceCode] : []))
      expect(new Set(codes).size).toBe(codes.length)
      expect(codes).toContain(setup.service)
      for (const one of prices) {
        if (one.kind !== 'price') continue
        expect(one.charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(one.total)
        expect(one.billedWeightLb).toBe(10)
      }
    })

    test.each(['html', 'wrongShape', 'empty', 'reset', 'status500', 'truncated'] as const)(
      'a price that comes as %s is a failure in words',
      async kind => {
        fault(kind, 'rate')
        const answers = (await connector.rate?.(account(), exampleParcels(), wireCall())) ?? []
        expect(answers).toMatchObject([{ kind: 'failed', message: expect.stringMatching(/\w{3}/) }])
      },
    )

    test('sells a label for each package, with numbers that pass their check', async () => {
      const order = unitOrder(newOrder(three))
      const purchase = await bought(order)
      expect(purchase.labels.map(({ unitId, place }) => [unitId, place])).toEqual(
        order.packages.map(({ unitId, place }) => [unitId, place]),
      )
      for (const { trackingNumber, bytes } of purchase.labels) {
        expect(setup.isNumber(trackingNumber)).toBe(true)
        expect(bytes.length).toBeGreaterThan(100)
      }
      expect(new Set(purchase.labels.map(one => one.trackingNumber)).size).toBe(order.packages.length)
      expect(sold(order)).toBe(order.packages.length)
      // Each package costs something of its own, together what all of them cost.
      const charges = purchase.labels.map(({ charge }) => charge ?? 0)
      expect(charges.every(charge => charge > 0)).toBe(true)
      expect(charges.reduce((sum, charge) => sum + charge, 0)).toBe(purchase.total)
    })

    test.each(['status500', 'status503', 'reset', 'html', 'truncated'] as const)(
      '%s buys nothing twice',
      async kind => {
        fault(kind, 'buyLabels')
        const before = sandbox.requests(`${connector.name}:buyLabels`)
        expect(await buy(unitOrder(newOrder()))).toMatchObject({ kind: 'unknown' })
        expect(sandbox.requests(`${connector.name}:buyLabels`) - before).toBe(1)
      },
    )

    test.each(['dropAfter', 'garbageAfter', 'slowAfter'] as const)(
      'labels that were lost by %s are unknown, bought once, and found again',
      async kind => {
        const order = unitOrder(newOrder(three))
        await bought()
        fault(kind, 'buyLabels')
        expect(await buy(order, 700)).toMatchObject({ kind: 'unknown' })
        sandbox.clearFaults()
        const found = await recover(order)
        expect(['found', 'heldWithoutLabels']).toContain(found.kind)
        if (found.kind === 'found') {
          expect(found.purchase.labels.map(one => one.place)).toEqual(order.packages.map(one => one.place))
          expect(found.purchase.labels.every(one => setup.isNumber(one.trackingNumber))).toBe(true)
        }
        expect(sold(order)).toBe(order.packages.length)
      },
    )

    test('labels that never were are absent, or sold once where asking is the same request again', async () => {
      const order = unitOrder(newOrder())
      if (labels().repeats !== true) return expect(await recover(order)).toEqual({ kind: 'absent' })
      const numbers = []
      for (const found of [await recover(order), await recover(order), await buy(order)]) {
        const purchase = found.kind === 'found' || found.kind === 'bought' ? found.purchase : null
        numbers.push(purchase?.labels[0]?.trackingNumber)
      }
      expect(new Set(numbers).size).toBe(1)
      expect(sold(order)).toBe(1)
    })

    test.each(['status401', 'status403', 'status429'] as const)('%s sells nothing and is said', async kind => {
      fault(kind, 'buyLabels')
      expect(await buy(unitOrder(newOrder()))).toMatchObject({ kind: 'failed' })
    })

    test('a label is given back, and twice does no harm', async () => {
      const purchase = await bought(unitOrder(newOrder()))
      const numbers = purchase.labels.map(one => one.trackingNumber)
      const first = await labels().void(account(), voiding(purchase, numbers), wireCall())
      expect(first).toMatchObject({ kind: 'voided' })
      expect(await labels().void(account(), voiding(purchase, numbers), wireCall())).toMatchObject({ kind: 'voided' })
      expect(
        sandbox
          .orders()
          .filter(one => numbers.includes(one.pro))
          .every(one => one.cancelledAt !== null),
      ).toBe(true)
    })

    test('a void that nobody answers is unconfirmed, and sent once', async () => {
      const purchase = await bought(unitOrder(newOrder()))
      const before = sandbox.requests(`${connector.name}:voidLabels`)
      fault('status503', 'voidLabels')
      const numbers = purchase.labels.map(one => one.trackingNumber)
      expect(await labels().void(account(), voiding(purchase, numbers), wireCall())).toMatchObject({
        kind: 'unconfirmed',
      })
      expect(sandbox.requests(`${connector.name}:voidLabels`) - before).toBe(1)
    })

    test('a label that is on its way is not given back', async () => {
      const purchase = await bought(unitOrder(newOrder()))
      const [number = ''] = purchase.labels.map(one => one.trackingNumber)
      sandbox.addEvents(number, [{ type: setup.delivered }])
      expect(await labels().void(account(), voiding(purchase, [number]), wireCall())).toMatchObject({ kind: 'refused' })
    })

    test('tells where a package is, the oldest first; a label alone is no movement', async () => {
      const purchase = await bought(unitOrder(newOrder()))
      const [number = ''] = purchase.labels.map(one => one.trackingNumber)
      const held = {
        ...{ shipment: exampleParcels(), bolNumber: '' },
        confirmation: { providerId: purchase.shipmentNumber, pickupNumber: '', proNumber: number },
      }
      const track = () => connector.track?.(account(), held, wireCall())
      const before = await track()
      expect(before).toMatchObject({ kind: 'events' })
      if (before?.kind === 'events') expect(before.events.every(one => one.status === null)).toBe(true)
      sandbox.addEvents(number, [{ type: setup.delivered }])
      const after = await track()
      expect(after?.kind === 'events' && after.events.at(-1)?.status).toBe('delivered')
      const unknown = { ...held, confirmation: { ...held.confirmation, proNumber: `${number.slice(0, -2)}00` } }
      expect(await connector.track?.(account(), unknown, wireCall())).toMatchObject({
        kind: 'failed',
        reason: 'refused',
      })
    })

    test('a token that ends in mid-run is renewed, and the label bought once', async () => {
      await bought(unitOrder(newOrder()))
      sandbox.expireTokens()
      const order = unitOrder(newOrder())
      await bought(order)
      expect(sold(order)).toBe(order.packages.length)
    })

    test('an account that the carrier does not know is said on the check, one that it knows is accepted', async () => {
      expect(await connector.check?.(account(), wireCall())).toEqual({ kind: 'accepted' })
      fault('status401', 'token', { times: 1 })
      connector = setup.open(openKit())
      expect(await connector.check?.(account(), wireCall())).toMatchObject({ kind: 'failed', reason: 'credentials' })
    })

    test('keeps neither secrets nor labels in its traces', async () => {
      traced.length = 0
      await bought(unitOrder(newOrder()))
      const text = traced.map(({ url, requestBody, responseBody }) => url + requestBody + responseBody).join('\n')
      expect(text).not.toContain(setup.canary)
      expect(text).toMatch(/bytes, sha256/)
      expect(text).not.toMatch(/[A-Za-z0-9+/]{1000}/)
    })
  })
}
