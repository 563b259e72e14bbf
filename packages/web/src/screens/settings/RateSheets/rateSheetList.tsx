import { rateSheetSorts } from '@waybill/contract/calls/RateSheets/GetRateSheets.ts'
import { sheetKinds, sheetStates, type WireRateSheet } from '@waybill/contract/wire/rateSheet.ts'
import type { useText } from '../../../texts/texts.ts'
import { formatCount, formatDate } from '../../../ui/format.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import type { Column } from '../../../widgets/DataList/types.ts'
import { defineList } from '../../../widgets/DataList/urlState.ts'
import { SheetState } from '../../../widgets/RateSheets/SheetState.tsx'

type T = ReturnType<typeof useText>

export const rateSheetList = defineList({
  name: 'rateSheets',
  sorts: rateSheetSorts,
  sort: 'loadedAt',
  order: 'desc',
  filters: [
    {
      ...{ id: 'states', label: 'rateSheets.state', kind: 'many', values: sheetStates },
      name: (one: string, t: T) => t(`rateSheets.state_${one as WireRateSheet['state']}`),
    },
    {
      ...{ id: 'kinds', label: 'rateSheets.kind', kind: 'many', values: sheetKinds },
      name: (one: string, t: T) => t(`rateSheets.kind_${one as WireRateSheet['kind']}`),
    },
  ],
})

export const rateSheetColumns = (t: T): readonly Column<WireRateSheet>[] => [
  {
    ...{ id: 'CarrierSCAC', title: t('rateSheets.carrier'), sortable: true, grows: true },
    cell: sheet => (sheet.kind === 'base' ? sheet.CarrierSCAC : `${sheet.CarrierName} (${sheet.CarrierSCAC})`),
  },
  {
    ...{ id: 'service', title: t('rateSheets.service'), card: 'line' },
    cell: sheet => (sheet.kind === 'base' ? t('rateSheets.kind_base') : sheet.service),
  },
  {
    id: 'version',
    title: t('rateSheets.version'),
    cell: sheet => sheet.version,
    align: 'right',
    card: 'line',
    cardTitle: true,
  },
  { id: 'state', title: t('rateSheets.state'), cell: sheet => <SheetState sheet={sheet} />, card: 'aside' },
  {
    id: 'from',
    title: t('rateSheets.from'),
    cell: sheet => formatDate(sheet.from),
    sortable: true,
    card: 'line',
    cardTitle: true,
  },
  {
    ...{ id: 'to', title: t('rateSheets.to') },
    cell: sheet => (sheet.to === null ? t('rateSheets.open') : formatDate(sheet.to)),
  },
  { id: 'lanes', title: t('rateSheets.lanes'), cell: sheet => formatCount(sheet.lanes), align: 'right' },
  {
    ...{ id: 'fileName', title: t('rateSheets.file'), gives: true },
    cell: sheet => sheet.fileName || t('rateSheets.byOperator'),
  },
  { id: 'loadedAt', title: t('rateSheets.loaded'), cell: sheet => <InstantText at={sheet.loadedAt} />, sortable: true },
]
