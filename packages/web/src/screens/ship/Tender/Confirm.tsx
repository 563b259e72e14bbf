import { Button } from '@mantine/core'
import { impliedIn } from '@waybill/contract/wire/rate.ts'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { useEscape } from '../../../ui/keys/escapeStack.ts'
import { arrivalOf } from '../../../widgets/LoadReview/arrival.ts'
import { LoadReview } from '../../../widgets/LoadReview/LoadReview.tsx'
import { PriceRemarks } from '../../../widgets/LoadReview/PriceRemarks.tsx'
import classes from './Tender.module.css'
import type { TenderRow } from './TenderRows.tsx'

/** Asks once more before loads are bought: each with all that its carrier will act on, and what stands against its price. */
export function Confirm({
  rows,
  total,
  onSend,
  onClose,
}: {
  rows: readonly TenderRow[]
  /** What all of them come to, in words; blank: nothing of ours. */
  total: string
  onSend: () => Promise<unknown>
  onClose: () => void
}) {
  const t = useText()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  useEscape(true, onClose)
  return (
    <section className={classes.confirm} aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {t('tender.confirm', { count: rows.length })}
      </h2>
      <div className={classes.send} data-keep-clear>
        {total !== '' && <p className={classes.total}>{t('tender.total', { total })}</p>}
        <ButtonRow flush>
          <ActionButton onAct={onSend}>{t('tender.send', { count: rows.length })}</ActionButton>
          <Button variant="default" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
        </ButtonRow>
      </div>
      <ol>
        {rows.map(row => (
          <li key={row.shipmentId}>
            <h3>
              {t('tender.toWhom', { bol: row.BOLNumber, carrier: `${row.CarrierName} (${row.CarrierSCAC})` })}{' '}
              <span className="wb-whole">
                {row.CurrAmount === null ? t('tender.collect') : formatMoney(row.CurrAmount, row.currency)}
                {row.PaymentType === 'T' && ` · ${t('tender.othersPay')}`}
              </span>
            </h3>
            <dl>
              <LoadReview
                load={row.load}
                implied={row.rate === null ? [] : impliedIn(row.rate)}
                arrival={row.rate === null ? null : arrivalOf(row.rate)}
              />
            </dl>
            <PriceRemarks
              carrier={row.CarrierName}
              missing={row.rate?.missing ?? []}
              warnings={row.rate?.warnings ?? []}
              carrierWarnings={row.carrierWarnings}
              className={classes.remark}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
