export type Json = Readonly<Record<string, unknown>>

export const asObject = (given: unknown): Json =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Json) : {}

/** A list, or the one that stands alone for it. */
export const asList = (given: unknown): readonly unknown[] => (given === undefined ? [] : [given].flat())

/** Where a field stands in a request, or would. */
export interface Occurrence {
  readonly body: Json
  /** The row of the innermost list around it; the body where there is none. */
  readonly item: Json
  readonly value: unknown
}

function within(given: unknown, steps: readonly string[], body: Json, item: Json): readonly Occurrence[] {
  const [step, ...rest] = steps
  if (step === undefined) return [{ body, item, value: given }]
  const name = step.replaceAll('[]', '')
  const value = asObject(given)[name]
  if (!step.endsWith('[]')) return within(value, rest, body, item)
  const rows = asList(value)
  return rows.flatMap(row => within(row, rest, body, rest.length === 0 ? item : asObject(row)))
}

/** All places of a field: of what stands in a list one for each of its rows, of everything else one. */
export const occurrences = (body: Json, field: string): readonly Occurrence[] =>
  within(body, field.split('.'), body, body)

/** What stands at a place of a request outside of lists. */
export const valueAt = (body: Json, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => asObject(at)[name], body)

export const textAt = (body: Json, path: string): string => {
  const value = valueAt(body, path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
