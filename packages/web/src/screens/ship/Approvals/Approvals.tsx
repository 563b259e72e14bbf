import '../../../texts/approvals.ts'
import '../../../texts/lists.ts'
import '../../../texts/shipment.ts'
import '../../../texts/trade.ts'
import { list as approvalList, ExportApprovals, GetApprovals } from '@waybill/contract/lists/approvals.ts'
import type { WireApproval } from '@waybill/contract/wire/approval.ts'
import { useMemo } from 'react'
import { useLive } from '../../../api/useLive.ts'
import { useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import { columnsOf, exporter, specOf } from '../../../widgets/DataList/definedList.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { ApprovalPanel } from './ApprovalPanel.tsx'
import { approvalTones } from './approvalTones.ts'
import { StandInPanel } from './StandInPanel.tsx'

const spec = specOf(approvalList, {
  states: (state, t) => t(`approvals.state_${state as WireApproval['state']}`),
})

/** Prices that people asked to be approved; who may decide does it from the row. */
export function Approvals() {
  const t = useText()
  const columns = useMemo(
    () =>
      columnsOf(approvalList, t, {
        BOLNumber: { cell: row => row.BOLNumber },
        askedAt: { cell: row => <InstantText at={row.askedAt} />, gives: true },
        askedBy: { cell: row => row.askedBy, card: 'line' },
        lane: { cell: row => row.lane, card: 'line', gives: true },
        CarrierName: {
          cell: row => (
            <>
              {row.CarrierName} {row.isBarred && <Badge tone="bad">{t('approvals.barred')}</Badge>}
            </>
          ),
          card: 'line',
        },
        total: { cell: row => formatMoney(row.total, row.currency), align: 'right', card: 'line' },
        limit: { cell: row => formatMoney(row.limit, row.limitCurrency), align: 'right' },
        expiresAt: { cell: row => <InstantText at={row.expiresAt} />, gives: true },
        state: {
          cell: row => <Badge tone={approvalTones[row.state]}>{t(`approvals.state_${row.state}`)}</Badge>,
          card: 'aside',
        },
        approvers: { cell: row => row.approvers, shown: false },
        decidedBy: { cell: row => row.decidedBy || '–', gives: true },
      }),
    [t],
  )
  const list = useList({
    spec,
    call: GetApprovals,
    ask: (question, page) => ({ body: { ...question, ...page } }),
    read: ({ approvals, total, nextCursor }) => ({ rows: approvals, total, next: nextCursor }),
  })
  useLive('', [GetApprovals], ({ topic }) => topic === 'approval')
  const open = (row: WireApproval): void => list.change({ open: String(row.approvalId) })
  return (
    <>
      <PageHeader
        title={t('screens.approvals')}
        action={
          <ChangeButton variant="default" onClick={() => list.change({ open: 'new' })}>
            {t('approvals.standIn')}
          </ChangeButton>
        }
      />
      <DataList
        list={list}
        label={t('screens.approvals')}
        columns={columns}
        idOf={row => row.approvalId}
        nameOf={row => row.BOLNumber}
        empty={{ title: t('approvals.emptyTitle'), why: t('approvals.emptyWhy') }}
        searchHint={t('approvals.searchHint')}
        rowActions={[{ label: t('approvals.open'), looks: true, run: open }]}
        newPanel={close => <StandInPanel onClose={close} />}
        onExport={exporter(ExportApprovals, { body: list.question })}
        panel={(row, close) => (
          <ApprovalPanel key={row.approvalId} approval={row} people={list.reply?.people ?? []} onClose={close} />
        )}
      />
    </>
  )
}
