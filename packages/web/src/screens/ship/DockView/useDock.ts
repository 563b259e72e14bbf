import { useQueryClient } from '@tanstack/react-query'
import { GetDockView } from '@waybill/contract/calls/Shipment/GetDockView.ts'
import { MarkReady } from '@waybill/contract/calls/Shipment/MarkReady.ts'
import { SetDockDoor } from '@waybill/contract/calls/Shipment/SetDockDoor.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { useState } from 'react'
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
  return {
    /** Where cards are being moved to, by shipment. */
    moving,
    /** The last thing that was done, for who hears the page. */
    said,
    async setDoor(pickup: Pickup, Door: string): Promise<void> {
      const { shipmentId, version } = pickup
      if (pickup.Door === Door) return
      show(shipmentId, Door)
      try {
        await door.mutateAsync({ body: { shipmentId, version, Door } })
        const name = shipmentName(pickup)
        setSaid(Door === '' ? text('dock.doorTaken', { name }) : text('dock.doorGiven', { name, door: Door }))
      } catch (error) {
        failed(error)
      } finally {
        show(shipmentId, null)
      }
    },
    async setReady(pickup: Pickup, isReady: boolean): Promise<void> {
      const { shipmentId, version } = pickup
      try {
        await ready.mutateAsync({ body: { shipmentId, version, undo: !isReady } })
        setSaid(text(isReady ? 'dock.readyOf' : 'dock.notReadyOf', { name: shipmentName(pickup) }))
      } catch (error) {
        failed(error)
      }
    },
    async setLeft(pickup: Pickup): Promise<void> {
      const { shipmentId, version } = pickup
      try {
        const moved = await move.mutateAsync({ body: { shipmentId, version, statusCode: 'A' } })
        notifyUndo(text('dock.hasLeft', { name: shipmentName(pickup) }), async () => {
          const back = { shipmentId, version: moved.version, comments: text('dock.leftUndone') }
          await move.mutateAsync({ body: { ...back, statusCode: 'T' } }).catch(failed)
        })
      } catch (error) {
        failed(error)
      }
    },
  }
}
export type Dock = ReturnType<typeof useDock>
