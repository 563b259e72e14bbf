import '../../../texts/issueFields.ts'
import { Button } from '@mantine/core'
import type { SheetState, WireSheet, WireSheetRow } from '@waybill/contract/wire/bulkSheet.ts'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { text, useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Badge, type Tone } from '../../../ui/StatusBadge.tsx'
import { rowWords } from '../../../widgets/DataList/rowWords.ts'
import { useReachable } from '../../../widgets/screens.ts'
import classes from './OrderSheet.module.css'

/** What is asked of freight that seems to be booked already is read by those alone who have such a row. */
const AnotherLoad = lazy(() => import('../../../widgets/Order/AnotherLoad.tsx').then(m => ({ default: m.AnotherLoad })))

const tones: Readonly<Record<SheetState, Tone>> = {
  toFix: 'bad',
  working: 'busy',
  built: 'quiet',
  rated: 'warn',
  tendered: 'good',
}

/** Each order or shipment once, with whom it goes to at which price, and how far it is. */
export function SheetRows({
  sheet: { bulkId, rows, action },
  onRetry,
}: {
  sheet: WireSheet
  onRetry: (rowNo: number) => Promise<void>
}) {
  const t = useText()
  const canSetItems = useReachable()('MultipleOrders')
  /** Else its rows are shipments themselves. */
  const isOfOrders = action === 'buildShipments'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className={classes.box} tabIndex={0} aria-label={t('sheet.orders')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t(isOfOrders ? 'sheet.order' : 'sheet.shipment')}</th>
            {isOfOrders && (
              <th scope="col" className={classes.wide}>
                {t('sheet.shipment')}
              </th>
            )}
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
                {isOfOrders || row.shipmentId === null ? row.name : <Shipment row={row} />}
                <div className={classes.narrow}>
                  <Hint small>
                    {isOfOrders && <Shipment row={row} />}
                    {isOfOrders && row.CarrierSCAC !== '' && ' · '}
                    {row.CarrierSCAC !== '' && carrierName(row)}
                  </Hint>
                </div>
              </th>
              {isOfOrders && (
                <td className={classes.wide}>
                  <Shipment row={row} />
                </td>
              )}
              <td className={classes.wide}>{row.CarrierSCAC === '' ? '–' : carrierName(row)}</td>
              <td className="wb-number">
                <Money amount={row.CurrAmount} currency={row.currency} />
              </td>
              <td className={classes.outcome}>
                <Badge tone={tones[row.state]}>{t(`sheet.one_${row.state}`)}</Badge>
                {row.state === 'toFix' && (
                  <ToFix
                    row={row}
                    path={
                      row.shipmentStatus === 'O' && canSetItems ? setItemsPath(row, bulkId) : fixPath(row, isOfOrders)
                    }
                    onRetry={onRetry}
                  />
                )}
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

/** Where what is wrong with a row is mended; null: its shipment is not shown to this person any more. */
function fixPath({ id, shipmentId }: WireSheetRow, isOfOrders: boolean): string | null {
  if (shipmentId === null) return isOfOrders ? `/OpenOrders?show=all&open=${id}` : null
  return `/ShipmentDetails/${shipmentId}`
}

/** Where a shipment is completed that lacks something, and from there the way back to its sheet. */
const setItemsPath = ({ shipmentId }: WireSheetRow, bulkId: number): string =>
  `/MultipleOrders?tab=O&open=${shipmentId}&sheet=${bulkId}`

/** What it is, said by its shipment where its last step went well. */
function whyOf(row: WireSheetRow): string {
  const words = rowWords(row)
  if (words !== '') return words
  if (row.shipmentStatus === 'V') return text('sheet.voided')
  return text(row.shipmentStatus === 'O' ? 'sheet.unfinished' : 'sheet.notBuilt')
}

function ToFix({
  row,
  path,
  onRetry,
}: {
  row: WireSheetRow
  path: string | null
  onRetry: (rowNo: number) => Promise<void>
}) {
  const t = useText()
  return (
    <div className={classes.fix}>
      <span>{whyOf(row)}</span>
      {path !== null && (
        <Button
          component={Link}
          to={path}
          variant="default"
          size="compact-sm"
          aria-label={t('sheet.fixOne', { name: row.name })}
        >
          {t('list.fix')}
        </Button>
      )}
      {row.sameLoad !== null && (
        <Suspense>
          <AnotherLoad twin={row.sameLoad} name={row.name} again={() => onRetry(row.rowNo)} />
        </Suspense>
      )}
      {row.mayRetry && row.sameLoad === null && (
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
