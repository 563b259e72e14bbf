import { SegmentedControl } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { ConsolidateandDeconsolidateOrders } from '@waybill/contract/calls/Shipment/ConsolidateandDeconsolidateOrders.ts'
import { ConsolidateOrderReRoute } from '@waybill/contract/calls/Shipment/ConsolidateOrderReRoute.ts'
import { GetConsolidateOrderData } from '@waybill/contract/calls/Shipment/GetConsolidateOrderData.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { GetOrders } from '@waybill/contract/lists/openOrders.ts'
import { useState } from 'react'
import { explain, explainShort } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatMoney, formatWeight } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import { notify } from '../../ui/notify.ts'
import { notifyUndo } from '../../ui/notifyUndo.tsx'
import { Panel } from '../../ui/Panel.tsx'
import classes from './Proposals.module.css'

type Live = ReplyOf<typeof ConsolidateOrderReRoute>
type Proposal = ReplyOf<typeof GetConsolidateOrderData>['proposals'][number]

const changed = [GetConsolidateOrderData, GetOrders, GetShipmentList, GetShipmentCount]

/** What could ride together, and what that saves, beside the list it is made of. */
export function ProposalsPanel({ first, onClose }: { first: 'orders' | 'shipments'; onClose: () => void }) {
  const t = useText()
  const [of, setOf] = useState(first)
  const { data, error, refetch } = useCall(GetConsolidateOrderData, { body: { of } })
  return (
    <Panel title={t('orders.together')} onClose={onClose}>
      <SegmentedControl
        size="xs"
        mb="sm"
        aria-label={t('orders.togetherOf')}
        value={of}
        onChange={next => setOf(next === 'shipments' ? 'shipments' : 'orders')}
        data={[
          { value: 'orders', label: t('orders.ordersTab') },
          { value: 'shipments', label: t('orders.shipments') },
        ]}
      />
      {error !== null && data === undefined ? (
        <ErrorState {...explain(error, 'orders.readFailed')} onRetry={() => void refetch()} />
      ) : data?.proposals.length === 0 ? (
        <EmptyState title={t('orders.togetherNone')} why={t('orders.togetherNoneWhy')} />
      ) : (
        <ul className={classes.proposals}>
          {data?.proposals.map(proposal => (
            <li key={proposal.members.map(({ id }) => id).join()}>
              <Offered of={of} proposal={proposal} asksLive={data.asksLive} />
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.total > data.proposals.length && (
        <Hint>{t('orders.togetherMore', { count: data.total - data.proposals.length })}</Hint>
      )}
    </Panel>
  )
}

function Offered({ of, proposal, asksLive }: { of: 'orders' | 'shipments'; proposal: Proposal; asksLive: boolean }) {
  const t = useText()
  const build = useChange(BuildFromOrders, changed)
  const merge = useChange(ConsolidateandDeconsolidateOrders, changed)
  const ask = useChange(ConsolidateOrderReRoute, [])
  const reroute = useChange(ConsolidateOrderReRoute, changed)
  const [live, setLive] = useState<Live | null>(null)
  const { consignee, City, State, day, Weight, members, saves } = proposal
  const seen = members.map(({ id, version }) => ({ id, version }))
  const look = async (): Promise<void> => {
    try {
      setLive(await ask.mutateAsync({ query: { flag: 'look' }, body: { of, members: seen } }))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  const agree = async (): Promise<void> => {
    try {
      if (of === 'orders') {
        const orders = members.map(({ id, version }) => ({ orderId: id, version }))
        const { BOLNumber: bol } = await build.mutateAsync({ body: { orders } })
        notify.done(t('orders.merged', { bol }))
        return
      }
      const { shipments, together, currency } = await reroute.mutateAsync({
        query: { flag: 'consolidate' },
        body: { of, members: seen },
      })
      const [now] = shipments
      if (now === undefined) return
      const { BOLNumber: bol, shipmentId, version } = now
      if (together.total !== null) {
        const amount = formatMoney(together.total, currency)
        notify.done(t('orders.pricedAt', { bol, amount, carrier: together.CarrierName }))
      }
      notifyUndo(t('orders.merged', { bol }), async () => {
        await merge.mutateAsync({ query: { flag: 'deconsolidate' }, body: { shipments: [{ shipmentId, version }] } })
        return t('orders.takenApart')
      })
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  return (
    <article className={classes.proposal}>
      <h3 className={classes.place}>
        {consignee} · {City}, {State}
      </h3>
      <p className={classes.facts}>
        {t(of === 'orders' ? 'orders.ordersCount' : 'orders.shipmentsCount', { count: members.length })}
        {day !== null && (
          <>
            {' · '}
            <DateText date={day} />
          </>
        )}
        {Weight !== null && ` · ${formatWeight(Weight)}`}
      </p>
      <p className={classes.names}>{members.map(({ name }) => name).join(', ')}</p>
      <p className={saves !== null && saves.amount > 0 ? classes.saves : classes.facts}>
        {saves === null
          ? t(asksLive ? 'orders.savesLive' : 'orders.savesUnknown')
          : t(saves.amount > 0 ? 'orders.saves' : 'orders.savesNothing', {
              amount: formatMoney(Math.abs(saves.amount), saves.currency),
              apart: formatMoney(saves.apart, saves.currency),
              together: formatMoney(saves.together, saves.currency),
            })}
      </p>
      {live !== null && <LivePrices live={live} />}
      <ButtonRow flush>
        <ActionButton variant="default" onAct={look}>
          {t('orders.livePrices')}
        </ActionButton>
        <ActionButton variant="default" onAct={agree}>
          {t(of === 'orders' ? 'orders.buildOne' : 'orders.mergeThem')}
        </ActionButton>
      </ButtonRow>
    </article>
  )
}

/** What carriers answered just now: the whole beside its parts. */
function LivePrices({ live: { together, parts, saves, currency } }: { live: Live }) {
  const t = useText()
  const apart = parts.reduce((sum, { total }) => sum + (total ?? 0), 0)
  return (
    <p role="status" className={saves !== null && saves > 0 ? classes.saves : classes.facts}>
      {saves === null || together.total === null
        ? t('orders.liveUnknown')
        : t(saves > 0 ? 'orders.liveSaves' : 'orders.liveCosts', {
            amount: formatMoney(Math.abs(saves), currency),
            apart: formatMoney(apart, currency),
            together: formatMoney(together.total, currency),
            carrier: together.CarrierName,
          })}
    </p>
  )
}
