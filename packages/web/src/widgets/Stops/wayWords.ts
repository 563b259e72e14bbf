import type { WireShipmentLine } from '@waybill/contract/wire/shipment.ts'
import { formatDate, formatTime } from '../../ui/format.ts'
import { unitName } from './route.ts'
import type { RouteParts } from './useKeptRoute.ts'

/** A way in words, for two of them to be told apart: its stops in order, then where each unit comes on and off. */
export function wayWords({ ShipmentStops, HandlingUnits }: RouteParts, lines: readonly WireShipmentLine[]): string {
  const stops = ShipmentStops.map(({ DropOffAddress: at, SheduleDateTime: window, Reference1, Reference2 }) =>
    [
      at.CompanyName || at.City,
      window.PickupByDate === '' ? '' : formatDate(window.PickupByDate),
      window.PickupByFromTime === '' ? '' : formatTime(window.PickupByFromTime),
      Reference1,
      Reference2,
    ]
      .filter(Boolean)
      .join(' '),
  )
  const units = HandlingUnits.map(unit => `${unitName(unit, lines)} ${unit.LoadStop}→${unit.UnloadStop}`)
  return [stops.join(' → '), ...units].join('; ')
}
