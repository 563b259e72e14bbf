import { Button } from '@mantine/core'
import { GetReprintDocumentDetails } from '@waybill/contract/calls/Shipment/GetReprintDocumentDetails.ts'
import { Link } from 'react-router'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ReprintDesk } from './ReprintDesk.tsx'
import { issuedKinds } from './reprintChoice.ts'
import { WaitingRows } from './WaitingRows.tsx'

/** What was printed of shipments, given again just as it was issued. @param ids in the order in which they are printed */
export function Reprint({ ids }: { ids: readonly number[] }) {
  const t = useText()
  const { data, error, refetch } = useCall(
    GetReprintDocumentDetails,
    { body: { shipmentIds: [...ids] } },
    { keepOld: false },
  )
  const toPrint = (
    <Button variant="default" component={Link} to={`/PrintDocuments?ids=${ids.join(',')}`}>
      {t('reprint.toPrint')}
    </Button>
  )
  const hasAny = data !== undefined && issuedKinds(data.documents).length > 0
  return (
    <>
      <PageHeader
        title={t('reprint.title')}
        counts={t('reprint.count', { count: ids.length })}
        action={hasAny && toPrint}
      />
      {data === undefined ? (
        error ? (
          <ErrorState {...explain(error, 'problems.pageTitle')} onRetry={() => void refetch()} />
        ) : (
          <WaitingRows count={Math.min(ids.length, 8)} />
        )
      ) : hasAny ? (
        <ReprintDesk key={ids.join()} rows={data.documents} />
      ) : (
        <EmptyState
          title={t('reprint.nothing', { count: ids.length })}
          why={t('reprint.nothingWhy')}
          action={toPrint}
        />
      )}
    </>
  )
}
