import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname } from 'node:path'

/** What is checked of the settings beyond the form of each: what contradicts another one, or would fail at the first use. */
interface Given {
  readonly production: boolean
  readonly DATABASE_URL?: string | undefined
  readonly WAYBILL_DATABASE?: string | undefined
  readonly WAYBILL_DATA: string
  readonly WAYBILL_SECRET: string | undefined
  readonly PUBLIC_URL?: string | undefined
  readonly SMTP_URL?: string | undefined
  readonly WAYBILL_MAIL?: string | undefined
  readonly MAIL_FROM: string
  readonly TRUST_PROXY: string
  readonly UPS_CLIENT_ID: string | undefined
  readonly UPS_CLIENT_SECRET: string | undefined
}

/** The name that a setting was given by, where it was a former one. */
type GivenBy = Readonly<Record<string, string | undefined>>

type Check = (given: Given, givenBy: GivenBy) => string | null

function urlOf(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** The files that a connection over TLS is told to read. */
function certificates({ searchParams }: URL): string | null {
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const path = searchParams.get(name)
    if (path === null) continue
    try {
      accessSync(path, constants.R_OK)
    } catch {
      return `The ${name} of DATABASE_URL cannot be read: ${path}.`
    }
  }
  return null
}

const database: Check = ({ DATABASE_URL: text, WAYBILL_DATABASE, production }, givenBy) => {
  if (text === undefined) {
    return production && WAYBILL_DATABASE === undefined
      ? 'DATABASE_URL is missing (or WAYBILL_DATABASE=embedded for one machine).'
      : null
  }
  const example = 'postgres://user:password@host:5432/database'
  // A socket's folder stands behind it (`?host=/run/postgresql`), where a host would.
  const url = urlOf(text) ?? urlOf(text.replace('@/', '@localhost/').replace(':///', '://localhost/'))
  if (url === null) {
    return `DATABASE_URL is no address: ${example}, a password with / : @ # ? % percent-encoded (/ is %2F).`
  }
  if (!/^postgres(ql)?:$/.test(url.protocol)) return `DATABASE_URL does not begin with postgres://: ${example}.`
  if (url.pathname.replace('/', '') === '') return `DATABASE_URL names no database: ${example}.`
  if (WAYBILL_DATABASE !== undefined) {
    const embedded = givenBy.WAYBILL_DATABASE ?? 'WAYBILL_DATABASE'
    return `DATABASE_URL names a database and ${embedded}=embedded asks for the built-in one: leave one of them out.`
  }
  return certificates(url)
}

/** Whether a folder that is not there can be made. */
function madeIn(path: string): string | null {
  let above = dirname(path)
  while (!existsSync(above)) above = dirname(above)
  try {
    accessSync(above, constants.W_OK | constants.X_OK)
    return null
  } catch {
    return `WAYBILL_DATA cannot be made by this user: ${path}. Make it as the owner of ${above} and give it to this user, or set WAYBILL_DATA to a folder of its own.`
  }
}

const folder: Check = ({ WAYBILL_DATA: path }) => {
  try {
    if (!statSync(path).isDirectory()) return `WAYBILL_DATA is a file, not a folder: ${path}.`
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    // One that is not there yet is made.
    if (code === 'ENOENT') return madeIn(path)
    return code === 'ENOTDIR'
      ? `WAYBILL_DATA lies below a file: ${path}.`
      : `WAYBILL_DATA cannot be written by this user: ${path}. Run as its owner, or give it to this user (chown -R).`
  }
}

const secret: Check = ({ WAYBILL_SECRET: text, production }) => {
  if (text === undefined) {
    return production ? 'WAYBILL_SECRET is missing: make one with `openssl rand -base64 32`.' : null
  }
  return Buffer.from(text, 'base64').length === 32
    ? null
    : 'WAYBILL_SECRET is not 32 bytes in base64: make one with `openssl rand -base64 32`.'
}

const publicUrl: Check = ({ PUBLIC_URL: text, production }) => {
  if (text === undefined) return production ? 'PUBLIC_URL is missing: the address people use.' : null
  const url = urlOf(text)
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return 'PUBLIC_URL is no address of a web page: https://freight.example.com.'
  }
  return url.username === '' && url.password === '' && !/[?#]/.test(text)
    ? null
    : 'PUBLIC_URL has to end with its host, without a user before it or ? and # behind it: https://freight.example.com.'
}

const mail: Check = ({ SMTP_URL: text, WAYBILL_MAIL, MAIL_FROM, production }, givenBy) => {
  if (text === undefined) {
    return production && WAYBILL_MAIL === undefined
      ? 'SMTP_URL is missing (or WAYBILL_MAIL=none: no mail leaves).'
      : null
  }
  if (WAYBILL_MAIL === 'none') {
    const none = givenBy.WAYBILL_MAIL ?? 'WAYBILL_MAIL'
    return `SMTP_URL names a mail server and ${none}=none says that there is none: leave one of them out.`
  }
  const url = urlOf(text)
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    return 'SMTP_URL is no address of a mail server: smtps://user:password@host, a password percent-encoded.'
  }
  return production && /@[^\s>]*\.invalid>?$/.test(MAIL_FROM)
    ? 'MAIL_FROM is missing: with SMTP_URL mails leave, and their sender has to be an address of yours.'
    : null
}

/** What proxies may be called instead of by their addresses. */
const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (proxyNames.has(text)) return true
  if (version === 0 || more.length > 0) return false
  // Of 0 bits it would be everybody.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

const proxies: Check = ({ TRUST_PROXY: text }) => {
  const wrong = text
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '' && !isProxy(one))
  return wrong.length === 0
    ? null
    : `TRUST_PROXY has to be addresses or networks of proxies, comma separated (10.0.0.7, 10.0.0.0/8), not ${wrong.join(', ')}.`
}

const upsApp: Check = ({ UPS_CLIENT_ID, UPS_CLIENT_SECRET }) =>
  (UPS_CLIENT_ID === undefined) === (UPS_CLIENT_SECRET === undefined)
    ? null
    : 'UPS_CLIENT_ID and UPS_CLIENT_SECRET go together: both are of your app at developer.ups.com.'

const checks: readonly Check[] = [database, folder, secret, publicUrl, mail, proxies, upsApp]

/** All that is wrong with the settings beyond their form, a sentence each. */
export const settingFaults = (given: Given, givenBy: GivenBy): readonly string[] =>
  checks.flatMap(check => check(given, givenBy) ?? [])
