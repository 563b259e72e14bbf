import type { ReplyOf } from '@waybill/contract/call.ts'
import type { ReviewTenders } from '@waybill/contract/calls/Shipment/ReviewTenders.ts'
import { Link } from 'react-router'
import { served } from '../../../texts/names.ts'
import { text, useText } from '../../../texts/texts.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { formatCount, formatMoney } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { Badge, StatusBadge } from '../../../ui/StatusBadge.tsx'
import { type Remark, remarksOn } from '../../../widgets/RateList/remarks.ts'
import { sourceKey } from '../../../widgets/RateList/words.ts'
import classes from './Tender.module.css'

export type TenderRow = ReplyOf<typeof ReviewTenders>['rows'][number]

/** Each chosen shipment with whom it goes to, at which price, and what keeps it from going. */
export function TenderRows({ rows }: { rows: readonly TenderRow[] }) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className={classes.box} tabIndex={0} aria-label={t('tender.list')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('tender.shipment')}</th>
            <th scope="col" className={classes.wide}>
              {t('tender.consignee')}
            </th>
            <th scope="col" className={classes.wide}>
              {t('tender.lane')}
            </th>
            <th scope="col" className={classes.wide}>
              {t('tender.pickup')}
            </th>
            <th scope="col" className={classes.wide}>
              {t('tender.carrier')}
            </th>
            <th scope="col" className={classes.wide}>
              {t('tender.service')}
            </th>
            <th scope="col" className="wb-number">
              {t('tender.price')}
            </th>
            <th scope="col">{t('tender.state')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.shipmentId}>
              <th scope="row">
                <Link to={`/ShipmentDetails/${row.shipmentId}`} aria-label={t('tender.open', { bol: row.BOLNumber })}>
                  {row.BOLNumber}
                </Link>
                <div className={classes.narrow}>
                  <Hint small>
                    {row.consignee} · {laneOf(row)} · <DateText date={row.PickupByDate} />
                  </Hint>
                  {row.CarrierSCAC !== '' && (
                    <Hint small>
                      {carrierOf(row)} · {serviceOf(row)}
                    </Hint>
                  )}
                </div>
              </th>
              <td className={classes.wide}>{row.consignee}</td>
              <td className={classes.wide}>{laneOf(row)}</td>
              <td className={classes.wide}>
                <DateText date={row.PickupByDate} />
              </td>
              <td className={classes.wide}>{row.CarrierSCAC === '' ? '–' : carrierOf(row)}</td>
              <td className={classes.wide}>
                {serviceOf(row)}
                {remarksOf(row).map(({ tag, words }) => (
                  <span key={words} className={classes.tag} title={words}>
                    {tag}
                  </span>
                ))}
              </td>
              <td className="wb-number">
                {row.CurrAmount === null ? '–' : formatMoney(row.CurrAmount, row.currency)}
                {row.PaymentType === 'C' && <Hint small>{t('tender.collect')}</Hint>}
                {row.PaymentType === 'T' && <Hint small>{t('tender.othersPay')}</Hint>}
              </td>
              <td className={classes.state}>
                {row.state === 'notOpen' ? (
                  <StatusBadge status={row.shipmentStatus} />
                ) : (
                  <Badge tone={row.state === 'ready' ? 'good' : 'warn'}>{t(`tender.${row.state}`)}</Badge>
                )}
                {whyOf(row) !== '' && <Hint small>{whyOf(row)}</Hint>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const laneOf = (row: TenderRow): string =>
  `${row.shipperCity}, ${row.shipperState} → ${row.consigneeCity}, ${row.consigneeState}`

/** The figures behind what keeps it from going. */
function whyOf({ state, misfit, byTruck, currency }: TenderRow): string {
  if (state === 'doesNotFit' && misfit !== null) {
    return text('tender.tooLong', { needs: formatCount(misfit.needs), has: formatCount(misfit.has) })
  }
  if (byTruck === null) return ''
  const { mode, CarrierName: carrier, CurrAmount } = byTruck
  return text('tender.byTruck', { mode: text(`way.${mode}`), carrier, price: formatMoney(CurrAmount, currency) })
}

const carrierOf = (row: TenderRow): string => `${row.CarrierSCAC} ${row.CarrierName}`

/** What stands against the price that would be bought; its whole sentence stands where it is confirmed. */
const remarksOf = ({ rate }: TenderRow): readonly Remark[] =>
  rate === null ? [] : remarksOn(rate, [rate], rate.currency)

/** `Standard · 2 d · live · as an order`. */
function serviceOf({ rate, isAPI, CarrierSCAC }: TenderRow): string {
  const price =
    rate === null
      ? []
      : [
          served(rate.title),
          rate.ServiceDays === null ? text('rates.noDays') : text('rates.days', { count: rate.ServiceDays }),
          text(sourceKey(rate)),
        ]
  const way = CarrierSCAC === '' ? [] : [text(isAPI ? 'tender.byApi' : 'tender.byMail')]
  return [...price, ...way].filter(part => part !== '').join(' · ')
}
