import { below, type Project, wordsIn } from '../project.ts'
import { type Row, rowOf } from '../row.ts'
import { type Displayed, type DisplayedList, displayed } from '../specified/displayed.ts'
import { namesAt } from './schemas.ts'

/** @returns why it does not stand; blank: it does */
function lacking(project: Project, { at, as }: Displayed, seen: ReadonlySet<string>): string {
  if (at === null) return 'no call answers it'
  const cut = at.lastIndexOf('.')
  const field = at.slice(cut + 1)
  if (!namesAt(project, at.slice(0, cut))?.has(field)) return `there is no ${at}`
  return seen.has(as ?? field) ? '' : 'on the wire, on no screen'
}

function listRows(project: Project, { name, seen: folders, rows }: DisplayedList): readonly Row[] {
  const files = folders.flatMap(folder => below(project, `packages/web/src/${folder}`))
  const seen = wordsIn(files)
  return rows.map(row => {
    const note = lacking(project, row, seen)
    return rowOf('as displayed (§3)', row.area, `${name} as displayed: ${row.what}`, note === '', note)
  })
}

export const displayedRows = (project: Project): readonly Row[] => displayed.flatMap(list => listRows(project, list))
