import type { GetDayEnd } from '@waybill/contract/calls/DayEnd/GetDayEnd.ts'
import { addressToWire } from '@waybill/contract/wire/address.ts'
import {
  CLOSES_SHOWN,
  PICKUPS_SHOWN,
  type WireClose,
  type WireDayAccount,
  type WirePickup,
} from '@waybill/contract/wire/dayEnd.ts'
import { type Address, inOneSpelling } from '@waybill/domain'
import type { NamedAccount } from '../../carriers/accounts.ts'
import { labelSellers } from '../../carriers/accounts.ts'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { type LabelFacts, openLabels, waitingLabels, weightOf } from './labelFacts.ts'
import { keptPapers } from './ManifestPaper.ts'
import { isWholePlace } from './pickupRequest.ts'
import { pickupOfRow } from './pickupRows.ts'

type Asked = Given<typeof GetDayEnd>

function openDays(labels: readonly LabelFacts[]): WireDayAccount['open'] {
  return [...Map.groupBy(labels, ({ day }) => day)].map(([day, some]) => {
    const known = some.flatMap(({ charge }) => (charge === null ? [] : [charge]))
    const currencies = new Set(some.map(({ currency }) => currency))
    const isOne = currencies.size === 1
    return {
      ...{ day, count: some.length, weightLb: weightOf(some) },
      charges: known.length === 0 || !isOne ? null : known.reduce((sum, charge) => sum + charge, 0),
      currency: isOne ? ([...currencies][0] ?? '') : '',
    }
  })
}

function accountOf(
  { accountId, scac, carrierName, open }: NamedAccount,
  notClosed: readonly LabelFacts[],
  waiting: readonly LabelFacts[],
  place: Address | null,
): WireDayAccount {
  const { pickups, dayClose, locations } = open
  const fleets = Map.groupBy(waiting, ({ service_code }) => pickups?.fleetOf(service_code) ?? '')
  return {
    ...{ AccountID: accountId, CarrierSCAC: scac, CarrierName: carrierName },
    canPickUp: pickups !== undefined,
    canRatePickup: pickups?.rate !== undefined,
    canLookForPickup: pickups?.find !== undefined,
    canLocate: locations !== undefined,
    close: dayClose === undefined ? 'own' : 'carrier',
    closesAll: dayClose?.closes === 'account',
    place: place === null ? null : addressToWire(place),
    open: openDays(notClosed),
    waiting: [...fleets].map(([fleet, some]) => ({ fleet, count: some.length, weightLb: weightOf(some) })),
  }
}

const placeName = ({ company, street, city, state, zip }: Address): string =>
  [company, street, `${city}, ${state} ${zip}`].filter(part => part.trim() !== '').join(', ')

const pickupRows = ({ app, db, who }: Asked) =>
  db.read(
    app.db.query
      .selectFrom('carrier_pickup as p')
      .innerJoin('carrier_account as a', join =>
        join.onRef('a.client_id', '=', 'p.client_id').onRef('a.account_id', '=', 'p.account_id'),
      )
      .selectAll('p')
      .select('a.name')
      .where('p.client_id', '=', who.clientId)
      .orderBy('p.pickup_id', 'desc')
      .limit(PICKUPS_SHOWN),
  )

const closeRows = ({ app, db, who }: Asked) =>
  db.read(
    app.db.query
      .selectFrom('day_close as c')
      .innerJoin('carrier_account as a', join =>
        join.onRef('a.client_id', '=', 'c.client_id').onRef('a.account_id', '=', 'c.account_id'),
      )
      .selectAll('c')
      .select('a.name')
      .where('c.client_id', '=', who.clientId)
      .orderBy('c.close_id', 'desc')
      .limit(CLOSES_SHOWN),
  )

/** The first own dock of the address book. */
async function ownDock({ app, db, who }: Asked): Promise<Address | null> {
  const row = await db.readOne(
    app.db.query
      .selectFrom('address')
      .selectAll()
      .where('client_id', '=', who.clientId)
      .where('is_ours', '=', true)
      .orderBy('used', 'desc')
      .orderBy('address_id')
      .limit(1),
  )
  if (row === null) return null
  const { company, street, street2, city, state, zip, country } = row
  const contact = { contactName: row.contact_name, contactPhone: row.contact_phone, contactEmail: row.contact_email }
  return { company, street, street2, city, ...inOneSpelling({ state, zip, country }), ...contact }
}

/** Where the newest open label of each account leaves, by account. */
async function placesOf({ app, db, who }: Asked, labels: readonly LabelFacts[]): Promise<ReadonlyMap<number, Address>> {
  const newest = new Map(labels.map(({ account_id, shipment_id }) => [account_id, shipment_id]))
  if (newest.size === 0) return new Map()
  const stops = await db.read(
    app.db.query
      .selectFrom('stop')
      .select(['shipment_id', 'address'])
      .where('client_id', '=', who.clientId)
      .where('shipment_id', 'in', [...new Set(newest.values())])
      .where('number', '=', 1),
  )
  const known = new Map(stops.map(({ shipment_id, address }) => [shipment_id, address as unknown as Address]))
  return new Map(
    [...newest].flatMap(([accountId, shipmentId]) => {
      const place = known.get(shipmentId)
      return place === undefined || !isWholePlace(place) ? [] : [[accountId, place]]
    }),
  )
}

export const getDayEnd: Handler<typeof GetDayEnd> = async asked => {
  const { app, db, who, now } = asked
  const { clientId, timeZone } = who
  const [accounts, notClosed, waiting, pickups, closes, dock] = await Promise.all([
    labelSellers(app, db, clientId),
    db.read(openLabels({ clientId, timeZone, now })),
    db.read(waitingLabels({ clientId, timeZone, now })),
    pickupRows(asked),
    closeRows(asked),
    ownDock(asked),
  ])
  const of = (labels: readonly LabelFacts[], id: number) => labels.filter(({ account_id }) => account_id === id)
  const canLook = new Set(accounts.flatMap(one => (one.open.pickups?.find === undefined ? [] : [one.accountId])))
  const [last] = pickups
  const places = await placesOf(asked, notClosed)
  const place = last === undefined ? dock : (last.address as unknown as Address)
  return {
    accounts: accounts.map(one =>
      accountOf(one, of(notClosed, one.accountId), of(waiting, one.accountId), places.get(one.accountId) ?? null),
    ),
    pickups: pickups.map((row): WirePickup => {
      const { pickupId, accountId, state, date, readyAt, closeAt, address, weightLb, number } = pickupOfRow(row)
      return {
        ...{ pickupId, AccountID: accountId, CarrierName: row.name, state, date, readyAt, closeAt },
        ...{ place: placeName(address), count: row.count, weightLb, number, charge: row.charge },
        ...{ currency: row.currency, answer: row.answer, askedAt: row.asked_at, askedBy: row.asked_by },
        canLook: canLook.has(accountId),
      }
    }),
    closes: closes.map(
      (row): WireClose => ({
        ...{ closeId: row.close_id, AccountID: row.account_id, CarrierName: row.name, day: row.day },
        ...{ state: row.state as WireClose['state'], number: row.number, count: row.count },
        ...{ weightLb: Number(row.weight_lb), answer: row.answer, askedAt: row.asked_at, askedBy: row.asked_by },
        papers: keptPapers.parse(row.papers).map(({ name }) => name),
      }),
    ),
    place: place === null ? null : addressToWire(place),
    today: localNow(now, timeZone).date,
  }
}
