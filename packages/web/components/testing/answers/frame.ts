import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { GetSavedViews } from '@waybill/contract/calls/Lists/GetSavedViews.ts'
import { GetSessions } from '@waybill/contract/calls/LogIn/GetSessions.ts'
import { Passkeys } from '@waybill/contract/calls/LogIn/Passkeys.ts'
import { SecondFactor } from '@waybill/contract/calls/LogIn/SecondFactor.ts'
import { userDetails } from '@waybill/contract/calls/LogIn/userDetails.ts'
import { CheckPrinterStatus } from '@waybill/contract/calls/Shipment/CheckPrinterStatus.ts'
import { GetApprovals } from '@waybill/contract/lists/approvals.ts'
import type { WireUser } from '@waybill/contract/wire/user.ts'
import { type Answer, answer, empty } from '../wire.ts'
import { clerk } from './clerk.ts'

/** What the frame and every list ask for. */
export const frameAnswers = (user: WireUser | null): readonly Answer[] => [
  answer(userDetails, { Status: 'Success', userDetails: user ?? clerk, authorizedPages: user?.pageList ?? null }),
  answer(GetSessions, { sessions: [] }),
  answer(SecondFactor, {
    Status: 'Success',
    since: null,
    codesLeft: 0,
    hasPasskey: false,
    isDemanded: false,
    passwordMin: 15,
  }),
  answer(Passkeys, { Status: 'Success', passkeys: [], isOffered: true, isNeeded: false }),
  empty(CheckPrinterStatus),
  empty(GetSavedViews),
  empty(GetBulk),
  answer(GetApprovals, { approvals: [], total: 0, nextCursor: null, people: [] }),
]
