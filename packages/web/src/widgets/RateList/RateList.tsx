import { SegmentedControl } from '@mantine/core'
import { IconAlertTriangle, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { WireRate, WireRateRefusal } from '@waybill/contract/wire/rate.ts'
import { useId, useMemo, useState } from 'react'
import { said } from '../../texts/said.ts'
import { text, useText } from '../../texts/texts.ts'
import { useKeys } from '../../ui/keys/useKeys.ts'
import classes from './RateList.module.css'
import { RateRow } from './RateRow.tsx'
import { bestOf, inOrder, type RateSort, rateSorts } from './rateOrder.ts'
import { type Remark, remarksOn, sharedWords } from './remarks.ts'
import { useNow } from './useNow.ts'
import { isUninsured, refusalText, timeLeft } from './words.ts'

const TICK_MS = 10_000

export interface RateListProps {
  readonly rates: readonly WireRate[]
  readonly refusals: readonly WireRateRefusal[]
  /** The shipment's: prices in it are compared. */
  readonly currency: string
  /** Some sources have not answered yet. */
  readonly isWaiting: boolean
  /** PricesheetID of the chosen one. */
  readonly chosen: number | null
  /** The one that was selected by itself, and why; or one that came late and is lower. */
  readonly selected: number | null
  readonly because: string
  /** Whether the cheapest and the fastest are marked, where services stand side by side. */
  readonly marksBest?: boolean
  /** The order changed since: the prices are shown, but none can be booked. */
  readonly isStale: boolean
  readonly onChoose: (priceSheetId: number) => void
  /** Enter on the chosen one. */
  readonly onBook: () => void
}

/**
 * Prices as rows, as they come in: what all share stands once above them, those that are not to be used fold into one line.
 * Arrow keys or j and k choose, Enter books, `why` explains.
 */
export function RateList(props: RateListProps) {
  const { rates, refusals, currency, isWaiting, chosen, selected, because, isStale, onChoose, onBook } = props
  const t = useText()
  const group = useId()
  const [sort, setSort] = useState<RateSort>('price')
  const [showsRefusals, setShowsRefusals] = useState(false)
  const best = useMemo(
    () => bestOf(props.marksBest === true ? rates : [], currency),
    [props.marksBest, rates, currency],
  )
  const [showsBarred, setShowsBarred] = useState(false)
  const all = useMemo(() => inOrder(rates, sort, currency), [rates, sort, currency])
  const barred = useMemo(() => all.filter(rate => !rate.allowed), [all])
  // One that is chosen, or all there is, is never out of sight.
  const isBarredOpen = showsBarred || barred.length === all.length || barred.some(rate => rate.PricesheetID === chosen)
  const rows = useMemo(() => {
    const usable = all.filter(rate => rate.allowed)
    return isBarredOpen ? [...usable, ...barred] : usable
  }, [all, barred, isBarredOpen])
  const remarks = useMemo(
    () =>
      new Map(rates.map((rate): [number, readonly Remark[]] => [rate.PricesheetID, remarksOn(rate, rates, currency)])),
    [rates, currency],
  )
  const shared = useMemo(() => sharedWords([...remarks.values()]), [remarks])
  const keys = useMemo(() => {
    const move = (by: number) => () => {
      const at = rows.findIndex(rate => rate.PricesheetID === chosen)
      const next = rows[Math.min(Math.max(at + by, 0), rows.length - 1)]
      if (next === undefined) return
      onChoose(next.PricesheetID)
      document.getElementById(`rate-${next.PricesheetID}`)?.focus()
    }
    return { j: move(1), k: move(-1) }
  }, [rows, chosen, onChoose])
  useKeys(keys, { j: t('frame.keyNextRate'), k: t('frame.keyRateBefore') })
  const expiry = useExpiry(rows.find(rate => rate.PricesheetID === chosen))
  return (
    <div className={classes.list} data-stale={isStale}>
      <div className={classes.bar}>
        <p className={classes.counts} role="status">
          {t('rates.answered', { count: rates.length })}
          {isWaiting && <> · {t('rates.waiting')}</>}
          {refusals.length > 0 && (
            <>
              {' · '}
              <button
                type="button"
                className={classes.link}
                aria-expanded={showsRefusals}
                onClick={() => setShowsRefusals(!showsRefusals)}
              >
                {t('rates.refused', { count: refusals.length })}
              </button>
            </>
          )}
          {expiry !== '' && !isStale && <span className={classes.expiry}> · {expiry}</span>}
        </p>
        {rates.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t('rates.sort')}
            value={sort}
            onChange={value => setSort(rateSorts.find(one => one === value) ?? 'price')}
            data={[
              { value: 'price', label: t('rates.sortPrice') },
              { value: 'days', label: t('rates.sortDays') },
              { value: 'date', label: t('rates.sortDate') },
            ]}
          />
        )}
      </div>
      {showsRefusals && (
        <ul className={classes.refusals}>
          {refusals.map(refusal => (
            <li key={`${refusal.CarrierSCAC} ${refusal.source} ${refusal.reason}`}>
              <strong>{refusal.CarrierSCAC}</strong> {refusal.CarrierName} ({said(refusal.source)}):{' '}
              {refusalText(refusal)}
            </li>
          ))}
        </ul>
      )}
      {shared.size > 0 && (
        <ul className={classes.shared} aria-label={t('rates.ofAll')}>
          {[...shared].map(words => (
            <li key={words}>
              <IconAlertTriangle size={14} aria-hidden="true" /> {words}
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <div className={classes.rows} role="radiogroup" aria-label={t('rates.choose')}>
          {rows.map(rate => (
            <RateRow
              key={rate.PricesheetID}
              rate={rate}
              remarks={(remarks.get(rate.PricesheetID) ?? []).filter(({ words }) => !shared.has(words))}
              group={group}
              isChosen={rate.PricesheetID === chosen}
              isCheapest={rate.PricesheetID === best.cheapest}
              isFastest={rate.PricesheetID === best.fastest}
              because={rate.PricesheetID === selected ? because : ''}
              onChoose={() => onChoose(rate.PricesheetID)}
              onBook={onBook}
            />
          ))}
        </div>
      )}
      {barred.length > 0 && barred.length < all.length && (
        <button
          type="button"
          className={classes.barred}
          aria-expanded={isBarredOpen}
          onClick={() => setShowsBarred(!isBarredOpen)}
        >
          {isBarredOpen ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}{' '}
          {t('rates.barred', { count: barred.length, who: barred.map(whyBarred).join(', ') })}
        </button>
      )}
      {isWaiting && <div className={classes.skeleton} aria-hidden="true" />}
    </div>
  )
}

/** `DMEC uninsured`. */
const whyBarred = ({ CarrierSCAC, carrierWarnings }: WireRate): string =>
  `${CarrierSCAC} ${text(isUninsured(carrierWarnings) ? 'rates.uninsured' : 'rates.doNotUse').toLowerCase()}`

function useExpiry(rate: WireRate | undefined): string {
  const t = useText()
  const now = useNow(TICK_MS)
  if (rate === undefined) return ''
  const left = timeLeft(Date.parse(rate.expiresAt), now)
  return left === null ? t('rates.expired') : t('rates.expires', { left })
}
