import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { Link } from 'react-router'
import { useText } from '../../../texts/texts.ts'
import { Notice } from './Notice.tsx'
import classes from './Standing.module.css'

/** Why a shipment stands in no list of its status, and what it was made of. */
export function Standing({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const { setAside, mergedInto, members } = details
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
