import '../../../texts/exceptions.ts'
import '../../../texts/routing.ts'
import '../../../texts/carrierOrders.ts'
import '../../../texts/lists.ts'
import '../../../texts/printDocuments.ts'
import '../../../texts/reports.ts'
import '../../../texts/shipment.ts'
import '../../../texts/track.ts'
import { useText } from '../../../texts/texts.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { countedName } from '../../../widgets/Reports/countedName.ts'
import { ShipmentTable } from '../../../widgets/ShipmentTabs/ShipmentTable.tsx'
import { StatusTabs } from '../../../widgets/ShipmentTabs/StatusTabs.tsx'
import { tabbedShipments } from '../../../widgets/ShipmentTabs/shipmentList.ts'
import { useShipmentTabs } from '../../../widgets/ShipmentTabs/useShipmentTabs.ts'

/** The tabs of the specification: voided shipments stand among the archived ones. */
const historyList = tabbedShipments('history', ['active', 'T', 'A', 'D', 'archived', 'all'], countedName)

/** All that was ever shipped, by tabs, lanes, days, numbers and amounts; all of it in the address. */
export function ShipmentHistory() {
  const t = useText()
  const shipments = useShipmentTabs(historyList)
  const { tab, counts, chooseTab } = shipments
  return (
    <>
      <PageHeader title={t('screens.shipmentHistory')} />
      <StatusTabs
        tabs={historyList.tabs}
        tab={tab}
        nameOf={each => t(`track.tab${each}`)}
        counts={counts}
        onChoose={chooseTab}
      />
      <ShipmentTable
        shipments={shipments}
        label={t(`track.tab${tab}`)}
        empty={{ title: t('track.emptyTitle'), why: t(`track.empty${tab}`) }}
      />
    </>
  )
}
