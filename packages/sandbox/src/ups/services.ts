interface Service {
  readonly name: string
  /** Of the price of ground. */
  readonly level: number
  /** Business days; null: as far as it is. */
  readonly days: number | null
}

const ground: Service = { name: 'UPS Ground', level: 1, days: null }

/** Services within the United States. */
export const services: Readonly<Record<string, Service>> = {
  '03': ground,
  '12': { name: 'UPS 3 Day Select', level: 1.7, days: 3 },
  '02': { name: 'UPS 2nd Day Air', level: 2.4, days: 2 },
  '13': { name: 'UPS Next Day Air Saver', level: 4.1, days: 1 },
  '01': { name: 'UPS Next Day Air', level: 4.6, days: 1 },
}

export const serviceOf = (code: string): Service => services[code] ?? ground
