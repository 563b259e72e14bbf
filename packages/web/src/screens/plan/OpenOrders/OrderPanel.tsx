import { Button } from '@mantine/core'
import { GetOrder } from '@waybill/contract/calls/Orders/GetOrder.ts'
import { SaveSalesOrder } from '@waybill/contract/calls/Orders/SaveSalesOrder.ts'
import { GetOrders } from '@waybill/contract/lists/openOrders.ts'
import { ORDER_LINES_SHOWN } from '@waybill/contract/wire/salesOrder.ts'
import { Link } from 'react-router'
import { explain, explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useLive } from '../../../api/useLive.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatCount, formatWeight } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { notify } from '../../../ui/notify.ts'
import { Fact, Panel } from '../../../ui/Panel.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { ConfirmationsOf } from '../../../widgets/Confirmations/ConfirmationsOf.tsx'
import { useReachable } from '../../../widgets/screens.ts'
import classes from './OpenOrders.module.css'
import type { SeenOrder } from './orderForm.ts'
import { type OrderRow, orderName, stateBadge, termsName } from './orderList.tsx'

/** Whether an order is cancelled, or a file wants it cancelled and it has not left. */
const canReopen = ({ state, cancelWantedAt }: SeenOrder): boolean =>
  state === 'cancelled' || (cancelWantedAt !== null && state !== 'shipped')

/** One order beside the list: where it goes, what became of each line, and the shipments it is on. */
export function OrderPanel({
  row,
  onBuild,
  onEdit,
  onClose,
}: {
  row: OrderRow
  onBuild: () => Promise<unknown>
  onEdit: (seen: SeenOrder) => void
  onClose: () => void
}) {
  const t = useText()
  const { data, error, refetch } = useCall(GetOrder, { body: { orderId: row.orderId } }, { keepOld: false })
  const save = useChange(SaveSalesOrder, [GetOrders, GetOrder])
  const reopenOrder = async ({ orderId, version, order, state }: SeenOrder): Promise<void> => {
    try {
      await save.mutateAsync({ body: { seen: { orderId, version }, reopen: true, order: { ...order, Items: [] } } })
      const done = state === 'cancelled' ? 'orders.reopened' : 'orders.shipsAnyway'
      notify.done(t(done, { number: orderName(order) }))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  useLive('', [GetOrder], ({ topic }) => topic === 'salesOrder' || topic === 'confirmation')
  return (
    <Panel
      title={t('orders.panelTitle', { number: orderName(row) })}
      onClose={onClose}
      footer={
        <>
          {row.state === 'open' && <ActionButton onAct={onBuild}>{t('orders.buildOne')}</ActionButton>}
          {data !== undefined && canReopen(data) && (
            <ActionButton variant="default" onAct={() => reopenOrder(data)}>
              {t(data.state === 'cancelled' ? 'orders.reopenOrder' : 'orders.shipAnyway')}
            </ActionButton>
          )}
          {data !== undefined && data.lineCount > ORDER_LINES_SHOWN && (
            <Hint>{t('orders.tooManyToEdit', { max: ORDER_LINES_SHOWN })}</Hint>
          )}
          {data !== undefined && data.lineCount <= ORDER_LINES_SHOWN && (
            <Button variant="default" disabled={data.version < row.version} onClick={() => onEdit(data)}>
              {t('orders.edit')}
            </Button>
          )}
        </>
      }
    >
      {error !== null && data === undefined ? (
        <ErrorState {...explain(error, 'orders.readFailed')} onRetry={() => void refetch()} />
      ) : (
        data !== undefined && <Facts data={data} />
      )}
    </Panel>
  )
}

function Facts({ data: { orderId, order, Items, lineCount, shipments, state, cancelWantedAt } }: { data: SeenOrder }) {
  const t = useText()
  const reachable = useReachable()
  const { CompanyName, Street, City, State, Zip } = order.DropOffAddress
  const isTaken = shipments.some(one => !one.isReleased && one.shipmentStatus !== 'O' && one.shipmentStatus !== 'Q')
  return (
    <>
      {cancelWantedAt !== null && (
        <p role="alert">
          {t(isTaken ? 'orders.cancelWanted' : 'orders.cancelWantedOpen')} <InstantText at={cancelWantedAt} />
        </p>
      )}
      <dl className={classes.facts}>
        <Fact name={t('orders.state')}>{stateBadge(state, t)}</Fact>
        <Fact name={t('orders.shipTo')}>
          {[CompanyName, Street, `${City}, ${State} ${Zip}`].filter(text => text.trim() !== '').join(' · ')}
        </Fact>
        {order.PO_Number !== '' && <Fact name={t('orders.po')}>{order.PO_Number}</Fact>}
        {order.SoldTo !== '' && <Fact name={t('orders.soldTo')}>{order.SoldTo}</Fact>}
        <Fact name={t('orders.terms')}>{termsName(order.ShipmentTerm, t)}</Fact>
        <Fact name={t('orders.shipDate')}>
          <DateText date={order.ShipDate ?? ''} />
        </Fact>
        <Fact name={t('orders.due')}>
          <DateText date={order.DueDate ?? ''} />
        </Fact>
        {order.AdditionalRef.length > 0 && (
          <Fact name={t('orders.references')}>{order.AdditionalRef.filter(Boolean).join(', ')}</Fact>
        )}
        {order.SpecialInstruction !== '' && <Fact name={t('orders.instructions')}>{order.SpecialInstruction}</Fact>}
      </dl>
      <h3 className={classes.head}>{t('orders.lines', { count: lineCount })}</h3>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{t('orders.item')}</th>
            <th scope="col">{t('orders.ordered')}</th>
            <th scope="col">{t('orders.open')}</th>
            <th scope="col">{t('orders.weight')}</th>
          </tr>
        </thead>
        <tbody>
          {Items.map(line => (
            <tr key={line.lineId}>
              <td>
                {line.SKU || line.ItemCode || line.Description}{' '}
                {line.Description !== '' && (line.SKU || line.ItemCode) !== '' && (
                  <Hint inline>{line.Description}</Hint>
                )}
              </td>
              <td>{`${formatCount(line.OriginalQty)} ${line.UOMType}`}</td>
              <td>{formatCount(line.open)}</td>
              <td>{line.Weight === null ? '–' : formatWeight(line.Weight)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lineCount > Items.length && <Hint>{t('orders.moreLines', { count: lineCount - Items.length })}</Hint>}
      <h3 className={classes.head}>{t('orders.shipments')}</h3>
      {shipments.length === 0 ? (
        <Hint>{t('orders.noShipments')}</Hint>
      ) : (
        <ul className={classes.shipments}>
          {shipments.map(({ shipmentId, BOLNumber, shipmentStatus, isReleased, bornCharge, bornCurrency }) => (
            <li key={shipmentId}>
              {reachable('ShipmentDetails') ? (
                <Button component={Link} variant="subtle" size="compact-md" to={`/ShipmentDetails/${shipmentId}`}>
                  {BOLNumber}
                </Button>
              ) : (
                BOLNumber
              )}
              <StatusBadge status={shipmentStatus} />
              {isReleased && <Hint inline>{t('orders.released')}</Hint>}
              {bornCharge !== null && (
                <Hint inline>
                  {t('orders.born')}: <Money amount={bornCharge} currency={bornCurrency} />
                </Hint>
              )}
            </li>
          ))}
        </ul>
      )}
      <h3 className={classes.head}>{t('confirmations.tab')}</h3>
      <ConfirmationsOf of={{ orderId }} />
    </>
  )
}
