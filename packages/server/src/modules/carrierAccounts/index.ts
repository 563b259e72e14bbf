import type { Handlers } from '../../handler.ts'
import { capacityprovideraccount } from './Capacityprovideraccount.ts'
import { capacityprovidermetadata } from './Capacityprovidermetadata.ts'
import { createP44AccountGroup } from './CreateP44AccountGroup.ts'
import { getCarrierExchanges } from './GetCarrierExchanges.ts'
import { accountSetup } from './ODFLAccountSetup.ts'
import { updateP44CarrierMetatag } from './UpdateP44CarrierMetatag.ts'

export { keepAccount } from './keepAccount.ts'

export const carrierAccountHandlers = {
  Capacityprovideraccount: capacityprovideraccount,
  Capacityprovidermetadata: capacityprovidermetadata,
  CreateP44AccountGroup: createP44AccountGroup,
  GetCarrierExchanges: getCarrierExchanges,
  ODFLAccountSetup: accountSetup,
  UpdateP44CarrierMetatag: updateP44CarrierMetatag,
} satisfies Partial<Handlers>
