import { defineList } from '../list.ts'
import { carrierKinds, carrierModes, insuranceStates, wireCarrier } from '../wire/carrier.ts'

const kindWords = {
  spot: 'Spot quotes',
  rateSheet: 'Rate sheet',
  provider: 'Pricing provider',
  instant: 'Own account',
} as const satisfies Record<(typeof carrierKinds)[number], string>

/** The company's freight carriers (specification §7, FreightCarrier). */
export const list = defineList(wireCarrier, {
  name: 'carriers',
  rows: 'carriers',
  key: 'carrierId',
  columns: {
    CarrierName: { label: 'carriers.name', sortable: true, writes: [['CarrierName', 'Carrier']] },
    SCAC: { label: 'carriers.scac', sortable: true, writes: [['SCAC', 'SCAC']] },
    RateMode: { label: 'carriers.mode', sortable: true, writes: [['RateMode', 'Mode']] },
    kind: { label: 'carriers.kind', writes: [['kind', 'Kind', kindWords]] },
    InsuranceExpires: {
      label: 'carriers.insuredUntil',
      sortable: true,
      writes: [['InsuranceExpires', 'Insured until']],
    },
    doNotUse: { label: 'carriers.doNotUse', writes: [['doNotUse', 'Do not use']] },
    stars: {
      label: 'carriers.stars',
      writes: [
        ['stars', 'Stars'],
        ['ratings', 'Ratings'],
      ],
    },
    collect: { label: 'carriers.collect', writes: [['collect', 'Collect']] },
    Contact: { label: 'carriers.contact', writes: [['Contact', 'Contact']] },
    TenderEmail: { label: 'carriers.tenderEmail', writes: [['TenderEmail', 'Tender e-mail']] },
    Email: { label: 'carriers.quoteEmail', writes: [['Email', 'Quote e-mail']] },
    CarrierLocn: { label: 'carriers.location', writes: [['CarrierLocn', 'Location']] },
    ContractId: { label: 'carriers.contract', writes: [['ContractId', 'Contract']] },
    RateModeID: { label: 'carriers.mode', writes: [['RateModeID', 'Mode id']] },
  },
  sort: 'CarrierName',
  order: 'asc',
  filters: {
    kinds: { kind: 'many', label: 'carriers.kind', values: carrierKinds },
    modes: { kind: 'many', label: 'carriers.mode', values: carrierModes },
    insurance: { kind: 'many', label: 'carriers.insurance', values: insuranceStates },
    doNotUse: { kind: 'yesNo', label: 'carriers.doNotUse' },
    collect: { kind: 'yesNo', label: 'carriers.collect' },
  },
  file: { name: 'carriers' },
})
