import type { Project } from '../project.ts'
import { lacking } from '../proof.ts'
import { type Row, rowOf } from '../row.ts'
import { type Action, specifiedActions } from '../specified/actions.ts'
import { screenful } from './callsMade.ts'
import { routeAt, routesOf } from './screens.ts'

/** @returns why it does not run; blank: it does */
function unmet(project: Project, { on, goes, makes, says = [], held }: Action): string {
  if (makes === null) return 'nothing is named that does it'
  const routes = routesOf(project)
  const entryAt = (path: string): string | undefined => routeAt(routes, path)?.entry
  const here = entryAt(on)
  if (here === undefined) return `there is no ${on}`
  const { text, made } = screenful(project, here)
  const unsaid = says.find(each => !text.includes(each))
  if (unsaid !== undefined) return `${on} does not offer it (${unsaid})`
  const unheld = held === undefined ? [] : lacking(project, held)
  if (unheld.length > 0) return `${held?.[0]} does not say ${unheld.join(' or ')}`
  if (goes === undefined) return made.has(makes) ? '' : `nothing on ${on} calls ${makes}`
  const there = entryAt(goes.path)
  if (there === undefined || !text.includes(goes.says)) return `${on} does not lead to ${goes.path}`
  return screenful(project, there).made.has(makes) ? '' : `nothing on ${goes.path} calls ${makes}`
}

export function actionRows(project: Project): readonly Row[] {
  return specifiedActions.map(action => {
    const note = unmet(project, action)
    const name = `${action.where}: ${action.what}`
    return rowOf('actions (§2)', action.area, name, note === '', note)
  })
}
