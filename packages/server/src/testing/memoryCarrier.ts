import { type Connector, type OrderTerms, registered } from '@waybill/carriers'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { Person } from './company.ts'
import { ask, startTestNode, TestClock, type TestNode, type TestNodeOptions, testSettings } from './node.ts'

type MemoryConnector = Connector<{ apiKey: string }>
type Booking = NonNullable<MemoryConnector['booking']>

/** What a carrier in memory does; what is not given it doesn't do, but a price of $100.00 is always had. */
export interface MemoryCarrier extends Partial<Omit<MemoryConnector, 'booking' | 'reach'>> {
  readonly book?: Booking['book']
  readonly terms?: Partial<OrderTerms>
}

const connectorOf = ({ book, terms, ...does }: MemoryCarrier): MemoryConnector => ({
  name: 'memory',
  title: 'Carrier in memory',
  readSettings: stored => stored as { apiKey: string },
  secretSettings: ['apiKey'],
  reach: { modes: ['LTL'], from: null, to: null },
  rate: async ({ scac }) => [
    {
      ...{ kind: 'price', scac, service: 'Standard', serviceCode: 'STD', transitDays: 2, deliveryDate: null },
      ...{ linehaul: 10_000, discount: 0, fuel: 0, accessorials: 0, total: 10_000, currency: 'USD' },
      ...{ quoteNumber: 'Q1', expiresAt: null, unpricedAccessorials: [], guessedItems: [], messages: [] },
      charges: [{ kind: 'linehaul', code: '', amount: 10_000, description: 'Freight' }],
    },
  ],
  ...does,
  ...(book && {
    booking: {
      ...{ deadlineMs: 1000, registersWithinMs: 1000, recovery: 'reference', needsQuoteNumber: () => false },
      ...terms,
      book,
    },
  }),
})

/** A node whose only connector is a carrier in memory: a test says what it answers, and when. */
export function startMemoryNode(
  carrier: MemoryCarrier,
  settings: Record<string, string> = {},
  options: TestNodeOptions = {},
): Promise<TestNode> {
  const given = testSettings({ TRACKING_SECONDS: '3600', ...settings })
  return startTestNode(
    { ...given, carrierUrls: { memory: 'http://127.0.0.1:1' } },
    { connectors: [registered(connectorOf(carrier))], clock: new TestClock(true), ...options },
  )
}

/** How a company is connected with the carrier in memory. */
export const memoryLogin = { connector: 'memory', login: { apiKey: 'key of a test' } }

/** A carrier's answer that it has taken an order. */
export const confirmed = (providerId: string, proNumber = '') => ({
  kind: 'booked' as const,
  confirmation: { providerId, proNumber, pickupNumber: '', bolUrl: '', pickupAt: '', messages: [] },
})

/** A person who signs in anew: days have passed. */
export const signedInAnew = async (node: TestNode, person: Person): Promise<Person> => ({
  ...person,
  token: await node.app.sessions.open(person, 'test'),
})

export const detailsOf = async (node: TestNode, { token }: Person, shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, token)).reply

/** Rates a shipment and books it with a carrier. */
export async function bookWith(node: TestNode, person: Person, shipmentId: number, scac: string) {
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, person.token)
  const { version } = await detailsOf(node, person, shipmentId)
  const PricesheetID = reply.rates.find(({ CarrierSCAC }) => CarrierSCAC === scac)?.PricesheetID ?? 0
  return ask(node, Pickup, { body: { shipmentId, version, PricesheetID } }, person.token)
}
