import { DownloadPOD } from '@waybill/contract/calls/Shipment/DownloadPOD.ts'
import { GETPackinglist } from '@waybill/contract/calls/Shipment/GETPackinglist.ts'
import type { ShipmentListTab, WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { fetchFile } from '../../api/call.ts'
import { explainShort, explainWith } from '../../api/explain.ts'
import { useText } from '../../texts/texts.ts'
import { notify } from '../../ui/notify.ts'
import { saveFile } from '../../ui/saveFile.ts'
import type { Bulk, BulkAction, RowAction } from '../DataList/types.ts'
import type { ListState } from '../DataList/urlState.ts'
import { canVoid, handMoves, type OfferedMove } from '../ShipmentActions/handMoves.ts'
import { useReachable } from '../screens.ts'
import { tabbedQuestion } from './shipmentList.ts'
import { useArchive } from './useArchive.ts'

type Row = WireShipmentRow

/** The form that stands in place of the row's facts. */
export type Acting = { readonly shipmentId: number; readonly what: 'void' | OfferedMove }

/** What is entered for several rows at once, beside the list. */
export interface Beside {
  readonly what: 'askQuotes' | 'schedule'
  readonly rows: readonly Row[]
  /** Told when something was done with them. */
  readonly onDone: () => void
}

/** What can be done with one row of a tab and with the ticked ones. @param show opens the panel of a row. */
export function useShipmentActions(tab: ShipmentListTab, state: ListState, show: (row: Row) => void) {
  const t = useText()
  const navigate = useNavigate()
  const reachable = useReachable()
  const archive = useArchive()
  const [acting, setActing] = useState<Acting | null>(null)
  const [beside, setBeside] = useState<Beside | null>(null)
  // The form goes with the panel it stands in, and not before: leaving it may still be asked about.
  useEffect(() => setActing(now => (String(now?.shipmentId) === state.open ? now : null)), [state.open])
  const act = (row: Row, what: Acting['what']): void => {
    setActing({ shipmentId: row.shipmentId, what })
    show(row)
  }
  const open = (row: Row): void => void navigate(`/ShipmentDetails/${row.shipmentId}`)
  const print = (rows: readonly Row[]): void =>
    void navigate(`/PrintDocuments?ids=${rows.map(row => row.shipmentId).join(',')}`)
  const tender = (rows: readonly Row[]): void =>
    void navigate(`/Tender?ids=${rows.map(row => row.shipmentId).join(',')}`)
  const packing = async ({ shipmentId }: Row): Promise<void> => {
    try {
      const { blob, name } = await fetchFile(GETPackinglist, { body: { shipmentId } })
      saveFile(name, blob)
      notify.done(t('printDocuments.downloaded', { document: name }))
    } catch (error) {
      notify.failed(explainWith(error, 'printDocuments.packingFailed'))
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
    ...(tab === 'O' ? [{ label: t('lists.setItems'), run: show }] : []),
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
    ...(tab === 'AR'
      ? [{ label: t('lists.unarchive'), run: (row: Row) => void archive(row, true) }]
      : [
          {
            label: t('lists.archive'),
            run: (row: Row) => void archive(row, false),
            fits: (row: Row) => /[DV]/.test(row.shipmentStatus),
          },
        ]),
    { label: t('shipment.void'), run: row => act(row, 'void'), fits: row => canVoid(row.shipmentStatus) },
  ]
  const isUnpriced = tab === 'NB' || tab === 'Q'
  const actions: readonly (BulkAction<Row> | false)[] = [
    tab === 'O' && { label: t('lists.moveQ'), start: { action: 'move', statusCode: 'Q' } },
    tab === 'O' && {
      label: t('lists.revertSetItems'),
      confirm: { question: count => t('lists.revertQuestion', { count }) },
      start: { action: 'revertSetItems' },
    },
    reachable('PrintDocuments') &&
      tab !== 'V' &&
      tab !== 'AR' &&
      tab !== 'O' &&
      tab !== 'Q' && { label: t('track.print'), go: print },
    isUnpriced &&
      (canEnter || reachable('ShipmentDetails') || reachable('MultipleOrders')) && {
        label: t('lists.rate'),
        start: { action: 'rate' },
      },
    isUnpriced &&
      reachable('Parcel') && {
        label: t('lists.ship'),
        confirm: {
          question: count => t('lists.shipQuestion', { count }),
          ofAll: t('lists.shipQuestionAll'),
          asksLabelMax: true,
        },
        start: { action: 'ship' },
      },
    isUnpriced && reachable('Tender') && { label: t('track.tender'), go: tender },
    isUnpriced &&
      canEnter && {
        label: t('track.askQuotes'),
        go: (rows: readonly Row[], onDone: () => void) => setBeside({ what: 'askQuotes', rows, onDone }),
      },
    (tab === 'Q' || tab === 'T') && {
      label: t('lists.schedule'),
      go: (rows: readonly Row[], onDone: () => void) => setBeside({ what: 'schedule', rows, onDone }),
    },
    tab === 'Q' && { label: t('lists.moveO'), start: { action: 'move', statusCode: 'O' } },
    tab === 'T' && { label: t('shipment.toA'), start: { action: 'move', statusCode: 'A' } },
    tab === 'A' && { label: t('shipment.toD'), start: { action: 'move', statusCode: 'D' } },
    (tab === 'D' || tab === 'V') && { label: t('lists.archive'), start: { action: 'archive' } },
    tab === 'AR' && { label: t('lists.unarchive'), start: { action: 'unarchive' } },
    tab !== 'D' &&
      tab !== 'V' &&
      tab !== 'AR' &&
      tab !== 'O' && {
        label: t('shipment.void'),
        confirm: {
          question: voidQuestion(t),
          ofAll: t('track.voidQuestionAll'),
          reason: t('track.voidReason'),
        },
        start: { action: 'void' },
      },
  ]
  const bulk: Bulk<Row> = {
    actions: actions.filter(action => action !== false),
    // A tab shows what was begun in another.
    alsoShown: ['move', 'void', 'askQuotes', 'rate', 'schedule', 'revertSetItems', 'archive', 'unarchive', 'ship'],
    versionOf: row => row.version,
    all: { shipments: { statuscode: tab, ...tabbedQuestion(state) } },
    // What Set items lacks is mended there.
    ...(tab === 'O' ? {} : { onOpen: (shipmentId: number) => void navigate(`/ShipmentDetails/${shipmentId}`) }),
  }
  return {
    acting,
    /** What is being entered for the ticked shipments; null: nothing. */
    beside,
    closeBeside: () => setBeside(null),
    act,
    rowActions,
    bulk,
    edit: canEnter ? (row: Row): void => edit(row) : null,
  }
}

const voidQuestion =
  (t: ReturnType<typeof useText>) =>
  (count: number, rows: readonly Row[]): string => {
    const carriers = [...new Set(rows.map(row => row.CarrierName).filter(name => name !== ''))]
    return carriers.length === 0
      ? t('track.voidQuestionPlain', { count })
      : t('track.voidQuestion', { count, carriers: carriers.join(', ') })
  }
