import type { WireTenderOffer } from '@waybill/contract/wire/tenderRound.ts'
import type { DeclineReason } from '@waybill/domain/quotes/tenderRound.ts'
import type { CallProblem } from '../../api/problem.ts'
import type { TenderAnswer } from './letterCalls.ts'
import { asProblem, openSendOnce } from './sendOnce.ts'
import { type Fault, faultOf } from './typedOption.ts'

export interface TypedTender {
  readonly name: string
  readonly PRONumber: string
  readonly pickupNumber: string
  readonly driver: string
  readonly notes: string
}

export interface TenderState extends TypedTender {
  readonly isSending: boolean
  readonly faults: readonly Fault[]
  /** How often something was found wrong: each time the first fault is gone to. */
  readonly refusals: number
  readonly trouble: CallProblem | null
}

const blank: TypedTender = { name: '', PRONumber: '', pickupNumber: '', driver: '', notes: '' }

function readKept(text: string): Partial<TypedTender> {
  try {
    return text === '' ? {} : (JSON.parse(text) as Partial<TypedTender>)
  } catch {
    // Half a text helps nobody.
    return {}
  }
}

/** The answer to a tender: what is typed stays over failures and reloads, and a lost answer is asked for with the same key. */
export function openTenderDesk(
  tender: Pick<WireTenderOffer, 'isInternal'>,
  place: {
    readonly answer: (body: TenderAnswer, key: string) => Promise<WireTenderOffer>
    readonly load: () => Promise<WireTenderOffer>
    readonly newKey: () => string
    readonly remembered: () => string
    readonly remember: (text: string) => void
    readonly onReply: (reply: WireTenderOffer) => void
  },
) {
  const listeners = new Set<() => void>()
  const sendOnce = openSendOnce(place.newKey)
  let isClosed = false
  let state: TenderState = {
    ...{ ...blank, ...readKept(place.remembered()) },
    ...{ isSending: false, faults: [], refusals: 0, trouble: null },
  }

  const put = (part: Partial<TenderState>): void => {
    state = { ...state, ...part }
    const { name, PRONumber, pickupNumber, driver, notes } = state
    if (!isClosed)
      place.remember(JSON.stringify({ name, PRONumber, pickupNumber, driver, notes } satisfies TypedTender))
    for (const listener of listeners) listener()
  }

  const fault = (faults: readonly Fault[]): void => put({ faults, refusals: state.refusals + 1 })

  const send = async (body: TenderAnswer): Promise<void> => {
    if (state.isSending) return
    if (tender.isInternal && body.name === '') return fault([faultOf({ at: 'name', code: 'required' })])
    put({ isSending: true, faults: [], trouble: null })
    try {
      const reply = await sendOnce(JSON.stringify(body), key => place.answer(body, key))
      isClosed = true
      place.remember('')
      place.onReply(reply)
    } catch (error) {
      const problem = asProblem(error)
      if (problem.issues.length > 0) fault(problem.issues.map(faultOf))
      else put({ trouble: problem })
      // Refused as a whole, the tender may stand otherwise by now; what is shown stays where nobody can say.
      if (problem.kind === 'refused' && problem.issues.length === 0) await place.load().then(place.onReply, () => {})
    } finally {
      put({ isSending: false })
    }
  }

  const trimmed = (): TypedTender => ({
    name: state.name.trim(),
    PRONumber: state.PRONumber.trim(),
    pickupNumber: state.pickupNumber.trim(),
    driver: state.driver.trim(),
    notes: state.notes.trim(),
  })

  return {
    state: (): TenderState => state,
    listen(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (part: Partial<TypedTender>): void =>
      put({ ...part, faults: state.faults.filter(({ at }) => !(at in part)) }),
    accept: (): Promise<void> => send({ answer: 'accept', ...trimmed(), notes: '' }),
    decline: (reason: DeclineReason): Promise<void> =>
      send({
        answer: 'decline',
        reason,
        name: state.name.trim(),
        // Words that were typed for another reason say nothing any more.
        notes: reason === 'other' ? state.notes.trim() : '',
        ...{ PRONumber: '', pickupNumber: '', driver: '' },
      }),
  }
}

export type TenderDesk = ReturnType<typeof openTenderDesk>
