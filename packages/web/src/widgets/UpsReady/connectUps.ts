import '../../texts/upsReady.ts'
import { ConnectUps } from '@waybill/contract/calls/UPSReady/ConnectUps.ts'
import type { upsCameFrom } from '@waybill/contract/wire/upsReady.ts'
import { makeCall } from '../../api/call.ts'

/** Leaves for UPS, to sign in for an account there. What is typed has to be kept before. */
export async function connectUps(AccountNumber: string, CameFrom: (typeof upsCameFrom)[number]): Promise<void> {
  const { Url } = await makeCall(ConnectUps, { body: { AccountNumber, CameFrom } })
  window.location.assign(Url)
}
