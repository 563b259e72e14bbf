import type { BodyOf } from '@waybill/contract/call.ts'
import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { DownloadPOD } from '@waybill/contract/calls/Shipment/DownloadPOD.ts'
import { DownloadPODs, PODS_MAX } from '@waybill/contract/calls/Shipment/DownloadPODs.ts'
import { GETPackinglist } from '@waybill/contract/calls/Shipment/GETPackinglist.ts'
import { TENDERS_AT_ONCE_MAX } from '@waybill/contract/constants.ts'
import type { ShipmentListTab, WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { isTendered, modes } from '@waybill/domain'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { fetchFile } from '../../api/call.ts'
import { explainShort, explainWith } from '../../api/explain.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { notify } from '../../ui/notify.ts'
import { saveFile } from '../../ui/saveFile.ts'
import { sheetPath } from '../DataList/bulkJobs.ts'
import type { Bulk, BulkAction, RowAction } from '../DataList/types.ts'
import type { ListState } from '../DataList/urlState.ts'
import { printPickupList } from '../Documents/printPickupList.ts'
import { canVoid, handMoves, type OfferedMove } from '../ShipmentActions/handMoves.ts'
import { namedAction, reprintPage, type ShipmentActionId, shipmentActions } from '../ShipmentActions/shipmentActions.ts'
import { useReachable } from '../screens.ts'
import { tabbedQuestion } from './shipmentList.ts'
import { useArchive } from './useArchive.ts'

type Row = WireShipmentRow

/** Scans are large, and an archive has many of them. */
const PODS_TIMEOUT_MS = 300_000

/** Actions that lead to a page of their own. */
type PagedAction = {
  [Id in ShipmentActionId]: (typeof shipmentActions)[Id] extends { readonly page: unknown } ? Id : never
}[ShipmentActionId]

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
  const starting = useChange(StartBulk, [GetBulk])
  const [acting, setActing] = useState<Acting | null>(null)
  const [beside, setBeside] = useState<Beside | null>(null)
  // The form goes with the panel it stands in, and not before: leaving it may still be asked about.
  useEffect(() => setActing(now => (String(now?.shipmentId) === state.open ? now : null)), [state.open])
  const act = (row: Row, what: Acting['what']): void => {
    setActing({ shipmentId: row.shipmentId, what })
    show(row)
  }
  const named = (id: ShipmentActionId): Pick<RowAction<Row>, 'label' | 'key'> => {
    const { label, key } = namedAction(id)
    return { label: t(label), ...(key === undefined ? {} : { key }) }
  }
  const print = (rows: readonly Row[]): void =>
    void navigate(`/PrintDocuments?ids=${rows.map(row => row.shipmentId).join(',')}`)
  /** On a sheet, from which all of them go: nobody reads hundreds one by one. */
  const toSheet = async (which: Pick<BodyOf<typeof StartBulk>, 'rows' | 'shipments'>): Promise<void> => {
    try {
      const { bulkId } = await starting.mutateAsync({ body: { action: 'toTender', ...which } })
      await navigate(sheetPath(bulkId))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  const all: Bulk<Row>['all'] = { shipments: { statuscode: tab, ...tabbedQuestion(state) } }
  const tender = (rows: readonly Row[]): void | Promise<void> =>
    rows.length > TENDERS_AT_ONCE_MAX
      ? toSheet({ rows: rows.map(({ shipmentId: id, version }) => ({ id, version })) })
      : void navigate(`/Tender?ids=${rows.map(row => row.shipmentId).join(',')}`)
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
  /** As many archives as it takes: one holds so many. */
  const pods = async (rows: readonly Row[]): Promise<void> => {
    const shipmentIds = rows.map(row => row.shipmentId)
    try {
      for (let from = 0; from < shipmentIds.length; from += PODS_MAX) {
        const some = { shipmentIds: shipmentIds.slice(from, from + PODS_MAX) }
        const { blob, name, lacking } = await fetchFile(DownloadPODs, { body: some, timeoutMs: PODS_TIMEOUT_MS })
        saveFile(name, blob)
        const told = { document: name, lacking, count: some.shipmentIds.length }
        notify.done(lacking === 0 ? t('printDocuments.downloaded', told) : t('printDocuments.podsDownloaded', told))
      }
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  /** An action that is a page. */
  const toPage = (id: PagedAction, fits?: RowAction<Row>['fits']): RowAction<Row> => ({
    ...named(id),
    looks: true,
    run: row => void navigate(shipmentActions[id].page(row.shipmentId)),
    ...(fits === undefined ? {} : { fits }),
  })
  const moveTo = (to: OfferedMove['to']): RowAction<Row> => ({
    label: t(`shipment.to${to}`),
    key: 'm',
    fits: row => handMoves(row.shipmentStatus).some(move => move.to === to && !move.needsReason),
    run: row => {
      const move = handMoves(row.shipmentStatus).find(each => each.to === to)
      if (move) act(row, move)
    },
  })
  const canEnter = reachable('Prepaid')
  const canSee = reachable('ShipmentDetails')
  const canPrint = reachable('PrintDocuments')
  const isLabelled = ({ shipMode }: Row): boolean => modes[shipMode].isLabelled
  const isArchive = tab === 'AR' || tab === 'archived'
  const offered: readonly (RowAction<Row> | false)[] = [
    tab === 'O' && { label: t('lists.setItems'), run: show },
    canSee && toPage('view'),
    canEnter && toPage('edit', row => row.shipmentStatus !== 'V'),
    canEnter && toPage('editItems', row => /[OQT]/.test(row.shipmentStatus)),
    canEnter && toPage('getRates', row => /[OQ]/.test(row.shipmentStatus)),
    canSee && toPage('askQuotes', row => /[OQ]/.test(row.shipmentStatus) && isTendered(row.shipMode)),
    canPrint && toPage('bol', row => row.shipmentStatus !== 'V' && !isLabelled(row)),
    canPrint && toPage('labels', row => row.shipmentStatus !== 'V'),
    canPrint && toPage('reprint'),
    canEnter && toPage('editReprint', row => /[TAD]/.test(row.shipmentStatus) && !isLabelled(row)),
    { ...named('downloadPacking'), run: row => void packing(row) },
    canSee && toPage('track', row => /[TAD]/.test(row.shipmentStatus)),
    { ...named('downloadPod'), looks: true, run: row => void pod(row), fits: row => row.shipmentStatus === 'D' },
    moveTo('A'),
    moveTo('D'),
    canEnter && toPage('copy'),
    isArchive
      ? {
          ...named('unarchive'),
          run: row => void archive(row, true),
          // Among voided ones nobody can tell which were archived by hand.
          ...(tab === 'AR' ? {} : { fits: (row: Row) => row.shipmentStatus === 'D' }),
        }
      : { ...named('archive'), run: row => void archive(row, false), fits: row => /[DV]/.test(row.shipmentStatus) },
    { ...named('void'), run: row => act(row, 'void'), fits: row => canVoid(row.shipmentStatus) },
  ]
  const rowActions = offered.filter(action => action !== false)
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
      tab !== 'Q' && { label: t('track.print'), looks: true, go: print },
    tab === 'T' &&
      (canPrint || reachable('MultipleOrders') || reachable('DockView')) && {
        label: t('printDocuments.pickupList'),
        go: (rows: readonly Row[]) => void printPickupList({ shipmentIds: rows.map(row => row.shipmentId) }),
      },
    canPrint &&
      tab !== 'O' && {
        label: t('shipment.reprint'),
        go: (rows: readonly Row[]) => void navigate(reprintPage(...rows.map(row => row.shipmentId))),
        looks: true,
      },
    (tab === 'D' || tab === 'archived' || tab === 'all') && {
      label: t('shipment.downloadPods'),
      looks: true,
      go: (rows: readonly Row[]) => void pods(rows),
    },
    isUnpriced &&
      (canEnter || reachable('ShipmentDetails') || reachable('MultipleOrders')) && {
        label: t('shipment.getRates'),
        start: { action: 'rate' },
        onBegun: bulkId => void navigate(sheetPath(bulkId)),
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
    isUnpriced &&
      reachable('Tender') && {
        label: t('track.tender'),
        looks: true,
        go: tender,
        goAll: () => toSheet(all),
      },
    isUnpriced &&
      canEnter && {
        label: t('shipment.askQuotes'),
        go: (rows: readonly Row[], onDone: () => void) => setBeside({ what: 'askQuotes', rows, onDone }),
      },
    (tab === 'Q' || tab === 'T') && {
      label: t('shipment.changePickup'),
      go: (rows: readonly Row[], onDone: () => void) => setBeside({ what: 'schedule', rows, onDone }),
    },
    tab === 'Q' && { label: t('lists.moveO'), start: { action: 'move', statusCode: 'O' } },
    tab === 'T' && {
      label: t('shipment.toA'),
      confirm: { asksTime: t('shipment.pickedUpNow') },
      start: { action: 'move', statusCode: 'A' },
    },
    tab === 'A' && {
      label: t('shipment.toD'),
      confirm: { asksTime: t('shipment.deliveredNow') },
      start: { action: 'move', statusCode: 'D' },
    },
    (tab === 'D' || tab === 'V') && { label: t('shipment.archive'), start: { action: 'archive' } },
    isArchive && { label: t('shipment.unarchive'), start: { action: 'unarchive' } },
    tab !== 'D' &&
      tab !== 'V' &&
      !isArchive &&
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
    alsoShown: [
      'move',
      'void',
      'askQuotes',
      'rate',
      'schedule',
      'revertSetItems',
      'archive',
      'unarchive',
      'ship',
      'toTender',
    ],
    versionOf: row => row.version,
    all,
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
    edit: canEnter ? (row: Row): void => void navigate(shipmentActions.edit.page(row.shipmentId)) : null,
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
