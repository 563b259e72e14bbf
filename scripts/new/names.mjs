// Names of new things, as they are spelled in code and read.
import { isIdentifier } from '../registers/sources.mjs'

export const isPascal = name => /^[A-Z][A-Za-z0-9]*$/.test(name)
export const isCamel = name => /^[a-z][A-Za-z0-9]*$/.test(name) && isIdentifier(name)

export const pascal = name => name[0].toUpperCase() + name.slice(1)
export const camel = name => name[0].toLowerCase() + name.slice(1)

/** `closedOrders` as it is read: `Closed orders`. */
export const readable = name => pascal(name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, letter => ` ${letter.toLowerCase()}`))

/** Adds lines behind the first place where `after` stands in the text. */
export function insertBehind(text, after, lines) {
  const at = text.indexOf(after)
  if (at < 0) throw new Error(`no place behind ${JSON.stringify(after)}`)
  return text.slice(0, at + after.length) + lines + text.slice(at + after.length)
}
