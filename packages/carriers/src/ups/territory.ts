import { fieldIn, upsCalls } from '@waybill/conditions'
import {
  type Address,
  declaredOf,
  destinationOf,
  needsOf,
  networkCountry,
  originOf,
  returnServices,
  type Shipment,
} from '@waybill/domain'

const partyIn = (address: Address) => ({ Address: { CountryCode: networkCountry(address) } })

/** As much of an order as its conditions look at. */
function orderedFrom(shipment: Shipment, serviceCode: string, packages: number) {
  const { returnService } = needsOf(shipment)
  const [from, to] = [originOf(shipment), destinationOf(shipment)]
  const isAbroad = declaredOf(shipment).length > 0
  return {
    ShipmentRequest: {
      Shipment: {
        ...{ Shipper: partyIn(returnService === '' ? from : to), ShipFrom: partyIn(from), ShipTo: partyIn(to) },
        Service: { Code: serviceCode },
        ...(returnService === '' ? {} : { ReturnService: { Code: returnServices[returnService] } }),
        ...(isAbroad ? { ShipmentServiceOptions: { InternationalForms: { FormType: ['01'] } } } : {}),
        Package: Array.from({ length: packages }, () => ({})),
      },
    },
  }
}

/**
 * What UPS's conditions say of a field of an order: whether it has to be there or may not be.
 * @param field under the order's shipment
 */
export const inOrder = (shipment: Shipment, field: string, serviceCode = '', packages = 1) =>
  fieldIn(upsCalls.buyLabels, `ShipmentRequest.Shipment.${field}`, orderedFrom(shipment, serviceCode, packages))

/** The same of a question for prices, under its request. */
export const inRate = (shipment: Shipment, field: string) =>
  fieldIn(upsCalls.rate, `RateRequest.${field}`, orderedFrom(shipment, '', 1))

/** Whether customs of the European Union looks at the goods, and wants to know more of them. */
export const entersUnion = (shipment: Shipment): boolean => inOrder(shipment, 'ShipperType') === 'required'
