import '../../../texts/issueFields.ts'
import { Button } from '@mantine/core'
import type { SheetState, WireSheetRow } from '@waybill/contract/wire/bulkSheet.ts'
import { Link } from 'react-router'
import { text, useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Badge, type Tone } from '../../../ui/StatusBadge.tsx'
import { rowWords } from '../../../widgets/DataList/rowWords.ts'
import classes from './OrderSheet.module.css'

const tones: Readonly<Record<SheetState, Tone>> = {
  toFix: 'bad',
  working: 'busy',
  built: 'quiet',
  rated: 'warn',
  tendered: 'good',
}

/** Each order once, with its shipment, whom it goes to at which price, and how far it is. */
export function SheetRows({
  rows,
  onRetry,
}: {
  rows: readonly WireSheetRow[]
  onRetry: (rowNo: number) => Promise<void>
}) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className={classes.box} tabIndex={0} aria-label={t('sheet.orders')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('sheet.order')}</th>
            <th scope="col" className={classes.wide}>
              {t('sheet.shipment')}
            </th>
            <th scope="col" className={classes.wide}>
              {t('sheet.carrier')}
            </th>
            <th scope="col" className="wb-number">
              {t('sheet.amount')}
            </th>
            <th scope="col">{t('sheet.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.rowNo}>
              <th scope="row">
                {row.name}
                <div className={classes.narrow}>
                  <Hint small>
                    <Shipment row={row} />
                    {row.CarrierSCAC !== '' && ` · ${carrierName(row)}`}
                  </Hint>
                </div>
              </th>
              <td className={classes.wide}>
                <Shipment row={row} />
              </td>
              <td className={classes.wide}>{row.CarrierSCAC === '' ? '–' : carrierName(row)}</td>
              <td className="wb-number">
                <Money amount={row.CurrAmount} currency={row.currency} />
              </td>
              <td className={classes.outcome}>
                <Badge tone={tones[row.state]}>{t(`sheet.${row.state}`)}</Badge>
                {row.state === 'toFix' && <ToFix row={row} onRetry={onRetry} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const carrierName = ({ CarrierSCAC, CarrierName }: WireSheetRow): string => `${CarrierSCAC} ${CarrierName}`.trim()

function Shipment({ row }: { row: WireSheetRow }) {
  return row.shipmentId === null ? '–' : <Link to={`/ShipmentDetails/${row.shipmentId}`}>{row.BOLNumber}</Link>
}

/** Where what is wrong with a row is mended. */
function fixPath({ id, shipmentId, shipmentStatus }: WireSheetRow): string {
  if (shipmentId === null) return `/OpenOrders?show=all&open=${id}`
  return shipmentStatus === 'O' ? `/Track?tab=O&open=${shipmentId}` : `/ShipmentDetails/${shipmentId}`
}

/** What it is, said by its shipment where its last step went well. */
function whyOf(row: WireSheetRow): string {
  const words = rowWords(row)
  if (words !== '') return words
  if (row.shipmentStatus === 'V') return text('sheet.voided')
  return text(row.shipmentStatus === 'O' ? 'sheet.unfinished' : 'sheet.notBuilt')
}

function ToFix({ row, onRetry }: { row: WireSheetRow; onRetry: (rowNo: number) => Promise<void> }) {
  const t = useText()
  return (
    <div className={classes.fix}>
      <span>{whyOf(row)}</span>
      <Button
        component={Link}
        to={fixPath(row)}
        variant="default"
        size="compact-sm"
        aria-label={t('sheet.fixOne', { name: row.name })}
      >
        {t('list.fix')}
      </Button>
      {row.mayRetry && (
        <ActionButton
          variant="default"
          size="compact-sm"
          aria-label={t('sheet.retryOne', { name: row.name })}
          onAct={() => onRetry(row.rowNo)}
        >
          {t('sheet.retryRow')}
        </ActionButton>
      )}
    </div>
  )
}
