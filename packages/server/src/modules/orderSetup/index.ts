import type { Handlers } from '../../handler.ts'
import { billToAddressUpdate } from './BillToAddressUpdate.ts'
import { placeKinds } from './placeKinds.ts'
import { getShipViaCodeDetails, shipViaCodeUpdation } from './shipViaCodes.ts'
import { updateDefaultServices } from './UpdateDefaultServices.ts'

export { carriersOfVias, type NamedByVia } from './carrierOfVia.ts'
export { defaultsFor } from './orderDefaults.ts'
export { placesFound } from './placeKinds.ts'

export const orderSetupHandlers = {
  BillToAddressUpdate: billToAddressUpdate,
  GetShipViaCodeDetails: getShipViaCodeDetails,
  PlaceKinds: placeKinds,
  ShipViaCodeUpdation: shipViaCodeUpdation,
  UpdateDefaultServices: updateDefaultServices,
} satisfies Partial<Handlers>
