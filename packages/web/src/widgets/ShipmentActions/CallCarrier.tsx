import { useText } from '../../texts/texts.ts'
import classes from './ShipmentActions.module.css'

/** Whom to call, with a number that a phone can dial. */
export function CallCarrier({
  intro,
  name,
  phone,
  contact,
}: {
  intro: string
  name: string
  phone: string
  contact: string
}) {
  const t = useText()
  return (
    <div className={classes.call}>
      <p>{phone === '' ? t('shipment.voidNoPhone', { carrier: name }) : intro}</p>
      {phone !== '' && (
        <p className={classes.number}>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          {contact !== '' && <span> {t('shipment.voidAskFor', { contact })}</span>}
        </p>
      )}
    </div>
  )
}
