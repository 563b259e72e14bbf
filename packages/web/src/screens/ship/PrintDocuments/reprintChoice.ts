import { type ReprintKind, type ReprintRow, reprintKinds } from '../../../widgets/Documents/reprint.ts'
import type { PrintSettings } from '../../../widgets/Documents/usePrintSettings.ts'

type LabelFormat = PrintSettings['labels']

/** Whether a paper of this shipment can be given again; labels in any format where none is named. */
export function wasIssued(row: ReprintRow, kind: ReprintKind, format?: LabelFormat): boolean {
  if (kind === 'bol') return row.bills.length > 0
  if (kind === 'parcel-label') return row.parcelLabels.count > 0
  const isFormat = (one: LabelFormat): boolean => kind !== 'label' || format === undefined || one === format
  return row.papers.some(paper => paper.document === kind && isFormat(paper.format))
}

/** Papers that any of these shipments has. */
export const issuedKinds = (rows: readonly ReprintRow[]): readonly ReprintKind[] =>
  reprintKinds.filter(kind => rows.some(row => wasIssued(row, kind)))

/** Formats in which labels of these shipments were printed. */
export const issuedFormats = (rows: readonly ReprintRow[]): readonly LabelFormat[] =>
  (['pdf', 'zpl203', 'zpl300'] as const).filter(format => rows.some(row => wasIssued(row, 'label', format)))

/** Revisions of the bills of one shipment, the newest first, each once however many bills it has. */
export const revisionsIn = ({ bills }: ReprintRow) =>
  bills.filter(({ revision }, place) => bills.findIndex(bill => bill.revision === revision) === place)
