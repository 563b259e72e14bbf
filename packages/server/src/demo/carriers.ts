/** Who carries freight of the demo. */
export interface DemoCarrier {
  readonly scac: string
  readonly name: string
  readonly doNotUse: boolean
}

/** Five carriers that nobody could take for real ones: SCACs in DM, addresses in .invalid, numbers in 555. `insuredDays` are left of their insurance. */
export const demoCarriers = [
  {
    ...{ scac: 'DMBL', name: 'Demo Buckeye Lines', phone: '800-555-0101', contact: 'Dispatch', doNotUse: false },
    insuredDays: 210,
  },
  {
    ...{ scac: 'DMGL', name: 'Demo Great Lakes Freight', phone: '800-555-0102', contact: 'Central Dispatch' },
    ...{ doNotUse: false, insuredDays: 19 },
  },
  {
    ...{ scac: 'DMTX', name: 'Demo Transcon Express', phone: '800-555-0103', contact: 'Customer Care' },
    ...{ doNotUse: false, insuredDays: 340 },
  },
  {
    ...{ scac: 'DMNC', name: 'Demo North Cross', phone: '800-555-0104', contact: 'Cross-border Desk', doNotUse: false },
    insuredDays: null,
  },
  {
    ...{ scac: 'DMEC', name: 'Demo Economy Carriers', phone: '800-555-0105', contact: 'Dispatch', doNotUse: true },
    insuredDays: -12,
  },
] as const

/** Carriers of whole trucks; plainly demo like the others. */
export const demoTruckers = [
  { scac: 'DMTK', name: 'Demo Truckload Partners', phone: '800-555-0121', doNotUse: false },
  { scac: 'DMFB', name: 'Demo Flatbed & Tarp', phone: '800-555-0122', doNotUse: false },
] as const

/** Sells labels over the sandbox's wire. */
export const demoParcelCarrier: DemoCarrier = { scac: 'UPSN', name: 'Demo UPS', doNotUse: false }

export const tenderEmailOf = (scac: string): string => `dispatch@${scac.toLowerCase()}-demo.invalid`
