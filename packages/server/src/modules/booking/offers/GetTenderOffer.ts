import type { GetTenderOffer } from '@waybill/contract/calls/Tender/GetTenderOffer.ts'
import type { Handler } from '../../../handler.ts'
import { offerShown } from './offerShown.ts'
import { tenderAsked } from './tenderAsked.ts'

export const getTenderOffer: Handler<typeof GetTenderOffer> = async ({ app, db, who, query, now }) => {
  const { tender, clerk } = await tenderAsked(app, db, who, query)
  return offerShown(app, db, tender, clerk !== null, now)
}
