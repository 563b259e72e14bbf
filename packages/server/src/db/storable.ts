/** Text that the database takes: without NUL and halves of surrogate pairs, which it can't store. */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** JSON that the database takes, names and texts cleaned like {@link storableText}. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') return storableText(part)
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [storableText(name), inner]))
  })
