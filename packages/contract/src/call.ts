import type { z } from 'zod'
import type { PageId } from './pages.ts'

/**
 * Who may make a call. `link`: a signed-in user of these pages, or the holder of an access id (header `access-id`) for the
 * one shipment it belongs to; to `see` it, or to `add` to it. `invited`: the same for one quote or one tender that a carrier
 * was sent, or one approval that a colleague is asked for; their links say the access id in the query (`AccessID`).
 */
export type Access =
  | { readonly kind: 'public'; readonly developerKey?: true }
  | { readonly kind: 'signedIn'; readonly pages: readonly PageId[] | 'any' }
  | { readonly kind: 'link'; readonly pages: readonly PageId[] | 'any'; readonly needs: 'see' | 'add' }
  | {
      readonly kind: 'invited'
      readonly to: 'quote' | 'tender' | 'upsReady' | 'approval'
      readonly pages: readonly PageId[] | 'any'
    }

/**
 * What a call does to the data, which decides what its handler is given:
 * `read` a tenant reader, `write` a tenant transaction (committed with the reply), `own` both doors, to use as it needs.
 */
export type Effect = 'read' | 'write' | 'own'

/**
 * When a call that is no mere read changes nothing of its pages, so that who may only look at them may make it: always, by a
 * value of its query (`{ query: 'flag', values: ['load'] }`), where its body leaves something out (`{ without: 'rule' }`), or
 * where it says so (`{ with: 'preview' }`).
 */
export type Looks =
  | true
  | { readonly query: string; readonly values: readonly string[] }
  | { readonly without: string }
  | { readonly with: string }

export interface Call {
  readonly group: string
  readonly name: string
  readonly summary: string
  readonly access: Access
  readonly effect: Effect
  /** Left out: a call of effect `read` looks, any other changes. */
  readonly looks?: Looks
  /** Its file may tell prices: who sees none gets none of it. Files of lists and reports leave theirs out instead. */
  readonly tellsPrices?: true
  /** Spends money or creates: takes an Idempotency-Key and is replayed, never repeated. */
  readonly once: boolean
  /** No mere read, but made a second time it does no harm: who was refused for lack of time may ask again by itself. */
  readonly repeatable: boolean
  /** Shows no 'Processing your request' overlay (specification §7). */
  readonly quiet: boolean
  /** A call of ours without a counterpart in specification §7. */
  readonly ours: boolean
  readonly query: z.ZodObject
  readonly body: z.ZodType
  readonly reply: z.ZodType
  /**
   * `multipart`: the body's fields arrive as form data beside one file. `bigFile`: so too, and the file goes to the disk as
   * it comes, up to `bytesMax`.
   */
  readonly takes: 'json' | 'multipart' | 'bigFile'
  /** Bytes of a big file; left out: the limit of rate files. */
  readonly bytesMax?: number
  /** `file`: the reply is bytes with a content type, `reply` describes nothing. */
  readonly gives: 'json' | 'file'
}

type Optional = 'once' | 'repeatable' | 'quiet' | 'ours' | 'takes' | 'gives'
type Filled<C> = C & {
  readonly once: C extends { once: infer V } ? V : false
  readonly repeatable: C extends { repeatable: infer V } ? V : false
  readonly quiet: C extends { quiet: infer V } ? V : false
  readonly ours: C extends { ours: infer V } ? V : false
  readonly takes: C extends { takes: infer V } ? V : 'json'
  readonly gives: C extends { gives: infer V } ? V : 'json'
}

/** Whether the same call may be made again after an answer that leaves open what became of it. */
export const mayRepeat = (call: Pick<Call, 'effect' | 'repeatable'>): boolean =>
  call.effect === 'read' || call.repeatable

/** Whether a call changes nothing of its pages; without what was sent, whether it never does. */
export function onlyLooks(
  { effect, looks }: Pick<Call, 'effect' | 'looks'>,
  sent?: { readonly query: unknown; readonly input: unknown },
): boolean {
  if (effect === 'read' || looks === true) return true
  if (looks === undefined || sent === undefined) return false
  const { query, input } = sent as {
    query: Readonly<Record<string, unknown>>
    input: Readonly<Record<string, unknown>> | undefined
  }
  if ('query' in looks) return looks.values.some(value => value === query[looks.query])
  return 'with' in looks ? input?.[looks.with] === true : input?.[looks.without] === undefined
}

/** Declares a call of specification §7; what is left out takes the quiet default. */
export function defineCall<const C extends Omit<Call, Optional> & Partial<Pick<Call, Optional>>>(call: C): Filled<C> {
  return {
    once: false,
    repeatable: false,
    quiet: false,
    ours: false,
    takes: 'json',
    gives: 'json',
    ...call,
  } as Filled<C>
}

/** `/api/Shipment/GetShipmentList` */
export const pathOf = (call: Pick<Call, 'group' | 'name'>): string => `/api/${call.group}/${call.name}`

/** What the browser sends: defaults may be left out. */
export type QueryOf<C extends Call> = z.input<C['query']>
export type BodyOf<C extends Call> = z.input<C['body']>
/** What comes back. */
export type ReplyOf<C extends Call> = z.output<C['reply']>
