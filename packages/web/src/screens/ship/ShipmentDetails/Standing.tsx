import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { Link } from 'react-router'
import { useText } from '../../../texts/texts.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { Notice } from './Notice.tsx'
import classes from './Standing.module.css'

/** Why a shipment stands in no list of its status, what it was made of, and what brings it back. */
export function Standing({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const { setAside, mergedInto, members, related } = details
  return (
    <>
      {setAside === 'archived' && <Notice title={t('shipment.isArchived')} />}
      {setAside === 'reverted' && <Notice title={t('shipment.isReverted')} />}
      {setAside === 'merged' && mergedInto !== null && (
        <Notice tone="busy" title="">
          <p>
            {t('shipment.isMerged')}{' '}
            <Link to={`/ShipmentDetails/${mergedInto.shipmentId}`}>{mergedInto.BOLNumber}</Link>.
          </p>
        </Notice>
      )}
      {related.length > 0 && (
        <Notice title="">
          {related.map(one => (
            <p key={one.shipmentId} className={classes.others}>
              {t(one.kind === 'returnOf' ? 'shipment.returnOf' : 'shipment.returnedBy')}
              <Link to={`/ShipmentDetails/${one.shipmentId}`}>{one.PRONumber || one.BOLNumber}</Link>
              <StatusBadge status={one.shipmentStatus} />
            </p>
          ))}
        </Notice>
      )}
      {members.length > 0 && (
        <Notice title="">
          <p className={classes.others}>
            {t('shipment.mergedFrom')}
            {members.map(member => (
              <Link key={member.shipmentId} to={`/ShipmentDetails/${member.shipmentId}`}>
                {member.BOLNumber}
              </Link>
            ))}
          </p>
        </Notice>
      )}
    </>
  )
}
