import type { OpenAccount, WireCall } from '@waybill/carriers'
import type { WireRateRefusal } from '@waybill/contract/wire/rate.ts'
import type { App } from '../../app.ts'
import type { NamedAccount } from '../../carriers/accounts.ts'
import { openWireCall } from '../../carriers/exchanges.ts'

/** A planner looks at a lane and waits no longer for a carrier that hangs. */
const DEADLINE_MS = 5_000

/** Why a carrier is not among the answers. */
export const refusalOf = (
  { scac, carrierName }: { readonly scac: string; readonly carrierName: string },
  source: string,
  reason: string,
  params: WireRateRefusal['params'] = {},
): WireRateRefusal => ({ CarrierName: carrierName, CarrierSCAC: scac, source, reason, params })

/**
 * Asks accounts over their wires, all at once; what was said is kept for support. One that breaks is a refusal beside the
 * others.
 */
export async function askAccounts<Answer>(
  app: App,
  clientId: number,
  accounts: readonly NamedAccount[],
  ask: (open: OpenAccount, wireCall: WireCall) => Promise<readonly Answer[]>,
): Promise<{
  readonly answers: readonly (readonly [NamedAccount, Answer])[]
  readonly broken: readonly WireRateRefusal[]
}> {
  const broken: WireRateRefusal[] = []
  const heard = await Promise.all(
    accounts.map(async account => {
      const { accountId, connector } = account
      const { wireCall, keepSoon } = openWireCall(
        app,
        { clientId, shipmentId: null, accountId, connector },
        DEADLINE_MS,
      )
      try {
        const answers = await ask(account.open, wireCall)
        return answers.map(answer => [account, answer] as const)
      } catch (error) {
        app.log.error({ err: error, scac: account.scac }, 'a carrier could not be asked about a lane')
        broken.push(refusalOf(account, connector, 'sourceFailed'))
        return []
      } finally {
        keepSoon()
      }
    }),
  )
  return { answers: heard.flat(), broken }
}
