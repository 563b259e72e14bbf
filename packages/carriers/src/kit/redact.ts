/** Fields whose values are never kept, wherever they stand. */
const secretName =
  /^(authorization|password|client_secret|clientsecret|oauthclientsecret|access_token|refresh_token|credential\d*|secret|token)$/i

const BODY_MAX = 20_000
const HIDDEN = '•••'

function hideFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideFields)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secretName.test(name) ? HIDDEN : hideFields(inner)]),
  )
}

function hideByName(text: string): string {
  try {
    return JSON.stringify(hideFields(JSON.parse(text)))
  } catch {
    // A form, a broken answer: whatever looks like `name=value` or `"name":"value"` loses its value.
    return text.replace(/(["']?)([\w-]+)\1(\s*[=:]\s*)("[^"]*"|[^&\s,}<]+)/g, (whole, quote, name, between) =>
      secretName.test(name) ? `${quote}${name}${quote}${between}${HIDDEN}` : whole,
    )
  }
}

/** What may be kept of a text: no field that names a secret, no secret by its value, and not more than is worth reading. */
export function redact(text: string, secrets: readonly string[]): string {
  const cut = text.length > BODY_MAX * 4 ? text.slice(0, BODY_MAX * 4) : text
  const named = secrets
    .filter(secret => secret.length > 3)
    .reduce((now, secret) => now.replaceAll(secret, HIDDEN), hideByName(cut))
  return named.length > BODY_MAX ? `${named.slice(0, BODY_MAX)} … (${text.length} characters)` : named
}
