export type Trouble = 'required' | 'badEmail' | 'tooShort' | 'notSame' | 'mustAccept'
export type Checks<V> = { readonly [F in keyof V]?: (value: string, all: V) => Trouble | null }
export type Troubles<V> = { readonly [F in keyof V]?: Trouble }

export const given = (value: string): Trouble | null => (value.trim() === '' ? 'required' : null)

export const email = (value: string): Trouble | null =>
  given(value) ?? (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) ? null : 'badEmail')

/** @param min the fewest characters that the person may choose */
export const newPassword =
  (min: number) =>
  (value: string): Trouble | null =>
    given(value) ?? ([...value].length < min ? 'tooShort' : null)

/** All wrong fields at once, in the order of the form. */
export function troublesOf<V extends Readonly<Record<string, string>>>(values: V, checks: Checks<V>): Troubles<V> {
  const found: { [F in keyof V]?: Trouble } = {}
  for (const field of Object.keys(checks) as (keyof V)[]) {
    const trouble = checks[field]?.(values[field] ?? '', values) ?? null
    if (trouble !== null) found[field] = trouble
  }
  return found
}
