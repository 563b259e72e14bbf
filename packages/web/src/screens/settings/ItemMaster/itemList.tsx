import { type itemExportColumns, itemSorts, type WireMasterItem } from '@waybill/contract/wire/item.ts'
import { freightClasses, packagingName, packagings } from '@waybill/domain'
import type { useText } from '../../../texts/texts.ts'
import { formatWeight } from '../../../ui/format.ts'
import { Badge } from '../../../ui/StatusBadge.tsx'
import { type FilterSpec, filterOf } from '../../../widgets/DataList/filters.ts'
import type { Column } from '../../../widgets/DataList/types.ts'
import type { ListSpec, ListState } from '../../../widgets/DataList/urlState.ts'
import classes from './ItemMaster.module.css'

type T = ReturnType<typeof useText>

/** Named as the item master's call takes them. */
const filters = [
  {
    ...{ id: 'classes', label: 'itemMaster.class', kind: 'many', values: ['', ...freightClasses] },
    name: (one: string, t: T) => (one === '' ? t('itemMaster.noClass') : one),
  },
  {
    ...{ id: 'units', label: 'itemMaster.handlingUnit', kind: 'many', values: packagings.map(({ code }) => code) },
    name: (code: string) => packagingName(code, 1),
  },
  { id: 'hazmat', label: 'itemMaster.hazmat', kind: 'yesNo' },
] as const satisfies readonly FilterSpec[]

export const itemList: ListSpec = { name: 'itemMaster', sorts: itemSorts, sort: 'SKU', order: 'asc', filters }

/** What is asked of the list, for the list itself, its export and what is done with all of it. */
export const questionOf = (state: ListState) => ({
  searchText: state.search,
  sortName: itemSorts.find(sort => sort === state.sort) ?? 'SKU',
  sortOrder: state.order,
  filter: filterOf(filters, state.filters),
})

/** Ids of sortable columns are the `sortName`s of the call. */
export const itemColumns = (t: T): readonly Column<WireMasterItem, (typeof itemExportColumns)[number]>[] => [
  { id: 'SKU', title: t('itemMaster.sku'), cell: item => item.SKU, fields: ['SKU'], sortable: true },
  {
    ...{ id: 'Description', title: t('itemMaster.description'), cell: item => item.Description },
    ...{ fields: ['Description'], sortable: true, card: 'line' },
  },
  {
    ...{ id: 'Class', title: t('itemMaster.class'), fields: ['Class'], sortable: true, align: 'right', card: 'aside' },
    cell: item => item.Class || <span className={classes.guess}>{t('itemMaster.classGuess')}</span>,
  },
  { id: 'nmfc', title: t('itemMaster.nmfc'), cell: item => item.NMFC || '–', fields: ['NMFC'] },
  {
    ...{ id: 'unit', title: t('itemMaster.handlingUnit'), fields: ['HandlingUnit'] },
    cell: item => packagingName(item.HandlingUnit, 1),
  },
  {
    ...{ id: 'dims', title: t('itemMaster.dims'), fields: ['Length', 'Width', 'Height'], align: 'right' },
    cell: item => (item.Length > 0 ? `${item.Length} × ${item.Width} × ${item.Height}` : '–'),
  },
  {
    ...{ id: 'Weight', title: t('shipment.weight'), fields: ['Weight'], sortable: true, align: 'right', card: 'line' },
    cell: item => (item.Weight > 0 ? formatWeight(item.Weight) : '–'),
  },
  {
    ...{ id: 'hazmat', title: t('shipment.hazmatShort'), fields: ['Hazmat'], card: 'line' },
    cell: item => (item.Hazmat ? <Badge tone="warn">{item.Hazmat.UNNumber}</Badge> : '–'),
  },
  {
    ...{ id: 'stackable', title: t('itemMaster.stackable'), fields: ['Stackable'], shown: false },
    cell: item => t(item.Stackable ? 'itemMaster.yes' : 'itemMaster.no'),
  },
  {
    ...{ id: 'perPallet', title: t('itemMaster.perPallet'), fields: ['UnitsPerPallet'], align: 'right', shown: false },
    cell: item => item.UnitsPerPallet ?? '–',
  },
  { id: 'hts', title: t('itemMaster.hts'), cell: item => item.HTS || '–', fields: ['HTS'], shown: false },
]
