import { AskCarrier } from '@waybill/contract/calls/Shipment/AskCarrier.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { tendersOf } from './booked.ts'
import { newCompany, type Person } from './company.ts'
import { addFreight } from './freight.ts'
import { bookWith, detailsOf, type MemoryCarrier, memoryLogin, signedInAnew, startMemoryNode } from './memoryCarrier.ts'
import { ask, type TestNode, whileTimePasses } from './node.ts'
import { connect, nextNews } from './wire.ts'

/** One shipment of a company whose carriers are in memory, and what is done with it. */
export interface MemoryOrder {
  readonly node: TestNode
  readonly shipmentId: number
  person(): Person
  details(): ReturnType<typeof detailsOf>
  /** The next news that its tender or booking has come to a state. */
  settled(state: string): Promise<unknown>
  tenders(): ReturnType<typeof tendersOf>
  /** Books it with a carrier, until its tender has come to a state. */
  bookUntil(scac: string, state: string): Promise<void>
  /** Books it with a carrier that does not answer, until it is given up, and signs in anew. */
  giveUp(scac: string): Promise<void>
  /** Books the order of a tender, or a new price of the same carrier, by telephone. */
  bookByCall(PricesheetID: number): Promise<number>
  firstPrice(): Promise<number>
  call(given: { readonly bookingId: number; readonly answer?: 'yes' | 'no' }): Promise<number>
  askNow(): Promise<number>
  /** The kinds of work that are due for its company. */
  due(): Promise<readonly string[]>
  signInAnew(): Promise<void>
  voidIt(): Promise<number>
  work(): Promise<readonly { readonly state: string; readonly bookingId: number; readonly CarrierSCAC: string }[]>
  close(): Promise<void>
}

/** Enters a shipment at a node whose carriers are in memory. */
export async function openMemoryOrder(
  carrier: MemoryCarrier,
  scacs: readonly string[] = ['AAAA'],
): Promise<MemoryOrder> {
  return addMemoryOrder(await startMemoryNode(carrier), scacs)
}

/** The same at a node that runs already, for a company of its own. */
export async function addMemoryOrder(node: TestNode, scacs: readonly string[]): Promise<MemoryOrder> {
  let person = await newCompany(node)
  await connect(node, person, scacs, memoryLogin)
  const { shipmentId } = await addFreight(node, person)
  const details = () => detailsOf(node, person, shipmentId)
  const settled = (state: string) =>
    nextNews(node, 'booking', data => data.shipmentId === shipmentId && data.state === state)
  const signInAnew = async (): Promise<void> => {
    person = await signedInAnew(node, person)
  }
  async function bookUntil(scac: string, state: string): Promise<void> {
    const reached = settled(state)
    const { status, text } = await bookWith(node, person, shipmentId, scac)
    if (status !== 200) throw new Error(text)
    await reached
  }
  return {
    node,
    shipmentId,
    person: () => person,
    details,
    settled,
    tenders: () => tendersOf(node, person, shipmentId),
    bookUntil,
    async giveUp(scac) {
      const givenUp = settled('refused')
      await bookUntil(scac, 'unknown')
      await whileTimePasses(node, 20, givenUp)
      await signInAnew()
    },
    signInAnew,
    async due() {
      const rows = node.app.db.identity.selectFrom('work.due').select('kind').where('client_id', '=', person.clientId)
      return (await rows.execute()).map(({ kind }) => kind)
    },
    async bookByCall(PricesheetID) {
      const { version } = await details()
      const body = { shipmentId, version, PricesheetID, spokeWith: 'Test Dispatcher' }
      return (await ask(node, Pickup, { query: { flag: 'call' }, body }, person.token)).status
    },
    async firstPrice() {
      const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, person.token)
      return reply.rates[0]?.PricesheetID ?? 0
    },
    async call(given) {
      const body = { shipmentId, spokeWith: 'Test Dispatcher', ...given }
      return (await ask(node, RecordCarrierCall, { body }, person.token)).status
    },
    askNow: async () => (await ask(node, AskCarrier, { body: { shipmentId } }, person.token)).status,
    async voidIt() {
      const { version } = await details()
      return (await ask(node, Void, { body: { shipmentId, version, reason: 'Not needed' } }, person.token)).status
    },
    work: async () => (await ask(node, GetCarrierWork, {}, person.token)).reply.rows,
    close: () => node.close(),
  }
}
