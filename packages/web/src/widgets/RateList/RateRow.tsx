import { IconAlertTriangle, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { useState } from 'react'
import { served } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { formatDate, formatMoney } from '../../ui/format.ts'
import { Money } from '../../ui/Money.tsx'
import { Badge } from '../../ui/StatusBadge.tsx'
import { PriceTrace } from '../PriceTrace/PriceTrace.tsx'
import classes from './RateList.module.css'
import { discountPercent } from './rateOrder.ts'
import { carrierWarningText, countedText, guideText, isNewCarrier, isUninsured, warningText } from './words.ts'

/** One price: who, how fast, what it is made of, what may come on top, and why. */
export function RateRow({
  rate,
  missing,
  otherCurrency,
  group,
  isChosen,
  isCheapest,
  isFastest,
  because,
  onChoose,
  onBook,
}: {
  rate: WireRate
  /** What it leaves out, a sentence for each service. */
  missing: readonly string[]
  /** Why it stands after the others; empty when it is in their currency. */
  otherCurrency: string
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
  const percent = discountPercent(rate)
  const id = `rate-${rate.PricesheetID}`
  const warnings = [
    ...rate.carrierWarnings.map(warning => carrierWarningText(warning, rate.CarrierName)),
    ...[otherCurrency, countedText(rate), ...rate.warnings.map(warningText)].filter(words => words !== ''),
  ]
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(amount, rate.currency))
  return (
    <div className={classes.rate} data-chosen={isChosen}>
      <div className={classes.row}>
        <label className={classes.who}>
          <input
            type="radio"
            id={id}
            name={group}
            checked={isChosen}
            onChange={onChoose}
            onKeyDown={event => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
              event.preventDefault()
              if (!event.repeat) onBook()
            }}
          />
          <strong>{rate.CarrierSCAC}</strong>
          <span className={classes.name}>{rate.CarrierName}</span>
          {rate.isAPI && <span className={classes.way}>{t('rates.live')}</span>}
          {rate.isSpot && <span className={classes.way}>{t('rates.spot')}</span>}
        </label>
        <span>{served(rate.title)}</span>
        <span>
          {rate.ServiceDays === null ? t('rates.noDays') : t('rates.days', { count: rate.ServiceDays })}
          {rate.deliveryDate !== '' && <span className="wb-whole"> {formatDate(rate.deliveryDate)}</span>}
        </span>
        <span className={classes.part} data-label={t('rates.linehaul')}>
          {money(rate.linehaul)}
          {percent !== null && <span className={classes.off}> −{percent} %</span>}
        </span>
        <span className={classes.part} data-label={t('rates.fuel')}>
          {money(rate.fuel)}
        </span>
        <span className={classes.part} data-label={t('rates.extras')}>
          {money(rate.accessorials)}
        </span>
        <strong className={classes.total}>
          <Money amount={rate.CurrAmount} currency={rate.currency} />
        </strong>
        <button
          type="button"
          className={classes.why}
          aria-expanded={isOpen}
          aria-controls={`${id}-why`}
          aria-label={t('rates.whyOf', { scac: rate.CarrierSCAC })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('rates.why')} {isOpen ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
        </button>
      </div>
      {(because !== '' ||
        isCheapest ||
        isFastest ||
        rate.guide !== null ||
        missing.length + warnings.length > 0 ||
        rate.guessedClass ||
        !rate.allowed) && (
        <div className={classes.notes}>
          {isCheapest && <Badge tone="good">{t('rates.cheapest')}</Badge>}
          {isFastest && <Badge tone="busy">{t('rates.fastest')}</Badge>}
          {because !== '' && <span className={classes.because}>{because}</span>}
          {rate.guide !== null && (
            <Badge tone={rate.guide.says === 'preferred' ? 'good' : 'bad'}>{guideText(rate)}</Badge>
          )}
          {!rate.allowed && rate.guide?.says !== 'doNotUse' && (
            <Badge tone="bad">{t(isUninsured(rate.carrierWarnings) ? 'rates.uninsured' : 'rates.doNotUse')}</Badge>
          )}
          {isNewCarrier(rate.carrierWarnings) && <Badge tone="warn">{t('rates.isNew')}</Badge>}
          {missing.length > 0 && <Badge tone="warn">{t('rates.incomplete')}</Badge>}
          {rate.guessedClass && <Badge tone="warn">{t('rates.guessedHere')}</Badge>}
          {[...missing, ...warnings].map(words => (
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
