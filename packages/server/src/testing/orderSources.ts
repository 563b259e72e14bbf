import type { BodyOf } from '@waybill/contract'
import { OrderFileSoruceConfigure } from '@waybill/contract/calls/Shipment/OrderFileSoruceConfigure.ts'
import { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import type { WireOrderSource } from '@waybill/contract/wire/orderSources.ts'
import type { Person } from './company.ts'
import type { FileServer } from './fileServers.ts'
import { ask, type TestNode } from './node.ts'

const heads = 'Order Number,SKU,Description,Quantity,Ship To Name,Address,City,State,Zip,Weight'

/** A file of one order that is understood without being asked about. */
export const orderFile = (number: string, lines = 1): string =>
  [
    heads,
    ...Array.from(
      { length: lines },
      (_, i) => `${number},S-${i},Part ${i},5,Acme Stores,1 Main St,Dayton,OH,45402,120`,
    ),
  ].join('\n')

/** Switches order integration on. */
export const switchOn = (node: TestNode, person: Person) =>
  ask(node, OrderIntegration, { query: { Functype: 'switch' }, body: { IntergrationCheck: true } }, person.token)

type Given = Partial<BodyOf<typeof OrderFileSoruceConfigure>> & Pick<BodyOf<typeof OrderFileSoruceConfigure>, 'way'>
type At = Pick<FileServer, 'port' | 'user' | 'password' | 'folder'>

/** Saves a source at a server of ours. */
export function saveSource(node: TestNode, person: Person, { port, user, password, folder }: At, given: Given) {
  const usual = { name: 'Host', host: '127.0.0.1', port, FTPUserName: user, FTPPassword: password, folder }
  return ask(node, OrderFileSoruceConfigure, { body: { ...usual, ...given } }, person.token)
}

/** The same with order integration on. */
export async function setUp(node: TestNode, person: Person, server: At, given: Given) {
  await switchOn(node, person)
  return saveSource(node, person, server, given)
}

/** The only source of a company. */
export async function theSource(node: TestNode, person: Person): Promise<WireOrderSource> {
  const { reply } = await ask(node, OrderIntegration, { query: { Functype: 'load' }, body: {} }, person.token)
  const [source] = reply.sources
  if (source === undefined) throw new Error('no source')
  return source
}

/** Everything that is due has been done on this node. */
export async function rested(node: TestNode): Promise<void> {
  node.app.due.look()
  await node.app.due.rest()
}

/** Lets as much time pass as a file has to stay the same, so many times, each followed by what falls due. */
export async function settle(node: TestNode, person: Person, times: number): Promise<WireOrderSource> {
  await rested(node)
  for (let i = 0; i < times; i += 1) {
    node.clock.pass(20_000)
    await rested(node)
  }
  return theSource(node, person)
}

export async function countOrders(node: TestNode, { clientId }: Person): Promise<number> {
  const row = await node.app.db.forClient(clientId).readOne(
    node.app.db.query
      .selectFrom('sales_order')
      .select(eb => eb.fn.countAll<number>().as('n'))
      .where('client_id', '=', clientId),
  )
  return row?.n ?? 0
}
