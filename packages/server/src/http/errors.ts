import { type ErrorReply, type MessageCode, messages } from '@waybill/contract'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { Overtaken } from '../db/schemaVersion.ts'
import { FileStoreAway } from '../files/fileStoreAway.ts'
import { Refusal, wordsOf } from '../refusal.ts'
import type { Settings } from '../settings.ts'

/**
 * Connection lost, server starting or stopping, too many clients, full disk (53), standby or read-only (25006): nothing can be
 * written, and the database will be back.
 */
const AWAY = /^(08|57P0|53|25006|ECONN|ENOENT|EPIPE|ETIMEDOUT)/
const AWAY_TEXT =
  /Connection terminated|connection is closed|not queryable|timeout exceeded when trying to connect|^permission denied for/i

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const fromSocket = !/^(ENOENT)/.test(code) || ('syscall' in error && error.syscall === 'connect')
  return (AWAY.test(code) && fromSocket) || AWAY_TEXT.test(error.message)
}

/** Waited too long, or for one that waited for it (57014, 55P03, 40P01, 40001): nothing was written, and the next try may be luckier. */
const GAVE_UP = /^(57014|55P03|40P01|40001)$/

/** Fastify's own refusals, in our table's words. */
const framework: Readonly<Record<string, MessageCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TooLarge',
  FST_REQ_FILE_TOO_LARGE: 'TooLarge',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BadRequest',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BadRequest',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'BadRequest',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BadRequest',
}

/** What the reader of parts says of a body that has none, or half of them: it gives its errors no code. */
const BAD_PARTS = /^(Multipart: |Unexpected end of multipart|(Part|File|Preamble) terminated early|The needle cannot)/

function classify(error: unknown, log: FastifyBaseLogger): Refusal {
  if (error instanceof FileStoreAway) log.warn({ err: error.reason }, 'files are neither stored nor read for now')
  if (error instanceof Refusal) return error
  if (error instanceof Overtaken) return new Refusal('Overtaken')
  if (isDatabaseAway(error)) return new Refusal('Unavailable')
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // A write that whoever is held to some docks could not see afterwards (policy `docks`).
  if (code === '42501' && error instanceof Error && error.message.includes('row-level security')) {
    return new Refusal('OtherDock')
  }
  if (GAVE_UP.test(code)) {
    log.error({ err: error }, 'a request gave up waiting for the database')
    return new Refusal('Unavailable')
  }
  if (error instanceof Error && BAD_PARTS.test(error.message)) return new Refusal('BadRequest')
  const known = framework[code]
  if (known !== undefined) return new Refusal(known)
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 429) return new Refusal('TooManyTries', { seconds: 60 })
  if (status >= 400 && status < 500) return new Refusal('BadRequest')
  log.error({ err: error }, 'a request broke')
  return new Refusal('Unexpected')
}

/** Answers any error in the one shape every caller knows. */
export function answerError(
  settings: Settings,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = classify(error, request.log)
  const row = messages[refusal.code]
  const body: ErrorReply = {
    code: refusal.code,
    message: wordsOf(refusal, settings.SUPPORT_EMAIL),
    ...(Object.keys(refusal.params).length > 0 ? { params: refusal.params } : {}),
    ...(refusal.issues ? { issues: refusal.issues } : {}),
    requestId: request.id,
  }
  if (row.status === 503) reply.header('retry-after', refusal.code === 'Overtaken' ? '10' : '2')
  // The rest of what stopped coming is not waited for.
  if (row.status === 408) reply.header('connection', 'close')
  if (row.status === 429) reply.header('retry-after', String(refusal.params.seconds ?? 60))
  return reply.code(row.status).type('application/json; charset=utf-8').send(JSON.stringify(body))
}
