import '../../../texts/lists.ts'
import '../../../texts/load.ts'
import '../../../texts/parcel.ts'
import '../../../texts/rates.ts'
import '../../../texts/shipment.ts'
import '../../../texts/tender.ts'
import '../../../texts/track.ts'
import '../../../texts/way.ts'
import { Button, Skeleton } from '@mantine/core'
import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { BulkSchedule } from '@waybill/contract/calls/Shipment/BulkSchedule.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { ReviewTenders } from '@waybill/contract/calls/Shipment/ReviewTenders.ts'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useFocusStays } from '../../../ui/useFocusStays.ts'
import { BulkResults } from '../../../widgets/DataList/BulkResults.tsx'
import { useBulk } from '../../../widgets/DataList/useBulk.ts'
import { Confirm } from './Confirm.tsx'
import { PartChoice } from './PartChoice.tsx'
import classes from './Tender.module.css'
import { type TenderRow, TenderRows } from './TenderRows.tsx'
import { partOf, tenderIds } from './tenderIds.ts'
import { useNewPrices } from './useNewPrices.ts'

/** What a new price can mend; carriers that cannot be booked are not selected again. */
const mended: ReadonlySet<TenderRow['state']> = new Set([
  ...(['noPrice', 'expired', 'outdated', 'carrierInactive', 'uninsured'] as const),
  ...(['accountUnusable', 'quoteNumberMissing'] as const),
])
const needsPrice = ({ state, PaymentType }: TenderRow): boolean => PaymentType !== 'C' && mended.has(state)

/** Reviews the shipments of the address and tenders those that are ready, each once, with a result per row. */
export function Tender() {
  const t = useText()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const page = useRef<HTMLDivElement>(null)
  useFocusStays(page)
  const part = partOf(tenderIds(params.get('ids')), Number(params.get('part') ?? 1))
  const shipmentIds = part.ids
  const isChosen = shipmentIds.length > 0
  // Rows of another part are nothing that could be sent meanwhile.
  const how = { enabled: isChosen, freshFor: 0, keepOld: false }
  const review = useCall(ReviewTenders, { body: { shipmentIds: [...shipmentIds] } }, how)
  const bulk = useBulk(['tender'], () => void review.refetch())
  const { ask, progress } = useNewPrices()
  /** What is asked about is what was seen: a price that comes meanwhile changes nothing of it. */
  const [asked, setAsked] = useState<readonly TenderRow[] | null>(null)
  const reviewing = useRef<HTMLButtonElement>(null)
  const isLeft = useRef(false)
  // Who looked and did not send goes on where the look began.
  useEffect(() => {
    if (asked !== null || !isLeft.current) return
    isLeft.current = false
    reviewing.current?.focus()
  }, [asked])
  const leave = (): void => {
    isLeft.current = true
    setAsked(null)
  }
  const { mutateAsync: schedule } = useChange(BulkSchedule, [GetBulk, ReviewTenders, GetShipmentList, GetShipmentCount])
  const rows = isChosen ? (review.data?.rows ?? []) : []
  const ready = rows.filter(row => row.state === 'ready')
  const stale = rows.filter(needsPrice)
  const isNothingToDo = review.data !== undefined && bulk.jobs.length === 0 && ready.length + stale.length === 0
  const isUnderWay = bulk.jobs.some(job => job.waiting > 0)
  const send = async (chosen: readonly TenderRow[]): Promise<void> => {
    const shipments = chosen.map(({ shipmentId, version, PricesheetID, CarrierSCAC }) => ({
      ...{ shipmentId, version, PricesheetID },
      // A price names its carrier itself.
      ...(PricesheetID === 0 ? { CarrierSCAC } : {}),
    }))
    // What could not be started stays asked, to be pressed again.
    if (await bulk.startBy(() => schedule({ query: { flag: 'tender' }, body: { shipments } }))) setAsked(null)
  }
  return (
    <>
      <PageHeader
        title={t('screens.tender')}
        action={
          rows.length > 0 && (
            <>
              {stale.length > 0 && (
                <ActionButton
                  variant="default"
                  disabled={progress !== null}
                  onAct={() => ask(stale.map(row => row.shipmentId))}
                >
                  {t('tender.ask', { count: stale.length })}
                </ActionButton>
              )}
              {ready.length > 0 && (
                <ChangeButton
                  ref={reviewing}
                  disabled={isUnderWay || progress !== null || asked !== null}
                  onClick={() => setAsked(ready)}
                >
                  {t('tender.review', { count: ready.length })}
                </ChangeButton>
              )}
            </>
          )
        }
      />
      <div className={classes.page} ref={page}>
        {part.parts > 1 && (
          <PartChoice
            part={part}
            isBusy={asked !== null || progress !== null}
            onChoose={to =>
              setParams(now => {
                now.set('part', String(to))
                return now
              })
            }
          />
        )}
        {asked !== null && <Confirm rows={asked} total={totalOf(asked)} onSend={() => send(asked)} onClose={leave} />}
        {progress !== null && <p role="status">{t('tender.asking', { ...progress })}</p>}
        <BulkResults jobs={bulk} onOpen={id => void navigate(`/ShipmentDetails/${id}`)} />
        {(!isChosen || isNothingToDo) && (
          <EmptyState
            title={t(isChosen ? 'tender.noneOpen' : 'tender.empty')}
            why={t('tender.emptyWhy')}
            action={
              <Button component={Link} to="/Track?tab=NB" variant="default">
                {t('tender.toTrack')}
              </Button>
            }
          />
        )}
        {review.error !== null && isChosen && (
          <ErrorState {...explain(review.error, 'tender.failed')} onRetry={() => void review.refetch()} />
        )}
        {isChosen && review.data === undefined && review.error === null && <Skeleton height={160} />}
        {rows.length > 0 && <TenderRows rows={rows} />}
        {ready.length > 0 && <Totals rows={ready} />}
        {(review.data?.missing.length ?? 0) > 0 && (
          <p>{t('tender.missing', { count: review.data?.missing.length ?? 0 })}</p>
        )}
      </div>
    </>
  )
}

/** What is ready comes to for us, by currency: figures of two currencies are not added. */
function totalOf(rows: readonly TenderRow[]): string {
  const priced = rows.filter(row => row.CurrAmount !== null && row.PaymentType === 'P')
  const currencies = [...new Set(priced.map(row => row.currency))]
  const sums = currencies.map(currency =>
    formatMoney(
      priced.filter(row => row.currency === currency).reduce((sum, row) => sum + (row.CurrAmount ?? 0), 0),
      currency,
    ),
  )
  return sums.join(' + ')
}

function Totals({ rows }: { rows: readonly TenderRow[] }) {
  const t = useText()
  const total = totalOf(rows)
  return total === '' ? null : (
    <p className={classes.total} data-keep-clear>
      {t('tender.total', { total })}
    </p>
  )
}
