import type { ReplyOf } from '@waybill/contract/call.ts'
import type { PrintDocumentDetails } from '@waybill/contract/calls/Shipment/PrintDocumentDetails.ts'
import { Link } from 'react-router'
import { useText } from '../../../texts/texts.ts'
import { Badge, StatusBadge } from '../../../ui/StatusBadge.tsx'
import { shipmentActions } from '../../../widgets/ShipmentActions/shipmentActions.ts'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { useReachable } from '../../../widgets/screens.ts'
import { missingWords } from './missing.ts'
import classes from './PrintDocuments.module.css'

export type PrintRow = ReplyOf<typeof PrintDocumentDetails>['documents'][number]

const REASONS_SHOWN = 4

/** Each shipment with what its bill still lacks, and the way to where that is mended. */
export function ShipmentRows({ rows }: { rows: readonly PrintRow[] }) {
  const t = useText()
  return (
    <ul className={classes.rows} aria-label={t('printDocuments.shipments')}>
      {rows.map(row => (
        <ShipmentRow key={row.shipmentId} row={row} />
      ))}
    </ul>
  )
}

function ShipmentRow({ row }: { row: PrintRow }) {
  const t = useText()
  const reachable = useReachable()
  const { shipmentId, isLabelled } = row
  // Whether its bill is ready is no question of what goes under labels.
  const missing = isLabelled ? [] : row.missing
  /** Once somebody carries it no other price is asked for there. */
  const change = /[OQ]/.test(row.shipmentStatus) ? 'getRates' : 'edit'
  const editPage = reachable('Prepaid') ? `/Prepaid/${shipmentId}/edit` : `/ShipmentDetails/${shipmentId}`
  const name = shipmentName(row)
  const units = t('printDocuments.units', {
    count: row.handlingUnits,
  })
  const facts = [
    row.consignee,
    row.CarrierName,
    units,
    row.revision > 0 ? t('printDocuments.revision', { revision: row.revision }) : '',
  ]
  return (
    <li className={classes.row}>
      <div className={classes.rowHead}>
        <Link to={`/ShipmentDetails/${shipmentId}`}>{name}</Link>
        <StatusBadge status={row.shipmentStatus} />
        {!isLabelled && (
          <Badge tone={row.ready ? 'good' : 'warn'}>
            {t(row.ready ? 'printDocuments.ready' : 'printDocuments.notReady')}
          </Badge>
        )}
        {reachable('Prepaid') && row.ready && (
          <Link
            className={classes.aside}
            to={shipmentActions[change].page(shipmentId)}
            aria-label={`${t(shipmentActions[change].label)}: ${name}`}
          >
            {t(shipmentActions[change].label)}
          </Link>
        )}
      </div>
      <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {missing.length > 0 && (
        <>
          <ul className={classes.missing}>
            {missing.slice(0, REASONS_SHOWN).map(each => (
              <li key={`${each.at} ${each.code}`}>{missingWords(each)}</li>
            ))}
            {missing.length > REASONS_SHOWN && (
              <li>{t('printDocuments.moreMissing', { count: missing.length - REASONS_SHOWN })}</li>
            )}
          </ul>
          <Link to={editPage} aria-label={`${t('printDocuments.complete')}: ${name}`}>
            {t('printDocuments.complete')}
          </Link>
        </>
      )}
    </li>
  )
}
