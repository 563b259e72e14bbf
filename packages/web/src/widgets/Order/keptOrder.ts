import { z } from 'zod'
import { isOfRows, type OrderQuestion } from './mergeOrders.ts'
import type { OpenBuild } from './openBuild.ts'
import type { OrderForm } from './orderForm.ts'

/** The saved shipment that the form is about, as it was seen last. */
export interface Saved {
  readonly shipmentId: number
  readonly version: number
  readonly uniqueName: string
  readonly status: 'O' | 'Q' | 'T' | 'A' | 'D' | 'V'
  /** The content the server has, as text: the same text needs no second save. */
  readonly content: string
}

/** What a draft holds, on the server and in this tab. */
export interface KeptOrder {
  readonly kind: 'order-1'
  readonly form: OrderForm
  readonly saved: Saved | null
  /** What is still to be chosen between this and what somebody else saved; left out: nothing. */
  readonly question?: OrderQuestion | undefined
  /** What was sent and not answered yet; left out: nothing. */
  readonly open?: OpenBuild | undefined
}

interface Shown {
  readonly form: OrderForm
  readonly saved: Saved | null
  readonly conflict: OrderQuestion | null
  readonly open: OpenBuild | null
  /** The form as it would be saved, as text. */
  readonly content: string
  readonly locksItems: boolean
}

/** What is worth keeping of the order on the screen; null: all of it is saved. */
export function keptOf({ form, saved, conflict, open, content, locksItems }: Shown): KeptOrder | null {
  // Typed rows that can only be shown by now stand in the question alone.
  const asksRows = locksItems && conflict?.fields.some(isOfRows)
  if (content === saved?.content && !asksRows) return null
  return {
    ...{ kind: 'order-1', form, saved },
    ...(conflict === null ? {} : { question: conflict }),
    ...(open === null ? {} : { open }),
  }
}

const isForm = (value: unknown): value is OrderForm =>
  typeof value === 'object' &&
  value !== null &&
  'items' in value &&
  Array.isArray(value.items) &&
  'origin' in value &&
  'applied' in value

const isQuestion = (value: unknown): value is OrderQuestion =>
  typeof value === 'object' &&
  value !== null &&
  'fields' in value &&
  Array.isArray(value.fields) &&
  'mine' in value &&
  'theirs' in value

const shape = z.object({
  kind: z.literal('order-1'),
  form: z.custom<OrderForm>(isForm),
  saved: z
    .object({
      shipmentId: z.int(),
      version: z.int(),
      uniqueName: z.string(),
      status: z.enum(['O', 'Q', 'T', 'A', 'D', 'V']),
      content: z.string(),
    })
    .nullable(),
  question: z.custom<OrderQuestion>(isQuestion).optional().catch(undefined),
  open: z.object({ key: z.string(), content: z.string(), draftId: z.int().nullable() }).optional().catch(undefined),
})

/** A draft as it comes back; null when it is of a form that this version no longer knows. */
export const readKept = (value: unknown): KeptOrder | null => shape.safeParse(value).data ?? null

/** Where a tab keeps an order: a new one under its screen, a saved one under its number, on whatever screen it is edited. */
type Where = string | number

const keyFor = (userId: number | string, where: Where): string => `waybill.order.${where}.${userId}`

export const whereOf = (screen: string, { saved }: Pick<KeptOrder, 'saved'>): Where => saved?.shipmentId ?? screen

const local = z.object({ draftId: z.int().nullable(), kept: z.unknown() })

/** The copy of this tab: it is there after a reload, a crash or a sign-in, before the server's draft is. */
export function readLocal(userId: number | string, where: Where): { draftId: number | null; kept: KeptOrder } | null {
  try {
    const read = local.safeParse(JSON.parse(sessionStorage.getItem(keyFor(userId, where)) ?? 'null'))
    const kept = readKept(read.data?.kept)
    return kept === null ? null : { draftId: read.data?.draftId ?? null, kept }
  } catch {
    return null
  }
}

/** A tab whose storage is full or forbidden goes on: the server's draft follows. */
export function keepLocal(userId: number | string, where: Where, draftId: number | null, kept: KeptOrder): void {
  try {
    sessionStorage.setItem(keyFor(userId, where), JSON.stringify({ draftId, kept }))
  } catch {
    dropLocal(userId, where)
  }
}

export function dropLocal(userId: number | string, where: Where): void {
  try {
    sessionStorage.removeItem(keyFor(userId, where))
  } catch {
    // Forbidden storage holds nothing.
  }
}
