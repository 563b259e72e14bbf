import { Checkbox } from '@mantine/core'
import { AddNewOrder } from '@waybill/contract/calls/Shipment/AddNewOrder.ts'
import { ShipmentDetails as DetailsCall } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { GetOrders } from '@waybill/contract/lists/openOrders.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useState } from 'react'
import { explainShort, explainWith } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import classes from './SalesOrders.module.css'

/** Open orders that are offered at once: those of one consignee, due first. */
const OFFERED = 50

/** Open orders for the same consignee, to be put on the shipment too. */
export function AddOrders({ details, onDone }: { details: WireShipmentDetails; onDone: () => void }) {
  const t = useText()
  const { shipmentId, version, shipment } = details
  const filter = { states: ['open' as const], consignee: shipment.Destination.CompanyName }
  const { data, error } = useCall(GetOrders, { body: { filter, pageSize: OFFERED } })
  const add = useChange(AddNewOrder, [GetOrders, DetailsCall])
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const open = data?.orders ?? []
  const send = async (): Promise<void> => {
    const orders = open
      .filter(({ orderId }) => chosen.has(orderId))
      .map(({ orderId, version: seen }) => ({ orderId, version: seen }))
    try {
      await add.mutateAsync({ body: { shipmentId, version, orders } })
    } catch (problem) {
      notify.failed(explainShort(problem))
      return
    }
    notify.done(t('orders.addedCount', { count: orders.length }))
    onDone()
  }
  if (error !== null && data === undefined) return <p role="alert">{explainWith(error, 'orders.readFailed')}</p>
  if (data === undefined) return null
  if (open.length === 0) return <Hint>{t('orders.addNone', { consignee: shipment.Destination.CompanyName })}</Hint>
  return (
    <fieldset className={classes.choices}>
      <legend>{t('orders.addWhich')}</legend>
      {open.map(row => (
        <Checkbox
          key={row.orderId}
          label={[
            [row.OrderNumber, row.BackOrderCode].filter(Boolean).join('-'),
            row.ItemCode,
            [row.consigneeCity, row.consigneeState].filter(Boolean).join(', '),
          ].join(' · ')}
          checked={chosen.has(row.orderId)}
          onChange={({ currentTarget: { checked } }) =>
            setChosen(now => new Set(checked ? [...now, row.orderId] : [...now].filter(id => id !== row.orderId)))
          }
        />
      ))}
      <div>
        <ActionButton disabled={chosen.size === 0} onAct={send}>
          {t('orders.addThem')}
        </ActionButton>
      </div>
    </fieldset>
  )
}
