import type { ShipmentRecord } from '../shipments/index.ts'
import { billNumbers, billsWords, stopWindowWords } from './letterWords.ts'

interface Message {
  readonly record: Pick<ShipmentRecord, 'bolNumber' | 'proNumber' | 'carrierName' | 'shipment'>
  /** The shipper's name. */
  readonly company: string
  readonly clerk: { readonly name: string; readonly email: string }
  /** What the clerk wrote. */
  readonly message: string
  readonly sample: boolean
}

/** A clerk's words to a carrier, with the numbers by which its dispatch finds the shipment. */
export function messageLetter({ record, company, clerk, message, sample }: Message) {
  const { bolNumber, proNumber, carrierName, shipment } = record
  const [first] = shipment.stops
  const pickup = first === undefined ? '' : stopWindowWords(first)
  const paragraphs = [
    ...(sample ? ['SAMPLE, NOT FOR SHIPMENT. No freight moves under this e-mail.'] : []),
    `Hello ${carrierName} dispatch,`,
    message,
    [
      `This is about a shipment you have from ${company}.`,
      billsWords(billNumbers(shipment, bolNumber)),
      ...(proNumber === '' ? [] : [`PRO: ${proNumber}`]),
      ...(pickup === '' ? [] : [`Pickup: ${pickup}`]),
    ].join('\n'),
    `Please reply to ${clerk.name}, ${clerk.email}.`,
  ]
  return { subject: `${sample ? 'SAMPLE: ' : ''}Bill of lading ${bolNumber}: a message from ${company}`, paragraphs }
}
