import type { WireLane, WireLanePlace } from '@waybill/contract/wire/laneQuestion.ts'
import { isEquipment } from '@waybill/domain'
import { blankItem } from '../ItemsEditor/itemDraft.ts'
import type { KeptOrder } from './keptOrder.ts'
import { type CommonData, startForm } from './orderForm.ts'
import { blankWay } from './wayForm.ts'

/** The order that a quick price starts: its places, its one line and its mode; the rest is still to be typed. */
export function orderOfQuick(
  common: CommonData,
  { from, to, PickupByDate }: WireLane,
  typed: Readonly<Record<string, string>>,
): KeptOrder {
  const start = startForm(common, 'prepaid')
  const place = ({ City, State, Zip, CountryCode }: WireLanePlace) => ({
    ...{ city: City, state: State, zip: Zip, country: CountryCode },
  })
  const isOurs = start.origin.zip.slice(0, 5) === from.Zip.slice(0, 5)
  const { weight = '', units = '', length = '', width = '', height = '', mode = '' } = typed
  return {
    kind: 'order-1',
    saved: null,
    form: {
      ...start,
      origin: isOurs ? start.origin : { ...start.destination, ...place(from) },
      destination: { ...start.destination, ...place(to) },
      pickup: { ...start.pickup, date: PickupByDate },
      items: [
        {
          ...blankItem(),
          ...{ weightLb: weight, freightClass: typed.class ?? '', handlingUnits: units === '' ? '1' : units },
          ...{ lengthIn: length, widthIn: width, heightIn: height },
        },
      ],
      way: isEquipment(mode)
        ? { ...blankWay, mode: 'TL', equipment: mode }
        : { ...blankWay, mode: mode === 'volume' ? 'volume' : 'LTL' },
    },
  }
}
