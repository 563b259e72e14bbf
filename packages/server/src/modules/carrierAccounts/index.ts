import type { Handlers } from '../../handler.ts'
import { capacityprovideraccount } from './Capacityprovideraccount.ts'
import { capacityprovidermetadata } from './Capacityprovidermetadata.ts'
import { createP44AccountGroup } from './CreateP44AccountGroup.ts'
import { getCarrierExchanges } from './GetCarrierExchanges.ts'
import { getParcelAccountDetails } from './GetParcelAccountDetails.ts'
import { accountSetup } from './ODFLAccountSetup.ts'
import { parcelCarrier } from './ParcelCarrier.ts'
import { updateP44CarrierMetatag } from './UpdateP44CarrierMetatag.ts'

export { keepAccount } from './keepAccount.ts'

export const carrierAccountHandlers = {
  Capacityprovideraccount: capacityprovideraccount,
  Capacityprovidermetadata: capacityprovidermetadata,
  CreateP44AccountGroup: createP44AccountGroup,
  GetCarrierExchanges: getCarrierExchanges,
  GetParcelAccountDetails: getParcelAccountDetails,
  ODFLAccountSetup: accountSetup,
  ParcelCarrier: parcelCarrier,
  UpdateP44CarrierMetatag: updateP44CarrierMetatag,
} satisfies Partial<Handlers>
