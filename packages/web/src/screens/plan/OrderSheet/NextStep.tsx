import { Button, Progress } from '@mantine/core'
import type { WireSheet } from '@waybill/contract/wire/bulkSheet.ts'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { formatCount, formatMoney } from '../../../ui/format.ts'
import { useEscape } from '../../../ui/keys/escapeStack.ts'
import { useFocusNext } from '../../../ui/useFocusNext.ts'
import { useReachable } from '../../../widgets/screens.ts'
import classes from './OrderSheet.module.css'

type Go = (step: 'rate' | 'tender' | 'retry' | 'stop', given?: { seen?: string }) => Promise<void>

/** The one next step with all rows that can go on, in sight however long the sheet is. */
export function NextStep({ sheet, onGo }: { sheet: WireSheet; onGo: Go }) {
  const t = useText()
  const reachable = useReachable()
  /** What is asked about is what was seen when it was pressed. */
  const [asked, setAsked] = useState<WireSheet | null>(null)
  const tender = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusNext()
  const close = (): void => {
    setAsked(null)
    focusNext(() => tender.current)
  }
  const { counts, toStop, toRate, toTender, toRetry, collect, total } = sheet
  const mayTender = toTender > 0 && reachable('Tender')
  if (asked !== null) {
    return (
      <Asked
        sheet={asked}
        onSend={async () => {
          await onGo('tender', { seen: asked.seen })
          setAsked(null)
        }}
        onClose={close}
      />
    )
  }
  const isIdle = counts.working === 0 && toRate === 0 && !mayTender && toRetry === 0 && collect.length === 0
  return (
    <section className={classes.next} aria-label={t('sheet.next')}>
      {counts.working > 0 && (
        <span role="status" className={classes.working}>
          {t('sheet.underWay', { count: formatCount(counts.working) })}
          <Progress
            value={(100 * (total - counts.working)) / Math.max(1, total)}
            size="sm"
            aria-label={t('sheet.next')}
          />
        </span>
      )}
      {toStop > 0 && (
        <ActionButton variant="default" onAct={() => onGo('stop')}>
          {t('lists.stop')}
        </ActionButton>
      )}
      {isIdle && <span role="status">{t(counts.toFix > 0 ? 'sheet.onlyFix' : 'sheet.allDone')}</span>}
      {toTender > 0 && sumsText(sheet) !== '' && <strong>{t('sheet.total', { total: sumsText(sheet) })}</strong>}
      {toRetry > 0 && (
        <ActionButton variant="default" onAct={() => onGo('retry')}>
          {t('sheet.retry', { count: toRetry })}
        </ActionButton>
      )}
      {collect.length > 0 && reachable('Tender') && (
        <Button component={Link} to={`/Tender?ids=${collect.join(',')}`} variant="default">
          {t('sheet.collect', { count: collect.length })}
        </Button>
      )}
      {mayTender && (
        <ChangeButton ref={tender} variant={toRate > 0 ? 'default' : 'filled'} onClick={() => setAsked(sheet)}>
          {t('sheet.tender', { count: toTender })}
        </ChangeButton>
      )}
      {toRate > 0 && <ActionButton onAct={() => onGo('rate')}>{t('sheet.rate', { count: toRate })}</ActionButton>}
    </section>
  )
}

/** What the tenders come to, by currency; blank for who sees no prices. */
const sumsText = ({ sums }: WireSheet): string =>
  sums.map(({ CurrAmount, currency }) => formatMoney(CurrAmount, currency)).join(' + ')

function Asked({ sheet, onSend, onClose }: { sheet: WireSheet; onSend: () => Promise<void>; onClose: () => void }) {
  const t = useText()
  useEscape(true, onClose)
  // It takes the place of the button that was pressed, and so its focus: what is asked is read out.
  const question = useRef<HTMLElement>(null)
  useEffect(() => question.current?.focus(), [])
  const count = sheet.toTender
  return (
    <section ref={question} className={classes.next} role="alertdialog" tabIndex={-1} aria-labelledby="sheet-asked">
      <span id="sheet-asked">
        {t('sheet.tenderAsked', { count })}{' '}
        {sumsText(sheet) !== '' && <strong>{t('sheet.total', { total: sumsText(sheet) })}</strong>}
      </span>
      <Button variant="default" onClick={onClose}>
        {t('actions.cancel')}
      </Button>
      <ActionButton onAct={onSend}>{t('sheet.send', { count })}</ActionButton>
    </section>
  )
}
