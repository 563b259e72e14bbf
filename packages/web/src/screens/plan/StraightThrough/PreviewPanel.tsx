import { Skeleton } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { GetStraightRule } from '@waybill/contract/calls/Straight/GetStraightRule.ts'
import { PreviewStraightRule } from '@waybill/contract/calls/Straight/PreviewStraightRule.ts'
import { SwitchStraightRule } from '@waybill/contract/calls/Straight/SwitchStraightRule.ts'
import { useEffect } from 'react'
import { explain, explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatCount, formatMoney } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { SmallTable } from '../../../ui/SmallTable.tsx'

/** The rule over the newest orders, before it is switched on: what would have been tendered, and why the rest not. */
export function PreviewPanel({ version, onClose }: { version: number; onClose: () => void }) {
  const t = useText()
  const { data, error, mutate } = useChange(PreviewStraightRule, [GetStraightRule])
  const becameOf = ({
    words,
    isUnjudged,
    CarrierName,
  }: ReplyOf<typeof PreviewStraightRule>['rows'][number]): string => {
    if (isUnjudged) return t('straight.unjudged')
    return words === '' ? `${t('straight.wouldTender')}: ${CarrierName}` : said(words)
  }
  const turn = useChange(SwitchStraightRule, [GetStraightRule])
  useEffect(() => mutate({ body: { version } }), [mutate, version])
  const switchOn = async (): Promise<void> => {
    try {
      await turn.mutateAsync({ body: { version, isOn: true } })
      notify.done(t('straight.switchedOn'))
      onClose()
    } catch (problem) {
      notify.failed(explainShort(problem))
    }
  }
  return (
    <Panel
      title={t('straight.previewTitle')}
      onClose={onClose}
      footer={data !== undefined && <ActionButton onAct={switchOn}>{t('straight.switchOn')}</ActionButton>}
    >
      <Hint>{t('straight.previewWhy')}</Hint>
      {error !== null && (
        <ErrorState {...explain(error, 'problems.listTitle')} onRetry={() => mutate({ body: { version } })} />
      )}
      {data === undefined && error === null && <Skeleton height={240} radius={2} />}
      {data !== undefined && data.rows.length === 0 && <p>{t('straight.previewNone')}</p>}
      {data !== undefined && data.rows.length > 0 && (
        <>
          <p role="status">
            {t('straight.previewed', {
              count: data.tendered,
              all: formatCount(data.rows.length),
              amount: formatMoney(data.amount, data.currency),
            })}
          </p>
          {data.unjudged > 0 && <Hint warns>{t('straight.unjudgedAll', { count: data.unjudged })}</Hint>}
          <SmallTable>
            <thead>
              <tr>
                <th>{t('straight.order')}</th>
                <th className="wb-number">{t('straight.amount')}</th>
              </tr>
            </thead>
            <tbody>
              {data.rows.map(row => (
                <tr key={row.orderId}>
                  <td>
                    <strong>{row.OrderNumber}</strong>
                    <br />
                    {becameOf(row)}
                  </td>
                  <td className="wb-number">{row.amount === null ? '–' : formatMoney(row.amount, data.currency)}</td>
                </tr>
              ))}
            </tbody>
          </SmallTable>
        </>
      )}
    </Panel>
  )
}
