import { businessDaysBetween, calendarAt, isDate, sentence, usualCarrierCalendar } from '@waybill/domain'
import type { CarrierFailure, Operation, WireCall } from '../kit/connector.ts'
import { running } from '../kit/deadline.ts'
import { refusal } from '../kit/failures.ts'
import type { CarrierTerminal, Lane, TerminalsOutcome, TransitAnswer } from '../kit/lane.ts'
import { element, textIn, type XmlElement } from '../kit/xml.ts'
import { SCAC } from './codes.ts'
import { isFailure, saidNo, soapElement } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { envelopeOf } from './soap.ts'

const zipOf = ({ zip, country }: Lane['origin']): string => (country === 'US' ? zip.slice(0, 5) : zip)

/** How long a lane takes, and through which service centers it goes: `getTT` of its published description. */
async function lookUp(
  { soap }: Send,
  operation: Operation,
  account: Account,
  { origin, destination, pickupDate }: Lane,
  wireCall: WireCall,
): Promise<XmlElement | CarrierFailure> {
  const request = element('ns:getTT', [
    [
      'arg0',
      [
        ['billToAcct', account.settings.accountNumber],
        ['destZip', zipOf(destination)],
        ['orgZip', zipOf(origin)],
        ['pickUpDateYMD', pickupDate.replaceAll('-', '')],
      ],
    ],
  ])
  const envelope = envelopeOf('http://time.odfl.com/', request)
  const got = await soap(account, { operation, path: paths.times, envelope }, wireCall)
  const answer = soapElement(SCAC, got, 'getTTResponse', 'return')
  if (isFailure(answer)) return answer
  return textIn(answer, 'success') === 'true' ? answer : saidNo(SCAC, textIn(answer, 'message'), 200)
}

/** A date in one of the spellings it could have (README.md); null when it has none of them. */
function dateOf(text: string): string | null {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const american = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const plain = /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : text.slice(0, 10)
  return [american, plain].find(isDate) ?? null
}

export const transitWith =
  (send: Send) =>
  async (account: Account, lane: Lane, wireCall: WireCall): Promise<readonly TransitAnswer[]> => {
    const answer = await lookUp(send, 'transit', account, lane, wireCall)
    if (isFailure(answer)) return [answer]
    const date = dateOf(textIn(answer, 'delvDate'))
    if (date === null || date < lane.pickupDate) return [refusal(SCAC, sentence('noTransitTime'), 200)]
    const { state, country } = lane.destination
    const days = businessDaysBetween(lane.pickupDate, date, calendarAt(usualCarrierCalendar, { country, state }))
    const said = textIn(answer, 'message')
    return [
      {
        ...{ kind: 'transit', scac: SCAC, mode: 'LTL', service: 'Standard', serviceCode: 'LTL' },
        ...{ transitDays: days, deliveryDate: date, lane: null, messages: said === '' ? [] : [said] },
      },
    ]
  }

const blank = { name: '', street: '', city: '', state: '', zip: '', country: '', contact: '', phone: '', fax: '' }

const bare = (end: CarrierTerminal['end'], code: string): CarrierTerminal => ({
  ...{ end, code, ...blank, email: '', serviceHours: '' },
})

/** Address and telephone of a service center as a trace tells them of one of its shipments. */
function traced(terminal: CarrierTerminal, answer: XmlElement): CarrierTerminal {
  const prefix = terminal.end === 'origin' ? 'orig' : 'dest'
  const said = (name: string): string => textIn(answer, `${prefix}${name}`)
  // Another one than the lane's tells nothing about this one.
  if (said('Terminal') !== terminal.code) return terminal
  return {
    ...terminal,
    ...{ name: said('Name'), street: said('Address'), city: said('City'), state: said('State'), zip: said('Zip') },
    ...{ phone: said('Phone'), fax: said('Fax') },
  }
}

/** `getTraceData` of its published description: the service centers of a shipment, with their addresses. */
async function trace({ soap }: Send, account: Account, pro: string, wireCall: WireCall) {
  const request = element('ns:getTraceData', [
    ['ns:pro', pro],
    ['ns:type', 'P'],
  ])
  const envelope = envelopeOf('http://trace.odfl.com', request)
  const got = await soap(account, { operation: 'terminals', path: paths.trace, envelope }, wireCall)
  const answer = soapElement(SCAC, got, 'getTraceDataResponse', 'getTraceDataReturn')
  return isFailure(answer) || textIn(answer, 'errorMessage') !== '' ? null : answer
}

/**
 * The service centers of both ends. It tells their codes of any lane, and their addresses only of a lane that a shipment
 * of its has gone: there is no published way to ask for a service center's address.
 */
export const terminalsWith =
  (send: Send) =>
  async (account: Account, lane: Lane, given: WireCall): Promise<TerminalsOutcome> => {
    const wireCall = running(given)
    const answer = await lookUp(send, 'terminals', account, lane, wireCall)
    if (isFailure(answer)) return answer
    const ends = [
      bare('origin', textIn(answer, 'orgSrvCntr')),
      bare('destination', textIn(answer, 'destSrvCntr')),
    ].filter(({ code }) => code !== '')
    if (ends.length === 0) return refusal(SCAC, sentence('noTerminals'), 200)
    const told = lane.proNumber === '' ? null : await trace(send, account, lane.proNumber, wireCall)
    const messages = told === null ? [sentence('terminalCodesAlone')] : []
    return {
      kind: 'terminals',
      scac: SCAC,
      terminals: told === null ? ends : ends.map(end => traced(end, told)),
      messages,
    }
  }
