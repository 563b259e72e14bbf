/** Fields whose values are never kept, wherever they stand. */
const secretName = /authorization|passw|secret|credential|api[_-]?key|token$/i

/**
 * The same names in a form, an address or a broken answer, with what follows them: to the closing quote, or to the end
 * of a text that was cut before it. It begins at the name's own word and not before, so that its time grows with the
 * text and no faster: the text is the carrier's.
 */
const namedValue =
  /((?:(?:authorization|passw|secret|credential|api[_-]?key)[\w-]{0,40}|token)\\?["']?\s{0,9}[=:]\s{0,9})("(?:[^"\\]|\\.)*(?:"|$)|(?:(?:bearer|basic)\s{1,9})?[^&\s,}<]+)/gi

export const isSecretName = (name: string): boolean => secretName.test(name)

const BODY_MAX = 20_000
const HIDDEN = '•••'

function hideFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideFields)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecretName(name) ? HIDDEN : hideFields(inner)]),
  )
}

function hideByName(text: string): string {
  try {
    return JSON.stringify(hideFields(JSON.parse(text)))
  } catch {
    return text.replace(namedValue, (_, name) => `${name}${HIDDEN}`)
  }
}

/** The spellings a value has in JSON and in a form beside its own. */
const spellings = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  new URLSearchParams({ '': secret }).toString().slice(1),
]

/** The text without these values, of at least `shortest` characters, however they are spelled. */
export const hideValues = (text: string, secrets: readonly string[], shortest = 4): string =>
  secrets
    .filter(secret => secret.length >= shortest)
    .flatMap(spellings)
    .reduce((now, spelled) => now.replaceAll(spelled, HIDDEN), text)

/** What may be kept of a text: no field that names a secret, no secret by its value, and not more than is worth reading. */
export function redact(text: string, secrets: readonly string[]): string {
  const cut = text.length > BODY_MAX * 4 ? text.slice(0, BODY_MAX * 4) : text
  const named = hideValues(hideByName(cut), secrets)
  return named.length > BODY_MAX ? `${named.slice(0, BODY_MAX)} … (${text.length} characters)` : named
}
