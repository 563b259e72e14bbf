import '../../../texts/lists.ts'
import '../../../texts/shipment.ts'
import '../../../texts/straight.ts'
import '../../../texts/trade.ts'
import { GetStraightRule } from '@waybill/contract/calls/Straight/GetStraightRule.ts'
import { SwitchStraightRule } from '@waybill/contract/calls/Straight/SwitchStraightRule.ts'
import type { RowOf } from '@waybill/contract/list.ts'
import {
  ExportStraightEntries,
  list as entryList,
  GetStraightEntries,
} from '@waybill/contract/lists/straightEntries.ts'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useLive } from '../../../api/useLive.ts'
import { said, saidRefusal } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { formatInstant, formatMoney } from '../../../ui/format.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { notify } from '../../../ui/notify.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Badge, type Tone } from '../../../ui/StatusBadge.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import { columnsOf, exporter, specOf } from '../../../widgets/DataList/definedList.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { PreviewPanel } from './PreviewPanel.tsx'
import { RulePanel } from './RulePanel.tsx'

type T = ReturnType<typeof useText>
type Entry = RowOf<typeof entryList>

const spec = specOf(entryList, { states: (state, t) => t(`straight.state_${state as Entry['state']}`) })

const tones: Readonly<Record<Entry['state'], Tone>> = { asking: 'busy', tendered: 'good', byHand: 'warn' }

const columnsFor = (t: T) =>
  columnsOf(entryList, t, {
    begunAt: { cell: row => <InstantText at={row.begunAt} />, card: 'line' },
    OrderNumber: { cell: row => row.OrderNumber },
    consignee: { cell: row => row.consignee, card: 'line', gives: true },
    state: { cell: row => <Badge tone={tones[row.state]}>{t(`straight.state_${row.state}`)}</Badge>, card: 'aside' },
    words: {
      cell: row => (row.code === '' ? said(row.words) : saidRefusal(row.code, row.words)) || '–',
      grows: true,
      card: 'line',
    },
    BOLNumber: { cell: row => row.BOLNumber || '–' },
    CarrierName: { cell: row => row.CarrierName || '–', gives: true },
    amount: { cell: row => (row.amount === null ? '–' : formatMoney(row.amount, row.currency)), align: 'right' },
  })

/** Orders that need nobody: the rule, whether it is on, and everything it did with why. */
export function StraightThrough() {
  const t = useText()
  const navigate = useNavigate()
  const [beside, setBeside] = useState<'rule' | 'preview' | null>(null)
  const columns = useMemo(() => columnsFor(t), [t])
  const { data: state } = useCall(GetStraightRule, {})
  const turn = useChange(SwitchStraightRule, [GetStraightRule])
  useLive('', [GetStraightRule], ({ topic }) => topic === 'straight')
  const list = useList({
    spec,
    call: GetStraightEntries,
    ask: (question, page) => ({ body: { ...question, ...page } }),
    read: ({ entries, total, nextCursor }) => ({ rows: entries, total, next: nextCursor }),
    isNews: news => news.topic === 'straight',
  })
  const switchOff = async (): Promise<void> => {
    try {
      await turn.mutateAsync({ body: { version: state?.version ?? 1, isOn: false } })
      notify.done(t('straight.switchedOff'))
    } catch (problem) {
      notify.failed(explainShort(problem))
    }
  }
  const close = (): void => setBeside(null)
  const pageOf = (row: Entry): string =>
    row.shipmentId === null
      ? `/OpenOrders?q=${encodeURIComponent(row.OrderNumber)}`
      : `/ShipmentDetails/${row.shipmentId}`
  return (
    <>
      <PageHeader
        title={t('screens.straightThrough')}
        counts={
          state &&
          [
            state.isOn
              ? t('straight.isOn', { when: formatInstant(state.switchedAt ?? ''), name: state.switchedBy })
              : t('straight.isOff'),
            ...(state.today.loads === 0
              ? []
              : [
                  t('straight.today', {
                    count: state.today.loads,
                    amount: formatMoney(state.today.amount, state.rule?.currency ?? 'USD'),
                  }),
                ]),
          ].join(' · ')
        }
        action={
          state && (
            <>
              <ChangeButton variant="default" aria-expanded={beside === 'rule'} onClick={() => setBeside('rule')}>
                {t('straight.rule')}
              </ChangeButton>
              {state.isOn ? (
                <ActionButton onAct={switchOff}>{t('straight.switchOff')}</ActionButton>
              ) : (
                <ChangeButton
                  aria-expanded={beside === 'preview'}
                  onClick={() => setBeside(state.version === 0 ? 'rule' : 'preview')}
                >
                  {t('straight.tryIt')}
                </ChangeButton>
              )}
            </>
          )
        }
      />
      <DataList
        list={list}
        label={t('screens.straightThrough')}
        columns={columns}
        idOf={row => row.entryId}
        nameOf={row => row.OrderNumber}
        empty={{ title: t('straight.emptyTitle'), why: t('straight.emptyWhy') }}
        searchHint={t('straight.searchHint')}
        pageOf={pageOf}
        rowActions={[{ label: t('straight.open'), looks: true, run: row => void navigate(pageOf(row)) }]}
        beside={
          state &&
          (beside === 'rule' ? (
            <RulePanel key={state.version} state={state} onClose={close} />
          ) : (
            beside === 'preview' && <PreviewPanel version={state.version} onClose={close} />
          ))
        }
        onExport={exporter(ExportStraightEntries, { body: list.question })}
      />
    </>
  )
}
