import { Button } from '@mantine/core'
import { itemFromWire, type WireItem } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import {
  type CustomsLine,
  emergencyContact,
  type Hazmat,
  type LineItem,
  modes,
  shipmentTotals,
  shippingDescription,
} from '@waybill/domain'
import { Link } from 'react-router'
import { countryName, packagingName } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { formatCount, formatMoney, formatWeight } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import { locksItemsOf } from '../../../widgets/Order/locksItems.ts'
import { shipmentActions } from '../../../widgets/ShipmentActions/shipmentActions.ts'
import { useReachable } from '../../../widgets/screens.ts'
import classes from './ItemsTable.module.css'
import partClasses from './Part.module.css'
import { Part } from './Part.tsx'

const sizeOf = (item: LineItem): string =>
  item.lengthIn > 0 ? `${item.lengthIn} × ${item.widthIn} × ${item.heightIn} in` : '–'

/** What is in the truck, with what the law wants to know of hazardous lines. */
export function ItemsTable({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const reachable = useReachable()
  const sent = details.shipment.Items
  const items = sent.map((item: WireItem) => itemFromWire(item))
  const totals = shipmentTotals(items)
  const isOpen = details.editable.items !== 'locked' && reachable('Prepaid')
  // The form can only show rows that share units or come off at several stops: nobody is led there to change them.
  const isLocked = locksItemsOf(details)
  // Small packages have neither class nor NMFC.
  const isClassed = !modes[details.shipment.shipMode].isLabelled
  return (
    <Part
      title={t('shipment.items')}
      action={
        isOpen &&
        !isLocked && (
          <Button variant="default" component={Link} to={shipmentActions.editItems.page(details.shipmentId)}>
            {t(shipmentActions.editItems.label)}
          </Button>
        )
      }
    >
      {isOpen && isLocked && <Hint small>{t('issues.changedByUnit')}</Hint>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <section className={classes.tableBox} tabIndex={0} aria-label={t('shipment.itemsTable')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('shipment.item')}</th>
              <th scope="col" className="wb-number">
                {t('shipment.units')}
              </th>
              <th scope="col" className="wb-number">
                {t('shipment.pieces')}
              </th>
              <th scope="col" className="wb-number">
                {t('shipment.dims')}
              </th>
              {isClassed && (
                <>
                  <th scope="col" className="wb-number">
                    {t('shipment.class')}
                  </th>
                  <th scope="col">{t('shipment.nmfc')}</th>
                </>
              )}
              <th scope="col" className="wb-number">
                {t('shipment.weight')}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
              <tr key={i}>
                <td className={classes.description}>
                  {item.description}
                  {item.itemCode !== '' && <span className={partClasses.under}>{item.itemCode}</span>}
                  {item.hazmat && <HazmatLine hazmat={item.hazmat} />}
                  {item.customs && <CustomsText customs={item.customs} />}
                  {sent[i]?.OriginalQty != null && (
                    <span className={partClasses.under}>
                      {t('shipment.orderedQty', { quantity: formatCount(sent[i]?.OriginalQty ?? 0) })}
                    </span>
                  )}
                  {item.stackable && <span className={partClasses.under}>{t('shipment.stackable')}</span>}
                </td>
                <td className="wb-number">
                  {item.sharesUnit
                    ? t('shipment.sameUnit', {
                        number: sent[i]?.PalletNumber ?? 0,
                        weight: formatWeight(sent[i]?.TotalWeight ?? 0),
                      })
                    : `${formatCount(item.handlingUnits)} ${packagingName(item.handlingUnitType, item.handlingUnits)}`}
                </td>
                <td className="wb-number">
                  {formatCount(item.pieces)} {packagingName(item.pieceType, item.pieces)}
                </td>
                <td className="wb-number">
                  {sizeOf(item)}
                  {item.linearFeet !== undefined && (
                    <span className={partClasses.under}>{t('shipment.linearFeet', { feet: item.linearFeet })}</span>
                  )}
                </td>
                {isClassed && (
                  <>
                    <td className="wb-number">{item.freightClass || '–'}</td>
                    <td>{item.nmfc || '–'}</td>
                  </>
                )}
                <td className="wb-number">{formatWeight(item.weightLb)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td>{t('shipment.total')}</td>
              <td className="wb-number">{formatCount(details.TotalPallet)}</td>
              <td className="wb-number">{formatCount(totals.pieces)}</td>
              <td className="wb-number" colSpan={isClassed ? 3 : 1}>
                {totals.cubicFeet !== null && totals.pcf !== null
                  ? t('shipment.cube', { cube: totals.cubicFeet.toFixed(1), pcf: totals.pcf.toFixed(2) })
                  : ''}
              </td>
              <td className="wb-number">{formatWeight(totals.weightLb)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </Part>
  )
}

/** What customs is told of a line. */
function CustomsText({ customs }: { customs: CustomsLine }) {
  const t = useText()
  const { htsCode, originCountry, pieces, value, currency } = customs
  return (
    <span className={partClasses.under}>
      {[
        htsCode,
        countryName(originCountry),
        t('shipment.customsWorth', { count: formatCount(pieces), value: formatMoney(value, currency) }),
      ].join(' · ')}
    </span>
  )
}

/** As its shipping paper says it (49 CFR 172.202). */
function HazmatLine({ hazmat }: { hazmat: Hazmat }) {
  const t = useText()
  const phone = emergencyContact(hazmat)
  return (
    <span className={partClasses.under}>
      <Badge tone="warn">{t('shipment.hazmatShort')}</Badge> {shippingDescription(hazmat)}
      {phone !== '' && (
        <>
          {' · '}
          <span className="wb-whole">{t('shipment.emergency', { phone })}</span>
        </>
      )}
    </span>
  )
}
