import type { RowOf } from '@waybill/contract/list.ts'
import { list as guideOverrideList } from '@waybill/contract/lists/guideOverrides.ts'
import type { useText } from '../../../texts/texts.ts'
import { formatMoney } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import { columnsOf, specOf } from '../../../widgets/DataList/definedList.ts'

type T = ReturnType<typeof useText>
export type OverrideRow = RowOf<typeof guideOverrideList>

const nameOfReason = (reason: string, t: T): string => t(`routing.reason_${reason as 'other'}`)

export const overrideList = specOf(guideOverrideList, {
  reasons: nameOfReason,
  // Whoever decided one is among the choices, by name.
  people: (_, t) => t('overrides.somebodyElse'),
})

/** More is named as more, so that no sign has to be read twice. */
const costText = (cost: number, currency: string): string =>
  `${cost > 0 ? '+' : cost < 0 ? '−' : ''}${formatMoney(Math.abs(cost), currency)}`

export const overrideColumns = (t: T) =>
  columnsOf(guideOverrideList, t, {
    BOLNumber: { cell: row => row.BOLNumber },
    decidedAt: { cell: row => <InstantText at={row.decidedAt} />, card: 'line' },
    consignee: { cell: row => row.consignee, card: 'line', gives: true },
    CarrierName: {
      cell: row => (
        <>
          {row.CarrierName} {row.forbidden && <Badge tone="bad">{t('overrides.forbidden')}</Badge>}
        </>
      ),
      card: 'line',
      gives: true,
    },
    total: {
      cell: row =>
        row.total === null ? <Hint inline>{t('overrides.othersPay')}</Hint> : formatMoney(row.total, row.currency),
      align: 'right',
    },
    guideCarrier: { cell: row => row.guideCarrier || '–', gives: true },
    guideTotal: {
      cell: row => (row.guideTotal === null ? '–' : formatMoney(row.guideTotal, row.currency)),
      align: 'right',
    },
    cost: {
      cell: row =>
        row.cost === null ? <Hint inline>{t('overrides.noPrice')}</Hint> : costText(row.cost, row.currency),
      align: 'right',
      card: 'aside',
    },
    reason: {
      cell: row => [nameOfReason(row.reason, t), row.words].filter(words => words !== '').join(': '),
      grows: true,
      card: 'line',
    },
    ruleName: { cell: row => `${row.rule} ${row.ruleName}`, shown: false },
    decidedBy: { cell: row => row.decidedBy },
  })
