import { GetReprintDocumentDetails } from '@waybill/contract/calls/Shipment/GetReprintDocumentDetails.ts'
import { useState } from 'react'
import { useCall } from '../../api/useCall.ts'
import type { PaperKind } from '../Documents/printDocuments.ts'
import { type PrintSettings, usePrintSettings } from '../Documents/usePrintSettings.ts'

/** What is printed of an edit, and how this device prints. */
export interface ReprintChoice extends PrintSettings {
  readonly documents: readonly PaperKind[]
}

/** Beside the bill: papers that were printed of the shipment before and may say something else now. Each is printed unless it is left out. */
export function useReprintChoice(shipmentId: number | null) {
  const [settings] = usePrintSettings()
  const [leftOut, setLeftOut] = useState<readonly PaperKind[]>([])
  const { data } = useCall(
    GetReprintDocumentDetails,
    { body: { shipmentIds: shipmentId === null ? [] : [shipmentId] } },
    { enabled: shipmentId !== null },
  )
  const printed = data?.documents[0]?.papers.map(({ document }) => document) ?? []
  const offered: readonly PaperKind[] = [...new Set(printed)]
  const documents: readonly PaperKind[] = ['bol', ...offered.filter(kind => !leftOut.includes(kind))]
  return {
    offered,
    choice: { ...settings, documents },
    choose: (kind: PaperKind, isChosen: boolean) =>
      setLeftOut(now => (isChosen ? now.filter(one => one !== kind) : [...now, kind])),
  }
}
