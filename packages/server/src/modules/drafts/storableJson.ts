const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** JSON that the database takes: without NUL and halves of surrogate pairs, which it can't store. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') return clean(part)
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [clean(name), inner]))
  })
