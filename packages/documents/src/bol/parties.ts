import { bar, outline, tick } from '../page/marks.ts'
import { fitText, LEADING, type Paper, wrap } from '../type/text.ts'
import type { BillOfLading, Party } from './model.ts'
import { drawField, FORM, field, labelWidth, paragraph, type Spill } from './sheet.ts'
import { cityLine, heading } from './words.ts'

const BAR = 11
const PARTY = 66
const BILL_TO = 44
const INSTRUCTIONS = 72
/** Where long names need the room; the whole text stands on the supplement then. */
const LEAST_INSTRUCTIONS = 56
const LINE = 10.1

/** The left half of the front, laid out before it is drawn: how high it is decides how high the right half is. */
export type Parties = { readonly height: number; readonly draw: (height: number, spills: Spill[]) => void }

/** Lays out from, to, third party and special instructions: names and streets wrap, and their boxes grow with them. */
export function layParties(paper: Paper, bol: BillOfLading): Parties {
  const both = bol.bilingual === true
  const { shipFrom, shipTo, billTo } = bol
  const from = layParty(paper, shipFrom, both, true)
  const to = layParty(paper, shipTo, both, true)
  const third = layParty(paper, billTo, both, false)
  const boxes = { from: boxOf(from, PARTY), to: boxOf(to, PARTY), third: boxOf(third, BILL_TO) }
  const above = boxes.from + boxes.to + boxes.third
  return {
    height: above + (above > PARTY * 2 + BILL_TO ? LEAST_INSTRUCTIONS : INSTRUCTIONS),
    draw: (height, spills) => {
      let y: number = FORM.top
      drawParty(paper, heading('shipFrom', both), from, y, boxes.from, spills)
      identity(paper, y + boxes.from - LINE - 2, [['SID#', shipFrom.sid]], shipFrom.fob === true, spills)
      y += boxes.from
      drawParty(paper, heading('shipTo', both), to, y, boxes.to, spills)
      const numbers: readonly Numbered[] = [
        ['Location #', shipTo.locationNumber],
        ['CID#', shipTo.cid],
      ]
      identity(paper, y + boxes.to - LINE - 2, numbers, shipTo.fob === true, spills)
      y += boxes.to
      drawParty(paper, heading('billTo', both), third, y, boxes.third, spills)
      y += boxes.third
      const title = heading('instructions', both)
      const rest = FORM.top + height - y
      section(paper, title, y, rest)
      const room = { x: FORM.left + 4, y: y + BAR + 2, width: inner(), height: rest - BAR - 4 }
      paragraph(paper, title, instructionsOf(bol), room, { size: 8, smallest: SMALLEST_INSTRUCTION }, spills)
    },
  }
}

const SMALLEST_INSTRUCTION = 6.5

const inner = (): number => FORM.middle - FORM.left - 8

function section(paper: Paper, title: string, y: number, height: number): void {
  const width = FORM.middle - FORM.left
  bar(paper, title, { x: FORM.left, y, width, height: BAR })
  outline(paper, { x: FORM.left, y, width, height })
}

/** A field of a party with its lines broken. `limit` lines stand on the front; the whole is spilled when there are more. */
type SetField = {
  readonly label: string
  readonly value: string
  readonly lines: readonly string[]
  readonly size: number
}
type SetParty = { readonly fields: readonly SetField[]; readonly hasIdentity: boolean }

/** Most lines of each field on the front: more than the longest names and streets of an order need. */
const LIMITS = { name: 3, address: 4, city: 2, contact: 2 } as const

function layParty(paper: Paper, who: Party | undefined, both: boolean, hasIdentity: boolean): SetParty {
  const values: readonly [keyof typeof LIMITS, string][] = [
    ['name', who?.name ?? ''],
    ['address', who?.street.join(', ') ?? ''],
    ['city', who ? cityLine(who) : ''],
    ...(hasIdentity ? [['contact', [who?.contact, who?.phone].filter(Boolean).join(', ')] as const] : []),
  ].map(([name, value]) => [name as keyof typeof LIMITS, value ?? ''])
  const fields = values.map(([name, value]): SetField => {
    const label = heading(name, both)
    const width = inner() - labelWidth(paper, label)
    const fits = (size: number): boolean => wrap(paper, value, width, size, 'bold').length <= 1
    // One line as large as it goes; what needs two is set in the smaller of the sizes that an eye reads at a dock.
    const size = [8.5, 8, 7.5].find(fits) ?? 7
    const room = { width, height: LIMITS[name] * size * LEADING, size, smallest: size }
    return { label, value, size, lines: fitText(paper, value, room, 'bold').lines }
  })
  return { fields, hasIdentity }
}

const heightOfField = ({ lines, size }: SetField): number =>
  lines.length <= 1 ? LINE : lines.length * size * LEADING + 1

/** As high as always, or as its lines need. */
function boxOf({ fields, hasIdentity }: SetParty, usual: number): number {
  const needed = fields.reduce((sum, field) => sum + heightOfField(field), 0)
  return Math.max(usual, BAR + 2 + needed + (hasIdentity ? LINE + 2 : 0))
}

function drawParty(
  paper: Paper,
  title: string,
  { fields }: SetParty,
  y: number,
  height: number,
  spills: Spill[],
): void {
  section(paper, title, y, height)
  let at = y + BAR + 2
  for (const field of fields) {
    drawField(paper, field.label, field.lines, field.size, FORM.left + 4, at)
    if (field.lines.at(-1)?.endsWith('…') && !field.value.endsWith('…')) {
      spills.push({ title: `${title}: ${field.label}`, text: field.value })
    }
    at += heightOfField(field)
  }
}

type Numbered = readonly [label: string, value: string | undefined]

function identity(paper: Paper, line: number, numbers: readonly Numbered[], fob: boolean, spills: Spill[]): void {
  const width = (inner() - 44) / numbers.length
  numbers.forEach(([label, value], i) => {
    const place = { x: FORM.left + 4 + i * width, y: line, width: width - 4, height: LINE }
    field(paper, label, value ?? '', place, spills)
  })
  tick(paper, fob, 'FOB', FORM.middle - 40, line + 1, 36)
}

/** References, services, pickup and instructions: one paragraph, the most looked for first. */
function instructionsOf(bol: BillOfLading): string {
  const references = (bol.references ?? []).map(({ label, value }) => `${label}: ${value}`).join(' · ')
  const services = bol.services?.length ? `Services: ${bol.services.join('; ')}` : ''
  const pickup = bol.pickupWindow ? `Pickup: ${bol.pickupWindow}` : ''
  return [references, services, pickup, bol.instructions ?? ''].filter(part => part !== '').join('\n')
}
