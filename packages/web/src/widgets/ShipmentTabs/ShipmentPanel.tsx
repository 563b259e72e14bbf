import { Button } from '@mantine/core'
import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { Link } from 'react-router'
import { useText } from '../../texts/texts.ts'
import { ChangeButton } from '../../ui/ChangeButton.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { formatWeight } from '../../ui/format.ts'
import { Fact, Panel } from '../../ui/Panel.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { SameDay } from '../Consolidation/SameDay.tsx'
import { handMoves } from '../ShipmentActions/handMoves.ts'
import { MoveForm } from '../ShipmentActions/MoveForm.tsx'
import { shipmentActions } from '../ShipmentActions/shipmentActions.ts'
import { shipmentName } from '../ShipmentActions/shipmentName.ts'
import { VoidForm } from '../ShipmentActions/VoidForm.tsx'
import { useReachable } from '../screens.ts'
import { Charge } from './Charge.tsx'
import { Expected } from './columns.tsx'
import classes from './ShipmentTabs.module.css'
import { termsText } from './terms.ts'
import type { Acting } from './useShipmentActions.ts'

/** The main facts of the chosen row beside the list, or the form of what is being done with it. */
export function ShipmentPanel({
  row,
  acting,
  onAct,
  onClose,
}: {
  row: WireShipmentRow
  acting: Acting | null
  onAct: (row: WireShipmentRow, what: Acting['what']) => void
  onClose: () => void
}) {
  if (acting?.what === 'void') return <VoidForm shipment={row} onClose={onClose} />
  if (acting) return <MoveForm shipment={row} move={acting.what} onClose={onClose} />
  return <FactsPanel row={row} onAct={onAct} onClose={onClose} />
}

function FactsPanel({
  row,
  onAct,
  onClose,
}: {
  row: WireShipmentRow
  onAct: (row: WireShipmentRow, what: Acting['what']) => void
  onClose: () => void
}) {
  const t = useText()
  const reachable = useReachable()
  const references = [row.Reference1, row.Reference2, row.Reference3].filter(text => text !== '')
  const [next] = handMoves(row.shipmentStatus).filter(move => !move.needsReason)
  return (
    <Panel
      title={shipmentName(row)}
      onClose={onClose}
      footer={
        <>
          {reachable('ShipmentDetails') && (
            <Button component={Link} to={shipmentActions.view.page(row.shipmentId)}>
              {t(shipmentActions.view.label)}
            </Button>
          )}
          {reachable('PrintDocuments') && row.shipmentStatus !== 'V' && (
            <Button variant="default" component={Link} to={`/PrintDocuments?ids=${row.shipmentId}`}>
              {t('track.print')}
            </Button>
          )}
          {next && (
            <ChangeButton variant="default" onClick={() => onAct(row, next)}>
              {t(next.label)}
            </ChangeButton>
          )}
        </>
      }
    >
      <SameDay shipment={row} />
      <p className={classes.lane}>
        {row.shipperCity} → {row.consigneeCity}, {row.consigneeState}
      </p>
      <dl className={classes.facts}>
        <Fact name={t('track.status')}>
          <StatusBadge status={row.shipmentStatus} />
        </Fact>
        <Fact name={t('track.consignee')}>{row.consignee}</Fact>
        <Fact name={t('track.pickup')}>
          <DateText date={row.shipDate} from={row.pickupFrom} to={row.pickupTo} />
        </Fact>
        <Fact name={t('track.carrier')}>{row.CarrierName || '–'}</Fact>
        <Fact name={t('track.pro')}>{row.PRONumber || '–'}</Fact>
        <Fact name={t('track.charge')}>
          <Charge row={row} />
        </Fact>
        <Fact name={t('track.expected')}>
          <Expected row={row} late={t('track.late')} />
        </Fact>
        <Fact name={t('track.days')}>
          {row.serviceDays === null ? '–' : t('track.dayCount', { count: row.serviceDays })}
        </Fact>
        <Fact name={t('track.terms')}>{termsText(row, t)}</Fact>
        <Fact name={t('track.weight')}>{formatWeight(row.Totalweight)}</Fact>
        <Fact name={t('track.units')}>{row.TotalQuantity}</Fact>
        {references.length > 0 && <Fact name={t('track.references')}>{references.join(', ')}</Fact>}
        <Fact name={t('track.createdBy')}>{row.createdBy}</Fact>
      </dl>
    </Panel>
  )
}
