/** A carrier of the network: nobody could take it for a real one. Money in dollars. */
export interface SandboxCarrier {
  readonly scac: string
  readonly name: string
  /** Milliseconds it naturally takes to answer. */
  readonly habitMs: number
  /** Beside the others: 1 is the middle of the market. */
  readonly priceLevel: number
  readonly discountPercent: number
  readonly minimum: number
  readonly fuelPercent: number
  readonly extraDays: number
  /** First digits of ZIP codes it does not serve. */
  readonly avoids: string
  readonly guaranteed: boolean
}

const carrier = (
  scac: string,
  name: string,
  habitMs: number,
  priceLevel: number,
  discountPercent: number,
  rest: Partial<SandboxCarrier> = {},
): SandboxCarrier => ({
  scac,
  name,
  habitMs,
  priceLevel,
  discountPercent,
  minimum: 118,
  fuelPercent: 27.5,
  extraDays: 0,
  avoids: '',
  guaranteed: false,
  ...rest,
})

export const carriers: readonly SandboxCarrier[] = [
  carrier('DMRX', 'Demo Rapid Express', 140, 1.12, 66, { guaranteed: true }),
  carrier('DMGL', 'Demo Great Lakes Freight', 220, 1.0, 68),
  carrier('DMHV', 'Demo Harvest Lines', 310, 0.94, 67, { extraDays: 1 }),
  carrier('DMSW', 'Demo Southwest Motor', 380, 0.97, 64, { avoids: '01' }),
  carrier('DMPA', 'Demo Pacific Arrow', 450, 1.05, 66, { guaranteed: true, fuelPercent: 29 }),
  carrier('DMNE', 'Demo Northeast Dispatch', 520, 1.02, 65, { avoids: '89' }),
  carrier('DMCO', 'Demo Continental', 600, 0.99, 66),
  carrier('DMKY', 'Demo Keystone Haul', 260, 1.08, 69),
  carrier('DMMV', 'Demo Missouri Valley', 340, 0.96, 63, { extraDays: 1 }),
  carrier('DMPD', 'Demo Piedmont Freight', 410, 1.01, 66),
  carrier('DMRM', 'Demo Rocky Mountain', 480, 1.06, 67, { fuelPercent: 30 }),
  carrier('DMTL', 'Demo Tidewater Lines', 290, 0.98, 65),
  carrier('DMGF', 'Demo Gulf Coast Freight', 360, 0.95, 64, { extraDays: 1 }),
  carrier('DMUP', 'Demo Upper Plains', 430, 1.03, 66),
]

export const carrierOf = (scac: string): SandboxCarrier | undefined => carriers.find(one => one.scac === scac)
