import { dataFolderFault } from './dataFolder.ts'
import { BucketFault } from './files/bucket.ts'
import { FileStoreAway } from './files/fileStoreAway.ts'
import { OperatorFault } from './operatorFault.ts'
import type { Settings } from './settings.ts'

/** Why a start ended: a sentence for whoever started it, and what a supervisor sees (sysexits.h). */
export interface StartFault {
  readonly words: string
  readonly exitCode: number
}

/** The database has no TLS, and DATABASE_URL demands it. */
const NO_TLS = 'NO_TLS'

/** What a certificate lacks, by the code that Node and OpenSSL give it. */
const badCertificate =
  /^(CERT_|SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER|VERIFY)|ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)/

/** What PostgreSQL answers at the start (SQLSTATE), or the network on the way there. */
const ofDatabase: readonly (readonly [RegExp, (host: string) => string])[] = [
  [/^28P01$/, () => 'The database refuses the password of DATABASE_URL.'],
  [/^28/, () => 'The database refuses the user of DATABASE_URL (pg_hba.conf).'],
  [
    /^3D000$/,
    () => 'The database that DATABASE_URL names is not there: create it first (docs/operations.md, The database).',
  ],
  [
    /^ECONNREFUSED$/,
    host => `Nothing listens at ${host}: the server of DATABASE_URL is not running, or its port is another one.`,
  ],
  [/^(ENOTFOUND|EAI_AGAIN)$/, host => `There is no host ${host} (DATABASE_URL).`],
  [/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/, host => `${host} does not answer (DATABASE_URL).`],
  [
    /^(ECONNRESET|EPIPE)$/,
    host =>
      `${host} ended the connection before it was one: whatever listens there is no PostgreSQL, or refuses this machine (DATABASE_URL).`,
  ],
  [
    /^42501$/,
    () =>
      'The user of DATABASE_URL may not do what a start needs: it has to own the database and to have CREATEROLE; where another installation on the same server made the roles, set WAYBILL_DB_ROLE (docs/operations.md, The database).',
  ],
  [
    /^NO_TLS$/,
    host =>
      `${host} does not speak TLS, which DATABASE_URL demands: set ssl = on there, or leave sslmode out where nobody listens on the way.`,
  ],
  [
    badCertificate,
    host =>
      `The certificate of ${host} is not trusted, or is of another name: name its authority by sslrootcert=/path/to/ca.crt in DATABASE_URL.`,
  ],
  [/^53100$/, () => 'The disk of the database is full. Free room on it, then start again.'],
  [/^53300$/, () => 'The database takes no more connections: raise max_connections, or end what holds them.'],
  [/^25006$/, () => 'The database is read-only: a standby cannot be started on.'],
]

const ofNetwork = ({ WAYBILL_HOST: host, WAYBILL_PORT: port }: Settings): readonly (readonly [RegExp, string])[] => [
  [/^EADDRINUSE$/, `Port ${port} is taken. Stop what listens there, or set WAYBILL_PORT.`],
  [
    /^EADDRNOTAVAIL$/,
    `This machine has no address ${host} (WAYBILL_HOST): 127.0.0.1 is itself alone, 0.0.0.0 every address it has.`,
  ],
  [/^(ENOTFOUND|EAI_AGAIN)$/, `WAYBILL_HOST is no address of this machine: ${host}.`],
  [/^EACCES$/, `This user may not listen on port ${port}: take one above 1023, with a proxy in front.`],
]

/** What the driver says in words alone, by the code that the network has for it. */
const worded: Readonly<Record<string, string>> = {
  'Connection terminated unexpectedly': 'ECONNRESET',
  'Connection terminated due to connection timeout': 'ETIMEDOUT',
  'The server does not support SSL connections': NO_TLS,
}

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : (worded[error.message] ?? '')
}

function hostOf({ DATABASE_URL: text }: Settings): string {
  const { hostname, port } = URL.parse(text ?? '') ?? { hostname: 'the socket', port: '' }
  return `${hostname}:${port || '5432'}`
}

/** A full disk is one, wherever it is; what is not reached may be back soon; the rest wants another setting. */
const exitCodeOf = (code: string): number =>
  code === '53100' ? 74 : /^E(?!RR_)/.test(code) || code.startsWith('53') ? 69 : 78

/** Reads what ended a start or a command; null: it is a defect, and its stack says more. */
export function startFault(error: unknown, settings: Settings): StartFault | null {
  if (error instanceof OperatorFault) return { words: error.message, exitCode: error.exitCode }
  if (error instanceof BucketFault) return { words: error.message, exitCode: 69 }
  if (error instanceof FileStoreAway) return startFault(error.reason, settings)
  const code = codeOf(error instanceof AggregateError ? error.errors[0] : error)
  const isListening = error instanceof Error && 'syscall' in error && error.syscall === 'listen'
  if (
    isListening ||
    (error instanceof Error &&
      'syscall' in error &&
      error.syscall === 'getaddrinfo' &&
      'hostname' in error &&
      error.hostname === settings.WAYBILL_HOST)
  ) {
    const words = ofNetwork(settings).find(([pattern]) => pattern.test(code))?.[1]
    return words === undefined ? null : { words, exitCode: 78 }
  }
  if (code === 'ENOSPC')
    return {
      words: `The disk of WAYBILL_DATA (${settings.WAYBILL_DATA}) is full. Free room on it, then start again.`,
      exitCode: 74,
    }
  const ofFolder = dataFolderFault(error, settings.WAYBILL_DATA)
  if (ofFolder !== null) return { words: ofFolder, exitCode: 78 }
  const words = ofDatabase.find(([pattern]) => pattern.test(code))?.[1]
  return words === undefined ? null : { words: words(hostOf(settings)), exitCode: exitCodeOf(code) }
}
