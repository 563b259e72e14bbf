import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import type { WireAddress } from '@waybill/contract/wire/address.ts'
import { parcelFromWire } from '@waybill/contract/wire/parcel.ts'
import { itemFromWire, type WireStop } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { noParcelNeeds, servicesShown, shipmentTotals } from '@waybill/domain'
import { useCall } from '../../../api/useCall.ts'
import { accessorialName, served } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { formatWeight, otherZone } from '../../../ui/format.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Fact } from '../../../ui/Panel.tsx'
import { Told } from './CarrierKnows.tsx'
import type { OpenPanel } from './DetailsPanel.tsx'
import classes from './Facts.module.css'
import partClasses from './Part.module.css'
import { Part } from './Part.tsx'
import { WayFacts } from './WayFacts.tsx'

const references = ['Reference1', 'Reference2', 'Reference3', 'Reference4', 'Reference5'] as const

/** From, to, when, who pays, and everything else that was entered and is not an item. */
export function Facts({ details, onPanel }: { details: WireShipmentDetails; onPanel: (panel: OpenPanel) => void }) {
  const t = useText()
  const { shipment, editable } = details
  const { SheduleDateTime: window, TenderReferences, ShipmentStops: stops = [] } = shipment
  const zone = otherZone(details.originZone, window.PickupByDate)
  const isHazardous = shipment.Items.some(({ Hazmatitemflag }) => Hazmatitemflag)
  const services = servicesShown(shipment.AdditionalService, isHazardous)
  const { data: common } = useCall(IntialCachefunction, {}, { freshFor: 300_000 })
  const called = (index: number): string => common?.referenceLabels[index] ?? ''
  const given = references.flatMap((name, index) => {
    if (shipment[name] === '') return []
    return called(index) === '' ? [shipment[name]] : [`${called(index)} ${shipment[name]}`]
  })
  const { signature } = parcelFromWire(shipment).parcel ?? noParcelNeeds
  const canReschedule = editable['pickup.date'] !== 'locked' || editable['pickup.window'] !== 'locked'
  return (
    <Part
      title={t('shipment.facts')}
      action={
        canReschedule && (
          <ChangeButton variant="default" onClick={() => onPanel({ kind: 'pickup' })}>
            {t('shipment.changePickup')}
          </ChangeButton>
        )
      }
    >
      <div className={classes.places}>
        {stops.length > 2 ? (
          <Stops stops={stops} />
        ) : (
          <>
            <Place title={t('shipment.from')} address={shipment.Origin} />
            <Place title={t('shipment.to')} address={shipment.Destination} />
          </>
        )}
        {shipment.Billto && <Place title={t('shipment.billTo')} address={shipment.Billto} />}
        <div>
          <h3>{t('shipment.when')}</h3>
          <p className={classes.company}>
            <DateText date={window.PickupByDate} from={window.PickupByFromTime} to={window.PickupByToTime} />
          </p>
          {zone !== '' && <p>{t('shipment.zone', { zone })}</p>}
          {details.deliveryDate !== '' && (
            <p>
              {t('shipment.delivery')} <DateText date={details.deliveryDate} />
            </p>
          )}
          {details.ServiceDays !== null && (
            <p>
              {t('shipment.deliveryIn', {
                count: details.ServiceDays,
              })}
            </p>
          )}
        </div>
      </div>
      <dl className={classes.more}>
        <Fact name={t('shipment.terms')}>
          {t(shipment.PaymentType === 'T' ? 'track.third' : `track.${shipment.PaymentType}`)} ·{' '}
          {t(`shipment.${shipment.shipMode}`)}
          {details.service === '' ? '' : ` · ${served(details.service)}`}
        </Fact>
        <WayFacts details={details} />
        <Fact name={t('shipment.references')}>{given.length === 0 ? t('shipment.none') : given.join(', ')}</Fact>
        {TenderReferences.Ordernumber !== '' && (
          <Fact name={t('shipment.orderNumber')}>{TenderReferences.Ordernumber}</Fact>
        )}
        {TenderReferences.CustomerPo !== '' && (
          <Fact name={t('shipment.customerPo')}>{TenderReferences.CustomerPo}</Fact>
        )}
        <Fact name={t('shipment.services')}>
          {services.length === 0 ? t('shipment.noServices') : services.map(accessorialName).join(', ')}
        </Fact>
        {signature !== '' && <Fact name={t('parcel.signature')}>{t(`parcel.signature_${signature}`)}</Fact>}
        {billNumbers(shipment) !== '' && <Fact name={t('shipment.bills')}>{billNumbers(shipment)}</Fact>}
        {shipment.declaredValue !== null && (
          <Fact name={t('shipment.declared')}>
            <Money amount={shipment.declaredValue} currency={shipment.currency} />
          </Fact>
        )}
        {shipment.Cod !== null && (
          <Fact name={t('shipment.cod')}>
            <Money amount={shipment.Cod.amount} currency={shipment.currency} />
            {`, ${t(shipment.Cod.FeeTerms === 'P' ? 'shipment.codPrepaid' : 'shipment.codCollect')}`}
            {shipment.Cod.CustomerCheck && `, ${t('shipment.codCheck')}`}
          </Fact>
        )}
        {details.site !== '' && <Fact name={t('shipment.site')}>{details.site}</Fact>}
        {(stops[0]?.Door ?? '') !== '' && <Fact name={t('shipment.door')}>{stops[0]?.Door}</Fact>}
        {details.readyAt !== null && (
          <Fact name={t('shipment.ready')}>
            <InstantText at={details.readyAt} /> · {details.readyBy}
          </Fact>
        )}
        {shipment.LoadNumber !== '' && <Fact name={t('shipment.load')}>{shipment.LoadNumber}</Fact>}
        {shipment.TrailerNumber !== '' && <Fact name={t('shipment.trailer')}>{shipment.TrailerNumber}</Fact>}
        {shipment.Seals !== '' && <Fact name={t('shipment.seals')}>{shipment.Seals}</Fact>}
        {shipment.SpecialInstruction !== '' && (
          <Fact name={t('shipment.instructions')}>
            <span className={partClasses.note}>{shipment.SpecialInstruction}</span>
          </Fact>
        )}
        <Fact name={t('shipment.entered')}>
          <InstantText at={details.createdAt} /> · {details.createdBy}
        </Fact>
      </dl>
      {details.booking.state === 'booked' && details.booking.tellWays.length > 0 && (
        <dl className={classes.alone}>
          <Fact name={t('carrierOrders.told')}>
            <Told details={details} />
          </Fact>
        </dl>
      )}
    </Part>
  )
}

/** All stops in the order of the way, with what comes on or off there. */
function Stops({ stops }: { stops: readonly WireStop[] }) {
  const t = useText()
  return stops.map((stop, index) => {
    const number = index + 1
    const totals = shipmentTotals(stop.Items.map(itemFromWire))
    const { PickupByDate, PickupByFromTime, PickupByToTime } = stop.SheduleDateTime
    return (
      <div key={stop.StopID ?? number}>
        <Place
          title={t(stop.StopType === 'pickup' ? 'shipment.stopPickup' : 'shipment.stopDelivery', { number })}
          address={stop.DropOffAddress}
        />
        {PickupByDate !== '' && (
          <p>
            <DateText date={PickupByDate} from={PickupByFromTime} to={PickupByToTime} />
          </p>
        )}
        <p>
          {t('shipment.stopUnits', {
            count: totals.handlingUnits,
            weight: formatWeight(totals.weightLb),
          })}
        </p>
        {stop.Items.length > 0 && <p>{stop.Items.map(item => item.Description).join(', ')}</p>}
        {stopReferences(stop) !== '' && (
          <p>
            {t('shipment.references')}: {stopReferences(stop)}
          </p>
        )}
        {stop.Appointment !== '' && (
          <p>
            {t('stops.appointment')}: {stop.Appointment}
          </p>
        )}
        {stop.AdditionalService.length > 0 && <p>{stop.AdditionalService.map(accessorialName).join(', ')}</p>}
      </div>
    )
  })
}

const stopReferences = ({ Reference1, Reference2 }: WireStop): string =>
  [Reference1, Reference2].filter(text => text !== '').join(', ')

/** The numbers of all bills, where there are several. */
const billNumbers = ({ Bills }: WireShipmentDetails['shipment']): string =>
  Bills.length < 2 ? '' : Bills.map(bill => `${bill.BOLNumber} (${bill.FromStop}–${bill.ToStop})`).join(', ')

function Place({ title, address }: { title: string; address: WireAddress }) {
  const place = [address.City, [address.State, address.Zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const country = address.CountryCode === 'US' || address.CountryCode === '' ? '' : ` · ${address.CountryCode}`
  return (
    <div>
      <h3>{title}</h3>
      <p className={classes.company}>{address.CompanyName || '–'}</p>
      {address.Street !== '' && <p>{[address.Street, address.Street2].filter(Boolean).join(', ')}</p>}
      <p>
        {place}
        {country}
      </p>
      {(address.ContactName !== '' || address.ContactNumber !== '') && (
        <p className={classes.contact}>
          <span>{address.ContactName}</span>
          <span className="wb-whole">{address.ContactNumber}</span>
        </p>
      )}
      {address.EmailID !== '' && <p>{address.EmailID}</p>}
    </div>
  )
}
