export interface Service {
  readonly name: string
  /** Of the price of ground. */
  readonly level: number
  /** Business days; null: as far as it is. */
  readonly days: number | null
  readonly carrier: 'FDXE' | 'FDXG'
  readonly onSaturday?: true
}

const ground: Service = { name: 'FedEx Ground®', level: 1.03, days: null, carrier: 'FDXG' }

/** Services within the United States; the two on the ground are for businesses and for homes. */
export const services: Readonly<Record<string, Service>> = {
  FEDEX_GROUND: ground,
  GROUND_HOME_DELIVERY: { ...ground, name: 'FedEx Home Delivery®' },
  FEDEX_EXPRESS_SAVER: { name: 'FedEx Express Saver®', level: 1.8, days: 3, carrier: 'FDXE' },
  FEDEX_2_DAY: { name: 'FedEx 2Day®', level: 2.5, days: 2, carrier: 'FDXE', onSaturday: true },
  STANDARD_OVERNIGHT: { name: 'FedEx Standard Overnight®', level: 4.2, days: 1, carrier: 'FDXE' },
  PRIORITY_OVERNIGHT: {
    ...{ name: 'FedEx Priority Overnight®', level: 4.8, days: 1 },
    ...{ carrier: 'FDXE', onSaturday: true },
  },
}

/** Services to other countries; on the ground they go to the neighbour in the north alone. */
const abroad: Readonly<Record<string, Service>> = {
  INTERNATIONAL_ECONOMY: { name: 'FedEx International Economy®', level: 3.1, days: 5, carrier: 'FDXE' },
  FEDEX_INTERNATIONAL_CONNECT_PLUS: {
    ...{ name: 'FedEx International Connect Plus®', level: 3.4, days: 4 },
    carrier: 'FDXE',
  },
  FEDEX_INTERNATIONAL_PRIORITY: { name: 'FedEx International Priority®', level: 4.3, days: 3, carrier: 'FDXE' },
}

export const servicesAbroad = (to: string): Readonly<Record<string, Service>> =>
  to === 'CA' ? { FEDEX_GROUND: { ...ground, name: 'FedEx International Ground®', level: 1.5 }, ...abroad } : abroad

export const serviceOf = (code: string): Service => services[code] ?? abroad[code] ?? ground
