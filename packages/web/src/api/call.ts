import { type BodyOf, type Call, mayRepeat, pathOf, type QueryOf, type ReplyOf } from '@waybill/contract/call.ts'
import { LACKING_HEADER } from '@waybill/contract/constants.ts'
import { whileBusy } from './busy.ts'
import { type Answer, send } from './client.ts'

export interface CallInput<C extends Call> {
  readonly query?: QueryOf<C>
  readonly body?: BodyOf<C>
  readonly form?: FormData
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
  /** Leaves out bearer and overlay: the call is made without a session. */
  readonly developerKey?: boolean
  /** Not asked again when the server asks to wait. */
  readonly once?: boolean
  /** For what may take longer than a read: printing a thousand bills, sending a file. */
  readonly timeoutMs?: number
  /** How much of the form data has left, 0 to 1. */
  readonly onProgress?: (part: number) => void
}

async function answerTo<C extends Call>(call: C, input: CallInput<C>): Promise<Answer> {
  const { query, body, ...rest } = input
  // Whoever sends it shows by itself that something goes on (specification §7).
  const hasOwnProgress = typeof body === 'object' && body !== null && 'showloading' in body
  const answer = send({
    path: pathOf(call),
    ...(query === undefined ? {} : { query }),
    body: body ?? {},
    ...rest,
    mayRepeat: mayRepeat(call),
    ...(call.gives === 'file' ? { wantsFile: true as const } : {}),
  })
  return call.effect === 'read' || call.quiet || hasOwnProgress ? answer : whileBusy(answer)
}

/**
 * Makes a call of the contract.
 * @throws CallProblem
 */
export async function makeCall<C extends Call>(call: C, input: CallInput<C> = {}): Promise<ReplyOf<C>> {
  const { text } = await answerTo(call, input)
  return JSON.parse(text) as ReplyOf<C>
}

/** The bytes of a call whose contract says `gives: 'file'`, with the name the server gave them, and how many of what was asked for they lack. */
export async function fetchFile<C extends Call>(
  call: C,
  input: CallInput<C> = {},
): Promise<{ readonly blob: Blob; readonly name: string; readonly lacking: number }> {
  const { response } = await answerTo(call, input)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const lacking = Number(response.headers.get(LACKING_HEADER) ?? 0)
  return { blob: await response.blob(), name: name ?? call.name, lacking }
}
