import { Link } from 'react-router'
import { useText } from '../../../texts/texts.ts'
import { formatInstant } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { Badge, StatusBadge } from '../../../ui/StatusBadge.tsx'
import type { ReprintRow } from '../../../widgets/Documents/reprint.ts'
import { shipmentActions } from '../../../widgets/ShipmentActions/shipmentActions.ts'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { useReachable } from '../../../widgets/screens.ts'
import classes from './PrintDocuments.module.css'
import { ReprintFiles } from './ReprintFiles.tsx'
import { issuedKinds } from './reprintChoice.ts'

/** Each shipment in the order in which it is printed, with every paper that was issued and how often it was printed. */
export function ReprintRows({ rows }: { rows: readonly ReprintRow[] }) {
  const t = useText()
  return (
    <ul className={classes.rows} aria-label={t('printDocuments.shipments')}>
      {rows.map(row => (
        <ShipmentPapers key={row.shipmentId} row={row} />
      ))}
    </ul>
  )
}

function ShipmentPapers({ row }: { row: ReprintRow }) {
  const t = useText()
  const reachable = useReachable()
  const { shipmentId, bills, papers, parcelLabels } = row
  const name = shipmentName(row)
  const isVoid = row.shipmentStatus === 'V'
  const isBlank = issuedKinds([row]).length === 0
  const { label, page } = shipmentActions.editReprint
  return (
    <li className={classes.row}>
      <div className={classes.rowHead}>
        <Link to={`/ShipmentDetails/${shipmentId}`}>{name}</Link>
        <StatusBadge status={row.shipmentStatus} />
        {row.isArchived && <Badge tone="quiet">{t('reprint.archived')}</Badge>}
        {reachable('Prepaid') && !isVoid && bills.length > 0 && (
          <Link className={classes.aside} to={page(shipmentId)} aria-label={`${t(label)}: ${name}`}>
            {t(label)}
          </Link>
        )}
      </div>
      <p className={classes.facts}>{[row.consignee, row.CarrierName].filter(Boolean).join(' · ')}</p>
      {isVoid && !isBlank && <Hint warns>{t('reprint.isVoid')}</Hint>}
      {isBlank ? (
        <Hint>{t('reprint.nothing', { count: 1 })}</Hint>
      ) : (
        <ul className={classes.issued}>
          {bills.map(bill => (
            <Issued
              key={`${bill.number} ${bill.revision}`}
              name={t('reprint.bill', { number: bill.number, revision: bill.revision })}
              issued={bill.issuedAt}
              by={bill.issuedBy}
              printed={bill}
            />
          ))}
          {papers.map(paper => {
            const document = t(`printDocuments.${paper.document}`)
            const format = t(`printDocuments.${paper.format}`)
            return (
              <Issued
                key={`${paper.document} ${paper.format}`}
                name={paper.document === 'label' ? t('reprint.paper', { document, format }) : document}
                issued={paper.issuedAt}
                printed={paper}
              />
            )
          })}
          {parcelLabels.count > 0 && (
            <Issued
              name={`${t('reprint.parcel-label')} (${parcelLabels.count})`}
              printed={{ ...parcelLabels, prints: Math.ceil(parcelLabels.prints / parcelLabels.count) }}
            />
          )}
        </ul>
      )}
      {row.files.length > 0 && <ReprintFiles row={row} />}
    </li>
  )
}

interface Printed {
  readonly prints: number
  readonly printedAt: string
  readonly printedBy: string
}

function Issued({
  name,
  issued = '',
  by = '',
  printed,
}: {
  name: string
  issued?: string
  by?: string
  printed: Printed
}) {
  const t = useText()
  const { prints, printedAt, printedBy } = printed
  const facts = { count: prints, who: printedBy, at: formatInstant(printedAt) }
  const often =
    prints === 0 ? t('reprint.notPrinted') : t(printedBy === '' ? 'reprint.printedWhen' : 'reprint.printed', facts)
  const at = formatInstant(issued)
  const when = issued === '' ? '' : by === '' ? t('reprint.issued', { at }) : t('reprint.issuedBy', { at, who: by })
  return (
    <li>
      {name} <Hint inline>{[when, often].filter(Boolean).join(' · ')}</Hint>
    </li>
  )
}
