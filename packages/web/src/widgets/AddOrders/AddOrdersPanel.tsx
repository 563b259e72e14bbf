import { Button, Checkbox } from '@mantine/core'
import { GetOrdersToAdd } from '@waybill/contract/calls/Orders/GetOrdersToAdd.ts'
import { AddNewOrder } from '@waybill/contract/calls/Shipment/AddNewOrder.ts'
import { GetDockView } from '@waybill/contract/calls/Shipment/GetDockView.ts'
import { GetOrders } from '@waybill/contract/lists/openOrders.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { explain, explainShort } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatWeight } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import { shipmentReads } from '../ShipmentActions/shipmentReads.ts'
import classes from './AddOrders.module.css'

const changed = [...shipmentReads, GetOrdersToAdd, GetOrders, GetDockView]

/** Open orders that go where a shipment goes, to be put on it. */
export function AddOrdersPanel({
  shipmentId,
  name,
  onClose,
}: {
  shipmentId: number
  /** What a person calls the shipment. */
  name: string
  onClose: () => void
}) {
  const t = useText()
  const { data, error, refetch } = useCall(GetOrdersToAdd, { body: { shipmentId } }, { freshFor: 0, keepOld: false })
  const add = useChange(AddNewOrder, changed)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const choose = (orderId: number, isOn: boolean): void =>
    setChosen(now => new Set(isOn ? [...now, orderId] : [...now].filter(id => id !== orderId)))
  const rows = data?.orders ?? []
  const orders = rows.filter(({ orderId }) => chosen.has(orderId)).map(({ orderId, version }) => ({ orderId, version }))
  const submit = async (): Promise<void> => {
    if (data === undefined || orders.length === 0) return
    try {
      const { gaps } = await add.mutateAsync({ body: { shipmentId, version: data.version, orders } })
      const count = orders.length
      if (gaps.length === 0) notify.done(t('orders.added', { count, name }))
      else notify.warn(t('orders.addedIncomplete', { count, name }))
      onClose()
    } catch (problem) {
      notify.failed(explainShort(problem))
      void refetch()
    }
  }
  return (
    <Panel
      title={t('orders.addTo', { name })}
      onClose={onClose}
      takesFocus={data !== undefined}
      footer={
        rows.length > 0 && (
          <ActionButton disabled={orders.length === 0} onAct={submit}>
            {t('orders.addChosen', { count: orders.length })}
          </ActionButton>
        )
      }
    >
      {error !== null && data === undefined ? (
        <ErrorState {...explain(error, 'orders.readFailed')} onRetry={() => void refetch()} />
      ) : rows.length === 0 && data !== undefined ? (
        <EmptyState
          title={t('orders.addNone')}
          why={t('orders.addNoneWhy')}
          action={
            <Button component={Link} to="/OpenOrders" variant="default">
              {t('orders.toOpenOrders')}
            </Button>
          }
        />
      ) : (
        <ul className={classes.orders}>
          {rows.map(order => (
            <li key={order.orderId}>
              <Checkbox
                label={[order.OrderNumber, order.PO_Number].filter(Boolean).join(' · ')}
                checked={chosen.has(order.orderId)}
                onChange={event => choose(order.orderId, event.currentTarget.checked)}
              />
              <Hint small>
                {t('orders.lines', { count: order.lines })}
                {order.Weight !== null && ` · ${formatWeight(order.Weight)}`}
                {order.ShipDate !== null && (
                  <>
                    {' · '}
                    {t('orders.shipDate')} <DateText date={order.ShipDate} />
                  </>
                )}
                {order.DueDate !== null && (
                  <>
                    {' · '}
                    {t('orders.due')} <DateText date={order.DueDate} />
                  </>
                )}
              </Hint>
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.total > rows.length && (
        <Hint>{t('orders.addMore', { count: data.total - rows.length })}</Hint>
      )}
    </Panel>
  )
}
