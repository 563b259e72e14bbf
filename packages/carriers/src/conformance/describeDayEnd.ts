import type { Fault, Sandbox } from '@waybill/sandbox'
import { startSandbox } from '@waybill/sandbox'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { CarrierAccount, Connector, Operation } from '../kit/connector.ts'
import type { PickupRequest } from '../kit/dayEnd.ts'
import { type Kit, openKit } from '../kit/kit.ts'
import { exampleParcels } from '../testing/parcels.ts'
import { wireCallOf } from '../testing/shipment.ts'

interface Setup<Settings> {
  readonly open: (kit: Kit) => Connector<Settings>
  readonly account: (sandbox: Sandbox) => CarrierAccount<Settings>
  /** A service that it picks up. */
  readonly service: string
}

/** What holds for every connector that sends trucks for packages and knows where to drop them off. */
export function describeDayEnd<Settings>(name: string, setup: Setup<Settings>): void {
  describe(`${name}: the day's end`, () => {
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

    const pickups = () => {
      if (connector.pickups === undefined) throw new Error('it sends no trucks')
      return connector.pickups
    }
    const account = () => setup.account(sandbox)
    const newRequest = (changes: Partial<PickupRequest> = {}): PickupRequest => {
      last += 1
      const [stop] = exampleParcels().stops
      if (stop === undefined) throw new Error('no stops')
      return {
        ...{ reference: `${name}PICKUP${last}`, residential: false, date: '2026-11-24', readyAt: '13:00' },
        ...{ closeAt: '17:30', fleet: pickups().fleetOf(setup.service), instructions: 'Dock 4' },
        address: { ...stop.address, company: 'Example', contactName: 'Ada Example', contactPhone: '937-555-0100' },
        pieces: [{ serviceCode: setup.service, country: 'US', count: 2 }],
        ...{ weightLb: 19, heaviestLb: 9.5 },
        ...changes,
      }
    }
    const ask = (request: PickupRequest, deadlineMs?: number) =>
      pickups().ask(account(), request, wireCallOf(deadlineMs))
    const held = (request: PickupRequest, number = '', handle = '') => ({ ...request, number, handle })
    const asked = (reference: string) =>
      sandbox.ledger().filter(({ kind, bol }) => kind === 'pickup' && bol === reference).length
    const fault = (kind: Fault['kind'], operation: Operation) => sandbox.fault({ kind, operation })
    const coming = async (request = newRequest()) => {
      const outcome = await ask(request)
      if (outcome.kind !== 'asked') throw new Error(JSON.stringify(outcome))
      return { request, pickup: outcome.pickup }
    }

    test('a truck is asked for, stands with its number, and is sent away; twice does no harm', async () => {
      const { request, pickup } = await coming()
      expect(pickup.number).not.toBe('')
      expect(asked(request.reference)).toBe(1)
      const found = await pickups().find?.(account(), held(request, pickup.number, pickup.handle), wireCallOf())
      if (found !== undefined) expect(found).toMatchObject({ kind: 'found', pickup: { number: pickup.number } })
      const cancel = () => pickups().cancel(account(), held(request, pickup.number, pickup.handle), wireCallOf())
      expect(await cancel()).toMatchObject({ kind: 'cancelled' })
      expect(await cancel()).toMatchObject({ kind: 'cancelled' })
      // What was cancelled can be asked for anew.
      expect((await coming()).pickup.number).not.toBe(pickup.number)
    })

    test.each(['dropAfter', 'garbageAfter', 'slowAfter'] as const)(
      'a truck that comes though nobody heard so (%s) is unknown and asked for once',
      async kind => {
        await coming()
        const request = newRequest()
        fault(kind, 'askPickup')
        expect(await ask(request, 700)).toMatchObject({ kind: 'unknown' })
        sandbox.clearFaults()
        expect(asked(request.reference)).toBe(1)
        if (pickups().recovery === 'reference') {
          const found = await pickups().find?.(account(), held(request), wireCallOf())
          expect(found).toMatchObject({ kind: 'found' })
        }
      },
    )

    test.each(['status500', 'status503', 'reset', 'html', 'truncated'] as const)(
      '%s asks for no truck twice',
      async kind => {
        fault(kind, 'askPickup')
        const before = sandbox.requests(`${connector.name}:askPickup`)
        expect(await ask(newRequest())).toMatchObject({ kind: 'unknown' })
        expect(sandbox.requests(`${connector.name}:askPickup`) - before).toBe(1)
      },
    )

    test.each(['status401', 'status403', 'status429'] as const)('%s asks for none, and is said', async kind => {
      fault(kind, 'askPickup')
      expect(await ask(newRequest())).toMatchObject({ kind: 'failed' })
    })

    test('a day on which no truck comes is refused in words', async () => {
      const outcome = await ask(newRequest({ date: '2026-11-29' }))
      expect(outcome).toMatchObject({ kind: 'failed', reason: 'refused', message: expect.stringMatching(/\w{3}/) })
    })

    test('one that never was is absent', async () => {
      if (pickups().recovery !== 'reference') return
      expect(await pickups().find?.(account(), held(newRequest()), wireCallOf())).toEqual({ kind: 'absent' })
    })

    test('a cancellation that nobody answers is unconfirmed', async () => {
      const { request, pickup } = await coming()
      fault('status503', 'cancelPickup')
      const outcome = await pickups().cancel(account(), held(request, pickup.number, pickup.handle), wireCallOf())
      expect(outcome).toMatchObject({ kind: 'unconfirmed' })
    })

    test('says what a truck costs without asking for one', async () => {
      if (pickups().rate === undefined) return
      const request = newRequest()
      const rated = await pickups().rate?.(account(), request, wireCallOf())
      expect(rated).toMatchObject({ kind: 'rated', currency: 'USD', total: expect.any(Number) })
      expect(asked(request.reference)).toBe(0)
    })

    const near = (zip: string) =>
      connector.locations?.(
        account(),
        { ...{ zip, city: 'Dayton', state: 'OH', country: 'US' }, radiusMiles: 20, most: 3 },
        wireCallOf(),
      )

    test('places to drop off come nearest first, with hours, and no more than were asked for', async () => {
      const answer = await near('45402')
      if (answer?.kind !== 'locations') throw new Error(JSON.stringify(answer))
      const miles = answer.locations.map(({ distanceMiles }) => distanceMiles ?? 0)
      expect(miles).toHaveLength(3)
      expect(miles).toEqual(miles.toSorted((a, b) => a - b))
      expect(answer.locations[0]?.hours).toContainEqual({ day: 1, from: '08:00', to: '18:30' })
    })

    test('where there is none, there is none; what fails says so', async () => {
      expect(await near('99501')).toMatchObject({ kind: 'locations', locations: [] })
      fault('html', 'locations')
      expect(await near('45402')).toMatchObject({ kind: 'failed', message: expect.stringMatching(/\w{3}/) })
    })
  })
}
