import { Button } from '@mantine/core'
import { PrintDocumentDetails } from '@waybill/contract/calls/Shipment/PrintDocumentDetails.ts'
import { Link, useSearchParams } from 'react-router'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useReachable } from '../../../widgets/screens.ts'
import { PrintDesk } from './PrintDesk.tsx'
import { idsOf, papersOf } from './printAddress.ts'
import { WaitingRows } from './WaitingRows.tsx'

/** Papers of the shipments named in the address: chosen, seen, printed. A reload changes nothing. */
export function PrintDocuments() {
  const t = useText()
  const reachable = useReachable()
  const [params, setParams] = useSearchParams()
  const ids = idsOf(params)
  const documents = useCall(
    PrintDocumentDetails,
    { body: { shipmentIds: [...ids] } },
    { enabled: ids.length > 0, keepOld: false },
  )
  const { data, error } = documents
  const ready = data?.documents.filter(row => row.ready).length ?? 0
  return (
    <>
      <PageHeader
        title={t('printDocuments.title')}
        counts={data && t('printDocuments.readyCount', { ready, all: data.documents.length })}
        action={
          reachable('SingleOrder') && (
            <Button variant="default" component={Link} to="/SingleOrder">
              {t('shipment.newShipment')}
            </Button>
          )
        }
      />
      {ids.length === 0 ? (
        <EmptyState
          title={t('printDocuments.noneTitle')}
          why={t('printDocuments.noneWhy')}
          action={
            <Button component={Link} to="/Track">
              {t('printDocuments.toTrack')}
            </Button>
          }
        />
      ) : data !== undefined ? (
        <PrintDesk
          rows={data.documents}
          papers={papersOf(params)}
          onPapers={chosen =>
            setParams(
              now => {
                const next = new URLSearchParams(now)
                next.set('documents', chosen.join(','))
                return next
              },
              { replace: true },
            )
          }
        />
      ) : error ? (
        <ErrorState {...explain(error, 'problems.pageTitle')} onRetry={() => void documents.refetch()} />
      ) : (
        <WaitingRows count={Math.min(ids.length, 8)} />
      )}
    </>
  )
}
