import { COLLECT_PICKUP_FROM, COLLECT_PICKUP_TO } from '@waybill/contract/constants.ts'
import type { CommonData, OrderForm } from './orderForm.ts'
import { type OrderMode, wayFormOf } from './wayForm.ts'

/** What Change Defaults brought into the order last, by which a field that a person changed since is known. */
export interface FromDefaults {
  /** The own dock that it leaves; 0: another place. */
  readonly dockId: number
  readonly from: string
  readonly to: string
  /** Codes of services. */
  readonly services: readonly string[]
}

/** What an order starts with that leaves a dock (0: no own one) by a mode; on collect terms in the window agreed for them. */
export function startAt(
  common: CommonData,
  { dockId, mode, terms }: { dockId: number; mode: OrderMode; terms: OrderForm['terms'] },
): FromDefaults {
  // Volume is asked of LTL carriers.
  const asked = mode === 'volume' ? 'LTL' : mode
  const isUsual = dockId === (common.defaultOrigin?.addressId ?? 0)
  const at = (id: number) => common.defaultsByDock.find(one => one.dockId === id && one.mode === asked)
  const found = isUsual ? common.defaultsByMode.find(one => one.mode === asked) : (at(dockId) ?? at(0))
  const { from, to } = found ?? common.defaultPickup
  const window = terms === 'collect' ? { from: COLLECT_PICKUP_FROM, to: COLLECT_PICKUP_TO } : { from, to }
  return { dockId, ...window, services: found?.services ?? common.defaultServices }
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  JSON.stringify([...new Set(some)].toSorted()) === JSON.stringify([...new Set(others)].toSorted())

/**
 * The order with the defaults of its mode and of the dock that it leaves. Window and services are each replaced only while
 * they are what defaults brought before; what a person or an address of the book put there stays.
 * @param dockId left out: the dock that it leaves already
 */
export function withDefaults(form: OrderForm, common: CommonData, dockId = form.fromDefaults?.dockId): OrderForm {
  const last = form.fromDefaults
  // A past shipment and a draft of an older version began with no defaults.
  if (last === undefined || dockId === undefined) return form
  const next = startAt(common, { dockId, mode: wayFormOf(form).mode, terms: form.terms })
  const isOfAddress = (code: string): boolean =>
    Object.values(form.applied).some(all => all.some(one => one.kind === 'accessorial' && one.code === code))
  const [ofAddresses, own] = [
    form.accessorials.filter(isOfAddress),
    form.accessorials.filter(code => !isOfAddress(code)),
  ]
  const isServices = isSame(
    own,
    last.services.filter(code => !isOfAddress(code)),
  )
  const { pickup, applied } = form
  // The hours of the place stand over the defaults, which come back when those are undone.
  const hours = applied.origin.find(one => one.kind === 'window' && isAt(pickup, one.after))
  const below = hours?.kind === 'window' ? hours.before : pickup
  const isWindow = isAt(below, last)
  const { from, to } = next
  const window = hours === undefined ? { pickup: { ...pickup, from, to } } : {}
  const origin = applied.origin.map(one =>
    one === hours && one.kind === 'window' ? { ...one, before: { ...one.before, from, to } } : one,
  )
  return {
    ...form,
    ...(isWindow ? { ...window, applied: { ...applied, origin } } : {}),
    ...(isServices ? { accessorials: [...new Set([...next.services, ...ofAddresses])] } : {}),
    fromDefaults: {
      dockId,
      ...(isWindow ? { from, to } : { from: last.from, to: last.to }),
      services: isServices ? next.services : last.services,
    },
  }
}

type Hours = Pick<FromDefaults, 'from' | 'to'>
const isAt = (one: Hours, other: Hours): boolean => one.from === other.from && one.to === other.to
