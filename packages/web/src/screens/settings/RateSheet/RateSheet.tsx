import '../../../texts/rateSheets.ts'
import '../../../texts/trade.ts'
import '../../../texts/way.ts'
import { GetRateDifference } from '@waybill/contract/calls/RateSheets/GetRateDifference.ts'
import { GetRateReplay } from '@waybill/contract/calls/RateSheets/GetRateReplay.ts'
import { GetRateSheet } from '@waybill/contract/calls/RateSheets/GetRateSheet.ts'
import { useParams } from 'react-router'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useLive } from '../../../api/useLive.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatBytes, formatCount, formatDate } from '../../../ui/format.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Section } from '../../../ui/Sheet.tsx'
import { HistoryLink } from '../../../widgets/HistoryLink.tsx'
import { SheetState } from '../../../widgets/RateSheets/SheetState.tsx'
import { Activation } from './Activation.tsx'
import { Difference } from './Difference.tsx'
import { Faults } from './Faults.tsx'
import classes from './RateSheet.module.css'
import { ReadForm } from './ReadForm.tsx'
import { Replay } from './Replay.tsx'

/** One version of a rate sheet, from its file to the day on which it prices. */
export function RateSheet() {
  const t = useText()
  const versionId = Number(useParams().versionid)
  const { data, error, refetch } = useCall(GetRateSheet, { body: { versionId } }, { keepOld: false })
  useLive('', [GetRateSheet, GetRateDifference, GetRateReplay], news => news.topic === 'rateSheet')
  if (error != null && data === undefined) {
    return <ErrorState {...explain(error, 'rateSheets.loadFailed')} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <PageHeader title={t('screens.rateSheet')} />
  const { sheet, file, replay, against } = data
  const name = sheet.kind === 'base' ? sheet.CarrierSCAC : `${sheet.CarrierName} ${sheet.service}`
  const isOpen = sheet.state === 'mapping' || sheet.state === 'faulty' || sheet.state === 'draft'
  const isRead = sheet.state === 'draft' || sheet.state === 'active'
  return (
    <>
      <PageHeader
        title={`${name}, ${t('rateSheets.versionOf', { version: sheet.version })}`}
        counts={<SheetState sheet={sheet} />}
        action={
          <>
            <HistoryLink kind="rateSheet" recordId={versionId} />
            <Activation key={sheet.state} sheet={sheet} name={name} />
          </>
        }
      />
      <div className={classes.page}>
        <p className={classes.facts}>
          <span>
            {t('rateSheets.from')}: {formatDate(sheet.from)}
          </span>
          <span>
            {t('rateSheets.to')}: {sheet.to === null ? t('rateSheets.open') : formatDate(sheet.to)}
          </span>
          <span>
            {t('rateSheets.lanes')}: {formatCount(sheet.lanes)}
          </span>
          {file !== null && (
            <span>
              {t('rateSheets.file')}: {file.name}, {formatBytes(file.bytes)}
            </span>
          )}
        </p>
        {sheet.state === 'reading' && file !== null && (
          <p role="status">{t('rateSheets.reading', { count: formatCount(file.rowsRead) })}</p>
        )}
        {file !== null && sheet.state === 'faulty' && <Faults file={file} />}
        {isRead && <Difference versionId={versionId} against={against} currency={data.terms?.currency ?? 'USD'} />}
        {isRead && sheet.kind === 'sheet' && (
          <Section title={t('rateSheets.replay')} why={t('rateSheets.replayWhy')}>
            <Replay versionId={versionId} replay={replay} />
          </Section>
        )}
        {file !== null && isOpen && <ReadForm key={sheet.state} data={data} tables={file.tables} />}
      </div>
    </>
  )
}
