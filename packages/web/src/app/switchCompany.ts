import type { ReplyOf } from '@waybill/contract/call.ts'
import type { SwitchCompany } from '@waybill/contract/calls/LogIn/SwitchCompany.ts'
import { send } from '../api/client.ts'
import { explainShort } from '../api/explain.ts'
import { beginSwitch, endSession, endSwitch, startSession } from '../api/session.ts'
import { leaveGuards } from '../ui/form/leaveGuard.ts'
import { saveAll } from '../ui/form/savesFirst.ts'
import { notify } from '../ui/notify.ts'

/** Goes on in another company, from its first page: nothing that was read or typed here is taken along. */
export const switchCompany = (clientId: number): void => leaveGuards.ask(() => void go(clientId))

async function go(ClientId: number): Promise<void> {
  await saveAll()
  beginSwitch()
  try {
    const { text, token } = await send({ path: '/api/LogIn/SwitchCompany', body: { ClientId } })
    const { userDetails } = JSON.parse(text) as ReplyOf<typeof SwitchCompany>
    sessionStorage.clear()
    endSession()
    startSession(userDetails, token)
    window.location.replace('/Home')
  } catch (error) {
    endSwitch()
    notify.failed(explainShort(error))
  }
}
