import { type Json, listOf, numberOf, objectOf, textOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'

const classes = [
  ...['50', '55', '60', '65', '70', '77.5', '85', '92.5', '100', '110', '125', '150', '175', '200', '250', '300'],
  ...['400', '500', 'Not required'],
]

function partyFaults(at: string, given: unknown): string[] {
  const party = objectOf(given)
  const blank = ['name', 'address1', 'city', 'stateProvince', 'postalCode', 'country'].filter(
    field => textOf(party[field]) === '',
  )
  const phone = /^\d{10}$/.test(textOf(objectOf(party.contact).phone)) ? [] : [`${at}.contact.phone has ten digits`]
  return [...blank.map(field => `${at}.${field} is required`), ...phone]
}

function unitFaults(given: unknown, index: number): string[] {
  const at = `commodities.handlingUnits[${index}]`
  const unit = objectOf(given)
  const isWhole = (value: unknown): boolean => Number.isInteger(numberOf(value)) && Number(value) > 0
  const faults: string[] = []
  for (const field of ['count', 'weight']) if (!isWhole(unit[field])) faults.push(`${at}.${field} is a whole number`)
  if (textOf(unit.type).length !== 3) faults.push(`${at}.type is unknown`)
  for (const [line, one] of listOf(unit.lineItems).map(objectOf).entries()) {
    const of = `${at}.lineItems[${line}]`
    if (textOf(one.description) === '') faults.push(`${of}.description is required`)
    for (const field of ['weight', 'pieces']) if (!isWhole(one[field])) faults.push(`${of}.${field} is a whole number`)
    if (!classes.includes(textOf(one.classification))) faults.push(`${of}.classification is unknown`)
    if (typeof one.hazardous !== 'boolean') faults.push(`${of}.hazardous is required`)
    if (one.hazardous === true && textOf(one.hazardousDescription) === '')
      faults.push(`${of}.hazardousDescription is required`)
  }
  return faults
}

/** Everything that is wrong with an electronic bill, by what the published description requires. */
function ebolFaults(body: Json): readonly string[] {
  const bol = objectOf(body.bol)
  const units = listOf(objectOf(body.commodities).handlingUnits)
  const hazardous = units.some(unit => listOf(objectOf(unit).lineItems).some(line => objectOf(line).hazardous === true))
  const emergency = objectOf(objectOf(objectOf(body.accessorials).hazardousDetails).emergencyContact)
  return [
    ...(['2.0.0', '2.0.1', '2.1.0'].includes(textOf(body.version)) ? [] : ['version is unknown']),
    ...(['Create', 'Update'].includes(textOf(bol.function)) ? [] : ['bol.function is unknown']),
    ...(typeof bol.isTest === 'boolean' ? [] : ['bol.isTest is required']),
    ...(['Shipper', 'Consignee', 'Third Party'].includes(textOf(bol.requestorRole))
      ? []
      : ['bol.requestorRole is unknown']),
    ...(/^\d{4}-\d{2}-\d{2}/.test(textOf(bol.requestedPickupDate)) ? [] : ['bol.requestedPickupDate is required']),
    ...(['Prepaid', 'Collect', 'Third Party'].includes(textOf(objectOf(body.payment).terms))
      ? []
      : ['payment.terms is unknown']),
    ...(units.length > 0 ? units.flatMap(unitFaults) : ['commodities.handlingUnits is required']),
    ...(hazardous && textOf(emergency.phone) === ''
      ? ['accessorials.hazardousDetails.emergencyContact is required']
      : []),
    ...['origin', 'destination', 'billTo'].flatMap(end => partyFaults(end, body[end])),
  ]
}

/** The standard's status of an answer. */
export const messageStatus = (
  status: 'PASS' | 'FAIL' | 'WARNING',
  code: string,
  message: string,
  said: readonly string[] = [],
) => ({
  status,
  code,
  message,
  resolution: status === 'FAIL' ? 'Correct what is named and send it again.' : '',
  information: said.map(text => ({ code, type: 'ERROR', message: text })),
})

/** What a carrier of the network answers to an electronic bill. */
export function ebolReply(body: Json, { pro, scac }: { readonly pro: string; readonly scac: string }): Reply {
  const faults = ebolFaults(body)
  if (faults.length > 0) {
    return {
      status: 400,
      json: { version: '2.1.0', messageStatus: messageStatus('FAIL', '300', 'Data Error', faults) },
    }
  }
  return {
    status: 200,
    json: {
      version: '2.1.0',
      transactionDate: new Date().toISOString(),
      referenceNumbers: { pro, shipmentConfirmationNumber: `SAMPLE-${pro}` },
      scac,
      termsAndConditions: 'SAMPLE, NOT FOR SHIPMENT',
      messageStatus: messageStatus('PASS', '100', 'SAMPLE, NOT FOR SHIPMENT'),
    },
  }
}
