import { addressFromWire } from '@waybill/contract/wire/address.ts'
import type { WireBookAddress } from '@waybill/contract/wire/bookAddress.ts'
import {
  addressWith,
  isAccessorialCode,
  isTime,
  type PickupWindow,
  type ReceivingHours,
  receivingServices,
} from '@waybill/domain'
import { withDefaults } from './orderDefaults.ts'
import type { CommonData, End, OrderForm } from './orderForm.ts'

/** One thing an address of the book brought into the order by itself. */
export type Applied =
  | { readonly kind: 'accessorial'; readonly code: string }
  | { readonly kind: 'window'; readonly before: PickupWindow; readonly after: PickupWindow }
  | { readonly kind: 'notes'; readonly text: string }
  | { readonly kind: 'hours'; readonly after: ReceivingHours }

export type AppliedAt = readonly Applied[]

/** What an order lost with the place that it no longer goes to, its person at the dock too. */
export type DroppedAt = readonly (Applied | { readonly kind: 'contact'; readonly name: string })[]

function wantedCodes({ Receives }: WireBookAddress, end: End): readonly string[] {
  const { LiftGate: liftGate, Residential: residential, LimitedAccess: limitedAccess } = Receives
  const needs = { liftGate, residential, limitedAccess, appointment: Receives.AppointmentRequired }
  return [...new Set([...receivingServices(needs, end), ...Receives.Accessorials.filter(isAccessorialCode)])]
}

/** When the dock of an entry takes freight; null where it does not say. */
const hoursOf = ({ Receives: { FromTime, ToTime } }: Pick<WireBookAddress, 'Receives'>): ReceivingHours | null =>
  isTime(FromTime) && isTime(ToTime) ? { from: FromTime, to: ToTime } : null

/** What the address asks for and the order does not have yet. */
function missing(form: OrderForm, end: End, entry: WireBookAddress): AppliedAt {
  const hours = hoursOf(entry)
  const added: Applied[] = wantedCodes(entry, end)
    .filter(code => !form.accessorials.includes(code))
    .map(code => ({ kind: 'accessorial', code }))
  const isOther = form.pickup.from !== hours?.from || form.pickup.to !== hours.to
  if (hours !== null && end === 'origin' && isOther) {
    added.push({ kind: 'window', before: form.pickup, after: { ...form.pickup, ...hours } })
  }
  if (hours !== null && end === 'destination') added.push({ kind: 'hours', after: hours })
  const text = entry.Receives.Notes.trim()
  if (text !== '' && !form.specialInstructions.includes(text)) added.push({ kind: 'notes', text })
  return added
}

function withApplied(form: OrderForm, one: Applied): OrderForm {
  if (one.kind === 'accessorial') return { ...form, accessorials: [...form.accessorials, one.code] }
  if (one.kind === 'window') return { ...form, pickup: { ...form.pickup, from: one.after.from, to: one.after.to } }
  if (one.kind === 'hours') return { ...form, destination: { ...form.destination, receives: one.after } }
  return { ...form, specialInstructions: [form.specialInstructions.trim(), one.text].filter(Boolean).join('\n') }
}

/** Of an order whose place nobody kept note of, as of a copy: what came with the entry of the book that it names. */
function broughtBy(form: OrderForm, end: End, entry: WireBookAddress): AppliedAt {
  const codes = wantedCodes(entry, end).filter(code => form.accessorials.includes(code))
  const { receives } = form.destination
  const text = entry.Receives.Notes.trim()
  return [
    ...codes.map(code => ({ kind: 'accessorial', code }) as const),
    ...(end === 'destination' && receives !== undefined ? [{ kind: 'hours', after: receives } as const] : []),
    ...(text !== '' && form.specialInstructions.includes(text) ? [{ kind: 'notes', text } as const] : []),
  ]
}

/**
 * The order without what the place at an end brought; what a person entered stays.
 * @param former the entry of that place, where the order does not know what came with it
 */
function withoutPlace(form: OrderForm, end: End, former: WireBookAddress | null): OrderForm {
  const known = form.applied[end]
  const brought = known.length > 0 || former === null ? known : broughtBy(form, end, former)
  return withDropped(
    brought.reduce((rest, one) => takeBack(rest, end, one), form),
    end,
    brought,
  )
}

function withDropped({ dropped = {}, ...form }: OrderForm, end: End, gone: DroppedAt): OrderForm {
  const { [end]: _, ...others } = dropped
  const next = gone.length === 0 ? others : { ...others, [end]: gone }
  return Object.keys(next).length === 0 ? form : { ...form, dropped: next }
}

/** Whether the next place brings the same. */
const isSameThing = (one: DroppedAt[number], other: Applied): boolean =>
  one.kind === 'accessorial' && other.kind === 'accessorial'
    ? one.code === other.code
    : one.kind === 'notes' && other.kind === 'notes'
      ? one.text === other.text
      : one.kind === other.kind && (one.kind === 'hours' || one.kind === 'window')

/**
 * The same, for an end whose address is typed over: its person at the dock goes with the place.
 * @param contactName of that person; left out: as the entry has it
 */
export function leftPlace(
  form: OrderForm,
  end: End,
  former: WireBookAddress | null,
  contactName = former?.ContactName,
): OrderForm {
  const left = withoutPlace(form, end, former)
  if (left[end].contactName !== contactName) return left
  const placed = { ...left, [end]: addressWith(left[end], { contactName: '', contactPhone: '', contactEmail: '' }) }
  const gone = left.dropped?.[end] ?? []
  return contactName === '' ? placed : withDropped(placed, end, [...gone, { kind: 'contact', name: contactName }])
}

/** The order as if that had not come by itself; what was typed since stays. */
export function takeBack(form: OrderForm, end: End, one: Applied): OrderForm {
  const rest = {
    ...form,
    applied: { ...form.applied, [end]: form.applied[end].filter(other => other !== one) },
  }
  if (one.kind === 'accessorial') return { ...rest, accessorials: form.accessorials.filter(code => code !== one.code) }
  if (one.kind === 'window') {
    const isStill = form.pickup.from === one.after.from && form.pickup.to === one.after.to
    return isStill ? { ...rest, pickup: { ...form.pickup, from: one.before.from, to: one.before.to } } : rest
  }
  if (one.kind === 'hours') {
    const { receives: _, ...destination } = form.destination
    return { ...rest, destination }
  }
  return { ...rest, specialInstructions: form.specialInstructions.replace(one.text, '').replace(/^\n+|\n+$/g, '') }
}

/**
 * Puts an address of the book at an end, with how it receives; what the former address brought goes first.
 * @param common where the defaults of the dock that it leaves are found
 * @param former the entry of the former place, where the order does not know what came with it
 */
export function applyEntry(
  form: OrderForm,
  end: End,
  entry: WireBookAddress,
  common: CommonData,
  former: WireBookAddress | null = null,
): OrderForm {
  const cleared = withoutPlace(form, end, former)
  const dockId = entry.isOurs ? entry.addressId : 0
  const started = end === 'origin' ? withDefaults(cleared, common, dockId) : cleared
  const placed: OrderForm = { ...started, [end]: addressFromWire(entry) }
  const added = missing(placed, end, entry)
  const filled = added.reduce(withApplied, placed)
  const gone = (cleared.dropped?.[end] ?? []).filter(one => !added.some(other => isSameThing(one, other)))
  return withDropped({ ...filled, applied: { ...filled.applied, [end]: added } }, end, gone)
}
