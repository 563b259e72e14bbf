import { roomRisk, type WireRate } from '@waybill/contract/wire/rate.ts'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { seesPrices } from '../../api/session.ts'
import { served } from '../../texts/names.ts'
import { text, useText } from '../../texts/texts.ts'
import { formatDate, formatMoney } from '../../ui/format.ts'
import { IconAlertTriangle, IconChevronDown, IconChevronRight } from '../../ui/icons.generated.ts'
import { Money } from '../../ui/Money.tsx'
import { Badge, type Tone } from '../../ui/StatusBadge.tsx'
import { daysText, positionSentence, positionText } from '../LaneHistory/historyText.ts'
import type { PriceHistory } from '../LaneHistory/useLaneHistory.ts'
import { PriceTrace } from '../PriceTrace/PriceTrace.tsx'
import classes from './RateList.module.css'
import type { Remark } from './remarks.ts'
import { guideText, sourceKey } from './words.ts'

/** What a price is marked with, such as *Booked*. */
export interface Mark {
  readonly words: string
  readonly tone: Tone
}

interface Props {
  readonly rate: WireRate
  /** What stands against it and not against all of them. */
  readonly remarks: readonly Remark[]
  /** Name of the radio group. */
  readonly group: string
  readonly isChosen: boolean
  /** Of the whole list. */
  readonly isCheapest: boolean
  readonly isFastest: boolean
  /** The row above is of the same service: what differs stands out. */
  readonly isAlike: boolean
  /** Where it comes from; blank: as the price itself says. */
  readonly source: string
  readonly mark: Mark | null
  /** Why it is selected by itself; empty when it is not. */
  readonly because: string
  /** What people think of its carrier, short and as a sentence; blank: nobody said. */
  readonly stars: string
  readonly starsWords: string
  /** What it is beside the lane's own past; undefined: nobody knows yet. */
  readonly history: PriceHistory | undefined
  /** What else is known of it, said where it is chosen or opened; null: nothing. */
  readonly about: ReactNode
  /** It is picked to be compared; null: nothing is compared here. */
  readonly isPicked: boolean | null
  /** One more has room beside those that are picked. */
  readonly canPick: boolean
  readonly onPick: () => void
  /** Null: prices are shown here, and none is chosen. */
  readonly onChoose: (() => void) | null
  /** Enter on the row. */
  readonly onBook: () => void
}

/** One price in one row: how much, who, how fast, where it comes from and what sets it apart. Chosen, it says so in sentences. */
export function RateRow(props: Props) {
  const { rate, remarks, isChosen, isPicked, because, about } = props
  const { position = null, days = null } = props.history ?? {}
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const id = `rate-${rate.PricesheetID}`
  const isClose = isChosen || isOpen
  const service = served(rate.title)
  const source = props.source === '' ? t(sourceKey(rate)) : props.source
  const named = { scac: rate.CarrierSCAC || rate.CarrierName, service, source }
  const { onChoose } = props
  /** A click anywhere on the price, but on what does something else, chooses it; keys have its radio button. */
  const chooseAt = ({ target }: MouseEvent): void => {
    if (onChoose === null || (target instanceof Element && target.closest('label, input, button, a') !== null)) return
    document.getElementById(id)?.focus()
    onChoose()
  }
  return (
    <div className={classes.rate} data-chosen={isChosen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: its radio button is in it */}
      <div className={classes.row} data-choice={onChoose !== null} onClick={chooseAt}>
        <Who {...props} id={id} />
        <span id={`${id}-days`} className={classes.days}>
          {rate.ServiceDays === null ? t('rates.noDays') : t('rates.days', { count: rate.ServiceDays })}
          {rate.deliveryDate !== '' && <span className="wb-whole"> {formatDate(rate.deliveryDate)}</span>}
          {days !== null && <span className={classes.usually}>{daysText(days)}</span>}
        </span>
        <span id={`${id}-source`} className={classes.source}>
          {source}
        </span>
        <span id={`${id}-what`} className={classes.what}>
          <span className={classes.service} data-alike={props.isAlike} title={service}>
            {service}
          </span>{' '}
          {props.mark !== null && <Badge tone={props.mark.tone}>{props.mark.words}</Badge>}
          {props.isCheapest && <Badge tone="good">{t('rates.cheapest')}</Badge>}
          {props.isFastest && <Badge tone="busy">{t('rates.fastest')}</Badge>}
          {rate.guide !== null && (
            <Badge tone={rate.guide.says === 'preferred' ? 'good' : 'bad'}>{guideText(rate)}</Badge>
          )}
          {!rate.allowed && rate.guide?.says !== 'doNotUse' && <Badge tone="bad">{t('rates.doNotUse')}</Badge>}
          {props.stars !== '' && (
            <span className={classes.tag} title={props.starsWords}>
              {props.stars}
            </span>
          )}
          {position !== null && (
            <span className={classes.position} title={positionSentence(position)}>
              {positionText(position)}
            </span>
          )}
          {remarks.map(({ tag, words }) => (
            <span key={words} className={classes.tag} title={words}>
              {tag}
            </span>
          ))}
        </span>
        <span className={classes.acts}>
          {remarks.length > 0 && (
            <span className={classes.flag} title={remarks.map(({ words }) => words).join(' ')}>
              <IconAlertTriangle size={14} aria-hidden="true" />
            </span>
          )}
          {isPicked !== null && (
            <input
              type="checkbox"
              aria-label={t('rates.pick', named)}
              title={t('rates.pickWhy')}
              checked={isPicked}
              disabled={!isPicked && !props.canPick}
              onChange={props.onPick}
            />
          )}
          {rate.CurrAmount !== null && (
            <button
              type="button"
              className={classes.why}
              aria-expanded={isOpen}
              aria-controls={`${id}-why`}
              aria-label={t('rates.whyOf', named)}
              onClick={() => setOpen(!isOpen)}
            >
              <span className={classes.whyWord}>{t('rates.why')}</span>{' '}
              {isOpen ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
            </button>
          )}
        </span>
      </div>
      {(because !== '' || (isClose && (remarks.length > 0 || about !== null || position !== null))) && (
        <div className={classes.notes}>
          {because !== '' && <span className={classes.because}>{because}</span>}
          {isClose && about}
          {isClose && position !== null && <span className={classes.position}>{positionSentence(position)}</span>}
          {isClose &&
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

/** The price and its carrier; to be chosen where prices are. */
function Who({ rate, id, group, isChosen, onChoose, onBook }: Props & { id: string }) {
  // What it is ranked by is seen and heard where it stands.
  const risk = roomRisk(rate)
  const price = (
    <strong id={`${id}-price`} className={classes.total}>
      {seesPrices() && <Money amount={rate.CurrAmount} currency={rate.currency} />}
      {risk > 0 && (
        <span className={classes.more} title={text('rates.moreWhy')}>
          +{formatMoney(risk, rate.currency)}
        </span>
      )}
    </strong>
  )
  const carrier = (
    <span id={`${id}-who`} className={classes.carrier}>
      <strong>{rate.CarrierSCAC}</strong> <span className={classes.name}>{rate.CarrierName}</span>
    </span>
  )
  if (onChoose === null) {
    return (
      <span className={classes.who} data-fixed="true">
        {price}
        {carrier}
      </span>
    )
  }
  return (
    <label className={classes.who}>
      <input
        type="radio"
        id={id}
        aria-labelledby={`${id}-who ${id}-price`}
        // What tells two prices of one carrier apart.
        aria-describedby={`${id}-days ${id}-source ${id}-what`}
        name={group}
        checked={isChosen}
        onChange={onChoose}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          if (!event.repeat) onBook()
        }}
      />
      {price}
      {carrier}
    </label>
  )
}
