import type { HazmatTable } from '../hazmat/hazmatTable.ts'
import { rulesOn } from '../hazmat/onShipment.ts'
import { hundredthsOf } from './hundredths.ts'
import { numberLimits } from './limits.ts'
import { checkNumber, type Problem, problem } from './problems.ts'
import type { Bill, HandlingUnit, Shipment, ShipmentLine } from './shipment.ts'
import { validateAddress } from './validateAddress.ts'
import { unitProblems, validateLine } from './validateItem.ts'

const isPlace = (n: number, of: readonly unknown[]): boolean => Number.isInteger(n) && n >= 1 && n <= of.length

/** A unit comes on at a pickup and off at a delivery further on. */
function wayProblems({ loadedAt, unloadedAt }: HandlingUnit, at: string, { stops }: Shipment): readonly Problem[] {
  const params = { stops: stops.length }
  if (!isPlace(loadedAt, stops)) return [problem(`${at}.loadedAt`, 'notAStop', { stop: loadedAt, ...params })]
  if (unloadedAt === 0) return [problem(`${at}.unloadedAt`, 'neverUnloaded')]
  if (!isPlace(unloadedAt, stops)) return [problem(`${at}.unloadedAt`, 'notAStop', { stop: unloadedAt, ...params })]
  const problems: Problem[] = []
  if (stops[loadedAt - 1]?.kind !== 'pickup') {
    problems.push(problem(`${at}.loadedAt`, 'notLoadedThere', { stop: loadedAt }))
  }
  if (stops[unloadedAt - 1]?.kind !== 'delivery') {
    problems.push(problem(`${at}.unloadedAt`, 'neverUnloaded', { stop: unloadedAt }))
  }
  if (unloadedAt <= loadedAt) problems.push(problem(`${at}.unloadedAt`, 'unloadedBeforeLoaded', { stop: loadedAt }))
  return problems
}

function contentProblems(unit: HandlingUnit, at: string, { lines }: Shipment): readonly Problem[] {
  if (unit.contents.length === 0) return [problem(`${at}.contents`, 'required')]
  const seen = new Set<number>()
  return unit.contents.flatMap(({ line, pieces, weightLb }, index) => {
    const here = `${at}.contents.${index}`
    if (!isPlace(line, lines)) return [problem(`${here}.line`, 'notALine', { line, lines: lines.length })]
    const isTwice = seen.has(line)
    seen.add(line)
    return [
      ...(isTwice ? [problem(`${here}.line`, 'twice', { line })] : []),
      ...checkNumber(`${here}.pieces`, pieces, { min: 1, max: numberLimits.pieces, decimals: 0 }),
      ...checkNumber(`${here}.weightLb`, weightLb, { min: 0.01, max: numberLimits.weightLb, decimals: 2 }),
    ]
  })
}

function grossProblems({ grossWeightLb, contents }: HandlingUnit, at: string): readonly Problem[] {
  if (grossWeightLb === null) return []
  const here = `${at}.grossWeightLb`
  const wrong = checkNumber(here, grossWeightLb, { min: 0.01, max: numberLimits.weightLb, decimals: 2 })
  if (wrong.length > 0) return wrong
  const inside = contents.reduce((sum, one) => sum + hundredthsOf(one.weightLb), 0)
  return hundredthsOf(grossWeightLb) < inside ? [problem(here, 'lessThanContents', { weightLb: inside / 100 })] : []
}

/** What stands on units of a line is all of it, and not more. */
function sharedOutProblems(line: ShipmentLine, index: number, { units }: Shipment): readonly Problem[] {
  const at = `lines.${index}`
  const parts = units.flatMap(unit => unit.contents).filter(content => content.line === index + 1)
  if (parts.length === 0) return [problem(at, 'onNoUnit')]
  const pieces = parts.reduce((sum, part) => sum + part.pieces, 0)
  const weight = parts.reduce((sum, part) => sum + hundredthsOf(part.weightLb), 0)
  const leftWeight = hundredthsOf(line.weightLb) - weight
  if (pieces > line.pieces) return [problem(`${at}.pieces`, 'exceedsLine', { onUnits: pieces, line: line.pieces })]
  if (leftWeight < 0) return [problem(`${at}.weightLb`, 'exceedsLine', { onUnits: weight / 100, line: line.weightLb })]
  if (pieces < line.pieces) return [problem(`${at}.pieces`, 'partlyOnUnits', { left: line.pieces - pieces })]
  return leftWeight > 0 ? [problem(`${at}.weightLb`, 'partlyOnUnits', { left: leftWeight / 100 })] : []
}

/**
 * A paper says the quantity of what it covers (172.202(a)(5)): one that is said of a line as a whole can be true of one
 * bill alone.
 */
function billedQuantityProblems(line: ShipmentLine, index: number, shipment: Shipment): readonly Problem[] {
  if (line.hazmat === null || line.hazmat.quantity.trim() === '') return []
  const bills = shipment.bills.filter(bill =>
    unitsOfBill(shipment, bill).some(unit => unit.contents.some(content => content.line === index + 1)),
  )
  return bills.length > 1 ? [problem(`lines.${index}.hazmat.quantity`, 'onSeveralBills', { bills: bills.length })] : []
}

/** Everything that is wrong with lines, units and what is on them. */
export function validateFreight(shipment: Shipment, table: HazmatTable | null = null): readonly Problem[] {
  const { lines, units } = shipment
  const rules = rulesOn(shipment, table)
  if (lines.length === 0) return [problem('lines', 'required')]
  if (lines.length > numberLimits.items) return [problem('lines', 'tooMany', { max: numberLimits.items })]
  if (units.length === 0) return [problem('units', 'required')]
  if (units.length > numberLimits.units) return [problem('units', 'tooMany', { max: numberLimits.units })]
  return [
    ...lines.flatMap((line, index) => validateLine(`lines.${index}`, line, rules)),
    ...units.flatMap((unit, index) => {
      const at = `units.${index}`
      return [
        ...unitProblems(at, unit),
        ...wayProblems(unit, at, shipment),
        ...contentProblems(unit, at, shipment),
        ...grossProblems(unit, at),
      ]
    }),
    ...lines.flatMap((line, index) => sharedOutProblems(line, index, shipment)),
    ...lines.flatMap((line, index) => billedQuantityProblems(line, index, shipment)),
  ]
}

function billProblems(bill: Bill, at: string, { stops }: Shipment): readonly Problem[] {
  const params = { stops: stops.length }
  const bad = (['fromStop', 'toStop'] as const).filter(end => !isPlace(bill[end], stops))
  if (bad.length > 0) return bad.map(end => problem(`${at}.${end}`, 'notAStop', { stop: bill[end], ...params }))
  return [
    ...(bill.toStop <= bill.fromStop ? [problem(`${at}.toStop`, 'unloadedBeforeLoaded', { stop: bill.fromStop })] : []),
    ...(bill.billTo === null ? [] : validateAddress(`${at}.billTo`, bill.billTo)),
    ...(bill.terms === 'thirdParty' && bill.billTo === null ? [problem(`${at}.billTo`, 'required')] : []),
  ]
}

const carries = ({ fromStop, toStop }: Bill, { loadedAt, unloadedAt }: HandlingUnit): boolean =>
  fromStop <= loadedAt && unloadedAt <= toStop

/** Everything that is wrong with the papers: every unit travels under one. */
export function validateBills(shipment: Shipment): readonly Problem[] {
  const { bills, units } = shipment
  if (bills.length === 0) return [problem('bills', 'required')]
  if (bills.length > numberLimits.bills) return [problem('bills', 'tooMany', { max: numberLimits.bills })]
  const without = units.findIndex(unit => !bills.some(bill => carries(bill, unit)))
  return [
    ...bills.flatMap((bill, index) => billProblems(bill, `bills.${index}`, shipment)),
    ...bills.flatMap((bill, index) =>
      units.length > 0 && unitsOfBill(shipment, bill).length === 0
        ? [problem(`bills.${index}`, 'nothingHere', { kind: 'bill' })]
        : [],
    ),
    ...(without < 0 ? [] : [problem('bills', 'nothingHere', { kind: 'unit', unit: without + 1 })]),
  ]
}

/** The bill a unit travels under: the one with the shortest way that covers its own, so that none is billed twice. */
function billOf(unit: HandlingUnit, bills: readonly Bill[]): Bill | undefined {
  const covering = bills.filter(bill => carries(bill, unit))
  const way = ({ fromStop, toStop }: Bill) => toStop - fromStop
  return covering.reduce<Bill | undefined>((best, bill) => (best && way(best) <= way(bill) ? best : bill), undefined)
}

/** The units that travel under a bill. */
export const unitsOfBill = ({ bills, units }: Shipment, bill: Bill): readonly HandlingUnit[] =>
  units.filter(unit => billOf(unit, bills) === bill)
