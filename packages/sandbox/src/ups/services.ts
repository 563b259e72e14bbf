interface Service {
  readonly name: string
  /** Of the price of ground. */
  readonly level: number
  /** Business days; null: as far as it is. */
  readonly days: number | null
}

const ground: Service = { name: 'UPS Ground', level: 1, days: null }

/** Services within the United States. */
const within: Readonly<Record<string, Service>> = {
  '03': ground,
  '12': { name: 'UPS 3 Day Select', level: 1.7, days: 3 },
  '02': { name: 'UPS 2nd Day Air', level: 2.4, days: 2 },
  '13': { name: 'UPS Next Day Air Saver', level: 4.1, days: 1 },
  '01': { name: 'UPS Next Day Air', level: 4.6, days: 1 },
}

/** Named only where they are asked for by their code. */
const saver: Readonly<Record<string, Service>> = {
  '92': { name: 'UPS Ground Saver', level: 0.7, days: 6 },
  '93': { name: 'UPS Ground Saver', level: 0.8, days: 6 },
  '94': { name: 'UPS Ground Saver', level: 0.75, days: 6 },
  '95': { name: 'UPS Ground Saver', level: 0.75, days: 6 },
}

/** Whether a service is sold though no list of all services names it. */
export const isSaver = (code: string): boolean => saver[code] !== undefined

/** Under contracts of their own, and so in no list of all services. */
const economy: Readonly<Record<string, Service>> = {
  '17': { name: 'UPS Worldwide Economy DDU', level: 2.2, days: 10 },
  '72': { name: 'UPS Worldwide Economy DDP', level: 2.3, days: 10 },
}

/** Whether a service to other countries is sold though no list of all services names it. */
export const isEconomy = (code: string): boolean => economy[code] !== undefined

/** Services to other countries. */
const abroad: Readonly<Record<string, Service>> = {
  '11': { name: 'UPS Standard', level: 1.4, days: 5 },
  '08': { name: 'UPS Worldwide Expedited', level: 3.2, days: 4 },
  '65': { name: 'UPS Worldwide Saver', level: 4.4, days: 2 },
  '07': { name: 'UPS Worldwide Express', level: 4.9, days: 1 },
}

/** The services of a way. UPS Standard goes to the neighbours alone. */
export function servicesOf(isAbroad: boolean, to: string): Readonly<Record<string, Service>> {
  if (!isAbroad) return within
  const { '11': standard, ...air } = abroad
  return to === 'CA' || to === 'MX' ? { ...air, ...(standard === undefined ? {} : { '11': standard }) } : air
}

export const serviceOf = (code: string): Service =>
  within[code] ?? abroad[code] ?? saver[code] ?? economy[code] ?? ground
