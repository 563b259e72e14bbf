import { Progress, TextInput } from '@mantine/core'
import { GetRateReplay } from '@waybill/contract/calls/RateSheets/GetRateReplay.ts'
import { GetRateSheet } from '@waybill/contract/calls/RateSheets/GetRateSheet.ts'
import { ReplayRateSheet } from '@waybill/contract/calls/RateSheets/ReplayRateSheet.ts'
import type { WireReplay } from '@waybill/contract/wire/rateSheet.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { clockIn, formatCount, formatDate, formatMoney } from '../../../ui/format.ts'
import { Money } from '../../../ui/Money.tsx'
import { notify } from '../../../ui/notify.ts'
import { Pages } from './Pages.tsx'
import classes from './RateSheet.module.css'

const SIZE = 25
const DAYS_BACK = 90
const DAY_MS = 86_400_000

const signed = (amount: number, currency: string): string => `${amount > 0 ? '+' : ''}${formatMoney(amount, currency)}`

/** What past freight would have cost by this version: started here, worked by the server, seen again after a reload. */
export function Replay({ versionId, replay }: { versionId: number; replay: WireReplay | null }) {
  const t = useText()
  const change = useChange(ReplayRateSheet, [GetRateSheet, GetRateReplay])
  const [since, setSince] = useState(
    () =>
      replay?.since ??
      clockIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(Date.now() - DAYS_BACK * DAY_MS)).date,
  )
  const start = async (): Promise<void> => {
    await change.mutateAsync({ body: { versionId, since } }).then(
      ({ shipments }) => shipments === 0 && notify.warn(t('rateSheets.replayNone')),
      (error: unknown) => notify.failed(explainShort(error)),
    )
  }
  return (
    <>
      <div className={classes.tools}>
        <TextInput
          type="date"
          label={t('rateSheets.replaySince')}
          value={since}
          onChange={event => setSince(event.currentTarget.value)}
        />
        <ActionButton variant="default" disabled={since === ''} onAct={start}>
          {t('rateSheets.replayStart')}
        </ActionButton>
      </div>
      {replay !== null && <Outcome versionId={versionId} replay={replay} />}
    </>
  )
}

function Outcome({ versionId, replay }: { versionId: number; replay: WireReplay }) {
  const t = useText()
  const progress = t('rateSheets.replayProgress', {
    done: formatCount(replay.done),
    total: formatCount(replay.shipments),
  })
  return (
    <>
      <div role="status">
        {!replay.ended && (
          <Progress
            value={(replay.done / Math.max(1, replay.shipments)) * 100}
            size="sm"
            aria-label={t('rateSheets.replay')}
          />
        )}
        <p>{progress}</p>
        {replay.sums.map(({ currency, shipments, before, after }) => (
          <p key={currency}>
            <strong>
              {t('rateSheets.replaySum', {
                ...{
                  count: formatCount(shipments),
                  before: formatMoney(before, currency),
                  after: formatMoney(after, currency),
                },
                difference: signed(after - before, currency),
              })}
            </strong>
          </p>
        ))}
        {replay.onlyBefore > 0 && <p>{t('rateSheets.replayOnlyBefore', { count: replay.onlyBefore })}</p>}
        {replay.onlyAfter > 0 && <p>{t('rateSheets.replayOnlyAfter', { count: replay.onlyAfter })}</p>}
      </div>
      {replay.ended && <Shipments versionId={versionId} />}
    </>
  )
}

function Shipments({ versionId }: { versionId: number }) {
  const t = useText()
  const [page, setPage] = useState(1)
  const { data } = useCall(GetRateReplay, { body: { versionId, pageIndex: page, pageSize: SIZE } })
  if (data === undefined || data.total === 0) return null
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <section className={classes.box} tabIndex={0} aria-label={t('rateSheets.replay')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('rateSheets.shipment')}</th>
              <th scope="col">{t('rateSheets.pickup')}</th>
              <th scope="col">{t('rateSheets.consignee')}</th>
              <th scope="col" className="wb-number">
                {t('rateSheets.before')}
              </th>
              <th scope="col" className="wb-number">
                {t('rateSheets.after')}
              </th>
              <th scope="col" className="wb-number">
                {t('rateSheets.differenceShort')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ shipmentId, BOLNumber, pickupDate, consignee, before, after, currency }) => (
              <tr key={shipmentId}>
                <td>
                  <Link to={`/ShipmentDetails/${shipmentId}`}>{BOLNumber}</Link>
                </td>
                <td>{pickupDate === null ? '–' : formatDate(pickupDate)}</td>
                <td>{consignee}</td>
                <td className="wb-number">
                  <Money amount={before} currency={currency} />
                </td>
                <td className="wb-number">
                  <Money amount={after} currency={currency} />
                </td>
                <td className="wb-number">
                  {before === null || after === null ? '–' : signed(after - before, currency)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Pages page={page} size={SIZE} total={data.total} onPage={setPage} />
    </>
  )
}
