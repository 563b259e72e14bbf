import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { use, useEffect, useRef, useState } from 'react'
import { makeCall } from '../../api/call.ts'
import { newId } from '../../api/newId.ts'
import { CallProblem } from '../../api/problem.ts'
import { keptText } from '../../ui/form/keptText.ts'
import { leaveGuards } from '../../ui/form/leaveGuard.ts'
import { isSame, reopen } from '../../ui/form/merge.ts'
import { PersonContext } from '../../ui/form/person.ts'
import { createRecordKeeper } from '../../ui/form/recordKeeper.ts'
import { partsOf, type Route, routeOf } from './route.ts'

export type RouteParts = ReturnType<typeof partsOf>

/** One value: units name stops by their numbers, so that two people's stops and units can't be mixed. */
interface Way {
  readonly way: RouteParts
}

const wayOf = ({ shipment }: WireShipmentDetails): Way => ({
  way: partsOf(routeOf(shipment.ShipmentStops ?? [], shipment.HandlingUnits, newId)),
})

/** Both ways, where somebody else changed the stops or the units while they were changed here. */
interface WayConflict {
  readonly mine: RouteParts
  readonly theirs: RouteParts
}

const editedOf = ({ ShipmentStops, HandlingUnits }: RouteParts): Route => routeOf(ShipmentStops, HandlingUnits, newId)

const recordOf = (shipmentId: number): string => `stops.${shipmentId}`

/** Whether this tab keeps stops of a shipment that were edited and not saved. */
export const keepsRoute = (person: string, shipmentId: number): boolean =>
  keptText(person, recordOf(shipmentId)) !== null

/**
 * The stops of a shipment as they are edited: asked for before they are left, found again after a reload or a sign-in, and
 * saved over nobody else's change. A change of something else of the shipment is no reason to ask.
 */
export function useKeptRoute(details: WireShipmentDetails) {
  const person = use(PersonContext)
  const { shipmentId } = details
  const [opened] = useState(() => {
    const start = wayOf(details)
    const again = reopen(start, keptText<Way>(person, recordOf(shipmentId)))
    return { start, ...again }
  })
  const [route, setRoute] = useState<Route>(() => editedOf(opened.values.way))
  const [isRestored, setRestored] = useState(opened.isRestored)
  const [conflict, setConflict] = useState<WayConflict | null>(
    opened.conflicts.length === 0 ? null : { mine: opened.values.way, theirs: opened.start.way },
  )
  const latest = useRef(route)
  latest.current = route
  const [keeper] = useState(() =>
    createRecordKeeper<Way>(
      { base: opened.start, version: details.version, isDirty: opened.isRestored, basis: '' },
      { person, record: recordOf(shipmentId) },
      () => ({ way: partsOf(latest.current) }),
      () => async () => {
        const now = await makeCall(ShipmentDetails, { body: { shipmentId } })
        return { version: now.version, values: wayOf(now), basis: '' }
      },
      error => error instanceof CallProblem && error.code === 'ChangedMeanwhile',
    ),
  )
  useEffect(() => keeper.note({ way: partsOf(route) }), [route, keeper])
  useEffect(() => leaveGuards.guard(keeper.guard), [keeper])
  return {
    route,
    setRoute,
    isDirty: !isSame(partsOf(route), keeper.base().way),
    isRestored,
    conflict,
    guard: keeper.guard,
    discard: () => {
      setRoute(editedOf(keeper.base().way))
      setRestored(false)
      setConflict(null)
    },
    /** Whose way stands in the editor now; null while there is nothing to choose. */
    chosen:
      conflict === null ? null : isSame(partsOf(route), conflict.theirs) ? ('theirs' as const) : ('mine' as const),
    choose: (whose: 'mine' | 'theirs') => {
      if (conflict !== null) setRoute(editedOf(conflict[whose]))
    },
    send: async (save: (parts: RouteParts, version: number) => Promise<unknown>) => {
      const outcome = await keeper.send({ way: partsOf(latest.current) }, ({ way }, version) => save(way, version))
      if (outcome.kind === 'saved') setConflict(null)
      if (outcome.kind === 'merged') {
        setConflict(outcome.conflicts.length === 0 ? null : { mine: outcome.values.way, theirs: outcome.theirs.way })
        setRoute(editedOf(outcome.values.way))
      }
      return outcome
    },
  }
}
