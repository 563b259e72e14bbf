import '../../../texts/lists.ts'
import '../../../texts/orderSetup.ts'
import '../../../texts/trade.ts'
import { Skeleton } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { GetShipViaCodeDetails } from '@waybill/contract/calls/Supplemental/GetShipViaCodeDetails.ts'
import { ShipViaCodeUpdation } from '@waybill/contract/calls/Supplemental/ShipViaCodeUpdation.ts'
import { useMemo, useState } from 'react'
import { makeCall } from '../../../api/call.ts'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import type { GridRows } from '../../../ui/grid/gridModel.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { GridPage } from '../../../widgets/GridPage/GridPage.tsx'
import { type SavedRows, useGridPage } from '../../../widgets/GridPage/useGridPage.ts'
import { cellsOfShipVia, shipViaColumns, shipViaFaults, shipViaOfCells } from './shipViaCells.ts'

type Reply = ReplyOf<typeof GetShipViaCodeDetails>
const rowsOf = ({ version, codes }: Reply): SavedRows => ({ version, rows: codes.map(cellsOfShipVia) })

/** The company's own ship-via codes and the carriers they stand for. */
export function CarrierMapping() {
  const t = useText()
  const { data, error, refetch } = useCall(GetShipViaCodeDetails, {}, { freshFor: 0 })
  if (data !== undefined) return <CodesGrid opened={data} />
  return (
    <>
      <PageHeader title={t('screens.carrierMapping')} />
      {error === null ? (
        <Skeleton height={320} radius={4} />
      ) : (
        <ErrorState {...explain(error, 'gridPage.failed')} onRetry={() => void refetch()} />
      )}
    </>
  )
}

function CodesGrid({ opened }: { opened: Reply }) {
  const t = useText()
  const columns = useMemo(shipViaColumns, [])
  const [first] = useState(() => rowsOf(opened))
  const [shown, setShown] = useState<GridRows>(first.rows)
  const faultsOf = useMemo(() => shipViaFaults(shown), [shown])
  const page = useGridPage({
    keepAs: 'CarrierMapping',
    opened: first,
    faultsOf,
    save: async (rows, version) => {
      const codes = rows.map(shipViaOfCells)
      const reply = await makeCall(ShipViaCodeUpdation, { body: { version, codes } })
      notify.done(t('shipVia.saved'))
      return { version: reply.version, rows: codes.map(cellsOfShipVia) }
    },
    load: async () => rowsOf(await makeCall(GetShipViaCodeDetails, { body: {} })),
  })
  if (shown !== page.history.now) setShown(page.history.now)
  const known = useMemo(() => new Set(opened.carriers.map(({ SCAC }) => SCAC)), [opened])
  const strangers = [...new Set(page.rows.map(row => shipViaOfCells(row).SCAC))].filter(
    scac => scac !== '' && !known.has(scac),
  )
  return (
    <GridPage
      page={page}
      title={t('screens.carrierMapping')}
      counts={t('shipVia.codes', { count: page.rows.length })}
      intro={[t('shipVia.intro')]}
      label={t('shipVia.grid')}
      columns={columns}
      faultsOf={faultsOf}
      saveLabel={t('shipVia.save')}
    >
      {page.bad === 0 && strangers.map(scac => <Hint key={scac}>{t('shipVia.unknown', { scac })}</Hint>)}
    </GridPage>
  )
}
