import { z } from 'zod'
import type {
  BookOutcome,
  CarrierAccount,
  CarrierFailure,
  Confirmation,
  Connector,
  FailureReason,
  FindOutcome,
  Operation,
  Order,
  OrderKey,
  OrderTerms,
  RateAnswer,
  WireCall,
} from '../kit/connector.ts'
import type { Got } from '../kit/http.ts'
import type { Kit } from '../kit/kit.ts'

const settings = z.object({ apiKey: z.string().min(1) })
type Settings = z.output<typeof settings>
type Account = CarrierAccount<Settings>

const SCAC = 'EXMP'

const noConfirmation = { pickupNumber: '', bolUrl: '', pickupAt: '', messages: [] }
const confirmed = z.object({ order: z.number(), pro: z.string(), key: z.string() })
const priced = z.object({
  rateQuotes: z.array(
    z.object({
      carrierCode: z.string(),
      currencyCode: z.literal('USD'),
      service: z.string(),
      quote: z.string(),
      rateQuoteDetail: z.object({ total: z.number().positive() }),
    }),
  ),
})

const failed = (reason: FailureReason, message: string, providerStatus: number | null = null): CarrierFailure => ({
  ...{ kind: 'failed', scac: SCAC, reason, message, providerStatus },
})

function failureOf(got: Got): CarrierFailure {
  if (got.kind === 'lost') return failed(got.outcome === 'tooLarge' ? 'badAnswer' : got.outcome, got.error)
  const { status } = got
  if (status === 401 || status === 403) return failed('credentials', 'It did not accept the key.', status)
  if (status === 429) return failed('busy', 'It asks to wait.', status)
  return failed(status === 400 ? 'refused' : 'badAnswer', 'It gave no answer that could be read.', status)
}

function jsonOf(got: Got): unknown {
  try {
    return got.kind === 'answered' ? JSON.parse(got.bytes.toString('utf8')) : undefined
  } catch {
    return undefined
  }
}

function confirmationOf(got: Got): Confirmation | null {
  const read = confirmed.safeParse(jsonOf(got)).data
  return read === undefined ? null : { ...noConfirmation, providerId: String(read.order), proNumber: read.pro }
}

/** How it takes orders where nothing else is asked for: soon, so that a test that waits for them waits briefly. */
const usual: OrderTerms = {
  deadlineMs: 1_000,
  registersWithinMs: 1_000,
  recovery: 'wireKey',
  needsQuoteNumber: serviceCode => serviceCode === 'GTD',
}

/**
 * A made-up carrier, for tests: it prices and takes orders, finds them by our own key alone, and can neither change nor
 * cancel them, nor say where freight is. `recovery: 'person'` leaves nobody to ask but by telephone.
 */
export function exampleCarrier(kit: Kit, changes: Partial<OrderTerms> = {}): Connector<Settings> {
  const terms = { ...usual, ...changes }
  const ask = (
    account: Account,
    operation: Operation,
    { path, body }: { path: string; body?: unknown },
    wireCall: WireCall,
  ): Promise<Got> => {
    const given = body === undefined ? {} : { body: JSON.stringify(body) }
    const method = body === undefined ? 'GET' : 'POST'
    const headers = { 'x-key': account.settings.apiKey, 'content-type': 'application/json' }
    const request = { method, url: account.baseUrl + path, headers, ...given, maxBytes: 1024 * 1024 } as const
    return kit.ask({ account, operation }, request, wireCall)
  }

  async function rate(account: Account, _shipment: unknown, wireCall: WireCall): Promise<readonly RateAnswer[]> {
    const got = await ask(account, 'rate', { path: '/prices', body: {} }, wireCall)
    const read = priced.safeParse(jsonOf(got)).data
    if (got.kind === 'lost' || got.status !== 200 || read === undefined) return [failureOf(got)]
    return [...new Map(read.rateQuotes.map(quote => [quote.quote, quote])).values()].map(quote => {
      const total = Math.round(quote.rateQuoteDetail.total * 100)
      return {
        ...{ kind: 'price', scac: quote.carrierCode, service: 'Standard', serviceCode: quote.service },
        ...{ transitDays: 2, deliveryDate: null, linehaul: total, discount: 0, fuel: 0, accessorials: 0, total },
        ...{ currency: quote.currencyCode, quoteNumber: quote.quote, expiresAt: null },
        charges: [{ kind: 'linehaul', code: '', amount: total, description: 'Freight charge' }],
        ...{ unpricedAccessorials: [], guessedItems: [], messages: [] },
      }
    })
  }

  async function book(account: Account, order: Order, wireCall: WireCall): Promise<BookOutcome> {
    const { wireKey: key, bolNumber: reference, quoteNumber: quote, serviceCode } = order
    if (quote === '' && terms.needsQuoteNumber(serviceCode)) return failed('refused', 'Ask for rates again.')
    const body = { key, reference, quote, account: account.scac }
    const got = await ask(account, 'book', { path: '/orders', body }, wireCall)
    if (got.kind === 'lost') return got.maySent ? { kind: 'unknown', message: got.error } : failureOf(got)
    const confirmation = got.status === 200 ? confirmationOf(got) : null
    if (confirmation !== null) return { kind: 'booked', confirmation }
    if ([400, 401, 403, 429].includes(got.status)) return failureOf(got)
    return { kind: 'unknown', message: 'The carrier may have the order.' }
  }

  async function find(account: Account, { wireKey }: OrderKey, wireCall: WireCall): Promise<FindOutcome> {
    const got = await ask(account, 'find', { path: `/orders?key=${encodeURIComponent(wireKey)}` }, wireCall)
    if (got.kind === 'answered' && got.status === 404 && jsonOf(got) !== undefined) return { kind: 'absent' }
    const confirmation = got.kind === 'answered' && got.status === 200 ? confirmationOf(got) : null
    return confirmation === null ? failureOf(got) : { kind: 'found', confirmation }
  }

  return {
    name: 'example',
    title: 'Example carrier',
    readSettings: stored => settings.parse(stored),
    secretSettings: ['apiKey'],
    reach: { modes: ['LTL'], from: null, to: null },
    rate,
    booking: { ...terms, book },
    ...(terms.recovery === 'person' ? {} : { find }),
  }
}

export const exampleAccount = (baseUrl: string, apiKey: string): Account => ({
  ...{ clientId: 1, accountId: 1, scac: SCAC, baseUrl, settings: { apiKey }, secrets: [apiKey] },
})
