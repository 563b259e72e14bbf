import '../../../texts/lists.ts'
import '../../../texts/orderSetup.ts'
import '../../../texts/routing.ts'
import '../../../texts/trade.ts'
import { Skeleton } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { SoldToDetails } from '@waybill/contract/calls/Shipment/SoldToDetails.ts'
import { RoutingGuide as Guide } from '@waybill/contract/calls/Supplemental/RoutingGuide.ts'
import { useMemo, useState } from 'react'
import { makeCall } from '../../../api/call.ts'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { languageNow } from '../../../texts/language.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatInstant } from '../../../ui/format.ts'
import { notify } from '../../../ui/notify.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { GridPage } from '../../../widgets/GridPage/GridPage.tsx'
import { type SavedRows, useGridPage } from '../../../widgets/GridPage/useGridPage.ts'
import { Findings } from './Findings.tsx'
import { cellsOfRule, faultsOfRule, guideColumns, ruleOfCells } from './guideCells.ts'

type Reply = ReplyOf<typeof Guide>

const load = (): Promise<Reply> => makeCall(Guide, { query: { flag: 'load' }, body: {} })
const rowsOf = ({ version, rules }: Reply): SavedRows => ({
  version,
  rows: rules.map(rule => cellsOfRule(rule, languageNow())),
})

/** Which carriers go first and which are not used: rules as cells, with what contradicts what below them. */
export function RoutingGuide() {
  const t = useText()
  const { data, error, refetch } = useCall(Guide, { query: { flag: 'load' }, body: {} }, { freshFor: 0 })
  if (data !== undefined) return <GuideGrid opened={data} />
  return (
    <>
      <PageHeader title={t('screens.routingGuide')} />
      {error === null ? (
        <Skeleton height={320} radius={4} />
      ) : (
        <ErrorState {...explain(error, 'gridPage.failed')} onRetry={() => void refetch()} />
      )}
    </>
  )
}

function GuideGrid({ opened: first }: { opened: Reply }) {
  const t = useText()
  const [opened, setOpened] = useState(first)
  const columns = useMemo(guideColumns, [])
  const soldTo = useCall(SoldToDetails, { body: {} }, { freshFor: 60_000 }).data
  const page = useGridPage({
    keepAs: 'RoutingGuide',
    opened: useMemo(() => rowsOf(first), [first]),
    faultsOf: faultsOfRule,
    save: async (rows, version) => {
      const reply = await makeCall(Guide, { query: { flag: 'save' }, body: { version, rules: rows.map(ruleOfCells) } })
      setOpened(reply)
      notify.done(t('routing.saved'))
      return rowsOf(reply)
    },
    load: async () => {
      const reply = await load()
      setOpened(reply)
      return rowsOf(reply)
    },
  })
  const rules = useMemo(() => page.rows.map(ruleOfCells), [page.rows])
  const carriers = useMemo(() => new Set(opened.carriers.map(({ SCAC }) => SCAC)), [opened])
  const saved =
    opened.version === 0
      ? t('routing.neverSaved')
      : t('routing.lastSaved', { when: formatInstant(opened.savedAt), who: opened.savedBy })
  return (
    <GridPage
      page={page}
      title={t('screens.routingGuide')}
      counts={`${t('routing.rules', { count: rules.length })} · ${saved}`}
      intro={[t('routing.intro'), t('routing.columns')]}
      label={t('routing.grid')}
      columns={columns}
      faultsOf={faultsOfRule}
      saveLabel={t('routing.save')}
    >
      {page.bad === 0 && (
        <Findings rules={rules} carriers={carriers} soldTo={soldTo?.soldTo.map(({ SoldTo }) => SoldTo) ?? null} />
      )}
    </GridPage>
  )
}
