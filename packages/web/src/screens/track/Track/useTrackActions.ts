import { useQueryClient } from '@tanstack/react-query'
import { DownloadPOD } from '@waybill/contract/calls/Shipment/DownloadPOD.ts'
import { GETPackinglist } from '@waybill/contract/calls/Shipment/GETPackinglist.ts'
import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fetchFile } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { useText } from '../../../texts/texts.ts'
import { saveFile } from '../../../ui/csv.ts'
import { notify } from '../../../ui/notify.ts'
import type { BulkAction, RowAction } from '../../../widgets/DataList/types.ts'
import { canVoid, handMoves, type OfferedMove } from '../../../widgets/ShipmentActions/handMoves.ts'
import { useReachable } from '../../../widgets/screens.ts'
import { moveRows, voidRows } from './bulkMoves.ts'
import type { TrackTab } from './tabs.ts'

type Row = WireShipmentRow

/** The form that stands in place of the row's facts. */
export type Acting = { readonly shipmentId: number; readonly what: 'void' | OfferedMove }

/** What can be done with one row and with the ticked ones. @param show opens the panel of a row. */
export function useTrackActions(tab: TrackTab, show: (row: Row) => void) {
  const t = useText()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const reachable = useReachable()
  const [acting, setActing] = useState<Acting | null>(null)
  const act = (row: Row, what: Acting['what']): void => {
    setActing({ shipmentId: row.shipmentId, what })
    show(row)
  }
  const open = (row: Row): void => void navigate(`/ShipmentDetails/${row.shipmentId}`)
  const print = (rows: readonly Row[]): void =>
    void navigate(`/PrintDocuments?ids=${rows.map(row => row.shipmentId).join(',')}`)
  const packing = async ({ shipmentId }: Row): Promise<void> => {
    try {
      const { blob, name } = await fetchFile(GETPackinglist, { body: { shipmentId } })
      saveFile(name, blob)
      notify.done(t('printDocuments.downloaded', { document: name }))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  const pod = async ({ UniqueName }: Row): Promise<void> => {
    try {
      const { blob, name } = await fetchFile(DownloadPOD, { query: { UniqueName } })
      saveFile(name, blob)
      notify.done(t('printDocuments.downloaded', { document: name }))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  const moveTo = (to: OfferedMove['to'], label: string): RowAction<Row> => ({
    label,
    fits: row => handMoves(row.shipmentStatus).some(move => move.to === to && !move.needsReason),
    run: row => {
      const move = handMoves(row.shipmentStatus).find(each => each.to === to)
      if (move) act(row, move)
    },
  })
  const canEnter = reachable('Prepaid')
  const edit = (row: Row, place = ''): void => void navigate(`/Prepaid/${row.shipmentId}/edit${place}`)
  const rowActions: readonly RowAction<Row>[] = [
    ...(reachable('ShipmentDetails') ? [{ label: t('shipment.view'), run: open }] : []),
    ...(canEnter
      ? [
          { label: t('shipment.edit'), run: (row: Row) => edit(row), fits: (row: Row) => row.shipmentStatus !== 'V' },
          {
            label: t('shipment.editItems'),
            run: (row: Row) => edit(row, '#items'),
            fits: (row: Row) => /[OQT]/.test(row.shipmentStatus),
          },
        ]
      : []),
    ...(reachable('PrintDocuments')
      ? [
          {
            label: t('shipment.printBol'),
            run: (row: Row) => print([row]),
            fits: (row: Row) => row.shipmentStatus !== 'V',
          },
        ]
      : []),
    { label: t('shipment.downloadPacking'), run: row => void packing(row) },
    ...(reachable('ShipmentDetails')
      ? [
          {
            label: t('shipment.track'),
            run: (row: Row) => void navigate(`/ShipmentDetails/${row.shipmentId}`),
            fits: (row: Row) => /[TAD]/.test(row.shipmentStatus),
          },
        ]
      : []),
    { label: t('shipment.downloadPod'), run: row => void pod(row), fits: row => row.shipmentStatus === 'D' },
    moveTo('A', t('shipment.toA')),
    moveTo('D', t('shipment.toD')),
    ...(canEnter
      ? [{ label: t('shipment.copy'), run: (row: Row) => void navigate(`/Prepaid/${row.shipmentId}/copy`) }]
      : []),
    { label: t('shipment.void'), run: row => act(row, 'void'), fits: row => canVoid(row.shipmentStatus) },
  ]
  const bulk: readonly BulkAction<Row>[] = [
    ...(reachable('PrintDocuments') && tab !== 'V'
      ? [
          {
            label: t('track.print'),
            run: async (rows: readonly Row[]) => {
              print(rows)
              return []
            },
          },
        ]
      : []),
    ...(tab === 'T'
      ? [{ label: t('shipment.toA'), run: (rows: readonly Row[]) => moveRows(cache, rows, 'A', open) }]
      : []),
    ...(tab === 'A'
      ? [{ label: t('shipment.toD'), run: (rows: readonly Row[]) => moveRows(cache, rows, 'D', open) }]
      : []),
    ...(tab === 'D' || tab === 'V'
      ? []
      : [
          {
            label: t('shipment.void'),
            confirm: { question: (rows: readonly Row[]) => voidQuestion(rows, t), reason: t('track.voidReason') },
            run: (rows: readonly Row[], reason: string) => voidRows(cache, rows, reason, open),
          },
        ]),
  ]
  return {
    acting,
    endActing: () => setActing(null),
    act,
    rowActions,
    bulk,
    edit: canEnter ? (row: Row): void => edit(row) : null,
  }
}

function voidQuestion(rows: readonly Row[], t: ReturnType<typeof useText>): string {
  const carriers = [...new Set(rows.map(row => row.CarrierName).filter(name => name !== ''))]
  return carriers.length === 0
    ? t('track.voidQuestionPlain', { count: rows.length })
    : t('track.voidQuestion', { count: rows.length, carriers: carriers.join(', ') })
}
