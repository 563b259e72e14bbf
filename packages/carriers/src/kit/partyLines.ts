import { type Address, destinationOf, needsOf, originOf, type Shipment, sentence } from '@waybill/domain'
import type { CarrierFailure } from './connector.ts'
import { refusal } from './failures.ts'

/** Letters that a carrier's label has for a party. */
export interface PartyRoom {
  readonly company: number
  readonly person: number
  /** Of a line of the address, and how many of them there are. */
  readonly line: number
  readonly lines: number
  /** The first of them may hold what is too long of a name: left out, they are read as a street and nothing else. */
  readonly namesGoOn?: true
  readonly city: number
}

/** A party as it stands on a label: nothing of it is cut off. */
export interface PartyLines {
  readonly company: string
  readonly contact: string
  readonly lines: readonly string[]
  readonly city: string
}

/** A text in lines that break between words; null where a word is longer than a line. */
function wrapped(text: string, width: number): readonly string[] | null {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    if (word.length > width) return null
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else if (word !== '') lines.push(word)
  }
  return lines
}

/**
 * A party on a label: what of a name is too long goes on the first lines of its address where these may hold it, a street on
 * as many as it needs.
 * @returns the field that has no room, where one has none
 */
export function partyLines(address: Address, room: PartyRoom): PartyLines | 'name' | 'street' | 'city' {
  const company = wrapped(address.company, room.company)
  const contact = wrapped(address.contactName, room.person)
  if (company === null || contact === null) return 'name'
  const [names, streets] = [
    [...company.slice(1), ...contact.slice(1)],
    [address.street, address.street2].map(line => wrapped(line, room.line)),
  ]
  const most = room.namesGoOn === true ? room.lines - 1 : 0
  if (names.some(line => line.length > room.line) || names.length > most) return 'name'
  if (streets.includes(null)) return 'street'
  const lines = [...names, ...streets.flatMap(line => line ?? [])]
  if (lines.length > room.lines) return 'street'
  const city = address.city.trim()
  if (city.length > room.city) return 'city'
  return { company: company[0] ?? '', contact: contact[0] ?? '', lines, city }
}

/**
 * The same, cut off where it has no room: of whoever stands on a label {@link partyTooLong} refuses that before, of whom a
 * truck is sent to or a bill it is enough.
 */
export function fittedParty(address: Address, room: PartyRoom): PartyLines {
  const lines = partyLines(address, room)
  if (typeof lines !== 'string') return lines
  const cut = (text: string, max: number): string => text.trim().slice(0, max).trim()
  return {
    company: cut(address.company, room.company),
    contact: cut(address.contactName, room.person),
    lines: [address.street, address.street2].map(line => cut(line, room.line)).filter(line => line !== ''),
    city: cut(address.city, room.city),
  }
}

/** Why a shipment's parties do not stand on a carrier's label, naming the field; null: they do. */
export function partyTooLong(scac: string, shipment: Shipment, room: PartyRoom): CarrierFailure | null {
  const { returnAddress } = needsOf(shipment)
  const parties = [originOf(shipment), destinationOf(shipment), ...(returnAddress === null ? [] : [returnAddress])]
  for (const address of parties) {
    switch (partyLines(address, room)) {
      case 'name': {
        const { company, contactName } = address
        const isCompany = company.length - room.company >= contactName.length - room.person
        const [max, value] = isCompany ? [room.company, company] : [room.person, contactName]
        return refusal(scac, sentence('labelNameTooLong', { max, value }))
      }
      case 'street': {
        const value = [address.street, address.street2].join(' ').trim()
        return refusal(scac, sentence('labelStreetTooLong', { lines: room.lines, max: room.line, value }))
      }
      case 'city':
        return refusal(scac, sentence('labelCityTooLong', { max: room.city, value: address.city }))
    }
  }
  return null
}
