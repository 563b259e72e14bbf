import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { equipmentOf } from '@waybill/contract/wire/ways.ts'
import { useText } from '../../../texts/texts.ts'
import { Fact } from '../../../ui/Panel.tsx'

/** More carriers than that are a number first, and names on demand. */
const NAMED_MAX = 3

/** Mode, truck and carriers of a shipment as far as there is something to say: whom it was put to, and who was appointed. */
export function WayFacts({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const { shipment, SelectedCarriers } = details
  const equipment = equipmentOf(shipment.EquipmentType)
  const { TemperatureMin: min, TemperatureMax: max, Tarps, CollectCarrier, PreAssignedCarrier } = shipment
  const truck = [
    ...(equipment === '' ? [] : [t(`way.${equipment}`)]),
    ...(min === null || max === null ? [] : [t('way.degrees', { min, max })]),
    ...(Tarps ? [t('way.tarps')] : []),
  ]
  const asked = SelectedCarriers.map(({ CarrierName, CarrierSCAC, selected }) => {
    const name = `${CarrierName} (${CarrierSCAC})`
    return selected ? t('way.chosen', { name }) : name
  })
  return (
    <>
      {truck.length > 0 && <Fact name={t('way.equipment')}>{truck.join(', ')}</Fact>}
      {shipment.VolumeLTL && <Fact name={t('way.title')}>{t('way.volume')}</Fact>}
      {CollectCarrier !== '' && <Fact name={t('way.collectCarrier')}>{CollectCarrier}</Fact>}
      {PreAssignedCarrier !== '' && <Fact name={t('way.appointed')}>{PreAssignedCarrier}</Fact>}
      {asked.length > 0 && (
        <Fact name={t('way.asked')}>
          {asked.length > NAMED_MAX ? (
            <details>
              <summary>{t('way.askedCount', { count: asked.length })}</summary>
              {asked.join(', ')}
            </details>
          ) : (
            asked.join(', ')
          )}
        </Fact>
      )}
    </>
  )
}
