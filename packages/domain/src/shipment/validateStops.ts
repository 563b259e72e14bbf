import { isAccessorialCode } from '../freight/accessorials.ts'
import type { LocalDate } from '../time/dates.ts'
import { isDate } from '../time/dates.ts'
import { checkPickup } from '../time/pickup.ts'
import { numberLimits, textLimits } from './limits.ts'
import { checkText, type Problem, problem } from './problems.ts'
import type { Shipment, Stop } from './shipment.ts'
import { validateAddress } from './validateAddress.ts'

export const serviceProblems = (prefix: string, codes: readonly string[]): readonly Problem[] =>
  codes.flatMap((code, index) =>
    isAccessorialCode(code) ? [] : [problem(`${prefix}.${index}`, 'notOneOf', { value: code.slice(0, 40) })],
  )

/**
 * The first dock has to be ready for the truck: its day and hours are needed. A stop further on may have hours without a day: its
 * day follows the pickup, and moves along with it.
 */
function windowProblems({ window }: Stop, index: number, localToday: LocalDate): readonly Problem[] {
  const follows = index > 0 && window.date === ''
  if (follows && window.from === '' && window.to === '') return []
  const found = checkPickup(window, { date: localToday, time: '00:00' }, { hours: null, calendar: null })
  return found
    .filter(one => !follows || one.at !== 'pickup.date')
    .map(one => ({ ...one, at: `stops.${index}.window.${one.at.replace('pickup.', '')}` }))
}

function stopProblems(stop: Stop, index: number, localToday: LocalDate): readonly Problem[] {
  const at = `stops.${index}`
  return [
    ...validateAddress(`${at}.address`, stop.address),
    ...windowProblems(stop, index, localToday),
    ...checkText(`${at}.appointment`, stop.appointment, { max: textLimits.appointment }),
    ...checkText(`${at}.door`, stop.door, { max: textLimits.door }),
    ...serviceProblems(`${at}.services`, stop.services),
    ...stop.references.flatMap((text, n) => checkText(`${at}.references.${n}`, text, { max: textLimits.reference })),
    ...(stop.references.length > numberLimits.stopReferences
      ? [problem(`${at}.references`, 'tooMany', { max: numberLimits.stopReferences })]
      : []),
  ]
}

/**
 * Stops are reached in their order: none is due before the one ahead of it. Hours are compared within one zone; a stop without a
 * day is due whenever its turn comes.
 */
export function stopOrderProblems(stops: readonly Pick<Stop, 'window' | 'zone'>[]): readonly Problem[] {
  const problems: Problem[] = []
  let latest: Pick<Stop, 'window' | 'zone'> | null = null
  for (const [index, stop] of stops.entries()) {
    if (!isDate(stop.window.date)) continue
    const at = `stops.${index}.window`
    if (latest !== null) {
      const { date, from } = latest.window
      const sameDay = date === stop.window.date && latest.zone === stop.zone
      if (stop.window.date < date) problems.push(problem(`${at}.date`, 'beforePickup', { date }))
      else if (sameDay && from !== '' && stop.window.to !== '' && stop.window.to <= from) {
        problems.push(problem(`${at}.to`, 'beforePickup', { date: `${date} ${from}` }))
      }
    }
    if (latest === null || stop.window.date >= latest.window.date) latest = stop
  }
  return problems
}

function usedProblems({ stops, units }: Shipment): readonly Problem[] {
  return stops.flatMap((stop, index) => {
    const used = units.some(unit => (stop.kind === 'pickup' ? unit.loadedAt : unit.unloadedAt) === index + 1)
    return used ? [] : [problem(`stops.${index}`, 'nothingHere', { kind: stop.kind })]
  })
}

/** Everything that is wrong with the way: two to forty stops, from a pickup to a delivery, each with something to do. */
export function validateStops(shipment: Shipment, localToday: LocalDate): readonly Problem[] {
  const { stops } = shipment
  if (stops.length < 2) return [problem('stops', 'tooFew', { min: 2 })]
  if (stops.length > numberLimits.stops) {
    return [problem('stops', 'tooMany', { max: numberLimits.stops, length: stops.length })]
  }
  return [
    ...(stops[0]?.kind === 'pickup' ? [] : [problem('stops.0.kind', 'noPickupFirst')]),
    ...(stops.at(-1)?.kind === 'delivery' ? [] : [problem(`stops.${stops.length - 1}.kind`, 'noDeliveryLast')]),
    ...stops.flatMap((stop, index) => stopProblems(stop, index, localToday)),
    ...stopOrderProblems(stops),
    ...usedProblems(shipment),
  ]
}
