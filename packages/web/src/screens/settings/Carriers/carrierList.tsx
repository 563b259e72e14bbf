import '../../../texts/stars.ts'
import { list } from '@waybill/contract/lists/carriers.ts'
import type { WireCarrier } from '@waybill/contract/wire/carrier.ts'
import type { TextKey, useText } from '../../../texts/texts.ts'
import { formatDate } from '../../../ui/format.ts'
import { Badge, type Tone } from '../../../ui/StatusBadge.tsx'
import { starsText } from '../../../widgets/CarrierStars/starsText.ts'
import { columnsOf, specOf } from '../../../widgets/DataList/definedList.ts'

type T = ReturnType<typeof useText>

export const modeNames = {
  LTL: 'carriers.modeLTL',
  TL: 'carriers.modeTL',
  PARCEL: 'carriers.modePARCEL',
} as const satisfies Record<string, TextKey>
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

export const carrierList = specOf(list, {
  kinds: named(kindNames),
  modes: named(modeNames),
  insurance: named(insuranceNames),
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

export const carrierColumns = (t: T) =>
  columnsOf(list, t, {
    CarrierName: { cell: one => one.CarrierName, grows: true },
    SCAC: { cell: one => one.SCAC, card: 'aside' },
    RateMode: { cell: one => t(modeNames[one.RateMode]), card: 'line' },
    kind: { cell: one => t(kindNames[one.kind]), card: 'line' },
    InsuranceExpires: { cell: one => insured(one, t), card: 'line', cardTitle: true },
    doNotUse: {
      cell: one => (one.doNotUse ? <Badge tone="bad">{t('carriers.doNotUse')}</Badge> : ''),
      card: 'line',
    },
    stars: {
      cell: one => starsText(one.stars === null ? undefined : { stars: one.stars, count: one.ratings }) || '–',
    },
    collect: { cell: one => collects(one, t) },
    Contact: { cell: one => [one.Contact, one.Phone].filter(Boolean).join(', ') || '–' },
    TenderEmail: { cell: one => one.TenderEmail, card: 'line' },
    Email: { cell: one => one.Email || '–', shown: false },
    CarrierLocn: { cell: one => one.CarrierLocn, shown: false },
    ContractId: { cell: one => one.ContractId || '–', shown: false },
    RateModeID: { cell: one => one.RateModeID, shown: false },
  })
