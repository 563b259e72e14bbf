import { addressFromWire } from '@waybill/contract/wire/address.ts'
import type { wirePickupQuestion } from '@waybill/contract/wire/dayEnd.ts'
import { type Address, networkCountry } from '@waybill/domain'
import type { z } from 'zod'
import type { NamedAccount } from '../../carriers/accounts.ts'
import { Refusal } from '../../refusal.ts'
import { type LabelFacts, weightOf } from './labelFacts.ts'

type Question = z.output<typeof wirePickupQuestion>

/** Fields of a place without which no driver finds it. */
const needed = {
  ...{ company: 'CompanyName', street: 'Street', city: 'City', state: 'State', zip: 'Zip' },
} as const satisfies Partial<Record<keyof Address, string>>
/** Whom a driver calls. */
const forTruck = { ...needed, contactPhone: 'ContactNumber' } as const

/** Fields of a place that are blank, as faults at their fields of `body.place`. */
function missingOf(address: Address, fields: Partial<Record<keyof typeof forTruck, string>>) {
  const blank = (Object.keys(fields) as (keyof typeof forTruck)[]).filter(name => address[name].trim() === '')
  return blank.map(name => ({ at: `body.place.${fields[name]}`, code: 'required', params: {} }))
}

/** Whether a place is known well enough that a manifest says where its packages were handed over. */
export const isWholePlace = (address: Address): boolean => missingOf(address, needed).length === 0

/** @throws {Refusal} InvalidInput, at the fields that are blank */
export function refuseBlankPlace(address: Address): void {
  const issues = missingOf(address, needed)
  if (issues.length > 0) throw new Refusal('InvalidInput', {}, issues)
}

/** Faults of when and where a truck shall come, by the fields of the question. */
export function refuseUnclear({ date, readyAt, closeAt, place }: Question, today: string): void {
  const issues = [
    ...missingOf(addressFromWire(place), forTruck),
    ...(date < today ? [{ at: 'body.date', code: 'past', params: {} }] : []),
    ...(closeAt <= readyAt ? [{ at: 'body.closeAt', code: 'end_before_start', params: {} }] : []),
  ]
  if (issues.length > 0) throw new Refusal('InvalidInput', {}, issues)
}

/** The labels of one of the carrier's trucks. */
export const ofFleet = ({ open }: NamedAccount, labels: readonly LabelFacts[], fleet: string): readonly LabelFacts[] =>
  labels.filter(({ service_code }) => (open.pickups?.fleetOf(service_code) ?? '') === fleet)

/** What is told of the labels that a truck takes. @throws {Refusal} NothingWaits */
export function loadOf(labels: readonly LabelFacts[]) {
  if (labels.length === 0) throw new Refusal('NothingWaits')
  const rows = Map.groupBy(labels, label => `${label.service_code}/${networkCountry(label)}`)
  return {
    pieces: [...rows.values()].flatMap(some =>
      some
        .slice(0, 1)
        .map(one => ({ serviceCode: one.service_code, country: networkCountry(one), count: some.length })),
    ),
    weightLb: weightOf(labels),
    heaviestLb: Math.max(...labels.map(({ weight_lb }) => weight_lb)),
  }
}

/** A question without its labels, as a connector takes it. */
export const placeOf = ({ place, date, readyAt, closeAt, fleet, residential, instructions }: Question) => ({
  ...{ address: addressFromWire(place), date, readyAt, closeAt, fleet, residential, instructions },
})
