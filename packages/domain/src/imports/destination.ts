import type { ColumnLook } from './columnLooks.ts'
import type { ImportField, PlacePart } from './fields.ts'
import { isReceiverHead, type Party, type PartyHead, partyHeadOf, plainPartOf } from './parties.ts'
import { headWords } from './words.ts'

type PartyHeads = readonly (PartyHead | null)[]

/** Parts that say where a place is. */
const whereabouts: ReadonlySet<PlacePart> = new Set(['zip', 'street', 'city'])
/** Parts that say who is there. */
const names: ReadonlySet<PlacePart> = new Set(['company', 'name', 'contact', 'firstName', 'lastName'])

const hasPart = (heads: PartyHeads, party: Party, parts: ReadonlySet<PlacePart>): boolean =>
  heads.some(head => head?.party === party && parts.has(head.part))

/** Parts that say how somebody there is reached: of a ship-to that says no more they go with the buyer's place. */
const reached: ReadonlySet<PlacePart> = new Set(['contact', 'phone', 'email'])

/** Whose place freight goes to by the heads of a file: whom any head calls so, else a buyer with a place; never the payer. */
export function destinationIn(heads: PartyHeads): Party | undefined {
  const own = heads.filter(head => head?.party === 'shipTo')
  const isBuyer = hasPart(heads, 'buyer', whereabouts)
  if (own.some(head => head !== null && !(isBuyer && reached.has(head.part)))) return 'shipTo'
  return isBuyer ? 'buyer' : undefined
}

/** A column of a place, and the field that it is. */
export interface PlaceColumn {
  readonly column: number
  readonly field: string
}

/** What is looked at of a file to tell its places apart. */
export interface PlacedFile {
  readonly heads: readonly string[]
  readonly fields: readonly ImportField[]
  readonly looks: readonly ColumnLook[]
}

const isEmpty = (look: ColumnLook | undefined): boolean => look !== undefined && look.filled === 0

/** Whether words stand in a column: numbers of places are no names of theirs. */
const holdsWords = (look: ColumnLook | undefined): boolean =>
  look === undefined || look.texts.length === 0 || look.texts.some(text => /\p{L}{2}/u.test(text))

/** Columns of one party's place, by the parts of it that their heads name. */
function columnsOfParty({ fields, looks }: PlacedFile, heads: PartyHeads, party: Party): readonly PlaceColumn[] {
  const own = heads.flatMap((head, column) => (head?.party === party ? [{ ...head, column }] : []))
  const hasCompany = own.some(({ part }) => part === 'company')
  return fields.flatMap(({ name, place }) => {
    if (place === undefined) return []
    // A name alone is a company's or a person's; beside a company it is a person's.
    const isNamed = (part: string): boolean =>
      part === place || (part === 'name' && place === (hasCompany ? 'contact' : 'company'))
    const columns = own
      .filter(({ part }) => isNamed(part))
      // An empty column says less than one that is filled, whatever it is called.
      .sort((a, b) => Number(isEmpty(looks[a.column])) - Number(isEmpty(looks[b.column])) || a.rank - b.rank)
    const [best] = columns.filter(({ part }) => part === place).concat(columns)
    return best === undefined ? [] : [{ column: best.column, field: name }]
  })
}

/**
 * Who receives it where no part of the ship-to is called a name: `Ship to` and `Consignee` alone are one, and where nobody else
 * is named the buyer is, unless he has a place of his own.
 */
function receiverColumn({ heads, fields, looks }: PlacedFile, parties: PartyHeads): readonly PlaceColumn[] {
  const field = fields.find(({ place }) => place === 'company')?.name
  if (field === undefined || hasPart(parties, 'shipTo', new Set(['company', 'name']))) return []
  // `Delivery Address` is called like a street, and is a name beside `Delivery Address/Street`.
  const streets = parties.flatMap((head, column) =>
    head?.party === 'shipTo' && head.part === 'street' ? [{ column, isStreet: head.rank === 0 }] : [],
  )
  const whole = streets.find(({ isStreet }) => !isStreet)
  if (whole !== undefined && streets.some(({ isStreet }) => isStreet)) return [{ column: whole.column, field }]
  const alone = heads.findIndex((head, column) => isReceiverHead(head) && holdsWords(looks[column]))
  if (alone >= 0) return [{ column: alone, field }]
  const plain = heads.flatMap((head, column) => (parties[column] === null ? (plainPartOf(head) ?? []) : []))
  const isThere = hasPart(parties, 'shipTo', whereabouts) || plain.some(part => whereabouts.has(part))
  const isSomebody = hasPart(parties, 'shipTo', names) || plain.some(part => names.has(part))
  if (!isThere || isSomebody || hasPart(parties, 'buyer', whereabouts)) return []
  const buyer = parties.findIndex(head => head?.party === 'buyer' && (head.part === 'name' || head.part === 'company'))
  return buyer < 0 ? [] : [{ column: buyer, field }]
}

/** Columns of the place that freight goes to. */
export function placeColumns(file: PlacedFile): readonly PlaceColumn[] {
  if (!file.fields.some(({ place }) => place !== undefined)) return []
  const parties = file.heads.map(partyHeadOf)
  const destination = destinationIn(parties)
  const receiver = destination === 'buyer' ? [] : receiverColumn(file, parties)
  const others = destination === 'buyer' ? columnsOfParty(file, parties, 'shipTo') : []
  const own = destination === undefined ? [] : columnsOfParty(file, parties, destination)
  return [...receiver, ...others, ...own]
}

/**
 * Whether heads without a party are of another place than the one that freight goes to: beside the ship-to's own
 * ZIP, or where two such places stand and nothing tells which is meant.
 */
export function isOtherPlace(heads: readonly string[]): (part: PlacePart) => boolean {
  const parties = heads.map(partyHeadOf)
  const destination = destinationIn(parties)
  const plain = heads.flatMap((head, column) => (parties[column] === null ? (plainPartOf(head) ?? []) : []))
  const isBeside = destination !== undefined && hasPart(parties, destination, new Set(['zip'])) && plain.includes('zip')
  const isNamed = destination !== undefined && hasPart(parties, destination, names)
  const words = heads.map(headWords)
  const isTwice = heads.some(
    (head, column) =>
      plainPartOf(head) === 'zip' && parties[column] === null && words.indexOf(headWords(head)) < column,
  )
  return part => isTwice || (isBeside && (isNamed || !names.has(part)))
}

/** Whether all that a file has of a place is the payer's: nobody says that freight goes there. */
export function isPayersAlone(heads: readonly string[], columns: readonly (string | null)[]): boolean {
  const partyHeads = heads.map(partyHeadOf)
  return !columns.includes('Zip') && partyHeads.some(head => head?.party === 'billTo' && head.part === 'zip')
}

/** The same columns, with the payer's place for the one that freight goes to. */
export function columnsToPayer(
  heads: readonly string[],
  fields: readonly ImportField[],
  looks: readonly ColumnLook[],
  columns: readonly (string | null)[],
): readonly (string | null)[] {
  const payers = columnsOfParty({ heads, fields, looks }, heads.map(partyHeadOf), 'billTo')
  return columns.map((name, column) => {
    const own = payers.find(each => each.column === column)?.field
    return own ?? (payers.some(({ field }) => field === name) ? null : name)
  })
}
