import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { plainToWire } from '@waybill/contract/wire/shipment.ts'
import type { PlainShipment } from '@waybill/domain'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { newId } from '../../api/newId.ts'
import { CallProblem, isSettled } from '../../api/problem.ts'
import { useChange } from '../../api/useChange.ts'

/**
 * A new order that was sent and whose answer is not known yet. It is kept with what is typed, before it leaves: whoever
 * presses again, after a reload or over a changed text, asks for this one first, so that it never stands there twice.
 */
export interface OpenBuild {
  readonly key: string
  /** The order as it was sent, as text. */
  readonly content: string
  /** The draft that it ends; null: none. */
  readonly draftId: number | null
}

/** Whether nothing stands by that request for certain; without a session nobody was asked. */
export const isNotBuilt = (problem: CallProblem): boolean => isSettled(problem) && problem.kind !== 'signedOut'

/** New orders, each sent under a key that is kept until its outcome is known. @param start one that was open when the page was left */
export function useOpenBuild(start: OpenBuild | null) {
  const [open, setOpen] = useState(start)
  const { mutateAsync: build } = useChange(BuildShipment, [ShipmentDetails, GetShipmentList, GetShipmentCount])

  /** @throws {CallProblem} the request stays open unless it is known not to have happened */
  const send = async ({ key, content, draftId }: OpenBuild) => {
    try {
      const shipment = plainToWire(JSON.parse(content) as PlainShipment)
      const reply = await build({
        body: { shipment, ...(draftId === null ? {} : { draftId }) },
        idempotencyKey: key,
      })
      setOpen(null)
      return reply
    } catch (problem) {
      if (problem instanceof CallProblem && isNotBuilt(problem)) setOpen(null)
      throw problem
    }
  }
  return {
    open,
    send,
    /** Sends an order, or the open one again where it is the same. @param keep writes down that it is open, at once */
    sendNew: (content: string, draftId: number | null, keep: () => void) => {
      const asked = open?.content === content ? open : { key: newId(), content, draftId }
      flushSync(() => setOpen(asked))
      keep()
      return send(asked)
    },
  }
}
