import {
  type overrideExportColumns,
  overrideReasons,
  type WireGuideOverride,
} from '@waybill/contract/wire/routingGuide.ts'
import type { useText } from '../../../texts/texts.ts'
import { formatMoney } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import type { Column } from '../../../widgets/DataList/types.ts'
import { defineList } from '../../../widgets/DataList/urlState.ts'

type T = ReturnType<typeof useText>
export type OverrideField = (typeof overrideExportColumns)[number]

const nameOfReason = (reason: string, t: T): string => t(`routing.reason_${reason as 'other'}`)

export const overrideList = defineList({
  name: 'guideOverrides',
  sorts: [],
  sort: 'decided',
  order: 'desc',
  filters: [
    { id: 'decided', label: 'overrides.decided', kind: 'dates' },
    { id: 'carriers', label: 'overrides.carrier', kind: 'many' },
    { id: 'people', label: 'overrides.decidedBy', kind: 'many' },
    { id: 'reasons', label: 'overrides.reason', kind: 'many', values: overrideReasons, name: nameOfReason },
  ],
})

/** More is named as more, so that no sign has to be read twice. */
const costText = (cost: number, currency: string): string =>
  `${cost > 0 ? '+' : cost < 0 ? '−' : ''}${formatMoney(Math.abs(cost), currency)}`

export const overrideColumns = (t: T): readonly Column<WireGuideOverride, OverrideField>[] => [
  { id: 'BOLNumber', title: t('overrides.bol'), cell: row => row.BOLNumber },
  { id: 'decidedAt', title: t('overrides.decided'), cell: row => <InstantText at={row.decidedAt} />, card: 'line' },
  { id: 'consignee', title: t('overrides.consignee'), cell: row => row.consignee, card: 'line', gives: true },
  {
    ...{ id: 'CarrierName', title: t('overrides.carrier'), card: 'line', gives: true },
    cell: row => (
      <>
        {row.CarrierName} {row.forbidden && <Badge tone="bad">{t('overrides.forbidden')}</Badge>}
      </>
    ),
  },
  {
    ...{ id: 'total', title: t('overrides.price'), align: 'right' },
    cell: row => formatMoney(row.total, row.currency),
  },
  { id: 'guideCarrier', title: t('overrides.guideCarrier'), cell: row => row.guideCarrier || '–', gives: true },
  {
    ...{ id: 'guideTotal', title: t('overrides.guideTotal'), align: 'right' },
    cell: row => (row.guideTotal === null ? '–' : formatMoney(row.guideTotal, row.currency)),
  },
  {
    ...{ id: 'cost', title: t('overrides.cost'), align: 'right', card: 'aside' },
    cell: row => (row.cost === null ? <Hint inline>{t('overrides.noPrice')}</Hint> : costText(row.cost, row.currency)),
  },
  {
    ...{ id: 'reason', title: t('overrides.reason'), fields: ['reason', 'words'], grows: true, card: 'line' },
    cell: row => [nameOfReason(row.reason, t), row.words].filter(words => words !== '').join(': '),
  },
  { id: 'ruleName', title: t('overrides.rule'), cell: row => `${row.rule} ${row.ruleName}`, shown: false },
  { id: 'decidedBy', title: t('overrides.decidedBy'), cell: row => row.decidedBy },
]
