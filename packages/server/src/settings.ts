import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { type ReachedAt, readWireAddresses, wireSettings } from '@waybill/carriers'
import { z } from 'zod'
import { dataFolder, dataFolderFault, makeFolder } from './dataFolder.ts'
import { USUAL_ROLES } from './db/roles.ts'
import { type BucketAddress, bucketOf, isFaulty } from './files/bucketAddress.ts'
import { OperatorFault } from './operatorFault.ts'
import { percentDecoded } from './percentDecoded.ts'
import { settingFaults } from './settingFaults.ts'
import { givenIn, logLevels } from './sharedNames.ts'
import { type UnknownName, unknownNames } from './unknownNames.ts'

/** A whole number in digits: that a blank is 0 to `Number`, and `0x50` 80, is what nobody meant. */
const whole = (least: number, most: number) =>
  z
    .string()
    .refine(
      text => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most,
      `has to be a whole number from ${least} to ${most}`,
    )
    .transform(Number)

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `has to be ${values.join(' or ')}`)

const bool = oneOf(['true', 'false']).transform(v => v === 'true')

const key = z.string().trim().min(1).max(200, 'has to be of 200 characters at most')

const base = z.url({ protocol: /^https?$/ }).transform(url => url.replace(/\/$/, ''))
const hostAddresses = z.record(
  z.string(),
  z.strictObject({
    main: base.optional(),
    secondary: base.optional(),
    data: base.optional(),
    socket: z
      .url({ protocol: /^wss?$/ })
      .transform(url => url.replace(/\/$/, ''))
      .optional(),
  }),
)

/** The first sign-in of the demo. */
export const DEMO_EMAIL = 'demo@waybill.invalid'
/** An address, alone or behind a name; a comma in a name needs its quotes, or there are two. */
const sender = /^(?:(?:"[^"]*"\s*|[^<>,"]*)<[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,"]+@[^\s@<>,"]+)$/
const MAILROOM_DEFAULT = 'mailroom@waybill.invalid'
/** What is left for the mailroom's own name beside the tag of a mail (RFC 5321, 4.5.3.1.1: 64 in all). */
const MAILROOM_NAME_MAX = 24

/** The mailbox in which answers arrive. */
export interface Mailroom {
  /** The same while it is the same mailbox; holds no secret. */
  readonly name: string
  readonly host: string
  readonly port: number
  /** TLS from the first byte; else it is asked for, and in production demanded (STARTTLS). */
  readonly secure: boolean
  readonly user: string
  readonly password: string
  readonly folder: string
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Every setting of the product, read once from the environment. docs/operations.md lists them for people. */
const environment = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  WAYBILL_HOST: z.string().default('127.0.0.1'),
  WAYBILL_PORT: whole(0, 65_535).default(8080),
  /** Where people reach the product; links in mails begin with it. */
  PUBLIC_URL: z.url('has to be the address people use: https://freight.example.com').optional(),
  DATABASE_URL: z.string().optional(),
  /** `embedded` asks for the built-in PostgreSQL by name, which production demands. */
  WAYBILL_DATABASE: oneOf(['embedded']).optional(),
  /** What the names of its roles begin with: a second installation on one server has roles of its own. */
  WAYBILL_DB_ROLE: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/, 'has to be lower-case letters, digits and _, and to begin with a letter')
    .default(USUAL_ROLES),
  /** Holds the embedded database, uploaded files and, outside production, the key that seals secrets. */
  WAYBILL_DATA: z.string().optional().transform(dataFolder),
  /** A bucket that files are kept in instead, of an S3-compatible store: `s3://bucket/prefix?endpoint=…&region=…`. */
  WAYBILL_FILES: z.string().optional(),
  WAYBILL_FILES_KEY_ID: z.string().optional(),
  WAYBILL_FILES_KEY: z.string().optional(),
  /** 32 bytes as base64: seals stored credentials and signs session keys. */
  WAYBILL_SECRET: z.string().optional(),
  /** The shortest password of who signs in by it alone, and of who has a second factor (NIST SP 800-63B-4, 3.1.1.2). */
  PASSWORD_LENGTH: whole(8, 64).default(15),
  PASSWORD_LENGTH_WITH_FACTOR: whole(8, 64).default(8),
  /** Key of Google's Address Validation: looks at addresses that no carrier of a company looks at; left out: none is asked. */
  GOOGLE_ADDRESS_KEY: key.optional(),
  /** The operator's app at developer.ups.com, by which companies connect their accounts; left out: they can't. */
  UPS_CLIENT_ID: key.optional(),
  UPS_CLIENT_SECRET: key.optional(),
  /** Seconds between two looks at where a carrier says a shipment is. */
  TRACKING_SECONDS: whole(1, 86_400).default(900),
  /** Parcels of one company that a batch rates, and that are bought, at a time on a node; as many share a transaction. */
  LABELS_AT_ONCE: whole(1, 200).default(16),
  /** Days that prices, whom they were asked of, and what a failed rating question was answered are kept. */
  RATES_KEPT_DAYS: whole(2, 3_650).default(35),
  /** Days that rating questions and their answers are kept as they went over the wire. */
  RATE_BODIES_KEPT_DAYS: whole(1, 3_650).default(7),
  /** Days that the outcome of each rating run is kept: 13 months. */
  RATE_OUTCOMES_KEPT_DAYS: whole(1, 3_650).default(396),
  /** Days that rows of imported files are kept after their run ended, with the files. */
  IMPORT_ROWS_KEPT_DAYS: whole(1, 3_650).default(90),
  /** Days that jobs of printers at stations are kept, with what they print. */
  PRINT_JOBS_KEPT_DAYS: whole(1, 3_650).default(30),
  /** Days that runs of reports are kept, with their files. */
  REPORT_RUNS_KEPT_DAYS: whole(1, 3_650).default(90),
  /** Days that a link to the file of a run may be followed. */
  REPORT_LINK_DAYS: whole(1, 365).default(14),
  /** Megabytes of imported files that one company may keep. */
  IMPORT_FILES_MB: whole(1, 1_000_000).default(2_000),
  /** Rows of imported files that one company may keep, read and waiting ones alike. */
  IMPORT_ROWS: whole(1, 1_000_000_000).default(5_000_000),
  SMTP_URL: z.string().optional(),
  /** `none` says that no mail leaves this installation, which production demands where no mail server is set. */
  WAYBILL_MAIL: oneOf(['none']).optional(),
  /** Lets who sends it as a bearer token read /metrics from anywhere; without it only this machine may. */
  METRICS_TOKEN: z.string().min(16, 'has to be of 16 characters or more: `openssl rand -hex 32`').optional(),
  MAIL_FROM: z
    .string()
    .regex(sender, 'has to be one address, with a name or without: Waybill <waybill@example.com>')
    .default('Waybill <no-reply@waybill.invalid>'),
  SUPPORT_EMAIL: z
    .string()
    .regex(/^[^\s@,]+@[^\s@<>,]+$/, 'has to be a plain address: support@example.com')
    .default('support@waybill.invalid'),
  /** Somebody of the company that decides sign-ups, where none was made by `npm run admin -- create`; in the demo its first person. */
  OPERATOR_EMAIL: z.email('has to be a plain address: clerk@example.com').optional(),
  MAILROOM_EMAIL: z
    .string()
    .regex(/^[^\s@+<>,]+@[^\s@<>,]+$/, 'has to be a plain address, without a +: mailroom@example.com')
    .default(MAILROOM_DEFAULT),
  /** The mailbox that gets what is written to MAILROOM_EMAIL; without it no answer is filed. */
  IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: 'has to be the address of a mailbox: imaps://user:password@host/INBOX' })
    .optional(),
  /** Seconds between two looks into it. */
  IMAP_SECONDS: whole(1, 86_400).default(30),
  /** How its mail server signs what it found out of senders (RFC 8601, authserv-id); with it, only a passed check verifies one. */
  IMAP_AUTHSERV_ID: z.string().optional(),
  DEVELOPER_KEY: z.string().default('waybill-web'),
  /** JSON: under which base addresses the browser finds the calls and the socket, by the host it asked a page of. */
  HOST_ADDRESSES: z
    .string()
    .default('{}')
    .transform((text, context) => {
      const read = hostAddresses.safeParse(jsonOf(text))
      if (read.success) return read.data
      context.addIssue('is no JSON of hosts with their main, secondary, data and socket addresses')
      return z.NEVER
    }),
  /** Hosts in private networks that files may be fetched from nevertheless, by name or address, comma separated. */
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform((text, context) => {
      const hosts = text.split(',').flatMap(host => host.trim().toLowerCase().replace(/\.$/, '') || [])
      const wrong = hosts.filter(host => isIP(host) === 0 && !/^[\p{L}\p{N}_][\p{L}\p{N}._-]*$/u.test(host))
      if (wrong.length === 0) return hosts
      context.addIssue(
        `has to be names or addresses of hosts, comma separated (sftp.acme.internal, 10.0.0.9), not ${wrong.join(', ')}`,
      )
      return z.NEVER
    }),
  /** Addresses of proxies whose X-Forwarded-For is believed, comma separated. */
  TRUST_PROXY: z.string().default(''),
  /** Left out: `info` in production, else `warn`. */
  WAYBILL_LOG_LEVEL: oneOf(logLevels).optional(),
  /** Seeds the demo company into an empty database; never in production. */
  WAYBILL_DEMO: bool.default(true),
  /** `always`: nothing leaves this node, whatever database it has: a drill. */
  WAYBILL_HOLD: oneOf(['always']).optional(),
})

const known: ReadonlySet<string> = new Set([...Object.keys(environment.shape), ...wireSettings])

export type Settings = Readonly<
  Omit<
    z.output<typeof environment>,
    | ('WAYBILL_SECRET' | 'WAYBILL_LOG_LEVEL' | 'IMAP_URL' | 'UPS_CLIENT_ID' | 'UPS_CLIENT_SECRET')
    | ('WAYBILL_FILES' | 'WAYBILL_FILES_KEY_ID' | 'WAYBILL_FILES_KEY')
  > & {
    readonly production: boolean
    readonly WAYBILL_LOG_LEVEL: (typeof logLevels)[number]
    /** Names of the environment that say nothing here though the product has such a setting: they are used by others too. */
    readonly passedOver: readonly string[]
    /** Names that look like settings and are none. */
    readonly unknown: readonly UnknownName[]
    /** Each connector says its own setting (carriers/src/<carrier>/wireAddress.ts). */
    readonly carrierUrls: ReachedAt
    readonly secret: Buffer
    readonly embedded: boolean
    /** A copy of the database could say something to somebody outside: then it is held until it is claimed. */
    readonly holdsCopies: boolean
    /** A mail that is written leaves, or is a demonstration's. */
    readonly sendsMail: boolean
    /** Where files are kept; null: in the data folder. */
    readonly bucket: BucketAddress | null
    /** Null: answers are not filed. */
    readonly mailroom: Mailroom | null
    /** Null: accounts are not connected by signing in at UPS. */
    readonly upsApp: { readonly clientId: string; readonly clientSecret: string } | null
  }
>

/** A mistake in the settings: the message is for the person who starts the product. */
export class SettingsError extends OperatorFault {
  readonly exitCode = 78
}

function secretOf(value: string | undefined, dataDir: string): Buffer {
  if (value !== undefined) return Buffer.from(value, 'base64')
  const file = join(dataDir, 'secret.key')
  try {
    if (!existsSync(file)) {
      makeFolder(dataDir)
      writeFileSync(file, Buffer.from(crypto.getRandomValues(new Uint8Array(32))), { mode: 0o600, flag: 'wx' })
    }
    return readFileSync(file)
  } catch (error) {
    const words = dataFolderFault(error, dataDir)
    throw words === null ? error : new SettingsError(words)
  }
}

/** @returns what is wrong with it, as text; null: there is none */
function mailroomOf(url: string | undefined, email: string): Mailroom | string | null {
  if (url === undefined) return null
  const { protocol, hostname: host, port: givenPort, username, password: encoded, pathname } = new URL(url)
  const secure = protocol === 'imaps:'
  const user = percentDecoded(username)
  const password = percentDecoded(encoded)
  const path = percentDecoded(pathname.replace(/^\//, ''))
  if (user === null || password === null || path === null) {
    return 'IMAP_URL has a % that begins no code: percent-encoded, a % is %25 (/ is %2F).'
  }
  if (host === '' || user === '' || password === '') {
    return 'IMAP_URL names no host, user or password: imaps://user:password@host.'
  }
  if (email === MAILROOM_DEFAULT) {
    return 'IMAP_URL needs MAILROOM_EMAIL: the plain address whose mail arrives in that mailbox.'
  }
  if (email.indexOf('@') > MAILROOM_NAME_MAX) {
    return `MAILROOM_EMAIL has more than ${MAILROOM_NAME_MAX} characters before its @.`
  }
  const port = givenPort === '' ? (secure ? 993 : 143) : Number(givenPort)
  const folder = path || 'INBOX'
  const name = `${user}@${host}:${port}/${folder}`
  return { name, host, port, secure, user, password, folder }
}

/** How the sandbox knows the product, where it stands in UPS's place. */
const SANDBOX_APP = { clientId: 'waybill', clientSecret: 'waybill-of-the-sandbox' }

function upsAppOf(clientId: string | undefined, clientSecret: string | undefined, isSandbox: boolean) {
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret }
  return isSandbox ? SANDBOX_APP : null
}

/** What each setting is, so far as it is one; a setting whose form is wrong is left out, so that the others are still looked at. */
function formOf(given: Readonly<Record<string, string | undefined>>) {
  const parsed = environment.safeParse(given)
  if (parsed.success) return { data: parsed.data, faults: [] }
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)))
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`)
  return { data: environment.parse(rest), faults, wrong }
}

/** Reads the settings; throws {@link SettingsError} naming everything that is missing or wrong at once. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const { settings: given, givenBy, passedOver } = givenIn(env)
  const form = formOf(given)
  const carriers = readWireAddresses(given)
  const { WAYBILL_SECRET, IMAP_URL, UPS_CLIENT_ID, UPS_CLIENT_SECRET, ...others } = form.data
  const { WAYBILL_FILES, WAYBILL_FILES_KEY_ID, WAYBILL_FILES_KEY, ...s } = others
  const production = s.NODE_ENV === 'production'
  const mailroom = form.wrong?.has('MAILROOM_EMAIL') ? null : mailroomOf(IMAP_URL, s.MAILROOM_EMAIL)
  const bucket = bucketOf({ WAYBILL_FILES, WAYBILL_FILES_KEY_ID, WAYBILL_FILES_KEY })
  const secrets = { WAYBILL_SECRET, UPS_CLIENT_ID, UPS_CLIENT_SECRET }
  const faults = [
    ...form.faults,
    ...carriers.faults,
    // What was left out for its form is not missing as well.
    ...settingFaults({ ...s, ...secrets, production }, givenBy).filter(
      fault => !form.wrong?.has(fault.split(/[ :]/)[0] ?? ''),
    ),
    ...(typeof mailroom === 'string' ? [mailroom] : []),
    ...(isFaulty(bucket) ? bucket : []),
  ]
  if (faults.length > 0 || typeof mailroom === 'string' || isFaulty(bucket)) throw new SettingsError(faults.join('\n'))
  return {
    ...s,
    ...(s.OPERATOR_EMAIL === undefined && s.WAYBILL_DEMO && !production ? { OPERATOR_EMAIL: DEMO_EMAIL } : {}),
    WAYBILL_DEMO: s.WAYBILL_DEMO && !production,
    production,
    WAYBILL_LOG_LEVEL: s.WAYBILL_LOG_LEVEL ?? (production ? 'info' : 'warn'),
    passedOver,
    unknown: unknownNames(Object.keys(given), known),
    carrierUrls: carriers.reached,
    upsApp: upsAppOf(UPS_CLIENT_ID, UPS_CLIENT_SECRET, !production && carriers.reached.ups !== undefined),
    secret: secretOf(WAYBILL_SECRET, s.WAYBILL_DATA),
    embedded: s.DATABASE_URL === undefined,
    holdsCopies:
      s.WAYBILL_HOLD === 'always' ||
      production ||
      (s.NODE_ENV === 'development' && (s.SMTP_URL !== undefined || IMAP_URL !== undefined || !s.WAYBILL_DEMO)),
    bucket,
    mailroom,
    sendsMail: s.SMTP_URL !== undefined || (!production && s.WAYBILL_MAIL !== 'none'),
  }
}
