import type { BookedOrder, Order } from '@waybill/carriers'
import { withImplied } from '@waybill/domain'
import type { App } from '../../app.ts'
import { accountOf, type NamedAccount } from '../../carriers/accounts.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import type { TenantDb } from '../../db/open.ts'
import { type Content, contentOf } from '../shipments/index.ts'
import type { Booking } from './bookings.ts'
import type { Tender } from './tenders.ts'

type Db = Pick<TenantDb, 'read' | 'readOne'>

/** Through which account a tender went. @throws when it went by mail or telephone */
export async function accountOfTender(
  app: App,
  db: Db,
  { clientId, tenderId, accountId }: Tender,
): Promise<NamedAccount> {
  if (accountId === null) throw new Error(`tender ${tenderId} has no account`)
  return accountOf(app, db, clientId, accountId)
}

/** A call over the wire of a tender's account, kept with its shipment. */
export const wireCallAbout = (app: App, { clientId, shipmentId }: Tender, account: NamedAccount, deadlineMs: number) =>
  openWireCall(app, { clientId, shipmentId, accountId: account.accountId, connector: account.connector }, deadlineMs)

/** The order as it goes over the wire: a content, the price it was asked for, and who asks. */
export async function orderOf(app: App, db: Db, tender: Tender, content: Content, wireKey: string): Promise<Order> {
  const person = await db.readOne(
    app.db.query
      .selectFrom('identity.member as u')
      .innerJoin('identity.client as c', 'c.client_id', 'u.client_id')
      .select(['c.name', 'u.first_name', 'u.last_name', 'u.phone', 'u.email'])
      .where('u.client_id', '=', tender.clientId)
      .where('u.user_id', '=', tender.requestedBy),
  )
  if (person === null) throw new Error(`tender ${tender.tenderId} was made by nobody of the company`)
  return {
    shipment: withImplied(content.shipment, tender.implied),
    bolNumber: content.bolNumber,
    quoteNumber: tender.quoteNumber,
    scac: tender.scac,
    serviceCode: tender.serviceCode,
    wireKey,
    requester: {
      company: person.name,
      name: `${person.first_name} ${person.last_name}`.trim(),
      phone: person.phone,
      email: person.email,
    },
  }
}

/** An order that a carrier holds, as it is cancelled, tracked and asked for papers. */
export async function heldOrder(app: App, db: Db, tender: Tender, booking: Booking): Promise<BookedOrder> {
  const content = await contentOf(app, db, tender, tender.contentNo)
  const { providerId, pickupNumber, proNumber } = booking
  return {
    shipment: content.shipment,
    bolNumber: content.bolNumber,
    confirmation: { providerId, pickupNumber, proNumber },
  }
}
