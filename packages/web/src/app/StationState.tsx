import { Popover } from '@mantine/core'
import { CheckPrinterStatus } from '@waybill/contract/calls/Shipment/CheckPrinterStatus.ts'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../api/useCall.ts'
import { useLive } from '../api/useLive.ts'
import { useText } from '../texts/texts.ts'
import { IconPrinter, IconPrinterOff } from '../ui/icons.generated.ts'
import { useEscape } from '../ui/keys/escapeStack.ts'
import { isStationNews } from '../widgets/Printing/stationNews.ts'
import classes from './Header.module.css'

const AskedInHeader = lazy(() =>
  import('../widgets/Printing/AskedInHeader.tsx').then(m => ({ default: m.AskedInHeader })),
)

/**
 * My station and its printers in the header, and what is asked about what they printed. Nothing where I have no station and
 * nothing is asked. @param canSetUp the person may open Printer Setup
 */
export function StationState({ canSetUp }: { canSetUp: boolean }) {
  const t = useText()
  const { data } = useCall(CheckPrinterStatus, { body: {} })
  useLive('', [CheckPrinterStatus], isStationNews)
  const [isOpen, setOpen] = useState(false)
  useEscape(isOpen, () => setOpen(false))
  if (data === undefined || (data.stationId === null && data.unknown === 0)) return null
  const { isOnline, printerOnlineStatus: isReady, unknown, stationName: station } = data
  const state =
    data.stationId === null
      ? t('stationState.none')
      : t(!isOnline ? 'stationState.gone' : isReady ? 'stationState.ready' : 'stationState.off', { station })
  const label = unknown === 0 ? state : `${state}. ${t('stationState.asks', { count: unknown })}`
  const Icon = isReady ? IconPrinter : IconPrinterOff
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={340} trapFocus withinPortal={false}>
      <Popover.Target>
        <button
          type="button"
          className={classes.menu}
          aria-label={label}
          title={label}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon size={20} aria-hidden="true" />
          {unknown > 0 && (
            <span className={classes.asks} aria-hidden="true">
              {unknown}
            </span>
          )}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.stationDrop}>
        <p className={classes.station}>{state}</p>
        {isOpen && unknown > 0 && (
          <Suspense fallback={null}>
            <AskedInHeader />
          </Suspense>
        )}
        {canSetUp && (
          <Link to="/PrinterSetup" onClick={() => setOpen(false)}>
            {t('stationState.open')}
          </Link>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
