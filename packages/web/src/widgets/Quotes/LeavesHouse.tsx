import { useQueries } from '@tanstack/react-query'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { shipmentFromWire } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { namesIn, namesMarked, outgoingInstructions, outgoingTexts, type Shipment } from '@waybill/domain'
import { makeCall } from '../../api/call.ts'
import { keyOf } from '../../api/useCall.ts'
import { useText } from '../../texts/texts.ts'
import { Hint } from '../../ui/Hint.tsx'
import classes from './Quotes.module.css'

type Parties = Pick<Shipment, 'stops' | 'billTo' | 'specialInstructions' | 'lines'>

/** So many shipments are read at once before they are asked about. */
const READ_MAX = 25

/**
 * What a person typed that every carrier reads, as it leaves, with names and streets of the shipment's parties marked.
 * @param notes what is typed beside it for the carriers
 */
export function LeavesHouse({ shipment, notes }: { shipment: Parties; notes: readonly string[] }) {
  const t = useText()
  const instructions = outgoingInstructions(shipment)
  const names = namesOf(shipment, notes)
  if (instructions === '' && names === '') return null
  return (
    <div className={classes.leaves}>
      {instructions !== '' && (
        <>
          <Hint small>{t('quotes.leavesInstructions')}</Hint>
          <Marked text={instructions} shipment={shipment} />
        </>
      )}
      <Descriptions shipment={shipment} />
      <Names names={names} />
    </div>
  )
}

const namesOf = (shipment: Parties, notes: readonly string[]): string =>
  [...new Set([...outgoingTexts(shipment), ...notes].flatMap(text => namesIn(text, shipment)))].join(', ')

/** What the freight is called, where that names somebody: each carrier reads it beside the weights. */
function Descriptions({ shipment }: { shipment: Parties }) {
  const t = useText()
  const naming = [...new Set(shipment.lines.map(({ description }) => description))].filter(
    description => namesIn(description, shipment).length > 0,
  )
  if (naming.length === 0) return null
  return (
    <>
      <Hint small>{t('quotes.leavesDescriptions')}</Hint>
      {naming.map(description => (
        <Marked key={description} text={description} shipment={shipment} />
      ))}
    </>
  )
}

function Names({ names }: { names: string }) {
  const t = useText()
  if (names === '') return null
  return (
    <p className={classes.named} role="status">
      {t('quotes.leavesNames', { names })}
    </p>
  )
}

/** The same for many shipments, each that has instructions or is named in the notes. */
export function ManyLeave({ rows, notes }: { rows: readonly WireShipmentRow[]; notes: readonly string[] }) {
  const t = useText()
  const read = useQueries({
    queries: rows.slice(0, READ_MAX).map(({ shipmentId }) => {
      const asked = { body: { shipmentId } }
      return {
        queryKey: keyOf(ShipmentDetails, asked),
        queryFn: ({ signal }) => makeCall(ShipmentDetails, { ...asked, signal }),
      }
    }),
    combine: results => results.flatMap(({ data }) => (data === undefined ? [] : [data])),
  })
  const said = read.flatMap(details => {
    const shipment = shipmentFromWire(details.shipment)
    const names = namesOf(shipment, notes)
    const text = outgoingInstructions(shipment)
    return text === '' && names === '' ? [] : [{ bol: details.BOLNumber, shipment, text, names }]
  })
  const isMore = rows.length > READ_MAX
  if (said.length === 0 && !isMore) return null
  return (
    <div className={classes.leaves}>
      <Hint small>{t('quotes.leavesMany')}</Hint>
      {said.map(({ bol, shipment, text, names }) => (
        <div key={bol}>
          <strong>{t('quotes.leavesOf', { bol })}</strong>
          {text !== '' && <Marked text={text} shipment={shipment} />}
          <Descriptions shipment={shipment} />
          <Names names={names} />
        </div>
      ))}
      {isMore && <Hint small>{t('quotes.leavesMore', { count: rows.length - READ_MAX })}</Hint>}
    </div>
  )
}

function Marked({ text, shipment }: { text: string; shipment: Parties }) {
  return (
    <p className={classes.leaving}>
      {namesMarked(text, shipment).map((part, index) => {
        const key = `${index} ${part.text}`
        return part.isName ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>
      })}
    </p>
  )
}
