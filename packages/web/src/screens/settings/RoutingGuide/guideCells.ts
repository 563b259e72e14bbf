import { SERVICE_MAX, type WireRoutingRule } from '@waybill/contract/wire/routingGuide.ts'
import {
  formatAmount,
  formatScaled,
  guideFaults,
  isScac,
  parseAmount,
  parseScaled,
  textLimits,
  zipSpan,
} from '@waybill/domain'
import { text } from '../../../texts/texts.ts'
import { readAmount } from '../../../ui/form/amount.ts'
import type { CellFaults, GridColumn, GridRow } from '../../../ui/grid/gridModel.ts'

/** The columns of the guide, in the order of the grid, with their widths. */
const fields = {
  // All of them fixed: a row that is wider than the window would take its flexible ones for itself.
  name: '210px',
  priority: '68px',
  soldTo: '160px',
  preferred: '112px',
  doNotUse: '112px',
  tolerance: '84px',
  shipTo: '150px',
  originZip: '104px',
  destinationZip: '104px',
  mode: '60px',
  weightFrom: '76px',
  weightTo: '76px',
  valueFrom: '88px',
  valueTo: '88px',
  days: '104px',
  service: '160px',
  states: '76px',
  residential: '76px',
  dueWithin: '84px',
} as const
type Field = keyof typeof fields
const names = Object.keys(fields) as readonly Field[]
const amounts: readonly Field[] = [
  'priority',
  'weightFrom',
  'weightTo',
  'valueFrom',
  'valueTo',
  'tolerance',
  'dueWithin',
]

/** Amounts of a guide are in the currency of the shipments; they are typed as dollars and cents. */
const CURRENCY = 'USD'
const USUAL_PRIORITY = 100

export const guideColumns = (): readonly GridColumn[] =>
  names.map(name => ({
    title: text(`routing.${name}`),
    width: fields[name],
    ...(amounts.includes(name) ? { align: 'right' as const } : {}),
  }))

/** A Sunday, from which the days of a week are named in the language in force. */
const SUNDAY = Date.UTC(2026, 10, 22)
const DAY_MS = 86_400_000
const shortDay = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(SUNDAY + day * DAY_MS))

const bare = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 3)
const dayNames = new Map(
  [0, 1, 2, 3, 4, 5, 6].flatMap(day => ['en-US', 'es-ES'].map(locale => [bare(shortDay(day, locale)), day] as const)),
)

const split = (cell: string): readonly string[] => cell.split(/[\s,;]+/).filter(word => word !== '')
const upper = (cell: string): readonly string[] => [...new Set(split(cell.toUpperCase()))]

const amountCell = (value: number | null): string => (value === null ? '' : String(value))
const moneyCell = (value: number | null): string => (value === null ? '' : formatAmount(value, CURRENCY))

function toleranceCell({ kind, value }: WireRoutingRule['tolerance']): string {
  if (kind === 'amount') return formatAmount(value, CURRENCY)
  return value === 0 ? '' : `${formatScaled(value)}%`
}

/** A rule as a row of cells. */
export const cellsOfRule = (rule: WireRoutingRule, locale: string): GridRow => [
  rule.name,
  String(rule.priority),
  rule.soldTo,
  rule.preferred.join(' '),
  rule.doNotUse.join(' '),
  toleranceCell(rule.tolerance),
  rule.shipTo,
  rule.originZip,
  rule.destinationZip,
  rule.mode,
  amountCell(rule.weightFrom),
  amountCell(rule.weightTo),
  moneyCell(rule.valueFrom),
  moneyCell(rule.valueTo),
  rule.days.map(day => shortDay(day, locale)).join(' '),
  rule.service,
  rule.states.join(' '),
  rule.residential === null ? '' : text(rule.residential ? 'routing.yes' : 'routing.no'),
  amountCell(rule.dueWithin),
]

/** `5%` or `25.00`; null when it is neither. */
function readTolerance(cell: string): WireRoutingRule['tolerance'] | null {
  const typed = cell.trim()
  if (typed === '') return { kind: 'percent', value: 0 }
  const isPercent = typed.endsWith('%')
  const value = isPercent ? parseScaled(typed.slice(0, -1)) : parseAmount(typed.replace(/^\$/, ''), CURRENCY)
  return value === null ? null : { kind: isPercent ? 'percent' : 'amount', value }
}

/** Yes or no in either language; null: blank, or neither. */
function readYes(cell: string): boolean | null {
  const word = bare(cell)
  if (['y', 'yes', 's', 'si'].includes(word)) return true
  return ['n', 'no'].includes(word) ? false : null
}

const numberOrNone = (cell: string): number | null => (cell.trim() === '' ? null : readAmount(cell))
const moneyOrNone = (cell: string): number | null =>
  cell.trim() === '' ? null : (parseAmount(cell.trim().replace(/^\$/, ''), CURRENCY) ?? Number.NaN)

/** The rule that a row of cells says; what cannot be read is NaN or left as typed, and has a fault. */
export function ruleOfCells(row: GridRow): WireRoutingRule {
  const cell = (name: Field): string => (row[names.indexOf(name)] ?? '').trim()
  const mode = cell('mode').toUpperCase()
  return {
    name: cell('name'),
    priority: cell('priority') === '' ? USUAL_PRIORITY : readAmount(cell('priority')),
    soldTo: cell('soldTo'),
    shipTo: cell('shipTo'),
    originZip: cell('originZip').toUpperCase(),
    destinationZip: cell('destinationZip').toUpperCase(),
    mode: mode === 'LTL' || mode === 'TL' || mode === 'PARCEL' ? mode : '',
    weightFrom: numberOrNone(cell('weightFrom')),
    weightTo: numberOrNone(cell('weightTo')),
    valueFrom: moneyOrNone(cell('valueFrom')),
    valueTo: moneyOrNone(cell('valueTo')),
    days: [...new Set(split(cell('days')).map(word => dayNames.get(bare(word)) ?? -1))],
    preferred: [...upper(cell('preferred'))],
    doNotUse: [...upper(cell('doNotUse'))],
    service: cell('service'),
    states: [...upper(cell('states'))],
    residential: readYes(cell('residential')),
    dueWithin: numberOrNone(cell('dueWithin')),
    tolerance: readTolerance(cell('tolerance')) ?? { kind: 'percent', value: 0 },
  }
}

function readingFaults(row: GridRow, rule: WireRoutingRule): Partial<Record<Field, string>> {
  const cell = (name: Field): string => (row[names.indexOf(name)] ?? '').trim()
  const faults: Partial<Record<Field, string>> = {}
  const tooLong = (name: Field, max: number): void => {
    if (cell(name).length > max) faults[name] = text('routing.tooLong', { max })
  }
  tooLong('name', 60)
  tooLong('soldTo', textLimits.company)
  tooLong('shipTo', textLimits.company)
  tooLong('service', SERVICE_MAX)
  if (!Number.isInteger(rule.priority) || rule.priority < 1 || rule.priority > 999) {
    faults.priority = text('routing.badPriority')
  }
  if (cell('mode') !== '' && rule.mode === '') faults.mode = text('routing.badMode')
  for (const name of ['weightFrom', 'weightTo', 'valueFrom', 'valueTo'] as const) {
    if (Number.isNaN(rule[name])) faults[name] = text('routing.badNumber')
  }
  if (!rule.states.every(state => /^[A-Z]{2}$/.test(state))) faults.states = text('routing.badState')
  if (cell('residential') !== '' && rule.residential === null) faults.residential = text('routing.badYes')
  const { dueWithin } = rule
  if (dueWithin !== null && !(Number.isInteger(dueWithin) && dueWithin >= 0 && dueWithin <= 365)) {
    faults.dueWithin = text('routing.badDue')
  }
  if (rule.days.includes(-1)) faults.days = text('routing.badDay')
  for (const name of ['preferred', 'doNotUse'] as const) {
    if (!rule[name].every(isScac)) faults[name] = text('routing.badCarrier')
  }
  if (readTolerance(cell('tolerance')) === null) faults.tolerance = text('routing.badTolerance')
  for (const name of ['originZip', 'destinationZip'] as const) {
    if (rule[name] !== '' && zipSpan(rule[name]) === null) faults[name] = text('routing.badZip')
  }
  return faults
}

const judged = new WeakMap<GridRow, CellFaults>()

/** What is wrong with each cell of a rule; asked once per row. */
export function faultsOfRule(row: GridRow): CellFaults {
  const known = judged.get(row)
  if (known !== undefined) return known
  const faults: Partial<Record<Field, string>> = {}
  if (row.some(cell => cell.trim() !== '')) {
    const rule = ruleOfCells(row)
    Object.assign(faults, readingFaults(row, rule))
    for (const finding of guideFaults([rule])) {
      if (finding.code === 'bothWays') faults.doNotUse ??= text('routing.bothWays', { scac: finding.scac })
      else if (finding.code === 'saysNothing') faults.preferred ??= text('routing.saysNothing')
      else if (finding.code === 'upsideDown') faults[finding.field] ??= text('routing.upsideDown')
    }
  }
  const byColumn = Object.fromEntries(
    Object.entries(faults).map(([name, words]) => [names.indexOf(name as Field), words]),
  )
  judged.set(row, byColumn)
  return byColumn
}
