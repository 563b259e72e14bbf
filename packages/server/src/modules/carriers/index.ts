import type { Handlers } from '../../handler.ts'
import { addNewCarrier } from './AddNewCarrier.ts'
import { carriersList, ratemodedetails } from './carrierChoices.ts'
import { exportCarriers } from './carrierList.ts'
import { getCollectCarrierShipVia, getCollectCarriersList } from './collectCarriers.ts'
import { freightCarrier } from './FreightCarrier.ts'
import { getWaybillServices } from './GetWaybillServices.ts'
import { addReachedCarrier } from './ODFLAddCarrier.ts'

export { type AnsweredCarrier, addAnsweredCarrier } from './addAnswered.ts'
export { addCarrierOnce } from './addCarrierOnce.ts'
export { carriersAsked } from './carrierList.ts'
export { collectCarriers, providerCarriers } from './collectCarriers.ts'
export { listConnectedCarrier } from './listConnected.ts'
export { keepMetaTag, knownCarrier } from './metaTag.ts'

export const carrierHandlers = {
  AddNewCarrier: addNewCarrier,
  CarriersList: carriersList,
  ExportCarriers: exportCarriers,
  FreightCarrier: freightCarrier,
  GetCollectCarrierShipVia: getCollectCarrierShipVia,
  GetCollectCarriersList: getCollectCarriersList,
  GetWaybillServices: getWaybillServices,
  ODFLAddCarrier: addReachedCarrier,
  Ratemodedetails: ratemodedetails,
} satisfies Partial<Handlers>
