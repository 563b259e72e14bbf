import { post } from '../caller.ts'
import { PASSWORD } from '../prepared.ts'

export interface Caller {
  /** Calls either node until one answers; the same key makes a repetition harmless. */
  send(path: string, body: unknown): Promise<{ readonly status: number; readonly json: Record<string, unknown> }>
}

/** A node that stands still holds its callers up no longer than this, and is left alone for a while. */
const PATIENCE_MS = 3_000
const LEFT_ALONE_MS = 15_000

const pause = (ms: number): Promise<void> => new Promise(over => setTimeout(over, ms))

const tooLong = new Error('no answer')

const inTime = <Result>(work: Promise<Result>): Promise<Result> =>
  Promise.race([work, pause(PATIENCE_MS).then(() => Promise.reject(tooLong))])

/** A person at either of the nodes, who tries the other one when one is gone or silent. */
export function openCaller(email: string, ports: readonly number[]): Caller {
  let token = ''
  let n = 0
  const silentUntil = new Map<number, number>()
  const ask = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const now = performance.now()
    const well = ports.filter(port => (silentUntil.get(port) ?? 0) <= now)
    const port = (well.length === 0 ? ports : well)[n++ % (well.length || ports.length)] ?? 0
    try {
      return await inTime(post(`http://127.0.0.1:${port}/api/${path}`, body, token, headers))
    } catch (error) {
      if (error === tooLong) silentUntil.set(port, performance.now() + LEFT_ALONE_MS)
      throw error
    }
  }
  let signingIn: Promise<void> | undefined
  /** One at a time: who signs in again ends the session that the others have just got. */
  const signIn = (): Promise<void> => {
    signingIn ??= ask('LogIn/Login', { Email: email, Password: PASSWORD })
      .then(answer => {
        token = answer.token ?? ''
      })
      .finally(() => {
        signingIn = undefined
      })
    return signingIn
  }
  return {
    async send(path, body) {
      const key = crypto.randomUUID()
      for (;;) {
        try {
          if (token === '') await signIn()
          const used = token
          const answer = await ask(path, body, { 'idempotency-key': key })
          if (token === used) token = answer.status === 401 ? '' : (answer.token ?? token)
          if (answer.status === 429) await pause(500)
          else if (answer.status !== 401 && answer.status < 500) {
            const json = JSON.parse(String(answer.bytes))
            // The node that is silent still works on it, or its death is not yet noticed.
            if (json.code !== 'InFlight') return { status: answer.status, json }
            await pause(500)
          }
        } catch {
          await pause(100)
        }
      }
    },
  }
}
