import { type itemExportColumns, itemSorts, type WireMasterItem } from '@waybill/contract/wire/item.ts'
import { levelsFromWire } from '@waybill/contract/wire/itemLevel.ts'
import { freightClasses, packagings, palletCounts } from '@waybill/domain'
import { packagingName } from '../../../texts/names.ts'
import type { useText } from '../../../texts/texts.ts'
import { formatWeight } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import type { Column } from '../../../widgets/DataList/types.ts'
import { defineList } from '../../../widgets/DataList/urlState.ts'

type T = ReturnType<typeof useText>

export const itemList = defineList({
  name: 'itemMaster',
  sorts: itemSorts,
  sort: 'SKU',
  order: 'asc',
  filters: [
    {
      ...{ id: 'classes', label: 'itemMaster.class', kind: 'many', values: ['', ...freightClasses] },
      name: (one: string, t: T) => (one === '' ? t('itemMaster.noClass') : one),
    },
    {
      ...{ id: 'units', label: 'itemMaster.handlingUnit', kind: 'many', values: packagings.map(({ code }) => code) },
      name: (code: string) => packagingName(code, 1),
    },
    { id: 'hazmat', label: 'itemMaster.hazmat', kind: 'yesNo' },
  ],
})

/** `40 lb, 20 × 12 × 10` */
function levelText(level: WireMasterItem['Levels']['pallet']): string {
  if (level === null) return '–'
  const { Weight, Length, Width, Height } = level
  const parts = [Weight > 0 ? formatWeight(Weight) : '', Length > 0 ? `${Length} × ${Width} × ${Height}` : '']
  return parts.filter(Boolean).join(', ') || '–'
}

const countsOf = ({ Levels, HandlingUnit }: WireMasterItem) => palletCounts(levelsFromWire(Levels, HandlingUnit))

/** Ids of sortable columns are the `sortName`s of the call. */
export const itemColumns = (t: T): readonly Column<WireMasterItem, (typeof itemExportColumns)[number]>[] => [
  { id: 'SKU', title: t('itemMaster.sku'), cell: item => item.SKU, sortable: true },
  {
    ...{ id: 'Description', title: t('itemMaster.description'), cell: item => item.Description },
    ...{ sortable: true, card: 'line' },
  },
  {
    ...{ id: 'Class', title: t('itemMaster.class'), sortable: true, align: 'right', card: 'aside' },
    cell: item => item.Class || <Hint inline>{t('itemMaster.classGuess')}</Hint>,
  },
  { id: 'NMFC', title: t('itemMaster.nmfc'), cell: item => item.NMFC || '–' },
  {
    ...{ id: 'HandlingUnit', title: t('itemMaster.handlingUnit') },
    cell: item => packagingName(item.HandlingUnit, 1),
  },
  {
    ...{ id: 'dims', title: t('itemMaster.dims'), fields: ['Length', 'Width', 'Height'], align: 'right' },
    cell: item => (item.Length > 0 ? `${item.Length} × ${item.Width} × ${item.Height}` : '–'),
  },
  {
    ...{ id: 'Weight', title: t('shipment.weight'), sortable: true, align: 'right', card: 'line' },
    cell: item => (item.Weight > 0 ? formatWeight(item.Weight) : '–'),
  },
  {
    ...{ id: 'Hazmat', title: t('shipment.hazmatShort'), card: 'line' },
    cell: item => (item.Hazmat ? <Badge tone="warn">{item.Hazmat.UNNumber}</Badge> : '–'),
  },
  {
    ...{ id: 'Stackable', title: t('itemMaster.stackable'), shown: false },
    cell: item => t(item.Stackable ? 'forms.yes' : 'forms.no'),
  },
  {
    ...{ id: 'UnitsPerPallet', title: t('itemMaster.perPallet'), align: 'right', shown: false },
    cell: item => countsOf(item).units ?? '–',
  },
  {
    ...{ id: 'CartonsPerPallet', title: t('itemMaster.cartonsPerPallet'), align: 'right', shown: false },
    cell: item => countsOf(item).cartons ?? '–',
  },
  {
    ...{ id: 'UnitsPerCarton', title: t('itemMaster.perCarton'), align: 'right', shown: false },
    cell: item => item.UnitsPerCarton ?? '–',
  },
  {
    ...{ id: 'each', title: t('itemMaster.eachShort'), align: 'right', shown: false },
    fields: ['EachWeight', 'EachLength', 'EachWidth', 'EachHeight'],
    cell: ({ Levels }) => levelText(Levels.each),
  },
  {
    ...{ id: 'carton', title: t('itemMaster.cartonShort'), align: 'right', shown: false },
    fields: ['CartonPackaging', 'CartonWeight', 'CartonLength', 'CartonWidth', 'CartonHeight'],
    cell: ({ Levels }) => levelText(Levels.carton),
  },
  {
    ...{ id: 'pallet', title: t('itemMaster.palletShort'), align: 'right', shown: false },
    fields: ['PalletPackaging', 'PalletWeight', 'PalletLength', 'PalletWidth', 'PalletHeight'],
    cell: ({ Levels }) => levelText(Levels.pallet),
  },
  { id: 'ItemCode', title: t('itemMaster.itemCode'), cell: item => item.ItemCode || '–', shown: false },
  { id: 'HTS', title: t('itemMaster.hts'), cell: item => item.HTS || '–', shown: false },
]
