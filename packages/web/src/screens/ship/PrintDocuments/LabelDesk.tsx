import '../../../texts/labels.ts'
import { Link } from 'react-router'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Badge, StatusBadge } from '../../../ui/StatusBadge.tsx'
import type { PaperKind } from '../../../widgets/Documents/printDocuments.ts'
import { LabelChoiceFields } from '../../../widgets/Labels/LabelChoiceFields.tsx'
import { useLabelChoice } from '../../../widgets/Labels/labelChoice.ts'
import { usePrintLabels } from '../../../widgets/Labels/printLabels.ts'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { ParcelLabels } from './ParcelLabels.tsx'
import classes from './PrintDocuments.module.css'
import type { PrintRow } from './ShipmentRows.tsx'

/** So many shipments one print takes, as the call does. */
const SHIPMENTS_MAX = 500

/** Labels of small packages: of one shipment each with its picture, of several those in force, in the order chosen. */
export function LabelDesk({
  rows,
  onPaper,
}: {
  rows: readonly PrintRow[]
  /** Another paper is asked for; null: one is shown. */
  onPaper: ((paper: PaperKind) => void) | null
}) {
  const t = useText()
  const [first] = rows
  return (
    <section className={classes.labels} aria-label={t('labels.parcels')}>
      <h2>{t('labels.parcels')}</h2>
      <Hint>{t('labels.parcelsWhy')}</Hint>
      {onPaper !== null && (
        <p className={classes.facts}>
          <LinkButton onClick={() => onPaper('packing-list')}>{t('labels.packingList')}</LinkButton> ·{' '}
          <LinkButton onClick={() => onPaper('commercial-invoice')}>{t('labels.commercialInvoice')}</LinkButton>
        </p>
      )}
      <ParcelRows rows={rows} />
      {rows.length === 1 && first !== undefined ? (
        <ParcelLabels shipmentId={first.shipmentId} />
      ) : (
        <AllLabels rows={rows} />
      )}
    </section>
  )
}

function AllLabels({ rows }: { rows: readonly PrintRow[] }) {
  const t = useText()
  const [choice, change] = useLabelChoice()
  const { print, download } = usePrintLabels(choice)
  const ready = rows.filter(row => row.labels > 0).slice(0, SHIPMENTS_MAX)
  const labels = ready.reduce((sum, row) => sum + row.labels, 0)
  // A label that was given back since the list was loaded keeps no other from being printed.
  const wanted = { shipmentIds: ready.map(row => row.shipmentId), leaveOut: true }
  return (
    <>
      <LabelChoiceFields choice={choice} onChange={change} />
      <ButtonRow flush>
        <ActionButton onAct={() => print(wanted)} disabled={labels === 0}>
          {t('labels.printAll', { count: labels })}
        </ActionButton>
        <ActionButton variant="default" onAct={() => download(wanted, 'pdf')} disabled={labels === 0}>
          {t('labels.downloadPdf')}
        </ActionButton>
        <ActionButton variant="default" onAct={() => download(wanted, 'zpl')} disabled={labels === 0}>
          {t('labels.downloadZpl')}
        </ActionButton>
      </ButtonRow>
      {labels === 0 && <Hint role="alert">{t('labels.noneInForce')}</Hint>}
      {ready.length > 0 && ready.length < rows.length && <Hint>{t('labels.leaveOut')}</Hint>}
    </>
  )
}

function ParcelRows({ rows }: { rows: readonly PrintRow[] }) {
  const t = useText()
  return (
    <ul className={classes.rows} aria-label={t('printDocuments.shipments')}>
      {rows.map(row => (
        <li key={row.shipmentId} className={classes.row}>
          <div className={classes.rowHead}>
            <Link to={`/ShipmentDetails/${row.shipmentId}`}>{shipmentName(row)}</Link>
            <StatusBadge status={row.shipmentStatus} />
            <Badge tone={row.labels > 0 ? 'good' : 'warn'}>
              {row.labels > 0 ? t('labels.bought', { count: row.labels }) : t('labels.notBought')}
            </Badge>
          </div>
          <p className={classes.facts}>{[row.consignee, row.CarrierName, row.PRONumber].filter(Boolean).join(' · ')}</p>
        </li>
      ))}
    </ul>
  )
}
