import type { Handlers } from '../../handler.ts'
import { capacityprovideraccount } from './Capacityprovideraccount.ts'
import { capacityprovidermetadata } from './Capacityprovidermetadata.ts'
import { getCarrierExchanges } from './GetCarrierExchanges.ts'

export const carrierAccountHandlers = {
  Capacityprovideraccount: capacityprovideraccount,
  Capacityprovidermetadata: capacityprovidermetadata,
  GetCarrierExchanges: getCarrierExchanges,
} satisfies Partial<Handlers>
