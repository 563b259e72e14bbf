import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useText } from '../../../texts/texts.ts'
import { useReachable } from '../../../widgets/screens.ts'

/** To the page of a shipment, where its quotes and offers are acted on. */
export function OpenShipment({ shipmentId }: { shipmentId: number }) {
  const t = useText()
  return (
    <Button component={Link} to={`/ShipmentDetails/${shipmentId}`}>
      {t('quotes.openShipment')}
    </Button>
  )
}

/** Where a shipment is chosen to ask or offer. */
export function ToTrack() {
  const t = useText()
  const reachable = useReachable()
  if (!reachable('Track')) return null
  return (
    <Button component={Link} to="/Track">
      {t('quotes.toShipments')}
    </Button>
  )
}
