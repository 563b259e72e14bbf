import {
  type carrierExportColumns,
  carrierKinds,
  carrierModes,
  carrierSorts,
  insuranceStates,
  type WireCarrier,
} from '@waybill/contract/wire/carrier.ts'
import type { TextKey, useText } from '../../../texts/texts.ts'
import { formatDate } from '../../../ui/format.ts'
import { Badge, type Tone } from '../../../ui/StatusBadge.tsx'
import type { Column } from '../../../widgets/DataList/types.ts'
import { defineList } from '../../../widgets/DataList/urlState.ts'

type T = ReturnType<typeof useText>

export const modeNames = { LTL: 'carriers.modeLTL', TL: 'carriers.modeTL' } as const satisfies Record<string, TextKey>
const kindNames = {
  spot: 'carriers.kindSpot',
  rateSheet: 'carriers.kindRateSheet',
  provider: 'carriers.kindProvider',
  instant: 'carriers.kindInstant',
} as const satisfies Record<string, TextKey>
const insuranceNames = {
  missing: 'carriers.insuranceMissing',
  expired: 'carriers.insuranceExpired',
  ending: 'carriers.insuranceEnding',
  valid: 'carriers.insuranceValid',
} as const satisfies Record<string, TextKey>
const tones: Readonly<Record<WireCarrier['insurance'], Tone>> = {
  ...{ missing: 'warn', expired: 'bad', ending: 'warn', valid: 'good' },
}

const named =
  <Value extends string>(names: Readonly<Record<Value, TextKey>>) =>
  (value: string, t: T): string =>
    t(names[value as Value])

export const carrierList = defineList({
  name: 'carriers',
  sorts: carrierSorts,
  sort: 'CarrierName',
  order: 'asc',
  filters: [
    { ...{ id: 'kinds', label: 'carriers.kind', kind: 'many', values: carrierKinds }, name: named(kindNames) },
    { ...{ id: 'modes', label: 'carriers.mode', kind: 'many', values: carrierModes }, name: named(modeNames) },
    {
      ...{ id: 'insurance', label: 'carriers.insurance', kind: 'many', values: insuranceStates },
      name: named(insuranceNames),
    },
    { id: 'doNotUse', label: 'carriers.doNotUse', kind: 'yesNo' },
    { id: 'collect', label: 'carriers.collect', kind: 'yesNo' },
  ],
})

/** How its insurance stands: the day where there is one, and a word where it is not well. */
function insured(carrier: WireCarrier, t: T) {
  const { insurance, InsuranceExpires } = carrier
  if (insurance === 'valid') return formatDate(InsuranceExpires)
  const words = t(insuranceNames[insurance])
  return (
    <Badge tone={tones[insurance]}>
      {insurance === 'missing' ? words : `${words} ${formatDate(InsuranceExpires)}`}
    </Badge>
  )
}

const collects = ({ collect, collectFlagged, ShipVia }: WireCarrier, t: T) => {
  if (!collect) return '–'
  const code = ShipVia || t('carriers.yes')
  return collectFlagged ? <Badge tone="busy">{`★ ${code}`}</Badge> : code
}

/** Ids of sortable columns are the `sortName`s of the call. */
export const carrierColumns = (t: T): readonly Column<WireCarrier, (typeof carrierExportColumns)[number]>[] => [
  { id: 'CarrierName', title: t('carriers.name'), cell: one => one.CarrierName, sortable: true, grows: true },
  { id: 'SCAC', title: t('carriers.scac'), cell: one => one.SCAC, sortable: true, card: 'aside' },
  { id: 'RateMode', title: t('carriers.mode'), cell: one => t(modeNames[one.RateMode]), sortable: true, card: 'line' },
  { id: 'kind', title: t('carriers.kind'), cell: one => t(kindNames[one.kind]), card: 'line' },
  {
    ...{ id: 'InsuranceExpires', title: t('carriers.insuredUntil'), sortable: true, card: 'line', cardTitle: true },
    cell: one => insured(one, t),
  },
  {
    ...{ id: 'doNotUse', title: t('carriers.doNotUse'), card: 'line' },
    cell: one => (one.doNotUse ? <Badge tone="bad">{t('carriers.doNotUse')}</Badge> : ''),
  },
  { id: 'collect', title: t('carriers.collect'), cell: one => collects(one, t) },
  {
    id: 'Contact',
    title: t('carriers.contact'),
    cell: one => [one.Contact, one.Phone].filter(Boolean).join(', ') || '–',
  },
  { id: 'TenderEmail', title: t('carriers.tenderEmail'), cell: one => one.TenderEmail, card: 'line' },
  { id: 'Email', title: t('carriers.quoteEmail'), cell: one => one.Email || '–', shown: false },
  { id: 'CarrierLocn', title: t('carriers.location'), cell: one => one.CarrierLocn, shown: false },
  { id: 'ContractId', title: t('carriers.contract'), cell: one => one.ContractId || '–', shown: false },
  { id: 'RateModeID', title: t('carriers.mode'), cell: one => one.RateModeID, shown: false },
]
