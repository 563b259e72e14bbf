import { formatTime } from '../../../ui/format.ts'
import type { Pickup } from './dockBoard.ts'

/** `10:00 AM–3:30 PM`, as far as anybody said. */
export function windowText({ pickupFrom, pickupTo }: Pick<Pickup, 'pickupFrom' | 'pickupTo'>, anyTime: string): string {
  if (pickupFrom === '' && pickupTo === '') return anyTime
  return [pickupFrom, pickupTo].map(time => formatTime(time)).join('–')
}
