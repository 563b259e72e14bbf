import { bar, outline, tick } from '../page/marks.ts'
import type { Paper } from '../type/text.ts'
import type { BillOfLading, Party } from './model.ts'
import { FORM, field, paragraph, type Spill } from './sheet.ts'
import { cityLine, type Heading, heading } from './words.ts'

const BAR = 11
const PARTY = 66
const BILL_TO = 44
const INSTRUCTIONS = 72
const LINE = 10.1

/** The left half of the front: from, to, third party, special instructions. Returns the y below it. */
export function drawParties(paper: Paper, bol: BillOfLading, spills: Spill[]): number {
  const both = bol.bilingual === true
  const { shipFrom, shipTo } = bol
  let y: number = FORM.top
  party(paper, 'shipFrom', shipFrom, y, PARTY, both, spills)
  identity(paper, y, [['SID#', shipFrom.sid]], shipFrom.fob === true, spills)
  y += PARTY
  party(paper, 'shipTo', shipTo, y, PARTY, both, spills)
  const numbers: readonly Numbered[] = [
    ['Location #', shipTo.locationNumber],
    ['CID#', shipTo.cid],
  ]
  identity(paper, y, numbers, shipTo.fob === true, spills)
  y += PARTY
  party(paper, 'billTo', bol.billTo, y, BILL_TO, both, spills)
  y += BILL_TO
  const title = heading('instructions', both)
  section(paper, title, y, INSTRUCTIONS)
  const room = { x: FORM.left + 4, y: y + BAR + 2, width: inner(), height: INSTRUCTIONS - BAR - 4 }
  paragraph(paper, title, instructionsOf(bol), room, { size: 8, smallest: SMALLEST_INSTRUCTION }, spills)
  return y + INSTRUCTIONS
}

const SMALLEST_INSTRUCTION = 6.5

const inner = (): number => FORM.middle - FORM.left - 8

function section(paper: Paper, title: string, y: number, height: number): void {
  const width = FORM.middle - FORM.left
  bar(paper, title, { x: FORM.left, y, width, height: BAR })
  outline(paper, { x: FORM.left, y, width, height })
}

function party(
  paper: Paper,
  title: Heading,
  who: Party | undefined,
  y: number,
  height: number,
  both: boolean,
  spills: Spill[],
): void {
  section(paper, heading(title, both), y, height)
  const lines: [Heading, string][] = [
    ['name', who?.name ?? ''],
    ['address', who?.street.join(', ') ?? ''],
    ['city', who ? cityLine(who) : ''],
  ]
  if (height > BILL_TO) lines.push(['contact', [who?.contact, who?.phone].filter(Boolean).join(', ')])
  const own: Spill[] = []
  lines.forEach(([label, value], i) => {
    const place = { x: FORM.left + 4, y: y + BAR + 2 + i * LINE, width: inner(), height: LINE }
    field(paper, heading(label, both), value, place, own)
  })
  for (const spill of own) spills.push({ title: `${heading(title, both)}: ${spill.title}`, text: spill.text })
}

type Numbered = readonly [label: string, value: string | undefined]

function identity(paper: Paper, y: number, numbers: readonly Numbered[], fob: boolean, spills: Spill[]): void {
  const line = y + BAR + 2 + 4 * LINE
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
