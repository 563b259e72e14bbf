import type { GetParcelAccountDetails } from '@waybill/contract/calls/Carriers/GetParcelAccountDetails.ts'
import type { Handler } from '../../handler.ts'
import { parcelAccounts } from './parcelAccountRows.ts'

export const getParcelAccountDetails: Handler<typeof GetParcelAccountDetails> = ({ app, db, who, query }) =>
  parcelAccounts(app, db, who.clientId, query.mode)
