import {
  askEverybody,
  type Equipment,
  keptAsking,
  modeNames,
  modes,
  noTruckNeeds,
  type ShipmentHead,
  type TruckNeeds,
  usefulNeeds,
} from '@waybill/domain'
import { z } from 'zod'
import { RATE_MODE_ALL, RATE_MODE_PROVIDER } from '../constants.ts'

/** The wire's codes of truck bodies; blank: nobody said. */
export const equipmentCodes = {
  dryVan: 'VAN',
  reefer: 'REEFER',
  flatbed: 'FLATBED',
  stepDeck: 'STEPDECK',
} as const satisfies Record<Equipment, string>

const scac = z
  .string()
  .trim()
  .regex(/^([A-Z]{2,4})?$/)
  .default('')

const degrees = z.number().min(-1000).max(1000).nullable().default(null)

/** How freight is moved and who is asked for it: mode, truck, and the choice of carriers before asking. */
export const wireWay = z.object({
  shipMode: z.enum(modeNames).default('LTL'),
  /** LTL asked for at volume prices. */
  VolumeLTL: z.boolean().default(false),
  /** Of a truckload; other modes have none. */
  EquipmentType: z.enum(['', 'VAN', 'REEFER', 'FLATBED', 'STEPDECK']).default(''),
  /** Degrees Fahrenheit, for a reefer. */
  TemperatureMin: degrees,
  TemperatureMax: degrees,
  /** For open bodies. */
  Tarps: z.boolean().default(false),
  /** Whom to ask: 1 the real-time provider's carriers, 120 all (specification §9). */
  RateModeID: z.literal([RATE_MODE_PROVIDER, RATE_MODE_ALL]).default(RATE_MODE_ALL),
  /** The carriers of the rate mode to ask (Value: SCAC); none: every one. */
  RateModeCarriers: z
    .array(z.object({ Text: z.string().max(100).default(''), Value: scac }))
    .max(200)
    .default([]),
  /** SCAC that the payer of collect freight appointed; blank: the company's flagged one. */
  CollectCarrier: scac,
  /** The same for other terms: appointed before anybody was asked. */
  PreAssignedCarrier: scac,
})
export type WireWay = z.output<typeof wireWay>

export type WayOfHead = Pick<ShipmentHead, 'mode' | 'volume' | 'truck' | 'asking' | 'appointedCarrier' | 'terms'>

export function wayToWire({
  mode,
  volume,
  truck = noTruckNeeds,
  asking,
  appointedCarrier = '',
  terms,
}: WayOfHead): WireWay {
  const { rateMode, carriers } = asking ?? askEverybody
  return {
    shipMode: mode,
    VolumeLTL: volume === true,
    EquipmentType: truck.equipment === '' ? '' : equipmentCodes[truck.equipment],
    TemperatureMin: truck.temperatureMin,
    TemperatureMax: truck.temperatureMax,
    Tarps: truck.tarps,
    RateModeID: rateMode === 'provider' ? RATE_MODE_PROVIDER : RATE_MODE_ALL,
    RateModeCarriers: carriers.map(Value => ({ Text: '', Value })),
    CollectCarrier: terms === 'collect' ? appointedCarrier : '',
    PreAssignedCarrier: terms === 'collect' ? '' : appointedCarrier,
  }
}

/** The truck body that a code of the wire means. */
export const equipmentOf = (code: WireWay['EquipmentType']): TruckNeeds['equipment'] =>
  (Object.keys(equipmentCodes) as Equipment[]).find(one => equipmentCodes[one] === code) ?? ''

/** What is left out of other modes is not read for them either. */
export function wayFromWire(wire: WireWay, terms: ShipmentHead['terms']): Omit<WayOfHead, 'terms'> {
  const truck = usefulNeeds({
    equipment: equipmentOf(wire.EquipmentType),
    temperatureMin: wire.TemperatureMin,
    temperatureMax: wire.TemperatureMax,
    tarps: wire.Tarps,
  })
  const appointedCarrier = terms === 'collect' ? wire.CollectCarrier : wire.PreAssignedCarrier
  return {
    mode: wire.shipMode,
    ...(modes[wire.shipMode].rated?.volume === 'volume' && wire.VolumeLTL ? { volume: true as const } : {}),
    // A body that nobody chose needs nothing.
    ...(modes[wire.shipMode].truck === 'own' && truck.equipment !== '' ? { truck } : {}),
    ...keptAsking({
      rateMode: wire.RateModeID === RATE_MODE_PROVIDER ? 'provider' : 'all',
      carriers: wire.RateModeCarriers.map(({ Value }) => Value).filter(Value => Value !== ''),
    }),
    ...(appointedCarrier === '' ? {} : { appointedCarrier }),
  }
}

/** The wire's name of each part of a truck's needs. */
export const truckFields = {
  equipment: 'EquipmentType',
  temperatureMin: 'TemperatureMin',
  temperatureMax: 'TemperatureMax',
  tarps: 'Tarps',
} as const satisfies Record<keyof TruckNeeds, keyof WireWay>
