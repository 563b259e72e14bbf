/** Text that the database takes: without NUL and halves of surrogate pairs, which it can't store. */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** The same value with every text in it cleaned like {@link storableText}; what is no plain value stays as it is. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return storableText(value) as T
  if (Array.isArray(value)) return value.map(storable) as T
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, storable(part)])) as T
}

/** JSON that the database takes, names and texts cleaned like {@link storableText}. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') return storableText(part)
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [storableText(name), inner]))
  })
