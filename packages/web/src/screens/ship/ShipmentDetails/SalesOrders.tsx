import '../../../texts/confirmations.ts'
import '../../../texts/orders.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { Link } from 'react-router'
import { useUser } from '../../../api/useSession.ts'
import { useText } from '../../../texts/texts.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { formatCount } from '../../../ui/format.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { ConfirmationsOf } from '../../../widgets/Confirmations/ConfirmationsOf.tsx'
import { useReachable } from '../../../widgets/screens.ts'
import { isUnbooked } from './bookingStage.ts'
import tables from './ItemsTable.module.css'
import { Notice } from './Notice.tsx'
import partClasses from './Part.module.css'
import { Part } from './Part.tsx'
import classes from './SalesOrders.module.css'

type Order = WireShipmentDetails['orders'][number]

/** The orders that are on the shipment, with their lines and what each bears of the price. */
export function SalesOrders({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const { orders, shipmentId, shipmentStatus } = details
  const reachable = useReachable()
  if (orders.length === 0) return null
  return (
    <Part title={t('orders.onShipment')}>
      {orders.length > 1 && <Together details={details} />}
      {orders.map(order => (
        <OneOrder key={order.orderId} order={order} />
      ))}
      {shipmentStatus !== 'O' &&
        shipmentStatus !== 'Q' &&
        (reachable('OpenOrders') || reachable('OrderIntegration')) && (
          <div className={classes.order}>
            <div className={classes.head}>
              <h3>{t('confirmations.tab')}</h3>
            </div>
            <ConfirmationsOf of={{ shipmentId }} />
          </div>
        )}
    </Part>
  )
}

/** Orders on the shipment that a file cancelled: somebody stops the carrier, or decides before one is asked. */
export function CancelWanted({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const leadsToOrders = useReachable()('OpenOrders')
  return details.orders.map(({ orderId, OrderNumber, BackOrderCode, cancelWantedAt }) => {
    if (cancelWantedAt === null) return null
    const name = t('orders.panelTitle', { number: [OrderNumber, BackOrderCode].filter(Boolean).join('-') })
    return (
      <Notice key={orderId} tone="bad" title="">
        <p>
          {leadsToOrders ? <Link to={`/OpenOrders?show=all&open=${orderId}`}>{name}</Link> : name}
          {': '}
          {t(isUnbooked(details) ? 'orders.cancelWantedBuilt' : 'orders.cancelWantedHere')}{' '}
          <InstantText at={cancelWantedAt} />
        </p>
      </Notice>
    )
  })
}

/** What all orders say together. */
function Together({
  details: { OrderNumber, PO_Number, OrderValue, AdditionalRef, orders },
}: {
  details: WireShipmentDetails
}) {
  const t = useText()
  const said = [
    [t('orders.ordersTab'), OrderNumber],
    [t('orders.po'), PO_Number],
    [t('orders.references'), AdditionalRef.join(', ')],
  ].filter(([, words]) => words !== '')
  return (
    <p className={classes.head}>
      {said.map(([name, words]) => (
        <span key={name}>{`${name}: ${words}`}</span>
      ))}
      {OrderValue !== null && (
        <span>
          {t('orders.value')}: <Money amount={OrderValue} currency={orders[0]?.currency ?? ''} />
        </span>
      )}
    </p>
  )
}

function OneOrder({ order }: { order: Order }) {
  const t = useText()
  // What is inside of a package is told of orders that a system sends.
  const showsCartons = useUser()?.IntergrationCheck === true
  const name = [order.OrderNumber, order.BackOrderCode].filter(Boolean).join('-')
  const modes = { LTL: t('shipment.LTL'), TL: t('shipment.TL'), PARCEL: t('shipment.PARCEL') }
  return (
    <div className={classes.order}>
      <div className={classes.head}>
        <h3>{t('orders.panelTitle', { number: name })}</h3>
        {order.PO_Number !== '' && <span>{`${t('orders.po')}: ${order.PO_Number}`}</span>}
        {order.SoldTo !== '' && <span>{`${t('orders.soldTo')}: ${order.SoldTo}`}</span>}
        {order.AdditionalRef.length > 0 && (
          <span>{`${t('orders.references')}: ${order.AdditionalRef.join(', ')}`}</span>
        )}
        {order.DueDate !== null && (
          <span>
            {t('orders.due')}: <DateText date={order.DueDate} />
          </span>
        )}
        {order.OrderValue !== null && (
          <span>
            {t('orders.value')}: <Money amount={order.OrderValue} currency={order.currency} />
          </span>
        )}
        {order.bornCharge !== null && (
          <strong>
            {t('orders.born')}: <Money amount={order.bornCharge} currency={order.bornCurrency} />
          </strong>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <section className={tables.tableBox} tabIndex={0} aria-label={t('orders.linesOf', { number: name })}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('orders.item')}</th>
              <th scope="col" className="wb-number">
                {t('orders.ordered')}
              </th>
              <th scope="col" className="wb-number">
                {t('orders.here')}
              </th>
              {showsCartons && (
                <th scope="col" className="wb-number">
                  {t('orders.cartons')}
                </th>
              )}
              <th scope="col">{t('orders.mode')}</th>
              <th scope="col">{t('orders.pallet')}</th>
              <th scope="col">{t('orders.weightRef')}</th>
              <th scope="col" className="wb-number">
                {t('orders.weighed')}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand on several lines of the shipment
              <tr key={at}>
                <td>
                  {line.SKU || line.ItemCode || line.Description}
                  {line.SKU !== '' && line.ItemCode !== '' && (
                    <span className={partClasses.under}>{`${t('orders.itemCode')}: ${line.ItemCode}`}</span>
                  )}
                </td>
                <td className="wb-number">{`${formatCount(line.OriginalQty)} ${line.UOMType}`}</td>
                <td className="wb-number">{formatCount(line.quantity)}</td>
                {showsCartons && (
                  <td className="wb-number">{line.CartonCount === null ? '–' : formatCount(line.CartonCount)}</td>
                )}
                <td>{modes[line.shipMode]}</td>
                <td>{line.PalletNumber || '–'}</td>
                <td>{line.WeightRef || '–'}</td>
                <td className="wb-number">{line.CheckweightQTY === null ? '–' : formatCount(line.CheckweightQTY)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
