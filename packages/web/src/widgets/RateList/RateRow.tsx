import { IconAlertTriangle, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { useState } from 'react'
import { served } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { formatDate } from '../../ui/format.ts'
import { Money } from '../../ui/Money.tsx'
import { Badge } from '../../ui/StatusBadge.tsx'
import { PriceTrace } from '../PriceTrace/PriceTrace.tsx'
import classes from './RateList.module.css'
import type { Remark } from './remarks.ts'
import { guideText } from './words.ts'

/** One price in one row: how much, who, how fast, where it comes from and what sets it apart. Chosen, it says so in sentences. */
export function RateRow({
  rate,
  remarks,
  group,
  isChosen,
  isCheapest,
  isFastest,
  because,
  onChoose,
  onBook,
}: {
  rate: WireRate
  /** What stands against it and not against all of them. */
  remarks: readonly Remark[]
  /** Name of the radio group. */
  group: string
  isChosen: boolean
  /** Of the whole list. */
  isCheapest: boolean
  isFastest: boolean
  /** Why it is selected by itself; empty when it is not. */
  because: string
  onChoose: () => void
  /** Enter on the row. */
  onBook: () => void
}) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const id = `rate-${rate.PricesheetID}`
  const source = rate.isSpot ? 'rates.spot' : rate.isAPI ? 'rates.live' : 'rates.sheet'
  return (
    <div className={classes.rate} data-chosen={isChosen}>
      <div className={classes.row}>
        <label className={classes.who}>
          <input
            type="radio"
            id={id}
            aria-labelledby={`${id}-who ${id}-price`}
            name={group}
            checked={isChosen}
            onChange={onChoose}
            onKeyDown={event => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
              event.preventDefault()
              if (!event.repeat) onBook()
            }}
          />
          <strong id={`${id}-price`} className={classes.total}>
            <Money amount={rate.CurrAmount} currency={rate.currency} />
          </strong>
          <span id={`${id}-who`} className={classes.carrier}>
            <strong>{rate.CarrierSCAC}</strong> <span className={classes.name}>{rate.CarrierName}</span>
          </span>
        </label>
        <span className={classes.service} title={served(rate.title)}>
          {served(rate.title)}
        </span>
        <span className={classes.days}>
          {rate.ServiceDays === null ? t('rates.noDays') : t('rates.days', { count: rate.ServiceDays })}
          {rate.deliveryDate !== '' && <span className="wb-whole"> {formatDate(rate.deliveryDate)}</span>}
        </span>
        <span className={classes.source}>{t(source)}</span>
        <span className={classes.tags}>
          {isCheapest && <Badge tone="good">{t('rates.cheapest')}</Badge>}
          {isFastest && <Badge tone="busy">{t('rates.fastest')}</Badge>}
          {rate.guide !== null && (
            <Badge tone={rate.guide.says === 'preferred' ? 'good' : 'bad'}>{guideText(rate)}</Badge>
          )}
          {!rate.allowed && rate.guide?.says !== 'doNotUse' && <Badge tone="bad">{t('rates.doNotUse')}</Badge>}
          {remarks.map(({ tag, words }) => (
            <span key={words} className={classes.tag} title={words}>
              {tag}
            </span>
          ))}
        </span>
        <button
          type="button"
          className={classes.why}
          aria-expanded={isOpen}
          aria-controls={`${id}-why`}
          aria-label={t('rates.whyOf', { scac: rate.CarrierSCAC })}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={classes.whyWord}>{t('rates.why')}</span>{' '}
          {isOpen ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
        </button>
      </div>
      {(because !== '' || ((isChosen || isOpen) && remarks.length > 0)) && (
        <div className={classes.notes}>
          {because !== '' && <span className={classes.because}>{because}</span>}
          {(isChosen || isOpen) &&
            remarks.map(({ words }) => (
              <span key={words} className={classes.warning}>
                <IconAlertTriangle size={14} aria-hidden="true" /> {words}
              </span>
            ))}
        </div>
      )}
      <div id={`${id}-why`} className={classes.trace} hidden={!isOpen}>
        {isOpen && <PriceTrace rate={rate} />}
      </div>
    </div>
  )
}
