import { wireReceives } from '@waybill/contract/wire/bookAddress.ts'
import {
  type Address,
  isAccessorialCode,
  isTime,
  type ReceivingHours,
  type ReceivingNeeds,
  receivingServices,
} from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { onePlace } from './onePlace.ts'

/** What the address book knows of a place beside where it is. */
export interface KnownPlace {
  readonly contact: Pick<Address, 'contactName' | 'contactPhone' | 'contactEmail'>
  /** When its dock takes freight; null: nobody said. */
  readonly hours: ReceivingHours | null
  readonly needs: ReceivingNeeds
  /** Codes of the further services it usually gets. */
  readonly services: readonly string[]
  readonly notes: string
}

/** Places of one first part of a postal code that are looked through. */
const LOOKED_AT = 5_000

function knownOf(row: {
  receives: unknown
  contact_name: string
  contact_phone: string
  contact_email: string
}): KnownPlace {
  const kept = wireReceives.parse(row.receives ?? {})
  const { FromTime: from, ToTime: to } = kept
  return {
    contact: { contactName: row.contact_name, contactPhone: row.contact_phone, contactEmail: row.contact_email },
    hours: isTime(from) && isTime(to) ? { from, to } : null,
    needs: {
      ...{ liftGate: kept.LiftGate, residential: kept.Residential },
      ...{ limitedAccess: kept.LimitedAccess, appointment: kept.AppointmentRequired },
    },
    services: kept.Accessorials.filter(isAccessorialCode),
    notes: kept.Notes.trim(),
  }
}

/** Answers what the book knows of any of the addresses, however they are spelled; the entry that is used most. */
export async function placesKnown(
  tx: Tx,
  clientId: number,
  addresses: readonly (Address | null)[],
): Promise<(address: Address) => KnownPlace | null> {
  const zips = [...new Set(addresses.flatMap(address => (address === null ? [] : [address.zip.slice(0, 5)])))]
  const rows =
    zips.length === 0
      ? []
      : await tx
          .selectFrom('address')
          .selectAll()
          .where('client_id', '=', clientId)
          .where(sql<boolean>`left(zip, 5) = any(${zips}::text[])`)
          .orderBy('used')
          .orderBy('address_id', 'desc')
          .limit(LOOKED_AT)
          .execute()
  // The last one stands: the most used.
  const known = new Map(rows.map(row => [onePlace(row), knownOf(row)]))
  return address => known.get(onePlace(address)) ?? null
}

/** An address with the person that the book knows there, where the order names none. */
export function withContact(address: Address, known: KnownPlace | null): Address {
  if (known === null || address.contactName !== '' || address.contactPhone !== '') return address
  const { contactName, contactPhone, contactEmail } = known.contact
  return { ...address, contactName, contactPhone, contactEmail: address.contactEmail || contactEmail }
}

/** The same of a place that receives, with when its dock does. */
export function withKnown(address: Address, known: KnownPlace | null): Address {
  const named = withContact(address, known)
  return known?.hours == null ? named : { ...named, receives: known.hours }
}

/** The services a place calls for at its end of the way. */
export const servicesOfPlace = (known: KnownPlace | null, end: 'origin' | 'destination'): readonly string[] =>
  known === null ? [] : [...receivingServices(known.needs, end), ...known.services]
