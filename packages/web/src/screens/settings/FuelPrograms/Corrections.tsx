import { Skeleton } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import type { GetFuelPrograms } from '@waybill/contract/calls/RateSheets/GetFuelPrograms.ts'
import { GetFuelUses } from '@waybill/contract/calls/RateSheets/GetFuelUses.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatDate, formatMoney } from '../../../ui/format.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Section } from '../../../ui/Sheet.tsx'
import { SmallTable } from '../../../ui/SmallTable.tsx'
import { perGallon } from './perGallon.ts'

type Correction = ReplyOf<typeof GetFuelPrograms>['corrections'][number]

/** Diesel prices that were wrong, with the prices of freight that were made from them. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  const t = useText()
  return (
    <Section title={t('rateSheets.corrections')} why={t('rateSheets.correctionsWhy')}>
      {corrections.map(one => (
        <Correction key={`${one.region} ${one.from} ${one.at}`} one={one} />
      ))}
    </Section>
  )
}

function Correction({ one }: { one: Correction }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { region, from, before, after, reason, by, at } = one
  const params = { region, from: formatDate(from), before: `$${perGallon(before)}`, after: `$${perGallon(after)}`, by }
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        {t('rateSheets.correction', params)} <InstantText at={at} />: {reason}
      </summary>
      {isOpen && <Uses one={one} />}
    </details>
  )
}

function Uses({ one: { region, from, before } }: { one: Correction }) {
  const t = useText()
  const { data, error, refetch } = useCall(GetFuelUses, { body: { region, from, price: before } })
  if (error != null && data === undefined) {
    return <ErrorState {...explain(error, 'rateSheets.loadFailed')} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <Skeleton height={60} radius={4} />
  if (data.uses.length === 0) return <p>{t('rateSheets.noUses')}</p>
  return (
    <>
      <p>{t('rateSheets.uses', { count: data.total })}</p>
      <SmallTable>
        <thead>
          <tr>
            <th scope="col">{t('rateSheets.shipment')}</th>
            <th scope="col">{t('rateSheets.carrier')}</th>
            <th scope="col">{t('rateSheets.pickup')}</th>
            <th scope="col">{t('rateSheets.fuelPart')}</th>
            <th scope="col">{t('rateSheets.total')}</th>
            <th scope="col">{t('rateSheets.state')}</th>
          </tr>
        </thead>
        <tbody>
          {data.uses.map(use => (
            <tr key={use.PricesheetID}>
              <td>
                <Link to={`/ShipmentDetails/${use.shipmentId}`}>{use.BOLNumber}</Link>
              </td>
              <td>{use.CarrierName}</td>
              <td>{use.pickupDate === null ? '–' : formatDate(use.pickupDate)}</td>
              <td>{use.fuel === null ? '–' : formatMoney(use.fuel, use.currency)}</td>
              <td>{formatMoney(use.total, use.currency)}</td>
              <td>{t(use.booked ? 'rateSheets.useTendered' : 'rateSheets.useShown')}</td>
            </tr>
          ))}
        </tbody>
      </SmallTable>
    </>
  )
}
