import '../../../texts/exceptions.ts'
import '../../../texts/parcel.ts'
import '../../../texts/lists.ts'
import '../../../texts/multipleOrders.ts'
import '../../../texts/orders.ts'
import '../../../texts/printDocuments.ts'
import '../../../texts/sheet.ts'
import '../../../texts/shipment.ts'
import '../../../texts/track.ts'
import { Button, Skeleton } from '@mantine/core'
import { GetScheduleShipmentCount } from '@waybill/contract/calls/Shipment/GetScheduleShipmentCount.ts'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { leaveGuards } from '../../../ui/form/leaveGuard.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ProposalsPanel } from '../../../widgets/Consolidation/ProposalsPanel.tsx'
import { ShipmentTable } from '../../../widgets/ShipmentTabs/ShipmentTable.tsx'
import { StatusTabs } from '../../../widgets/ShipmentTabs/StatusTabs.tsx'
import { tabbedShipments } from '../../../widgets/ShipmentTabs/shipmentList.ts'
import { useShipmentTabs } from '../../../widgets/ShipmentTabs/useShipmentTabs.ts'
import { useReachable } from '../../../widgets/screens.ts'
import { Pickups } from './Pickups.tsx'

/** The order's lines come with it: whoever only looks at a list does not wait for them. */
const SetItems = lazy(() => import('./SetItems.tsx').then(m => ({ default: m.SetItems })))

/** Set Items, Rate & Route, Schedule, En Route, Delivered (specification §2). */
const orderedList = tabbedShipments('multipleOrders', ['O', 'Q', 'T', 'A', 'D'])

/** Shipments on their way from orders to delivery, many at a time: a tab for each step. */
export function MultipleOrders() {
  const t = useText()
  const shipments = useShipmentTabs(orderedList, [GetScheduleShipmentCount])
  const { list, tab, counts, chooseTab } = shipments
  const { state, change } = list
  const ids = (list.answer?.rows ?? []).map(row => row.shipmentId)
  const opened = tab === 'O' && /^\d{1,15}$/.test(state.open) ? Number(state.open) : null
  const next = opened === null ? null : nextOf(ids, opened)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  /** The result sheet that somebody comes from to complete a row of it; null: from nowhere. */
  const [sheet] = useState(() => /^\d{1,15}$/.exec(params.get('sheet') ?? '')?.[0] ?? null)
  const toSheet = sheet === null || opened === null ? null : () => navigate(`/OrderSheet/${sheet}?state=toFix`)
  const [isProposing, setProposing] = useState(() => params.get('together') === '1')
  // What rides together is found among orders, and who may not see those is not told.
  const canMerge = useReachable()('OpenOrders') && (tab === 'O' || tab === 'Q') && opened === null
  return (
    <>
      <PageHeader
        title={t('screens.multipleOrders')}
        action={
          <>
            {canMerge && (
              <ChangeButton variant="default" aria-expanded={isProposing} onClick={() => setProposing(!isProposing)}>
                {t('orders.together')}
              </ChangeButton>
            )}
            <ToOrders />
          </>
        }
      />
      <StatusTabs
        tabs={orderedList.tabs}
        tab={tab}
        nameOf={each => t(`multipleOrders.tab${each}`)}
        counts={counts}
        onChoose={each => leaveGuards.ask(() => chooseTab(each))}
      />
      {tab === 'T' && <Pickups />}
      {opened === null ? (
        <ShipmentTable
          shipments={shipments}
          label={t(`multipleOrders.tab${tab}`)}
          empty={{ title: t('track.emptyTitle'), why: t(`multipleOrders.empty${tab}`), action: <ToOrders /> }}
          showsOrders
          aside={canMerge && isProposing && <ProposalsPanel first="shipments" onClose={() => setProposing(false)} />}
        />
      ) : (
        <Suspense fallback={<Skeleton height={240} radius={2} />}>
          <SetItems
            key={opened}
            shipmentId={opened}
            isOfSheet={toSheet !== null}
            onNext={next === null || toSheet !== null ? null : () => change({ open: String(next) })}
            onClose={toSheet ?? (() => change({ open: '' }))}
          />
        </Suspense>
      )}
    </>
  )
}

/** The shipment after one, and after the last one the first; null: there is no other. */
function nextOf(ids: readonly number[], id: number): number | null {
  const next = ids[ids.indexOf(id) + 1] ?? ids[0] ?? id
  return next === id ? null : next
}

/** Where shipments are built from. */
function ToOrders() {
  const t = useText()
  if (!useReachable()('OpenOrders')) return null
  return (
    <Button component={Link} to="/OpenOrders" variant="default">
      {t('multipleOrders.toOrders')}
    </Button>
  )
}
