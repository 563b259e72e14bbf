import { isDate, isTime, type LoadReview as Load, type LoadStop } from '@waybill/domain'
import { accessorialName, packagingName } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { DateText } from '../../ui/DateText.tsx'
import { formatCount, formatMoney, formatWeight } from '../../ui/format.ts'
import { Fact } from '../../ui/Panel.tsx'
import { type Arrival, arrivalWords } from './arrival.ts'
import { codWords, truckWords } from './loadWords.ts'

/** All that a load is bought by, read once more: where and when, how much, by which numbers, with which extras. */
export function LoadReview({
  load,
  arrival,
  implied = [],
}: {
  load: Load
  arrival: Arrival | null
  /** Services that the price was asked for though nobody ticked them. */
  implied?: readonly string[]
}) {
  const t = useText()
  const services = [...new Set([...load.services, ...implied])]
  // The form may still hold what cannot be read as a number: nothing is said of it then.
  const weights = Number.isFinite(load.weightLb) ? [formatWeight(load.weightLb)] : []
  const counted = load.units.filter(({ count }) => Number.isFinite(count))
  const units = counted.map(({ type, count }) => `${formatCount(count)} ${packagingName(type, count)}`)
  const truck = truckWords(load.truck)
  const numbers = [
    ...(load.customerPo === '' ? [] : [t('load.po', { number: load.customerPo })]),
    ...(load.orderNumber === '' ? [] : [t('load.salesOrder', { number: load.orderNumber })]),
  ]
  return (
    <>
      {load.stops.map((stop, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of a way stand in their order and are only read here
        <Fact key={index} name={placeName(t, stop, index, load.stops.length)}>
          {whereOf(stop)}
          {isDate(stop.date) && (
            <>
              {' · '}
              <DateText date={stop.date} {...(isTime(stop.from) && isTime(stop.to) ? stop : {})} />
            </>
          )}
          {stop.appointment !== '' && ` · ${t('load.appointment', { text: stop.appointment })}`}
        </Fact>
      ))}
      <Fact name={t('load.freight')}>
        {[...weights, ...units, ...(load.hazmat ? [t('load.hazmat')] : [])].join(' · ')}
      </Fact>
      {truck !== '' && <Fact name={t('load.truck')}>{truck}</Fact>}
      <Fact name={t('load.numbers')}>{numbers.length === 0 ? t('load.noNumbers') : numbers.join(' · ')}</Fact>
      <Fact name={t('load.extras')}>
        {services.length === 0 ? t('load.noExtras') : services.map(accessorialName).join(', ')}
      </Fact>
      {load.signature !== '' && <Fact name={t('parcel.signature')}>{t(`parcel.signature_${load.signature}`)}</Fact>}
      {load.cod !== null && <Fact name={t('load.cod')}>{codWords(load.cod, load.currency)}</Fact>}
      {load.declaredValue !== null && Number.isFinite(load.declaredValue) && (
        <Fact name={t('load.declared')}>{formatMoney(load.declaredValue, load.currency)}</Fact>
      )}
      {load.specialInstructions !== '' && <Fact name={t('load.instructions')}>{load.specialInstructions}</Fact>}
      {arrival !== null && <Fact name={t('load.arrives')}>{arrivalWords(arrival)}</Fact>}
      <Fact name={t('load.terms')}>{t(`load.${load.terms}`)}</Fact>
    </>
  )
}

const whereOf = ({ company, city, state }: LoadStop): string =>
  [company, `${city} ${state}`.trim()].filter(Boolean).join(', ')

type Text = ReturnType<typeof useText>

const placeName = (t: Text, { kind }: LoadStop, index: number, count: number): string =>
  index === 0 || index === count - 1 ? t(`load.${kind}`) : t(`load.${kind}At`, { number: index + 1 })
