import type { Socket } from 'node:net'
import { hideValues } from '@waybill/carriers'
import type { SourceFault } from '@waybill/contract/wire/orderSources.ts'

/** Why a source can't be read, by the step at which it stopped. */
export class SourceFailure extends Error {
  readonly fault: SourceFault

  constructor(step: SourceFault['step'], code: SourceFault['code'], params: SourceFault['params'] = {}) {
    super(`${step}: ${code}`)
    this.fault = { step, code, params }
  }
}

const SAID_MAX = 200

/** What a server said, as far as it may be kept: on one line, without what signs us in. */
export function saidBy(error: unknown, secrets: readonly string[]): string {
  const text = error instanceof Error ? error.message : String(error)
  return hideValues(text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim(), secrets, 1)
    .slice(0, SAID_MAX)
    .toWellFormed()
}

/** How long a server is waited for, in milliseconds. */
export interface Patience {
  readonly connect: number
  /** One question: signing in, looking for a folder, moving a file. */
  readonly step: number
  readonly list: number
  /** Between two pieces of a file, and for the whole of it. */
  readonly idle: number
  readonly file: number
}

export const patience: Patience = { connect: 20_000, step: 20_000, list: 90_000, idle: 30_000, file: 900_000 }

/**
 * What somebody else's work comes to, within its time. What is under way is to be ended by `giveUp`: nobody waits for it.
 * @throws {SourceFailure} silent, or what the work throws
 */
export async function within<T>(
  ms: number,
  step: SourceFault['step'],
  work: Promise<T>,
  giveUp: () => void,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SourceFailure(step, 'silent', { seconds: Math.round(ms / 1000) }))
      giveUp()
    }, ms)
  })
  // What ends because it was given up is of no more interest.
  work.catch(() => {})
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** What a server says first, as far as it has said it. */
export function firstWords(socket: Socket): { readonly words: string } {
  const heard = { words: '' }
  socket.once('data', piece => {
    heard.words = piece.toString().slice(0, SAID_MAX)
  })
  return heard
}

/** Errors that the network has for a connection that is no more. */
export const isCut = (error: unknown): boolean =>
  error instanceof Error &&
  (/ECONNRESET|EPIPE|ECONNABORTED/.test(String('code' in error ? error.code : '')) ||
    /FIN packet|ECONNRESET|EPIPE|socket (?:hang up|closed)|connection (?:lost|closed)|before handshake|no response from server|client is closed|closed because/i.test(
      error.message,
    ))
