import type { BodyOf } from '@waybill/contract/call.ts'
import { RevertSetItems } from '@waybill/contract/calls/Shipment/RevertSetItems.ts'
import { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { shipmentFieldFromWire } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useState } from 'react'
import { explainShort } from '../../../api/explain.ts'
import { CallProblem } from '../../../api/problem.ts'
import { useChange } from '../../../api/useChange.ts'
import { issuesText } from '../../../texts/issueFields.ts'
import { issueText, text } from '../../../texts/texts.ts'
import { notify } from '../../../ui/notify.ts'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'

type Items = Omit<BodyOf<typeof SaveItemDetails>, 'shipmentId' | 'version'>

export interface SaveProblem {
  readonly message: string
  readonly requestId: string
}

const problemOf = (error: unknown): SaveProblem => {
  const isCall = error instanceof CallProblem
  const fields = isCall ? issuesText(error.issues) : ''
  return {
    message: [explainShort(error), fields].filter(part => part !== '').join(' '),
    requestId: isCall ? error.requestId : '',
  }
}

/** What the server says of cells: `body.Items.0.Weight` → `items.0.weightLb`. */
const cellsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof CallProblem
    ? Object.fromEntries(
        error.issues.map(({ at, code, params }) => [
          shipmentFieldFromWire(at.replace(/^body\./, '')),
          issueText(code, params),
        ]),
      )
    : {}

/**
 * Saves what is on a shipment in Set items, moves it on or gives it back, and says where it is by then.
 * @param onGone it left Set items: to the next shipment, or back to the list
 */
export function useSaveItems(details: WireShipmentDetails, onGone: () => void) {
  const { shipmentId, version } = details
  const saving = useChange(SaveItemDetails, shipmentReads)
  const moving = useChange(UpdateStatusCode, shipmentReads)
  const giving = useChange(RevertSetItems, shipmentReads)
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const [cells, setCells] = useState<Readonly<Record<string, string>>>({})
  const attempt = async <T>(work: () => Promise<T>): Promise<T | null> => {
    setProblem(null)
    setCells({})
    try {
      return await work()
    } catch (error) {
      setProblem(problemOf(error))
      setCells(cellsOf(error))
      return null
    }
  }
  const bol = shipmentName(details)
  return {
    problem,
    cells,
    /** Answers the version it has by then; null: it was not saved. */
    save: (items: Items) =>
      attempt(async () => {
        const saved = await saving.mutateAsync({ body: { shipmentId, version, ...items } })
        if (saved.shipmentStatus === 'O') notify.done(text('multipleOrders.saved', { bol }))
        else {
          notify.done(text('multipleOrders.complete', { bol }))
          onGone()
        }
        return saved.version
      }),
    toRates: () =>
      attempt(async () => {
        await moving.mutateAsync({ body: { shipmentId, version, statusCode: 'Q' } })
        notify.done(text('multipleOrders.moved', { bol }))
        onGone()
      }),
    revert: () =>
      attempt(async () => {
        await giving.mutateAsync({ body: { shipmentId, version } })
        notify.done(text('multipleOrders.reverted', { bol }))
        onGone()
      }),
  }
}
export type SavingItems = ReturnType<typeof useSaveItems>
