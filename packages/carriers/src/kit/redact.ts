/** Fields whose values are never kept, wherever they stand. */
const secretName = /authorization|passw|secret|credential|api[_-]?key|token$/i

/**
 * The same names in a form, an address or a broken answer, with what follows them: to the closing quote, or to the end
 * of a text that was cut before it. It begins at the name's own word and not before, so that its time grows with the
 * text and no faster: the text is the carrier's.
 */
const namedValue =
  /((?:(?:authorization|passw|secret|credential|api[_-]?key)[\w-]{0,40}|token)\\?["']?\s{0,9}[=:]\s{0,9})("(?:[^"\\]|\\.)*(?:"|$)|(?:(?:bearer|basic)\s{1,9})?[^&\s,}<]+)/gi

const BODY_MAX = 20_000
const HIDDEN = '•••'

function hideFields(value: unknown, isSecret: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map(one => hideFields(one, isSecret))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecret(name) ? HIDDEN : hideFields(inner, isSecret)]),
  )
}

function hideByName(text: string, more: ReadonlySet<string>): string {
  try {
    return JSON.stringify(hideFields(JSON.parse(text), name => secretName.test(name) || more.has(name)))
  } catch {
    return text.replace(namedValue, (_, name) => `${name}${HIDDEN}`)
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)
const inAscii = (text: string): string =>
  text.replace(/[^\0-\x7f]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
const lowerHex = (text: string): string => text.replace(/%[0-9A-F]{2}/g, hex => hex.toLowerCase())

/** A shorter value's middle in base64 could be any word. */
const BASE64_MIN = 8

/**
 * What of a value stands in base64 whatever stands before and after it, as in `user:secret` of a Basic sign-in: its
 * letters from the first one that is its own alone to the last, for each of the three places at which it may begin.
 */
function inBase64(secret: string): string[] {
  const bytes = Buffer.from(secret)
  if (bytes.length < BASE64_MIN) return []
  return [0, 1, 2].flatMap(before => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64url')
    const first = Math.ceil((before * 8) / 6)
    const own = encoded.slice(first, Math.floor(((before + bytes.length) * 8) / 6))
    return [own, own.replaceAll('-', '+').replaceAll('_', '/')]
  })
}

/** The spellings a value has beside its own: in JSON, a form, an address, a page and base64. The longest come first. */
export function spellings(secret: string): readonly string[] {
  const json = inJson(secret)
  const address = encodeURIComponent(secret.toWellFormed())
  const form = new URLSearchParams({ '': secret }).toString().slice(1)
  const strict = address.replace(/[!'()*~]/g, letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
  const all = [
    ...[secret, json, inAscii(json), json.replaceAll('/', '\\/'), inJson(json)],
    ...[address, form, strict].flatMap(spelled => [spelled, lowerHex(spelled)]),
    secret.replace(/[&<>"']/g, letter => entities[letter] ?? letter),
    ...inBase64(secret),
  ]
  return [...new Set(all)].filter(spelled => spelled !== '').toSorted((a, b) => b.length - a.length)
}

/** The text without these values, of at least `shortest` characters, however they are spelled. */
export const hideValues = (text: string, secrets: readonly string[], shortest = 4): string =>
  secrets
    .filter(secret => secret.length >= shortest)
    .flatMap(spellings)
    .toSorted((a, b) => b.length - a.length)
    .reduce((now, spelled) => now.replaceAll(spelled, HIDDEN), text)

/**
 * What may be kept of a text: no field that names a secret or is one of `names`, no secret by its value, and not more
 * than is worth reading.
 */
export function redact(text: string, secrets: readonly string[], names: ReadonlySet<string> = new Set()): string {
  const cut = text.length > BODY_MAX * 4 ? text.slice(0, BODY_MAX * 4) : text
  const named = hideValues(hideByName(cut, names), secrets)
  return named.length > BODY_MAX ? `${named.slice(0, BODY_MAX)} … (${text.length} characters)` : named
}
