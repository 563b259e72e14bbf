import type { ReplyOf } from '@waybill/contract/call.ts'
import type { ParcelRates } from '@waybill/contract/calls/Shipment/ParcelRates.ts'
import type { WireParcelRate } from '@waybill/contract/wire/parcelRate.ts'
import { useText } from '../../../texts/texts.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { formatCount, formatDate, formatMoney } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { Money } from '../../../ui/Money.tsx'
import { SmallTable } from '../../../ui/SmallTable.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import { Refusals } from '../../../widgets/LaneQuestion/Refusals.tsx'
import question from '../../../widgets/ParcelAccounts/Question.module.css'
import classes from './UpsRate.module.css'

/** The cheapest and the fastest, where there is more than one. */
function bestOf(rates: readonly WireParcelRate[]) {
  const days = rates.flatMap(({ transitDays }) => (transitDays === null ? [] : [transitDays]))
  const fewest = Math.min(...days)
  const isAlone = rates.length < 2
  return {
    cheapest: isAlone ? undefined : rates[0],
    // The first of the fastest is the cheapest of them.
    fastest: isAlone ? undefined : rates.find(({ transitDays }) => transitDays === fewest),
  }
}

const partsOf = ({ charges, currency }: WireParcelRate): string =>
  charges.map(({ description, amount }) => `${description} ${formatMoney(amount, currency)}`).join(', ')

/** All services with what they cost, cheapest first. */
export function Services({ answer }: { answer: ReplyOf<typeof ParcelRates> }) {
  const t = useText()
  const { rates, refusals, PickupByDate } = answer
  const { cheapest, fastest } = bestOf(rates)
  const counted = t('upsRate.prices', { count: rates.length, date: formatDate(PickupByDate) })
  return (
    <section className={question.answer} aria-label={counted}>
      {rates.length === 0 ? <p>{t('upsRate.none')}</p> : <h2 className={question.title}>{counted}</h2>}
      {rates.length > 0 && (
        <div className={question.wide}>
          <SmallTable>
            <thead>
              <tr>
                <th scope="col">{t('upsRate.service')}</th>
                <th scope="col">{t('upsRate.price')}</th>
                <th scope="col">{t('upsRate.days')}</th>
                <th scope="col">{t('upsRate.delivery')}</th>
                <th scope="col">{t('upsRate.zone')}</th>
                <th scope="col">{t('upsRate.billed')}</th>
                <th scope="col">{t('upsRate.parts')}</th>
              </tr>
            </thead>
            <tbody>
              {rates.map(rate => (
                <tr key={`${rate.serviceCode} ${rate.total}`}>
                  <th scope="row" className={classes.service}>
                    {rate.service} {rate === cheapest && <Badge tone="good">{t('upsRate.cheapest')}</Badge>}{' '}
                    {rate === fastest && <Badge tone="busy">{t('upsRate.fastest')}</Badge>}
                  </th>
                  <td>
                    <Money amount={rate.total} currency={rate.currency} />
                  </td>
                  <td>{rate.transitDays ?? '–'}</td>
                  <td>
                    <DateText date={rate.deliveryDate} />
                  </td>
                  <td>{rate.zone || '–'}</td>
                  <td>{rate.billedWeightLb === null ? '–' : formatCount(rate.billedWeightLb)}</td>
                  <td>{partsOf(rate)}</td>
                </tr>
              ))}
            </tbody>
          </SmallTable>
        </div>
      )}
      {[...new Set(rates.flatMap(({ messages }) => messages))].map(message => (
        <Hint small key={message}>
          {message}
        </Hint>
      ))}
      <Refusals refusals={refusals} />
      <Hint small>{t('upsRate.nothingKept')}</Hint>
    </section>
  )
}
