import { type BodyOf, type Call, pathOf, type QueryOf, type ReplyOf } from '@waybill/contract/call.ts'
import { type ErrorReply, type MessageCode, messages } from '@waybill/contract/messages.ts'
import { z } from 'zod'
import { madeUp } from './madeUp.ts'

/** What the page sent with one call. */
export interface Sent<C extends Call> {
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
  /** Form data, where the call takes a file. */
  readonly form: FormData | null
  /** Blank: it had none. */
  readonly idempotencyKey: string
}

/** An answer that is no reply of the call: a refusal in words, a server that is down, a line that is, bytes. */
class Other {
  readonly response: () => Response
  constructor(response: () => Response) {
    this.response = response
  }
}

/** A refusal as the server words it, by its code. */
export const refusal = (
  code: MessageCode,
  more: Partial<ErrorReply> = {},
  headers: Readonly<Record<string, string>> = {},
): Other => {
  const { status, text } = messages[code]
  return new Other(() => Response.json({ code, message: text, requestId: 'made-up', ...more }, { status, headers }))
}

/** The server is there and can't answer now. */
export const unavailable = new Other(() => new Response(null, { status: 503 }))

/** No server is reached. */
export const noConnection = new Other(() => {
  throw new TypeError('not reached')
})

/** The bytes of a call that gives a file. */
export const file = (
  name: string,
  content: BlobPart = 'made up',
  type = 'application/octet-stream',
  headers: Readonly<Record<string, string>> = {},
): Other =>
  new Other(
    () =>
      new Response(new Blob([content], { type }), {
        headers: { ...headers, 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
      }),
  )

/** No answer while the test lasts. */
const never = (): Promise<never> => new Promise(() => undefined)

type Reply<C extends Call> = ReplyOf<C> | Other
type Replies<C extends Call> = (sent: Sent<C>) => Reply<C> | Promise<Reply<C>>

/** What one call is answered. */
export interface Answer {
  readonly call: Call
  readonly reply: (sent: Sent<Call>) => Promise<unknown>
}

/** Answers a call: always the same, or as what was sent has it. A reply that is not of the call's shape does not compile. */
export const answer = <C extends Call>(call: C, given: Reply<C> | Replies<C>): Answer => ({
  call,
  reply: async sent => (typeof given === 'function' ? (given as Replies<C>)(sent as Sent<C>) : given),
})

/** Answers a call with the least that its reply holds: nothing in lists, blank texts. */
export const empty = <const C extends Call & { readonly reply: z.ZodObject }>(call: C): Answer =>
  answer(call, madeUp(call.reply) as ReplyOf<C>)

const answers = new Map<string, Answer>()
let log: { readonly path: string; readonly sent: Sent<Call> }[] = []
let faults: string[] = []

/** Puts answers in force, in the place of those that the same calls had. */
export function answering(given: readonly Answer[]): void {
  for (const one of given) answers.set(pathOf(one.call), one)
}

/** All that was sent with a call in this test, the oldest first. */
export const sent = <C extends Call>(call: C): readonly Sent<C>[] =>
  log.filter(({ path }) => path === pathOf(call)).map(one => one.sent as Sent<C>)

/** What went wrong at the wire in this test, which is over; no answer holds any more. */
export function closeWire(): readonly string[] {
  const found = faults
  answers.clear()
  log = []
  faults = []
  return found
}

function parsed(call: Call, search: URLSearchParams, body: string | null): Sent<Call> {
  const query = Object.fromEntries(search)
  const { success, data } = call.query.safeParse(query)
  return { query: success ? data : query, body: body === null ? {} : JSON.parse(body), form: null, idempotencyKey: '' }
}

/** The server would refuse what is not of the call's shape, whatever the test answers. */
function checkAsked(call: Call, query: object, body: unknown): void {
  const { error } = z.object({ query: call.query, body: call.body }).safeParse({ query, body })
  if (error !== undefined) faults.push(`${pathOf(call)} is not asked so: ${z.prettifyError(error)}`)
}

/** To the page an answer that breaks is a line that is down: the fault is the test's, and is said. */
async function unlessBroken(path: string, given: Promise<unknown>): Promise<unknown> {
  try {
    return await given
  } catch (error) {
    faults.push(`the answer to ${path} broke: ${error}`)
    throw error
  }
}

/** What the server of the test says to one request. */
export async function respond(address: URL, body: string | FormData | null, headers: Headers): Promise<Response> {
  // What a page that is gone had on its lips: nobody waits for the answer.
  if (answers.size === 0) return never()
  const path = address.pathname
  const known = answers.get(path)
  if (known === undefined) {
    faults.push(`no answer was given for ${path}${address.search}`)
    return refusal('NotFound').response()
  }
  const { call, reply } = known
  const asked = parsed(call, address.searchParams, typeof body === 'string' ? body : null)
  const idempotencyKey = headers.get('idempotency-key') ?? ''
  const whole = { ...asked, form: body instanceof FormData ? body : null, idempotencyKey }
  log.push({ path, sent: whole })
  if (whole.form === null) checkAsked(call, Object.fromEntries(address.searchParams), whole.body)
  const given = await unlessBroken(path, reply(whole))
  if (given instanceof Other) return given.response()
  const checked = call.reply.safeParse(given)
  if (!checked.success) faults.push(`${path} does not answer so: ${checked.error.message}`)
  return Response.json(given)
}
