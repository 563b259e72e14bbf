import '../../../texts/exceptions.ts'
import '../../../texts/lists.ts'
import '../../../texts/printDocuments.ts'
import '../../../texts/shipment.ts'
import '../../../texts/track.ts'
import '../../../texts/trade.ts'
import { Button } from '@mantine/core'
import { PrintDocumentDetails } from '@waybill/contract/calls/Shipment/PrintDocumentDetails.ts'
import { Link, useSearchParams } from 'react-router'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { type PaperKind, parcelPapers } from '../../../widgets/Documents/printDocuments.ts'
import { reprintPage } from '../../../widgets/ShipmentActions/shipmentActions.ts'
import { useReachable } from '../../../widgets/screens.ts'
import { LabelDesk } from './LabelDesk.tsx'
import { PrintDesk } from './PrintDesk.tsx'
import { idsOf, isReprint, papersOf } from './printAddress.ts'
import { ReadyToPrint } from './ReadyToPrint.tsx'
import { Reprint } from './Reprint.tsx'
import { WaitingRows } from './WaitingRows.tsx'

/** Papers of the shipments named in the address: chosen, seen, printed, or printed again as issued. A reload changes nothing. */
export function PrintDocuments() {
  const [params] = useSearchParams()
  const ids = idsOf(params)
  return isReprint(params) && ids.length > 0 ? <Reprint ids={ids} /> : <Print ids={ids} />
}

function Print({ ids }: { ids: readonly number[] }) {
  const t = useText()
  const reachable = useReachable()
  const [params, setParams] = useSearchParams()
  const documents = useCall(
    PrintDocumentDetails,
    { body: { shipmentIds: [...ids] } },
    { enabled: ids.length > 0, keepOld: false },
  )
  const { data, error } = documents
  const ready = data?.documents.filter(row => (row.isLabelled ? row.labels > 0 : row.ready)).length ?? 0
  const parcels = data?.documents.filter(row => row.isLabelled) ?? []
  const freight = data?.documents.filter(row => !row.isLabelled) ?? []
  const papers = papersOf(params)
  // Small packages have a packing list and, abroad, an invoice, and no other paper of ours.
  const isPacked = papers.length > 0 && papers.every(paper => parcelPapers.includes(paper))
  const onPapers = (chosen: readonly PaperKind[]): void =>
    setParams(
      now => {
        const next = new URLSearchParams(now)
        next.set('documents', chosen.join(','))
        return next
      },
      { replace: true },
    )
  return (
    <>
      <PageHeader
        title={t('screens.printDocuments')}
        counts={
          ids.length === 0
            ? t('printDocuments.readyTitle')
            : data && t('printDocuments.readyCount', { ready, all: data.documents.length })
        }
        action={
          ids.length > 0 ? (
            <Button variant="default" component={Link} to={reprintPage(...ids)}>
              {t('reprint.toReprint')}
            </Button>
          ) : (
            reachable('SingleOrder') && (
              <Button variant="default" component={Link} to="/SingleOrder">
                {t('shipment.newShipment')}
              </Button>
            )
          )
        }
      />
      {ids.length === 0 ? (
        <ReadyToPrint />
      ) : data !== undefined ? (
        <>
          {parcels.length > 0 && <LabelDesk rows={parcels} onPaper={isPacked ? null : paper => onPapers([paper])} />}
          {(freight.length > 0 || isPacked) && (
            <PrintDesk
              rows={isPacked ? data.documents : freight}
              {...(freight.length === 0 ? { kinds: parcelPapers } : {})}
              papers={papers}
              onPapers={onPapers}
            />
          )}
        </>
      ) : error ? (
        <ErrorState {...explain(error, 'problems.pageTitle')} onRetry={() => void documents.refetch()} />
      ) : (
        <WaitingRows count={Math.min(ids.length, 8)} />
      )}
    </>
  )
}
