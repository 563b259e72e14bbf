import type { WireOfferShown, WireQuoteResponse, WireSpotOffer } from '@waybill/contract/wire/spotQuote.ts'
import type { NoBidReason } from '@waybill/domain/quotes/spotStanding.ts'
import type { CallProblem } from '../../api/problem.ts'
import { formatInstantIn } from '../../ui/format.ts'
import type { Submission } from './letterCalls.ts'
import type { ProposedPrice } from './letterLink.ts'
import { asProblem, openSendOnce } from './sendOnce.ts'
import { blankOption, earlyEnd, type Fault, faultOf, readOption, type TypedOption, typedFrom } from './typedOption.ts'

/** What is typed beside the options. */
export interface TypedRest {
  readonly name: string
  readonly scac: string
  readonly notes: string
}

/** What stays when the page is loaded again. */
interface Kept extends TypedRest {
  readonly options: readonly TypedOption[]
}

export interface DeskState extends TypedRest {
  readonly options: readonly TypedOption[]
  readonly terms: boolean
  /** By the option's id; those of the rest by ''. */
  readonly faults: Readonly<Record<string, readonly Fault[]>>
  /** How often something was found wrong: each time the first fault is gone to. */
  readonly refusals: number
  readonly step: 'edit' | 'review'
  readonly busy: '' | 'keeping' | 'sending' | 'removing'
  /** Why the last press did not do what was asked, where no field says it. */
  readonly trouble: CallProblem | null
}

export interface DeskCalls {
  readonly load: () => Promise<WireQuoteResponse>
  readonly keep: (
    priceSheetId: number | null,
    offer: WireSpotOffer,
    key: string,
  ) => Promise<{ readonly option: WireOfferShown }>
  readonly remove: (priceSheetId: number) => Promise<unknown>
  readonly submit: (body: Submission, key: string) => Promise<WireQuoteResponse>
  readonly noBid: (
    body: { readonly reason: NoBidReason; readonly notes: string; readonly name: string },
    key: string,
  ) => Promise<WireQuoteResponse>
}

export interface DeskPlace {
  readonly calls: DeskCalls
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: () => number
  readonly newKey: () => string
  /** What was typed before the page was loaded again; blank: nothing. */
  readonly remembered: () => string
  readonly remember: (text: string) => void
  /** Stands in the form that nobody has typed into yet. */
  readonly proposed: ProposedPrice | null
  /** What the server says by now. */
  readonly onReply: (reply: WireQuoteResponse) => void
}

/** Options that were kept on the server and not submitted yet. */
export const draftsOf = ({ PriceSheetDetails, round }: WireQuoteResponse): readonly WireOfferShown[] =>
  PriceSheetDetails.filter(option => option.submittedAt === null && option.round === round)

function readKept(text: string): Kept | null {
  try {
    return text === '' ? null : (JSON.parse(text) as Kept)
  } catch {
    // Half a text helps nobody.
    return null
  }
}

/**
 * The answer to a quote while it is written: what is typed stays over failures and reloads, options are kept on the server
 * before they are looked over, and whatever is sent again after a lost answer is the same request.
 */
export function openQuoteDesk(quote: WireQuoteResponse, place: DeskPlace) {
  const { calls } = place
  const asked = quote.ChargeDetails.flatMap(({ kind, code }) => (kind === 'accessorial' ? [code] : []))
  const { miles } = quote.QuoteInfo
  const { currency } = quote.CurrencyDetails
  const listeners = new Set<() => void>()
  const sendAnswer = openSendOnce(place.newKey)
  /** What the server has of an option, by its id: what is the same is not sent again. */
  const kept = new Map<string, string>()
  const sendOption = new Map<string, ReturnType<typeof openSendOnce>>()
  let isClosed = false

  /** What this browser remembers and, behind it, what another one kept on the server. */
  const joined = (typed: readonly TypedOption[], drafts: readonly WireOfferShown[]): readonly TypedOption[] => {
    const numbers = new Set(drafts.map(({ PriceSheetID }) => PriceSheetID))
    const own = typed.map(option =>
      option.priceSheetId === null || numbers.has(option.priceSheetId) ? option : { ...option, priceSheetId: null },
    )
    const known = new Set(own.map(({ priceSheetId }) => priceSheetId))
    const others = drafts.filter(({ PriceSheetID }) => !known.has(PriceSheetID))
    // A page that was opened and left blank is no option beside those that were kept.
    const filled = others.length === 0 ? own : own.filter(({ amount, rate }) => amount !== '' || rate !== '')
    return [...filled, ...others.map(shown => typedFrom(shown, place.newKey()))]
  }

  const before = readKept(place.remembered())
  const first = joined(before?.options ?? [], draftsOf(quote))
  let state: DeskState = {
    options: first.length > 0 ? first : [{ ...blankOption(place.newKey(), currency, miles), ...place.proposed }],
    ...{ name: before?.name ?? '', scac: before?.scac ?? '', notes: before?.notes ?? '' },
    ...{ terms: false, faults: {}, refusals: 0, step: 'edit', busy: '', trouble: null },
  }

  const put = (part: Partial<DeskState>): void => {
    state = { ...state, ...part }
    const { options, name, scac, notes } = state
    if (!isClosed) place.remember(JSON.stringify({ options, name, scac, notes } satisfies Kept))
    for (const listener of listeners) listener()
  }
  const withOption = (id: string, part: Partial<TypedOption>): readonly TypedOption[] =>
    state.options.map(option => (option.id === id ? { ...option, ...part } : option))
  const readNow = (option: TypedOption) => {
    const read = readOption(option, asked, miles, place.now(), currency)
    const when = formatInstantIn(quote.QuoteDeadline, quote.timeZone)
    const early = earlyEnd(option, quote.QuoteDeadline, when, place.now())
    return early === null ? read : { ...read, faults: [...read.faults, early] }
  }

  const fault = (faults: DeskState['faults']): void => put({ faults, refusals: state.refusals + 1 })

  /** Where a fault of the server's belongs; false: no field has it. */
  const refuse = (id: string, problem: CallProblem): boolean => {
    if (problem.issues.length === 0) return false
    fault({ ...state.faults, [id]: problem.issues.map(faultOf) })
    return true
  }

  /** @returns whether the option stands on the server as it is typed */
  const keepOne = async (id: string): Promise<boolean> => {
    const option = state.options.find(one => one.id === id)
    if (option === undefined) return true
    const { offer } = readNow(option)
    const text = JSON.stringify(offer)
    if (option.priceSheetId !== null && kept.get(id) === text) return true
    const send = sendOption.get(id) ?? openSendOnce(place.newKey)
    sendOption.set(id, send)
    try {
      const what = `${option.priceSheetId} ${text}`
      const { option: shown } = await send(what, key => calls.keep(option.priceSheetId, offer, key))
      kept.set(id, text)
      put({ options: withOption(id, { priceSheetId: shown.PriceSheetID }) })
      return true
    } catch (error) {
      const problem = asProblem(error)
      // Another browser with the same link took it out: it is new again.
      if (problem.code === 'NotFound' && option.priceSheetId !== null) {
        put({ options: withOption(id, { priceSheetId: null }) })
        return keepOne(id)
      }
      if (!refuse(id, problem)) put({ trouble: problem })
      return false
    }
  }

  const restFaults = (): readonly Fault[] => {
    const { name, scac } = state
    const named = quote.isInternal && name.trim() === '' ? [faultOf({ at: 'name', code: 'required' })] : []
    if (!quote.needsScac) return named
    const code = scac.trim() === '' ? 'required' : /^[a-z]{2,4}$/i.test(scac.trim()) ? '' : 'badForm'
    return code === '' ? named : [...named, faultOf({ at: 'SCAC', code })]
  }

  const findFaults = (): Readonly<Record<string, readonly Fault[]>> =>
    Object.fromEntries(
      [
        ...state.options.map(option => [option.id, readNow(option).faults] as const),
        ['', restFaults()] as const,
      ].filter(([, faults]) => faults.length > 0),
    )

  /** @returns whether every option stands on the server */
  const keepAll = async (): Promise<boolean> => {
    const faults = findFaults()
    put({ faults: {}, trouble: null })
    if (Object.keys(faults).length > 0) {
      fault(faults)
      return false
    }
    for (const { id } of state.options) if (!(await keepOne(id))) return false
    return true
  }

  const busily = async (busy: DeskState['busy'], work: () => Promise<void>): Promise<void> => {
    if (state.busy !== '') return
    put({ busy, trouble: null })
    try {
      await work()
      // Refused as a whole, the quote may stand otherwise by now.
      if (state.trouble?.kind === 'refused') place.onReply(await calls.load())
    } catch (error) {
      put({ trouble: asProblem(error) })
    } finally {
      put({ busy: '' })
    }
  }

  const close = async (what: string, call: (key: string) => Promise<WireQuoteResponse>): Promise<void> => {
    try {
      const reply = await sendAnswer(what, call)
      isClosed = true
      place.remember('')
      place.onReply(reply)
    } catch (error) {
      const problem = asProblem(error)
      const isOfOption = problem.issues.some(({ at }) => at.startsWith('body.offer'))
      // An option ran out while it lay here: with the next look it is kept anew.
      if (isOfOption) kept.clear()
      // What is wrong stands in the form, all but the box of the terms.
      if (problem.issues.some(({ at }) => at !== 'body.terms')) put({ step: 'edit' })
      if (isOfOption || !refuse('', problem)) put({ trouble: problem })
    }
  }

  return {
    state: (): DeskState => state,
    listen(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: readNow,
    change(id: string, part: Partial<TypedOption>): void {
      const isOther = 'currency' in part || 'isSplit' in part || 'isByMile' in part
      const isLeft = ({ at }: Fault): boolean =>
        !isOther && !(at in part) && !('services' in part && at.startsWith('accessorials.'))
      const left = (state.faults[id] ?? []).filter(isLeft)
      put({ options: withOption(id, part), faults: { ...state.faults, [id]: left }, step: 'edit' })
    },
    changeRest(part: Partial<TypedRest> & { readonly terms?: boolean }): void {
      const names = new Set(Object.keys(part).map(name => (name === 'scac' ? 'SCAC' : name)))
      const left = (state.faults[''] ?? []).filter(({ at }) => !names.has(at))
      put({ ...part, faults: { ...state.faults, '': left } })
    },
    /** Another option, once those before it are kept. */
    add: (): Promise<void> =>
      busily('keeping', async () => {
        if (!(await keepAll())) return
        const before = state.options.at(-1)
        const next = blankOption(place.newKey(), before?.currency ?? currency, miles)
        put({ options: [...state.options, next] })
      }),
    remove: (id: string): Promise<void> =>
      busily('removing', async () => {
        const option = state.options.find(one => one.id === id)
        if (option === undefined || state.options.length < 2) return
        try {
          if (option.priceSheetId !== null) await calls.remove(option.priceSheetId)
        } catch (error) {
          if (asProblem(error).code !== 'NotFound') throw error
        }
        put({ options: state.options.filter(one => one.id !== id) })
      }),
    /** Keeps everything, then shows what the server has: that and nothing else is sent. */
    review: (): Promise<void> =>
      busily('keeping', async () => {
        if (!(await keepAll())) return
        const reply = await calls.load()
        put({ options: joined(state.options, draftsOf(reply)), step: 'review', terms: false })
        place.onReply(reply)
      }),
    back: (): void => put({ step: 'edit', faults: {}, trouble: null }),
    submit: (): Promise<void> =>
      busily('sending', async () => {
        const { terms, name, scac, notes, options } = state
        if (!terms) return fault({ '': [faultOf({ at: 'terms', code: 'required' })] })
        const PriceSheetIDs = options.flatMap(({ priceSheetId }) => (priceSheetId === null ? [] : [priceSheetId]))
        const rest = { terms, name: name.trim(), SCAC: scac.trim().toUpperCase(), notes: notes.trim() }
        const body = { ...rest, PriceSheetIDs }
        const sheets = options.map(({ id, priceSheetId }) => [priceSheetId, kept.get(id)])
        await close(JSON.stringify([body, sheets]), key => calls.submit(body, key))
      }),
    noBid: (reason: NoBidReason, notes: string): Promise<void> =>
      busily('sending', async () => {
        const named = restFaults().filter(({ at }) => at === 'name')
        if (named.length > 0) return fault({ '': named })
        const body = { reason, notes: notes.trim(), name: state.name.trim() }
        await close(JSON.stringify(body), key => calls.noBid(body, key))
      }),
  }
}

export type QuoteDesk = ReturnType<typeof openQuoteDesk>
