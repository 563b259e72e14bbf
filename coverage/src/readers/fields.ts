import { shipmentFieldFromWire } from '@waybill/contract/wire/shipment.ts'
import { type Area, words } from '../areas.ts'
import { below, type Project, wordsIn } from '../project.ts'
import { type Row, rowOf } from '../row.ts'
import { decided, later, notCarried } from '../specified/fieldReasons.ts'
import { type Entity, entities } from '../specified/fields.ts'
import { commonData, laterEntities } from '../specified/laterFields.ts'
import { callNamed, namesAt } from './schemas.ts'

const seenWords = (project: Project, folders: readonly string[]): ReadonlySet<string> =>
  wordsIn(folders.flatMap(folder => below(project, `packages/web/src/${folder}`)))

/** What the screens call a field of the wire: `Items.0.Weight` is `weightLb`. */
function insideName({ inside, names }: Entity, field: string): string {
  if (names?.[field] !== undefined) return names[field]
  if (inside === undefined) return field
  const path = shipmentFieldFromWire(`${inside}${field}`).split('.')
  return path.findLast(part => !/^\d+$/.test(part)) ?? field
}

/** The words of the entity's screens; none while they name none of the places it stands at, and so show another one's. */
function entityWords(project: Project, entity: Entity): ReadonlySet<string> {
  const seen = seenWords(project, entity.seen)
  const isNamed = entity.at.some(at => {
    const [, , ...path] = at.split('.')
    const holder = path.at(-1)
    if (holder === undefined) return true
    const inside = shipmentFieldFromWire(path.filter(part => part !== 'shipment').join('.')).split('.')
    return seen.has(holder) || seen.has(inside.at(-1) ?? holder)
  })
  return isNamed ? seen : new Set()
}

const entityRow = (area: Area, name: string, stands: boolean, note = ''): Row =>
  rowOf('fields (§3)', area, name, stands, note)

function fieldRow(entity: Entity, area: Area, field: string, onWire: boolean, seen: ReadonlySet<string>): Row {
  const name = `${entity.name}: ${field}`
  const row = entityRow(area, name, false)
  const refused = notCarried[name]
  if (refused !== undefined && onWire) return { ...row, wrong: `${name} is on the wire, and is said not to be` }
  if (refused !== undefined) return { ...row, state: 'decided', note: refused }
  if (!onWire) return row
  if (decided[name] !== undefined) return { ...row, state: 'decided', note: decided[name] }
  if (seen.has(field) || seen.has(insideName(entity, field))) return entityRow(area, name, true)
  if (later[name] !== undefined) return entityRow(area, name, false, `on the wire, on no screen: ${later[name]}`)
  return { ...row, note: 'on the wire, on no screen', wrong: `${name} is on the wire, and no screen shows or takes it` }
}

function entityRows(project: Project, entity: Entity): readonly Row[] {
  const wrong: string[] = []
  const place = (at: string): ReadonlySet<string> => {
    const isWholeCall = !at.includes('.')
    if (isWholeCall && callNamed(project, at) !== undefined)
      wrong.push(`${entity.name}: ${at} stands now, say where in it`)
    const names = isWholeCall ? undefined : namesAt(project, at)
    if (names === null) wrong.push(`${entity.name}: there is no ${at}`)
    return names ?? new Set()
  }
  const names = entity.at.map(place)
  const extra = Object.entries(entity.also ?? {}).filter(([field, at]) => place(at).has(field))
  const onWire = new Set([...names.flatMap(each => [...each]), ...extra.map(([field]) => field)])
  const seen = entityWords(project, entity)
  const rows = (Object.entries(entity.fields) as [Area, string][]).flatMap(([area, fields]) =>
    words(fields).map(field => fieldRow(entity, area, field, onWire.has(field), seen)),
  )
  const [first, ...others] = rows
  if (first === undefined || wrong.length === 0) return rows
  return [{ ...first, wrong: [...wrong, ...(first.wrong === undefined ? [] : [first.wrong])].join('; ') }, ...others]
}

export function fieldRows(project: Project): readonly Row[] {
  const common = Object.entries(commonData).flatMap(([area, rows]) =>
    rows.map(([name, at, field]) =>
      entityRow(area as Area, `common data: ${name}`, namesAt(project, at)?.has(field) === true),
    ),
  )
  return [...[...entities, ...laterEntities].flatMap(entity => entityRows(project, entity)), ...common]
}
