import '../../../texts/stations.ts'
import '../../../texts/trade.ts'
import { Skeleton } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { GetStations } from '@waybill/contract/calls/Stations/GetStations.ts'
import { PairStation } from '@waybill/contract/calls/Stations/PairStation.ts'
import { useEffect, useRef, useState } from 'react'
import { explain, explainWith } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useLive } from '../../../api/useLive.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { notify } from '../../../ui/notify.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Section, Sheet } from '../../../ui/Sheet.tsx'
import { isStationNews } from '../../../widgets/Printing/stationNews.ts'
import { ScaleLine } from '../../../widgets/Scale/ScaleLine.tsx'
import { Jobs } from './Jobs.tsx'
import { PairCode } from './PairCode.tsx'
import { StationCard } from './StationCard.tsx'

/** Stations with their printers and scales, what is printed where, and what is asked about. */
export function PrinterSetup() {
  const t = useText()
  const { data, error, refetch } = useCall(GetStations, { body: {} }, { freshFor: 0 })
  useLive('', [GetStations], isStationNews)
  const change = useChange(PairStation)
  const [pair, setPair] = useState<ReplyOf<typeof PairStation> | null>(null)
  const newest = Math.max(0, ...(data?.stations ?? []).map(({ stationId }) => stationId))
  const before = useRef(newest)
  useEffect(() => {
    // The code was used: its station stands below.
    if (before.current !== newest && data !== undefined) setPair(null)
    before.current = newest
  }, [newest, data])
  const begin = async (): Promise<void> => {
    try {
      setPair(await change.mutateAsync({ body: {} }))
    } catch (problem) {
      notify.failed(explainWith(problem, 'stations.failed'))
    }
  }
  const add = <ActionButton onAct={begin}>{t('stations.add')}</ActionButton>
  const isEmpty = data?.stations.length === 0
  return (
    <>
      <PageHeader title={t('screens.printerSetup')} action={isEmpty || pair !== null ? undefined : add} />
      {data === undefined && error === null && <Skeleton height={320} radius={4} />}
      {data === undefined && error !== null && (
        <ErrorState {...explain(error, 'stations.notLoaded')} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <Sheet>
          {pair !== null && <PairCode pair={pair} onClose={() => setPair(null)} />}
          {isEmpty && pair === null && (
            <EmptyState title={t('stations.emptyTitle')} why={t('stations.emptyWhy')} action={add} />
          )}
          <Jobs />
          {data.stations.map(station => (
            <StationCard key={`${station.stationId} ${station.name}`} station={station} />
          ))}
          <Section title={t('stations.myScale')} why={t('stations.myScaleWhy')}>
            <ScaleLine />
          </Section>
        </Sheet>
      )}
    </>
  )
}
