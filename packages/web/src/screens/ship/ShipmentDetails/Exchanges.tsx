import { Button, Skeleton } from '@mantine/core'
import { GetCarrierExchanges } from '@waybill/contract/calls/Shipment/GetCarrierExchanges.ts'
import type { WireExchange } from '@waybill/contract/wire/exchange.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useId, useState } from 'react'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { served } from '../../../texts/names.ts'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import classes from './Exchanges.module.css'
import { Part } from './Part.tsx'

const PAGE = 10
const PAGE_MAX = 100

/** What was said over carriers' wires about this shipment, word for word, for support. Loaded when it is opened. */
export function Exchanges({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const isLive = details.booking.way === 'api' || details.PriceSheets.some(rate => rate.isAPI)
  if (!isLive) return null
  return (
    <Part
      title={t('shipment.exchanges')}
      why={t('shipment.exchangesWhy')}
      action={
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'shipment.exchangesHide' : 'shipment.exchangesShow')}
        </Button>
      }
    >
      {isOpen && <List shipmentId={details.shipmentId} />}
    </Part>
  )
}

function List({ shipmentId }: { shipmentId: number }) {
  const t = useText()
  const [pageSize, setPageSize] = useState(PAGE)
  const { data, error, refetch } = useCall(GetCarrierExchanges, { body: { shipmentId, pageSize } }, { freshFor: 0 })
  if (error) return <ErrorState {...explain(error, 'shipment.exchangesFailed')} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={80} radius={2} />
  if (data.total === 0) return <Hint>{t('shipment.exchangesNone')}</Hint>
  return (
    <>
      <ul className={classes.exchanges}>
        {data.exchanges.map(exchange => (
          <li key={exchange.exchangeId}>
            <Exchange exchange={exchange} />
          </li>
        ))}
      </ul>
      {data.exchanges.length < data.total && pageSize < PAGE_MAX && (
        <Button variant="default" onClick={() => setPageSize(PAGE_MAX)}>
          {t('shipment.showAll', { count: data.total })}
        </Button>
      )}
    </>
  )
}

/** JSON is shown as people read it; anything else as it came. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

const ROWS_MAX = 16

function Words({ name, text }: { name: string; text: string }) {
  const shown = pretty(text)
  return <textarea readOnly aria-label={name} value={shown} rows={Math.min(shown.split('\n').length, ROWS_MAX)} />
}

function Exchange({ exchange }: { exchange: WireExchange }) {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { providerStatus, outcome, durationMs, operation, CarrierName, connector } = exchange
  const isGood = providerStatus !== null && providerStatus < 300
  return (
    <>
      <button
        type="button"
        className={classes.exchangeHead}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <strong>{served(operation)}</strong>
        <span>{CarrierName || connector}</span>
        <Badge tone={isGood ? 'good' : 'warn'}>
          {providerStatus === null ? served(outcome) : String(providerStatus)}
        </Badge>
        <Hint inline>{t('shipment.exchangeMs', { ms: durationMs })}</Hint>
        <Hint inline>
          <InstantText at={exchange.startedAt} />
        </Hint>
      </button>
      <div id={id} hidden={!isOpen} className={classes.exchangeBody}>
        <p>
          {exchange.method} {exchange.url}
        </p>
        {exchange.error !== '' && <p>{said(exchange.error)}</p>}
        {exchange.requestBody !== '' && <Words name={t('shipment.exchangeAsked')} text={exchange.requestBody} />}
        {exchange.responseBody !== '' && <Words name={t('shipment.exchangeAnswered')} text={exchange.responseBody} />}
      </div>
    </>
  )
}
