import { Button, SegmentedControl } from '@mantine/core'
import type { WireRate, WireRateRefusal } from '@waybill/contract/wire/rate.ts'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { seesPrices } from '../../api/session.ts'
import { said } from '../../texts/said.ts'
import { text, useText } from '../../texts/texts.ts'
import { IconAlertTriangle, IconChevronDown, IconChevronRight } from '../../ui/icons.generated.ts'
import { useKeys } from '../../ui/keys/useKeys.ts'
import { starsText, starsWords } from '../CarrierStars/starsText.ts'
import { useCarrierStars } from '../CarrierStars/useCarrierStars.ts'
import type { HistoryLane } from '../LaneHistory/historyLane.ts'
import { useLaneHistory } from '../LaneHistory/useLaneHistory.ts'
import { Compared } from './Compared.tsx'
import classes from './RateList.module.css'
import { type Mark, RateRow } from './RateRow.tsx'
import { bestOf, inOrder, type RateSort, rateSorts } from './rateOrder.ts'
import { outdated, type Remark, remarksOn, sharedWords } from './remarks.ts'
import { useNow } from './useNow.ts'
import { usePicks } from './usePicks.ts'
import { isUninsured, refusalText, timeLeft } from './words.ts'

const TICK_MS = 10_000
/** Where nothing is chosen no key chooses. */
const noKeys = {}

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
  /** Where they go, to say what the lane cost and took before; null: nobody knows, or it is no more the one that was asked about. */
  readonly lane: HistoryLane | null
  /** The order changed since: the prices are shown, but none can be booked. */
  readonly isStale: boolean
  /** Left out: prices are shown here, and none is chosen. */
  readonly onChoose?: ((priceSheetId: number) => void) | undefined
  /** Enter on the chosen one. */
  readonly onBook?: (() => void) | undefined
  /** What became of a price, in a word; null: nothing that is to be said. */
  readonly markOf?: (rate: WireRate) => Mark | null
  /** Where a price comes from, where that is known better than from the price alone; blank: not. */
  readonly sourceOf?: (rate: WireRate) => string
  /** What else is known of a price, said where it is chosen or opened; null: nothing. */
  readonly aboutOf?: (rate: WireRate) => ReactNode
  /** Those that were given for the order as it was are said to need a new rating. */
  readonly marksOutdated?: boolean
}

/**
 * Prices as rows, as they come in: what all share stands once above them, those that are not to be used fold into one line.
 * Arrow keys or j and k choose, Enter books, `why` explains.
 */
export function RateList(props: RateListProps) {
  const { rates, refusals, currency, isWaiting, chosen, selected, because, isStale, onChoose } = props
  const { marksOutdated = false } = props
  const t = useText()
  const group = useId()
  const [sort, setSort] = useState<RateSort>(seesPrices() ? 'price' : 'days')
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
      new Map(
        rates.map((rate): [number, readonly Remark[]] => [
          rate.PricesheetID,
          [...(marksOutdated && !rate.current ? [outdated()] : []), ...remarksOn(rate, rates, currency)],
        ]),
      ),
    [rates, currency, marksOutdated],
  )
  const shared = useMemo(() => sharedWords([...remarks.values()]), [remarks])
  const keys = useMemo(() => {
    const move = (by: number) => () => {
      const at = rows.findIndex(rate => rate.PricesheetID === chosen)
      const next = rows[Math.min(Math.max(at + by, 0), rows.length - 1)]
      if (next === undefined || onChoose === undefined) return
      onChoose(next.PricesheetID)
      document.getElementById(`rate-${next.PricesheetID}`)?.focus()
    }
    return { j: move(1), k: move(-1) }
  }, [rows, chosen, onChoose])
  useKeys(onChoose === undefined ? noKeys : keys, { j: t('frame.keyNextRate'), k: t('frame.keyRateBefore') })
  const expiry = useExpiry(onChoose === undefined ? undefined : rows.find(rate => rate.PricesheetID === chosen))
  const picks = usePicks(rates)
  const stars = useCarrierStars()
  const history = useLaneHistory(props.lane, rates, isWaiting)
  return (
    <div className={classes.list} data-stale={isStale}>
      <div className={classes.bar}>
        <p className={classes.counts} role="status">
          <span className="wb-whole">{t('rates.answered', { count: rates.length })}</span>
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
        {picks.picked.length > 1 && (
          <Button variant="default" size="compact-sm" aria-pressed={picks.isOpen} onClick={picks.toggle}>
            {t(picks.isOpen ? 'rates.compareEnd' : 'rates.compare', { count: picks.picked.length })}
          </Button>
        )}
        {rates.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t('rates.sort')}
            value={sort}
            onChange={value => setSort(rateSorts.find(one => one === value) ?? 'price')}
            data={[
              ...(seesPrices() ? [{ value: 'price', label: t('rates.sortPrice') }] : []),
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
      {picks.isOpen && (
        <Compared rates={picks.picked} history={history} currency={currency} chosen={chosen} onClose={picks.toggle} />
      )}
      {rows.length > 0 && (
        <div
          className={classes.rows}
          {...(onChoose === undefined
            ? { role: 'group', 'aria-label': t('rates.title') }
            : { role: 'radiogroup', 'aria-label': t('rates.choose') })}
        >
          {rows.map((rate, i) => (
            <RateRow
              key={rate.PricesheetID}
              rate={rate}
              stars={starsText(stars.get(rate.CarrierSCAC))}
              starsWords={starsWords(stars.get(rate.CarrierSCAC))}
              history={history.get(rate.PricesheetID)}
              remarks={(remarks.get(rate.PricesheetID) ?? []).filter(({ words }) => !shared.has(words))}
              group={group}
              isChosen={rate.PricesheetID === chosen}
              isCheapest={rate.PricesheetID === best.cheapest}
              isFastest={rate.PricesheetID === best.fastest}
              isAlike={rows[i - 1]?.title === rate.title}
              source={props.sourceOf?.(rate) ?? ''}
              mark={props.markOf?.(rate) ?? null}
              because={rate.PricesheetID === selected ? because : ''}
              about={props.aboutOf?.(rate) ?? null}
              isPicked={rates.length > 1 ? picks.has(rate.PricesheetID) : null}
              canPick={picks.hasRoom}
              onPick={() => picks.pick(rate.PricesheetID)}
              onChoose={onChoose === undefined ? null : () => onChoose(rate.PricesheetID)}
              onBook={() => props.onBook?.()}
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
