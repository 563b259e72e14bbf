import { useQueryClient } from '@tanstack/react-query'
import { GetDockView } from '@waybill/contract/calls/Shipment/GetDockView.ts'
import { MarkReady } from '@waybill/contract/calls/Shipment/MarkReady.ts'
import { SetDockDoor } from '@waybill/contract/calls/Shipment/SetDockDoor.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { useRef, useState } from 'react'
import { explainShort } from '../../../api/explain.ts'
import { forget } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { text } from '../../../texts/texts.ts'
import { notify } from '../../../ui/notify.ts'
import { notifyUndo } from '../../../ui/notifyUndo.tsx'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import type { Pickup } from './dockBoard.ts'

/** What is done at a dock. What a card is moved to shows at once, and is what the server says as soon as it has said it. */
export function useDock() {
  const cache = useQueryClient()
  const [moving, setMoving] = useState<ReadonlyMap<number, string>>(new Map())
  const [said, setSaid] = useState('')
  const door = useChange(SetDockDoor, [GetDockView])
  const ready = useChange(MarkReady, [GetDockView])
  const move = useChange(UpdateStatusCode, [GetDockView])
  const turns = useRef(new Map<number, Promise<number>>())
  /** One thing after the other: who presses twice before the list is read again is not somebody else. */
  const inTurn = <R extends { readonly version: number }>(
    { shipmentId, version }: Pick<Pickup, 'shipmentId' | 'version'>,
    act: (target: { shipmentId: number; version: number }) => Promise<R>,
  ): Promise<R> => {
    const before = turns.current.get(shipmentId) ?? Promise.resolve(0)
    const turn = before.then(own => act({ shipmentId, version: Math.max(version, own) }))
    // A refusal says that the list was old: what comes next goes by what it shows then.
    turns.current.set(
      shipmentId,
      turn.then(
        done => done.version,
        () => 0,
      ),
    )
    return turn
  }
  /** Tells why not; what somebody else did meanwhile is shown. */
  const failed = (error: unknown): void => {
    notify.failed(explainShort(error))
    void forget(cache, GetDockView)
  }
  const show = (shipmentId: number, to: string | null): void =>
    setMoving(now => {
      const next = new Map(now)
      if (to === null) next.delete(shipmentId)
      else next.set(shipmentId, to)
      return next
    })
  const [tried, setTried] = useState<ReadonlyMap<number, string>>(new Map())
  const keepTried = (shipmentId: number, door: string | null): void =>
    setTried(now => {
      const next = new Map(now)
      if (door === null) next.delete(shipmentId)
      else next.set(shipmentId, door)
      return next
    })
  return {
    /** Doors that could not be given, by shipment: they stand in their fields until they are given or put away. */
    tried,
    forget: ({ shipmentId }: Pickup): void => keepTried(shipmentId, null),
    /** Where cards are being moved to, by shipment. */
    moving,
    /** The last thing that was done, for who hears the page. */
    said,
    async setDoor(pickup: Pickup, Door: string): Promise<void> {
      const { shipmentId } = pickup
      if (pickup.Door === Door) return
      show(shipmentId, Door)
      try {
        await inTurn(pickup, target => door.mutateAsync({ body: { ...target, Door } }))
        const name = shipmentName(pickup)
        setSaid(Door === '' ? text('dock.doorTaken', { name }) : text('dock.doorGiven', { name, door: Door }))
        keepTried(shipmentId, null)
      } catch (error) {
        failed(error)
        keepTried(shipmentId, Door)
      } finally {
        show(shipmentId, null)
      }
    },
    async setReady(pickup: Pickup, isReady: boolean): Promise<void> {
      try {
        await inTurn(pickup, target => ready.mutateAsync({ body: { ...target, undo: !isReady } }))
        setSaid(text(isReady ? 'dock.readyOf' : 'dock.notReadyOf', { name: shipmentName(pickup) }))
      } catch (error) {
        failed(error)
      }
    },
    async setLeft(pickup: Pickup): Promise<void> {
      const { shipmentId } = pickup
      try {
        const moved = await inTurn(pickup, target => move.mutateAsync({ body: { ...target, statusCode: 'A' } }))
        notifyUndo(text('dock.hasLeft', { name: shipmentName(pickup) }), async () => {
          await inTurn({ shipmentId, version: moved.version }, target =>
            move.mutateAsync({ body: { ...target, comments: text('dock.leftUndone'), statusCode: 'T' } }),
          ).catch(failed)
        })
      } catch (error) {
        failed(error)
      }
    },
  }
}
export type Dock = ReturnType<typeof useDock>
