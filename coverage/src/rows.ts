import type { Project } from './project.ts'
import { actionRows } from './readers/actions.ts'
import { callDetailRows, callRows } from './readers/calls.ts'
import { constantRows } from './readers/constants.ts'
import { displayedRows } from './readers/displayed.ts'
import { fieldRows } from './readers/fields.ts'
import { messageRows } from './readers/messages.ts'
import { frameRows, screenRows } from './readers/screens.ts'
import { stateRows } from './readers/states.ts'
import type { Row } from './row.ts'

/** The specification row by row, each with what the code says of it. */
export const rowsOf = (project: Project): readonly Row[] => [
  ...callRows(project),
  ...callDetailRows(project),
  ...screenRows(project),
  ...frameRows(project),
  ...actionRows(project),
  ...fieldRows(project),
  ...displayedRows(project),
  ...stateRows(project),
  ...messageRows(project),
  ...constantRows(project),
]

/** What claims to stand and does not, and rows that are there twice: each has exactly one area. */
export function wrongOf(rows: readonly Row[]): readonly string[] {
  const seen = new Set<string>()
  const twice = rows.filter(({ part, name }) => {
    const key = `${part} ${name}`
    return seen.has(key) || !seen.add(key)
  })
  return [
    ...rows.flatMap(({ wrong }) => (wrong === undefined ? [] : [wrong])),
    ...twice.map(({ part, name }) => `${part}: ${name} is there twice`),
  ]
}
