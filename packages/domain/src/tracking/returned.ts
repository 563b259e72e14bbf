import type { TrackingStatus } from './trackingStatus.ts'

/** What a carrier tells of freight, as far as it shows to whom it came. */
export interface ToldEvent {
  readonly status: TrackingStatus | null
  readonly description: string
  readonly city: string
  readonly state: string
  /** Its code says that the freight goes back to its sender. */
  readonly isReturn?: true
}

interface Place {
  readonly city: string
  readonly state: string
}

/** Freight that is sent back. An empty trailer that is *delivered to the shipper* before it is loaded is none. */
const returnWords = /\breturn(ed|ing|s)?\b.{0,20}\bto\b.{0,12}\b(sender|shipper)\b/i
/** Freight that was delivered there. */
const deliveredWords = /\b(deliver(ed|y)|back)\b.{0,20}\bto\b.{0,12}\b(sender|shipper)\b/i

const letters = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z]/g, '')

const isAt = (event: Place, place: Place): boolean =>
  event.city !== '' && letters(event.city) === letters(place.city) && letters(event.state) === letters(place.state)

/**
 * The events, oldest first, with those of a delivery to the sender as what they are: a problem that a person closes, not
 * a delivery. So is one whose words say it; one after the freight was sent back, wherever it is told of but at the
 * consignee's; and one at the origin after anything went wrong.
 */
export function withReturns<Event extends ToldEvent>(
  events: readonly Event[],
  { origin, destination }: { readonly origin: Place; readonly destination: Place },
): readonly Event[] {
  let isReturning = false
  let wentWrong = false
  return events.map(event => {
    const isReturned = event.isReturn === true || returnWords.test(event.description)
    if (event.status !== 'delivered') {
      isReturning ||= isReturned
      wentWrong ||= event.status === 'problem'
      return event
    }
    const isThere = isAt(event, destination)
    const isHome = isAt(event, origin) && !isThere
    const saysSo = isReturned || deliveredWords.test(event.description)
    const cameBack = saysSo || (isReturning && !isThere) || (wentWrong && isHome)
    return cameBack ? { ...event, status: 'problem' as const } : event
  })
}
