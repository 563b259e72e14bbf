import { sentence } from '@waybill/domain'
import type { WireCall } from '../kit/connector.ts'
import { jsonOf } from '../kit/failures.ts'
import type { LabelsToVoid, VoidOutcome } from '../kit/labels.ts'
import { wordsOf } from './errors.ts'
import { type Account, paths, type SendPaid } from './send.ts'
import { cancelAnswer } from './wire.ts'

const isVoidedBefore = (message: string): boolean => /already cancel/i.test(message)
/** Its refund is being looked at: the answer comes by another way. */
const isDisputed = (message: string): boolean => /already been submitted/i.test(message)

async function voidOne(sendPaid: SendPaid, account: Account, number: string, wireCall: WireCall): Promise<VoidOutcome> {
  const request = { operation: 'voidLabels', method: 'DELETE', path: paths.void(number) } as const
  const got = await sendPaid(account, request, wireCall)
  if (got.kind === 'failed') return { kind: 'unconfirmed', message: got.message }
  if (got.kind === 'lost') return { kind: 'unconfirmed', message: got.error }
  const words = wordsOf(got)
  if (isVoidedBefore(words)) return { kind: 'voided', message: words }
  if (isDisputed(words) || [401, 403, 429].includes(got.status) || got.status >= 500) {
    return { kind: 'unconfirmed', message: words || sentence('badSignIn') }
  }
  if (got.status >= 400) return { kind: 'refused', message: words || sentence('refusedSilently') }
  const read = cancelAnswer.safeParse(jsonOf(got)).data
  if (read?.status === 'CANCELED') return { kind: 'voided', message: '' }
  // The post took it up as a refund, which it decides about later.
  return { kind: 'unconfirmed', message: read?.disputeId || sentence('unreadable') }
}

/** Gives labels back, each by itself; voiding twice does no harm. */
export const voidWith =
  (sendPaid: SendPaid) =>
  async (account: Account, { trackingNumbers }: LabelsToVoid, wireCall: WireCall): Promise<VoidOutcome> => {
    const outcomes: VoidOutcome[] = []
    for (const number of trackingNumbers) outcomes.push(await voidOne(sendPaid, account, number, wireCall))
    const worst = outcomes.find(one => one.kind === 'unconfirmed') ?? outcomes.find(one => one.kind === 'refused')
    return worst ?? outcomes[0] ?? { kind: 'unconfirmed', message: '' }
  }
