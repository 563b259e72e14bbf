import { addDays, type Shipment, shipmentOfPlain } from '@waybill/domain'

const end = {
  ...{ company: 'Account check', street: '', street2: '', country: 'US' },
  ...{ contactName: '', contactPhone: '', contactEmail: '' },
}

/**
 * A pallet between two cities that every national carrier serves: asking what it costs buys nothing, and tells whether an
 * account is accepted.
 * @param today the company's day; the price is asked for the next one
 */
export const probeShipment = (today: string): Shipment =>
  shipmentOfPlain({
    origin: { ...end, city: 'Columbus', state: 'OH', zip: '43215' },
    destination: { ...end, city: 'Atlanta', state: 'GA', zip: '30303' },
    billTo: null,
    mode: 'LTL',
    terms: 'prepaid',
    pickup: { date: addDays(today, 1), from: '11:00', to: '15:30' },
    items: [
      {
        ...{ description: 'Account check', itemCode: '', nmfc: '', freightClass: '70' },
        ...{ handlingUnits: 1, handlingUnitType: 'PLT', pieces: 1, pieceType: 'CTN' },
        ...{ weightLb: 500, lengthIn: 48, widthIn: 40, heightIn: 48, stackable: false, hazmat: null },
      },
    ],
    accessorials: [],
    references: [],
    ...{ orderNumber: '', customerPo: '', specialInstructions: '', internalNotes: '' },
    ...{ declaredValue: null, cod: null, currency: 'USD', loadNumber: '', trailerNumber: '', seals: '' },
  })
