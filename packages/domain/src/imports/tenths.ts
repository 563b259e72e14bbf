import { type ColumnLook, holdsFigures } from './columnLooks.ts'
import type { ImportField } from './fields.ts'
import type { FileForm } from './fileForms.ts'

const figured: ReadonlySet<ImportField['shape']> = new Set([
  ...(['number', 'whole', 'money', 'signedMoney', 'weight', 'length', 'sizes'] as const),
])

/** Whether figures stand in columns of a shape; left out: nobody knows what stands there. */
export const isFigured = (shape: ImportField['shape'] | undefined): boolean => shape !== undefined && figured.has(shape)

/** What parts units from tenths in a file, or that it says both, or neither. */
export interface Tenths {
  /** Left out: it has yet to be said, where `isAsked`; else no figure of the file goes by it. */
  readonly decided?: 'point' | 'comma'
  /** Its figures can be read in two ways. */
  readonly isAsked: boolean
}

/**
 * One decision for all figures of a file: those that can be read in one way alone decide for the others. Where there are none,
 * a file that is parted by semicolons is written with commas before tenths, as spreadsheets do where that is the custom.
 */
export function tenthsOf(
  columns: readonly (string | null)[],
  fields: readonly Pick<ImportField, 'name' | 'shape'>[],
  looks: readonly ColumnLook[],
  form: FileForm | null,
): Tenths {
  const shapes = new Map(fields.map(({ name, shape }) => [name, shape]))
  const telling = looks.filter((look, column) => {
    const name = columns[column] ?? null
    const shape = name === null ? undefined : shapes.get(name)
    return name === null ? holdsFigures(look) : shape !== undefined && figured.has(shape)
  })
  const sum = (count: (look: ColumnLook) => number): number => telling.reduce((so, look) => so + count(look), 0)
  const [commas, points] = [sum(look => look.commas), sum(look => look.points)]
  if (commas > 0 && points > 0) return { isAsked: true }
  if (commas > 0) return { decided: 'comma', isAsked: false }
  if (points > 0) return { decided: 'point', isAsked: false }
  const [commaThrees, pointThrees] = [sum(look => look.commaThrees), sum(look => look.pointThrees)]
  if (commaThrees + pointThrees === 0) return { isAsked: false }
  if (form === 'semicolon') return { decided: 'comma', isAsked: false }
  // Workbooks and JSON hold numbers, which are written with a point whatever the custom is.
  if (pointThrees === 0 || form === 'xlsx' || form === 'json') return { decided: 'point', isAsked: false }
  return { isAsked: true }
}
