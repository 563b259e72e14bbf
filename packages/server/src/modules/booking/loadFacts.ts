import type { wireLoadFacts, wireShipperHead } from '@waybill/contract/wire/spotQuote.ts'
import { equipmentCodes } from '@waybill/contract/wire/ways.ts'
import { paymentCodes, receivingWords, type Shipment, type Stop, servicesOf } from '@waybill/domain'
import type { z } from 'zod'
import { pointOf, roadMilesAlong } from '../../places/roadMiles.ts'
import { hazmatWords, unitRows, zoneAtPlace } from './letterWords.ts'

type LoadFacts = z.output<typeof wireLoadFacts>

const placeOf = ({ kind, address, window, services }: Stop): LoadFacts['stops'][number] => ({
  StopType: kind,
  City: address.city,
  State: address.state,
  Zip: address.zip,
  CountryCode: address.country,
  ...{ date: window.date, from: window.from, to: window.to, zone: zoneAtPlace(address, window) },
  Receives: receivingWords(address),
  AdditionalService: [...services],
  ...(pointOf(address) ?? { latitude: null, longitude: null }),
})

/**
 * What a carrier is told of a load before it has it: places without names and streets, freight, windows and services. The
 * names come with the bill of lading.
 */
export function loadFactsOf(shipment: Shipment): LoadFacts {
  const rows = unitRows(shipment)
  const items = rows.map(({ item }) => item)
  const { truck } = shipment
  return {
    shipMode: shipment.mode,
    PaymentType: paymentCodes[shipment.billTo !== null ? 'thirdParty' : shipment.terms],
    EquipmentType: truck === undefined || truck.equipment === '' ? '' : equipmentCodes[truck.equipment],
    TemperatureMin: truck?.temperatureMin ?? null,
    TemperatureMax: truck?.temperatureMax ?? null,
    Tarps: truck?.tarps === true,
    stops: shipment.stops.map(placeOf),
    Items: rows.map(({ item, unit }, index) => ({
      Qty: item.handlingUnits,
      packageType: item.handlingUnitType,
      Description: item.description,
      Weight: item.weightLb,
      Length: item.lengthIn,
      Width: item.widthIn,
      Height: item.heightIn,
      itemClass: item.freightClass,
      NMFC: item.nmfc,
      Hazmatitemflag: item.hazmat !== null,
      Hazmat: hazmatWords(item, index, items),
      Stackableitemflag: item.stackable,
      SharesUnit: item.sharesUnit === true,
      LoadStop: unit.loadedAt,
      UnloadStop: unit.unloadedAt,
    })),
    TotalQuantity: items.reduce((sum, item) => sum + (item.sharesUnit ? 0 : item.handlingUnits), 0),
    Totalweight: items.reduce((sum, item) => sum + item.weightLb, 0),
    AdditionalService: [...new Set(servicesOf(shipment))],
    declaredValue: shipment.declaredValue,
    currency: shipment.currency,
    miles: roadMilesAlong(shipment),
  }
}

/** The shipper as it stands over its letter to a carrier. */
export const shipperHead = (
  company: { readonly name: string; readonly isDemo: boolean; readonly logoUrl?: string },
  clerk: { readonly name: string; readonly email: string },
): z.output<typeof wireShipperHead> => ({
  name: company.name,
  logourl: company.logoUrl ?? '',
  clerk: clerk.name,
  email: clerk.email,
  isSample: company.isDemo,
})
