import type { ErrorReply, MessageCode } from '@waybill/contract/messages.ts'
import { afterUnauthorized } from './keyRule.ts'
import { deviceKeys, keepDeviceKey } from './knownDevices.ts'
import { overtaken } from './overtaken.ts'
import { secondsToWait, TRIES_MAX, wait, waitBeforeAgain } from './patience.ts'
import { signInAddress } from './place.ts'
import { CallProblem, isErrorText, kindOfStatus } from './problem.ts'
import { sendWithProgress } from './sendWithProgress.ts'
import { endSession, hasMovedOn, heldKey, isSwitching, takeToken } from './session.ts'
import { settings } from './settings.ts'

const TIMEOUT_MS = 30_000

export interface Request {
  /** `/api/LogIn/Login` */
  readonly path: string
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  /** Sent as multipart instead of `body`. */
  readonly form?: FormData
  /** A call before sign-in: no bearer, the developer key instead, and a 401 ends nothing. */
  readonly developerKey?: boolean
  /** The access id of a link, for a call its holder may make without a session. */
  readonly accessId?: string
  /** The same for every try of one intent. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  /** How much of the body has left, 0 to 1. */
  readonly onProgress?: (part: number) => void
  /** Made twice it does no harm. */
  readonly mayRepeat?: boolean
  /** A refusal that asks to wait is handed back at once: whoever asks waits by himself. */
  readonly once?: boolean
  /** The answer is a file: its bytes are left to the caller, whatever their type. */
  readonly wantsFile?: true
}

export interface Answer {
  readonly response: Response
  readonly text: string
  /** Key of the `token` header, empty when none came. */
  readonly token: string
}

/** What a header can carry without being written otherwise: an access id is made of nothing else. */
const PRINTABLE = /^[\x20-\x7e]*$/

const OVERTAKEN: MessageCode = 'Overtaken'
const STORE_AWAY: MessageCode = 'FileStoreAway'

/** Nothing that does the work has answered: a server that is busy or overtaken, or what stands before it. */
const isAway = (status: number): boolean => status === 429 || status >= 500

let sent = 0

/**
 * Makes one call and hands back the raw answer.
 * @throws CallProblem for every way it can fail; a 401 has by then ended the session and left for the sign-in page.
 */
export async function send(request: Request, tries = request.once ? TRIES_MAX : 0): Promise<Answer> {
  // A link that was damaged on its way can't be right, and is answered like any other wrong one.
  if (!PRINTABLE.test(request.accessId ?? '')) throw new CallProblem('refused', 404, { code: 'BadLink' })
  if (!request.developerKey && hasMovedOn()) {
    moveOn()
    throw new CallProblem('signedOut', 401, {})
  }
  const whileWatched = request.mayRepeat ? request.signal : undefined
  if (whileWatched && overtaken.now() === 'away') await overtaken.turn(whileWatched)
  const number = ++sent
  const key = request.developerKey ? null : heldKey()
  const response = await transmit(request, key)
  const token = response.headers.get('token') ?? ''
  const device = response.headers.get('device')
  if (device !== null) keepDeviceKey(device)
  if (key !== null) takeToken({ request: number, sentWith: key, token })
  if (response.status === 401 && !request.developerKey) {
    if (afterUnauthorized(key, heldKey()) === 'again') return send(request, tries)
    leaveForSignIn()
  }
  if (!isAway(response.status)) overtaken.noteAnswer()
  const problem = response.status === 503 ? await problemOf(response) : null
  if (problem?.code === OVERTAKEN) {
    overtaken.noteOvertaken()
    if (whileWatched) return send(request, tries)
    throw problem
  }
  const said = { status: response.status, retryAfter: response.headers.get('retry-after') }
  const pause = waitBeforeAgain(said, tries, request.mayRepeat === true || request.idempotencyKey !== undefined)
  // Who signs in is told at once: nobody may wait behind a page that seems to do nothing. Nor is a file sent five times to a
  // store that does not answer.
  const isInVain = request.developerKey || (request.form !== undefined && problem?.code === STORE_AWAY)
  if (pause !== null && !isInVain) {
    await wait(pause, request.signal)
    return send(request, tries + 1)
  }
  if (!response.ok) throw problem ?? (await problemOf(response))
  const isText = !request.wantsFile && /json|text\//.test(response.headers.get('content-type') ?? '')
  const text = isText ? await response.text() : ''
  if (isErrorText(text)) throw new CallProblem('broken', response.status, { message: '' })
  return { response, text, token }
}

async function transmit(request: Request, key: string | null): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' })
  if (key !== null) headers.set('authorization', `Bearer ${key}`)
  if (request.developerKey) {
    headers.set('developer-key', settings.developerKey)
    const devices = deviceKeys()
    if (devices !== '') headers.set('device', devices)
  }
  if (request.accessId !== undefined) headers.set('access-id', request.accessId)
  if (request.idempotencyKey !== undefined) headers.set('idempotency-key', request.idempotencyKey)
  const body = request.form ?? (request.body === undefined ? null : JSON.stringify(request.body))
  if (request.form === undefined && body !== null) headers.set('content-type', 'application/json')
  const timeout = AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS)
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout
  try {
    const { onProgress } = request
    if (onProgress) return await sendWithProgress(addressOf(request), { headers, body, signal, onProgress })
    return await fetch(addressOf(request), { method: 'POST', headers, body, signal })
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new CallProblem(timeout.aborted ? 'timeout' : 'offline', 0, {})
  }
}

/** Which of the server's addresses a call goes to (specification §7). */
function baseOf({ path, wantsFile }: Request): string {
  if (path.startsWith('/api/RealTimePricing/')) return settings.secondaryUrl || settings.mainUrl
  return wantsFile ? settings.dataUrl || settings.mainUrl : settings.mainUrl
}

function addressOf(request: Request): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  const text = query.toString()
  return `${baseOf(request)}${request.path}${text === '' ? '' : `?${text}`}`
}

async function problemOf(response: Response): Promise<CallProblem> {
  const reply = await response
    .json()
    .then(value => value as Partial<ErrorReply>)
    .catch(() => ({}))
  const seconds = secondsToWait(response.headers.get('retry-after'))
  return new CallProblem(kindOfStatus(response.status), response.status, reply, seconds)
}

let leaving = false

/** Where a tab goes whose browser went over to another company: nothing that it shows is there. */
export const moveOn = (): void => window.location.replace('/Home')

/** Looks so often whether the session that follows is there. */
const FOLLOW_MS = 100

/**
 * Clears the signed-in user and goes to the sign-in page, which comes back to this place. While a tab goes over to another
 * company, the session that follows is waited for.
 */
export function leaveForSignIn(ended = heldKey()): void {
  if (isSwitching()) {
    setTimeout(() => (heldKey() !== null && heldKey() !== ended ? moveOn() : leaveForSignIn(ended)), FOLLOW_MS)
    return
  }
  leaveFor(signInAddress(window.location.pathname + window.location.search))
}

/**
 * Ends the session of this browser and goes where the first caller says: later ones only notice that it ended. With a
 * farewell to the server, calls that are still under way may be answered 401; they don't change where it goes.
 */
export function leaveFor(address: string, farewell: Promise<unknown> = Promise.resolve()): void {
  if (leaving) return
  leaving = true
  void farewell.finally(() => {
    endSession()
    window.location.assign(address)
  })
}
