import '../../../texts/lists.ts'
import '../../../texts/rateSheets.ts'
import '../../../texts/shipment.ts'
import { GetRateSheets } from '@waybill/contract/calls/RateSheets/GetRateSheets.ts'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { IconUpload } from '../../../ui/icons.generated.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import { useList } from '../../../widgets/DataList/useList.ts'
import { rateSheetColumns, rateSheetList } from './rateSheetList.tsx'
import { UploadPanel } from './UploadPanel.tsx'

/** Every version of every rate sheet and base tariff: the history of what prices freight. */
export function RateSheets() {
  const t = useText()
  const go = useNavigate()
  const columns = useMemo(() => rateSheetColumns(t), [t])
  const list = useList({
    spec: rateSheetList,
    call: GetRateSheets,
    ask: (question, page) => ({ body: { ...question, pageSize: page.pageSize, pageIndex: page.pageIndex } }),
    read: ({ sheets, total }) => ({ rows: sheets, total }),
    isNews: news => news.topic === 'rateSheet',
  })
  const upload = (
    <ChangeButton
      leftSection={<IconUpload size={16} aria-hidden="true" />}
      onClick={() => list.change({ open: 'new' })}
    >
      {t('rateSheets.upload')}
    </ChangeButton>
  )
  // Where a carrier's panel led here, the file is that carrier's.
  const of = z.object({ scac: z.string() }).safeParse(useLocation().state).data
  const pageOf = (versionId: number): string => `/RateSheets/${versionId}`
  return (
    <>
      <PageHeader title={t('screens.rateSheets')} action={upload} />
      <DataList
        list={list}
        label={t('screens.rateSheets')}
        columns={columns}
        idOf={sheet => sheet.versionId}
        nameOf={sheet =>
          `${sheet.CarrierSCAC} ${sheet.service} ${t('rateSheets.versionOf', { version: sheet.version })}`
        }
        pageOf={sheet => pageOf(sheet.versionId)}
        empty={{ title: t('rateSheets.emptyTitle'), why: t('rateSheets.emptyWhy'), action: upload }}
        searchHint={t('rateSheets.searchHint')}
        newPanel={close => (
          <UploadPanel
            scac={of?.scac ?? ''}
            carriers={list.reply?.carriers ?? []}
            onClose={close}
            onUploaded={versionId => void go(pageOf(versionId))}
          />
        )}
      />
    </>
  )
}
