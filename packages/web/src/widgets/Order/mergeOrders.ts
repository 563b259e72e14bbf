import { type LineItem, numberLimits, type PlainShipment } from '@waybill/domain'
import { isSame } from '../../ui/form/merge.ts'

type Parts = Readonly<Record<string, unknown>>

interface Merged<V> {
  readonly value: V
  /** Places such as `origin.zip` that both changed, to different values: here stands mine. */
  readonly conflicts: readonly string[]
}

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A row that stands for the same line: by its number, or by its goods where it was saved from here and has shown none yet. */
function isSameRow(row: unknown, now: unknown): boolean {
  if (!isParts(row) || !isParts(now)) return false
  if (row.lineId !== undefined) return row.lineId === now.lineId
  return row.description === now.description && row.itemCode === now.itemCode
}

/** Rows that stand for the same lines. */
const areSameRows = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((row, index) => isSameRow(row, other[index]))

/** Of one person alone, and shown whole: half a hazardous material is none, nor is a window of another day. */
const undivided: readonly string[] = ['pickup', 'truck', 'parcel', 'asking', 'hazmat', 'customs']

/** What has parts of its own to be merged one by one; null: it is one value. */
function partsOf(at: string, base: unknown, mine: unknown, theirs: unknown): readonly [Parts, Parts, Parts] | null {
  if (undivided.includes(at.split('.').at(-1) ?? '')) return null
  if (isParts(base) && isParts(mine) && isParts(theirs)) return [base, mine, theirs]
  if (!(Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))) return null
  const isRows = mine.every(isParts) && areSameRows(base, mine) && areSameRows(base, theirs)
  return isRows ? [{ ...base }, { ...mine }, { ...theirs }] : null
}

/** Blanks around a text are no change of it. */
const isAlike = (one: unknown, other: unknown): boolean =>
  isSame(one, other) || (typeof one === 'string' && typeof other === 'string' && one.trim() === other.trim())

function mergeAt(at: string, base: unknown, mine: unknown, theirs: unknown): Merged<unknown> {
  if (isAlike(base, mine) || isAlike(mine, theirs)) return { value: theirs, conflicts: [] }
  if (isAlike(base, theirs)) return { value: mine, conflicts: [] }
  const parts = partsOf(at, base, mine, theirs)
  if (parts === null) return { value: mine, conflicts: [at] }
  const [before, own, other] = parts
  const names = [...new Set([...Object.keys(other), ...Object.keys(own)])]
  const merged = names.map(name => {
    const place = at === '' ? name : `${at}.${name}`
    return [name, mergeAt(place, before[name], own[name], other[name])] as const
  })
  const given = merged.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value] as const]))
  const conflicts = merged.flatMap(([, one]) => one.conflicts)
  return { value: Array.isArray(mine) ? given.map(([, value]) => value) : Object.fromEntries(given), conflicts }
}

/** The services without the one that collects, which goes with what is collected. */
export const besidesCod = ({ accessorials }: Pick<PlainShipment, 'accessorials'>): readonly string[] =>
  accessorials.filter(code => code !== 'COD')

/**
 * References by their places on the form, where a blank one stands between others; services in one order, as saved ones come
 * in that of the stops.
 */
const byPlace = ({ references, ...rest }: PlainShipment) => ({
  ...rest,
  accessorials: besidesCod(rest).toSorted(),
  references: Object.fromEntries(Array.from({ length: numberLimits.references }, (_, n) => [n, references[n] ?? ''])),
})

const amountOf = ({ declaredValue, cod }: PlainShipment, of: 'declaredValue' | 'cod'): number | null =>
  of === 'cod' ? (cod?.amount ?? null) : declaredValue

const isMoney = (at: string): boolean => ['currency', 'declaredValue', 'cod', 'cod.amount'].includes(at)

/**
 * An amount is of the currency beside it: where one changed the one and the other the other, or both an amount that is of
 * another currency with each, the currency and all amounts that differ are asked about, and mine stand together until then.
 */
function askAmounts(
  { value, conflicts }: Merged<PlainShipment>,
  mine: PlainShipment,
  theirs: PlainShipment,
): Merged<PlainShipment> {
  if (mine.currency === theirs.currency) return { value, conflicts }
  const whose = value.currency === mine.currency ? mine : theirs
  const amounts = ['declaredValue', 'cod'] as const
  const isMixed = amounts.some(of => amountOf(value, of) !== amountOf(whose, of))
  if (!isMixed && !conflicts.some(isMoney)) return { value, conflicts }
  const isPart = mine.cod !== null && theirs.cod !== null && !conflicts.includes('cod')
  const fields = amounts
    .filter(of => amountOf(mine, of) !== amountOf(theirs, of))
    .map(of => (of === 'cod' && isPart ? 'cod.amount' : of))
  const asked = ['currency', ...fields]
  return {
    value: asked.reduce((whole, at) => withValue(whole, at, valueAt(mine, at)), value),
    conflicts: [...new Set([...conflicts, ...asked])],
  }
}

interface Whole {
  /** Where these are the same, the rest is merged part by part. */
  readonly by: readonly string[]
  readonly rest: readonly string[]
}

const placeOf = (end: string, rest: readonly string[] = []): Whole => ({
  by: ['company', 'street', 'street2', 'city', 'state', 'zip', 'country'].map(field => `${end}.${field}`),
  rest,
})

/** A number is that of the person beside it. */
const contactOf = (end: string): Whole => ({
  by: [`${end}.contactName`],
  rest: [`${end}.contactPhone`, `${end}.contactEmail`, `${end}.receives`],
})

/** A carrier is appointed for who pays: a payer that is asked about as one or named by one alone, and one that both changed. */
const newPayer: readonly Whole[] = [{ by: ['billTo'], rest: ['appointedCarrier'] }]
const otherPayer: readonly Whole[] = [placeOf('billTo', ['appointedCarrier']), contactOf('billTo')]

/** Fields that mean something together alone: a street of one in the town of the other is where nobody is. */
const headWholes: readonly Whole[] = [
  { by: ['terms'], rest: ['billTo', 'appointedCarrier'] },
  { by: ['mode', 'volume'], rest: ['truck', 'parcel'] },
  ...['origin', 'destination'].flatMap(end => [placeOf(end), contactOf(end)]),
]

const wholes: readonly Whole[] = [...headWholes, ...newPayer, ...otherPayer]

/** The same of a line: what is on how many units of which size, what is counted as what, and which goods it is at all. */
const wholesOfLine = (row: number | string): readonly Whole[] => {
  const of = (...fields: readonly (keyof LineItem)[]) => fields.map(field => `items.${row}.${field}`)
  return [
    {
      by: of('handlingUnits', 'handlingUnitType', 'lengthIn', 'widthIn', 'heightIn'),
      // Pieces follow the units that they are on; where those are the same, they are asked about by themselves.
      rest: of('weightLb', 'linearFeet', 'pieces', 'pieceType'),
    },
    { by: of('pieces', 'pieceType'), rest: [] },
    { by: of('description', 'itemCode', 'nmfc'), rest: of('freightClass', 'hazmat', 'customs') },
  ]
}

/** Rows that are not the same lines any more are those of one person. */
const wholesOf = (mine: PlainShipment, theirs: PlainShipment, isNewPayer: boolean): readonly Whole[] => [
  ...headWholes,
  ...(isNewPayer || mine.billTo === null || theirs.billTo === null ? newPayer : otherPayer),
  ...(areSameRows(mine.items, theirs.items) ? mine.items.flatMap((_, row) => wholesOfLine(row)) : []),
]

const isWithin = (at: string, fields: readonly string[]): boolean =>
  fields.some(field => at === field || at.startsWith(`${field}.`))

/** Where a whole would be partly mine and partly theirs, all of it that differs is asked about, and mine stands until then. */
function askWhole(
  { value, conflicts }: Merged<PlainShipment>,
  { by, rest }: Whole,
  mine: PlainShipment,
  theirs: PlainShipment,
): Merged<PlainShipment> {
  const differ = (fields: readonly string[], one: PlainShipment, other: PlainShipment): readonly string[] =>
    fields.filter(at => !isSame(valueAt(one, at), valueAt(other, at)))
  const fields = [...by, ...rest]
  if (differ(by, mine, theirs).length === 0) return { value, conflicts }
  const isOfOne = [mine, theirs].some(whose => differ(fields, value, whose).length === 0)
  if (isOfOne && !conflicts.some(at => isWithin(at, fields))) return { value, conflicts }
  const asked = differ(fields, mine, theirs)
  return {
    value: asked.reduce((whole, at) => withValue(whole, at, valueAt(mine, at)), value),
    conflicts: [...conflicts.filter(at => !isWithin(at, fields)), ...asked],
  }
}

/** Of all that means something together alone, nothing is partly mine and partly theirs. */
const askTogether = (
  merged: Merged<PlainShipment>,
  mine: PlainShipment,
  theirs: PlainShipment,
): Merged<PlainShipment> =>
  wholesOf(mine, theirs, merged.conflicts.includes('billTo')).reduce(
    (all, whole) => askWhole(all, whole, mine, theirs),
    askAmounts(merged, mine, theirs),
  )

/** Of the fields that are asked about those that are chosen with one: amounts with their currency, a street with its town. */
export function settledWith(fields: readonly string[], at: string): readonly string[] {
  if (isMoney(at)) return fields.includes('currency') ? fields.filter(isMoney) : [at]
  const [, row] = /^items\.(\d+)\./.exec(at) ?? []
  const known = row === undefined ? wholes : wholesOfLine(row)
  const whole = known.find(({ by, rest }) => [...by, ...rest].includes(at) && fields.some(one => by.includes(one)))
  return whole === undefined ? [at] : fields.filter(one => [...whole.by, ...whole.rest].includes(one))
}

/** What the driver collects is collected by a service: the services with it, or without it where nothing is collected. */
function withCodService<S extends Pick<PlainShipment, 'accessorials' | 'cod'>>(shipment: S): S {
  if (shipment.accessorials.includes('COD') === (shipment.cod !== null)) return shipment
  const others = besidesCod(shipment)
  return { ...shipment, accessorials: shipment.cod === null ? others : [...others, 'COD'] }
}

/** The same services stand in the order in which they are saved: what is saved is compared as text. */
const asSaved = (shipment: PlainShipment, { accessorials }: PlainShipment): PlainShipment =>
  isSame(shipment.accessorials.toSorted(), accessorials.toSorted()) ? { ...shipment, accessorials } : shipment

/** What was saved from here shows no numbers of its lines yet: the same rows with them are no change of a colleague. */
function numbered(base: PlainShipment, theirs: PlainShipment): PlainShipment {
  const bare = theirs.items.map(({ lineId: _, unitId: __, ...item }) => item)
  return isSame(base.items, bare) ? { ...base, items: theirs.items } : base
}

/** The same with its fields in the order of the other: what is saved is compared as text. */
const ordered = <V extends object>(other: object, whole: V): V => {
  const places = Object.keys(other)
  const given = Object.entries(whole)
  const known = places.flatMap(name => given.filter(([own]) => own === name))
  return Object.fromEntries([...known, ...given.filter(([own]) => !places.includes(own))]) as V
}

/**
 * What one person typed over what another saved meanwhile: field by field, and row by row as long as the rows are the same.
 * @param before what both began with.
 */
export function mergeOrders(before: PlainShipment, typed: PlainShipment, theirs: PlainShipment): Merged<PlainShipment> {
  const base = numbered(before, theirs)
  const mine = numbered(typed, theirs)
  const { value, conflicts } = mergeAt('', byPlace(base), byPlace(mine), byPlace(theirs))
  const { references, accessorials, ...rest } = value as ReturnType<typeof byPlace>
  const known = [...new Set([...theirs.accessorials, ...mine.accessorials])]
  const placed = ordered(theirs, {
    ...rest,
    accessorials: known.filter(code => code === 'COD' || accessorials.includes(code)),
    references: Object.values(references),
  })
  const merged = askTogether({ value: placed, conflicts }, mine, theirs)
  return { ...merged, value: asSaved(withCodService(merged.value), theirs) }
}

/**
 * The same over a shipment whose rows can only be shown by now: typed ones would be refused and could not be changed back, so
 * that theirs stand and the person is asked.
 */
export function mergeOverLocked(
  base: PlainShipment,
  mine: PlainShipment,
  theirs: PlainShipment,
): Merged<PlainShipment> {
  const { value, conflicts } = mergeOrders(base, { ...mine, items: theirs.items }, theirs)
  return { value, conflicts: isSame(base.items, mine.items) ? conflicts : ['items', ...conflicts] }
}

/** Whether a field stands in rows: what was typed into rows that can only be shown by now is not to be had any more. */
export const isOfRows = (at: string): boolean => at === 'items' || at.startsWith('items.')

/** What stands at `items.0.weightLb`. */
export const valueAt = (whole: unknown, at: string): unknown =>
  at.split('.').reduce<unknown>((part, name) => (part as Parts | undefined)?.[name], whole)

/** The same with another value at one place. */
export function withValue<V>(whole: V, at: string, value: unknown): V {
  const [name = '', ...rest] = at.split('.')
  const next = rest.length === 0 ? value : withValue((whole as Parts)[name], rest.join('.'), value)
  if (Array.isArray(whole)) return Object.assign([...whole], { [name]: next }) as V
  return { ...whole, [name]: next }
}

/** Where a field of a row that is asked about stands by now: rows may have been moved since. Null: the row is gone. */
export function standsAt(shipment: PlainShipment, theirs: PlainShipment, at: string): string | null {
  const [first, row = '', ...rest] = at.split('.')
  if (first !== 'items' || row === '') return at
  const lineId = theirs.items[Number(row)]?.lineId
  const found = shipment.items.findIndex(item => item.lineId === lineId)
  return lineId === undefined ? at : found === -1 ? null : ['items', found, ...rest].join('.')
}

/** What a person who was asked can choose from. */
export interface OrderQuestion {
  /** Fields (`origin.zip`) that somebody else saved differently while they were typed here. */
  readonly fields: readonly string[]
  readonly mine: PlainShipment
  readonly theirs: PlainShipment
  /** Those of the fields whose number I typed cannot be read: no value to be had again; left out: none. */
  readonly unread?: readonly string[]
  /** It was not somebody else: another part of the page saved it; left out: somebody else did. */
  readonly isOwn?: boolean
}

const isUnread = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isUnread) : Number.isNaN(value)

/** A question of these fields. */
function ask(fields: readonly string[], mine: PlainShipment, theirs: PlainShipment): OrderQuestion | null {
  if (fields.length === 0) return null
  const unread = fields.filter(at => settledWith(fields, at).some(one => isUnread(valueAt(mine, one))))
  return { fields, mine, theirs, ...(unread.length === 0 ? {} : { unread }) }
}

/** The same with what one of two people has of a field that both are asked about, and of all that goes with it. */
export function chosenFrom(
  { fields, unread = [], ...people }: OrderQuestion,
  whose: 'mine' | 'theirs',
  shipment: PlainShipment,
  at: string,
): PlainShipment {
  if (whose === 'mine' && unread.includes(at)) return shipment
  const chosen = people[whose]
  const taken = settledWith(fields, at).reduce((all, one) => {
    const place = standsAt(all, people.theirs, one)
    if (place === null) return all
    // Of what was taken off since there are no parts: it comes back whole.
    const around = place.split('.').slice(0, -1).join('.')
    const isGone = around !== '' && (valueAt(all, around) ?? null) === null
    return isGone
      ? withValue(all, around, valueAt(chosen, one.split('.').slice(0, -1).join('.')))
      : withValue(all, place, valueAt(chosen, one))
  }, shipment)
  return asSaved(withCodService(taken), people.theirs)
}

const isSamePart = (one: PlainShipment, at: string, other: PlainShipment, place = at): boolean =>
  isSame(comparable(one, at), comparable(other, place))

/** What is compared: what is left out is blank, and services have no order. */
export const comparable = (shipment: PlainShipment, at: string): unknown =>
  at === 'accessorials' ? besidesCod(shipment).toSorted() : (valueAt(shipment, at) ?? '')

/** An open question over what was saved since: all that is still to be chosen, and what came to it. */
function askedAgain(
  open: OrderQuestion,
  conflicts: readonly string[],
  typed: PlainShipment,
  theirs: PlainShipment,
): OrderQuestion | null {
  const isTheirs = (one: PlainShipment, at: string): boolean => {
    const place = standsAt(one, open.theirs, at)
    return place !== null && isSamePart(one, place, open.theirs, at)
  }
  // Chosen before or not, one's own is there to be had.
  const own = open.fields.reduce((all, at) => (isTheirs(all, at) ? chosenFrom(open, 'mine', all, at) : all), typed)
  const isWholeRows = [...conflicts, ...open.fields].includes('items')
  const items = theirs.items.map(row => own.items.find(({ lineId }) => lineId === row.lineId) ?? row)
  const mine = isWholeRows ? own : { ...own, items }
  const kept = open.fields.flatMap(at => {
    const place = standsAt(theirs, open.theirs, at)
    // Theirs was chosen for what cannot be had again.
    if (open.unread?.includes(at) && isTheirs(typed, at)) return []
    const isNew = place !== null && conflicts.some(one => isWithin(place, [one]) || isWithin(one, [place]))
    return place === null || isNew || isSamePart(mine, place, theirs) ? [] : [place]
  })
  const { conflicts: fields } = askTogether({ value: mine, conflicts: [...conflicts, ...kept] }, mine, theirs)
  return ask(fields, mine, theirs)
}

/**
 * What was typed over what somebody else saved meanwhile, and what there is to choose.
 * @param base what both began with.
 * @param open what was not saved since it was asked: it is asked again.
 */
export function meetOrders(
  base: PlainShipment,
  mine: PlainShipment,
  theirs: PlainShipment,
  { isLocked, open }: { readonly isLocked: boolean; readonly open: OrderQuestion | null },
): { readonly value: PlainShipment; readonly question: OrderQuestion | null } {
  const { value, conflicts } = (isLocked ? mergeOverLocked : mergeOrders)(base, mine, theirs)
  return {
    value,
    question: open === null ? ask(conflicts, mine, theirs) : askedAgain(open, conflicts, mine, theirs),
  }
}
