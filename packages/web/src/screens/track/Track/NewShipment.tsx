import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useText } from '../../../texts/texts.ts'
import { useReachable } from '../../../widgets/screens.ts'

/** The way to the first shipment, for those who may enter one. */
export function NewShipment() {
  const t = useText()
  if (!useReachable()('SingleOrder')) return null
  return (
    <Button component={Link} to="/SingleOrder">
      {t('track.newShipment')}
    </Button>
  )
}
