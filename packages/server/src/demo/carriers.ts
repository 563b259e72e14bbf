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

export const tenderEmailOf = (scac: string): string => `dispatch@${scac.toLowerCase()}-demo.invalid`
