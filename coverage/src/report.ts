import { type Area, areaNames, areas } from './areas.ts'
import type { Row } from './row.ts'

const isMissing = ({ state }: Row): boolean => state === 'missing'
const count = (rows: readonly Row[]): string => `${rows.filter(row => !isMissing(row)).length} of ${rows.length}`
const marks = { stands: '+', missing: '·', decided: '=' } as const
const noteOf = ({ note }: Row): string => (note === undefined ? '' : ` (${note})`)

const partLines = (rows: readonly Row[], all: boolean, says: (row: Row) => string): readonly string[] =>
  [...new Set(rows.map(row => row.part))].flatMap(part => {
    const these = rows.filter(row => row.part === part)
    const shown = these.filter(row => all || isMissing(row))
    return ['', `${part}: ${count(these)}`, ...shown.map(row => `  ${marks[row.state]} ${says(row)}${noteOf(row)}`)]
  })

/** Every part with what is missing, each row with its area. @param all prints what stands as well */
export const wholeReport = (rows: readonly Row[], all: boolean): readonly string[] =>
  partLines(rows, all, row => `[${row.area}] ${row.name}`)

/** How many rows each area has, and how many are missing. */
export const areaCounts = (rows: readonly Row[]): readonly string[] =>
  areaNames.map(area => {
    const these = rows.filter(row => row.area === area)
    const missing = String(these.filter(isMissing).length).padStart(4)
    return `${area.padEnd(12)} ${count(these).padStart(10)}  ${missing} missing  ${areas[area]}`
  })

/** One area alone, and how many of its rows are missing. */
export function areaReport(rows: readonly Row[], area: Area, all: boolean) {
  const these = rows.filter(row => row.area === area)
  const missing = these.filter(isMissing).length
  const last = ['', `${area}: ${count(these)}, ${missing} missing`]
  return { lines: [...partLines(these, all, row => row.name), ...last], missing }
}
