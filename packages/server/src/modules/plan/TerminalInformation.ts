import type { CarrierTerminal } from '@waybill/carriers'
import type { TerminalInformation } from '@waybill/contract/calls/Shipment/TerminalInformation.ts'
import type { NamedAccount } from '../../carriers/accounts.ts'
import { activeAccounts } from '../../carriers/accounts.ts'
import type { Handler } from '../../handler.ts'
import { lookUpZip } from '../../places/zips.ts'
import { rateCarriers, wireRefusal } from '../rates/index.ts'
import { askAccounts, refusalOf } from './askAccounts.ts'
import { askedLane, carrierLane, wireLaneOf } from './askedLane.ts'

/** Where a terminal stands as far as its postal code says. */
function pointOf({ zip, country }: CarrierTerminal) {
  const place = country === 'CA' || country === 'US' || country === '' ? lookUpZip(zip, country || 'US') : null
  return place === null ? null : { latitude: place.latitude, longitude: place.longitude }
}

const terminalOf = ({ scac, carrierName }: NamedAccount, terminal: CarrierTerminal) => ({
  ...{ CarrierName: carrierName, CarrierSCAC: scac, end: terminal.end },
  ...{ TerminalCode: terminal.code, TerminalName: terminal.name, Street: terminal.street, City: terminal.city },
  ...{ State: terminal.state, Zip: terminal.zip, CountryCode: terminal.country, ContactName: terminal.contact },
  ...{ ContactNumber: terminal.phone, Fax: terminal.fax, EmailID: terminal.email },
  ServiceHours: terminal.serviceHours,
  point: pointOf(terminal),
})

export const terminalInformation: Handler<typeof TerminalInformation> = async ({ app, db, who, input, now }) => {
  const { clientId } = who
  const lane = askedLane(input, now)
  const [carriers, accounts] = await Promise.all([
    rateCarriers(app, db, clientId, 'LTL'),
    activeAccounts(app, db, clientId),
  ])
  const able = accounts.filter(({ open }) => open.terminals !== undefined)
  const asking = carrierLane(lane)
  const { answers, broken } = await askAccounts(app, clientId, able, async ({ terminals }, wireCall) =>
    terminals === undefined ? [] : [await terminals(asking, wireCall)],
  )
  const isAble = new Set(able.map(({ scac }) => scac))
  const others = [
    ...accounts.map(({ scac, carrierName }) => ({ scac, carrierName })),
    ...carriers.map(({ scac, name }) => ({ scac, carrierName: name })),
  ]
  const silent = new Map(others.filter(({ scac }) => !isAble.has(scac)).map(one => [one.scac, one]))
  const none = answers.flatMap(([account, answer]) =>
    answer.kind === 'terminals' && answer.terminals.length === 0 ? [account] : [],
  )
  return {
    ...wireLaneOf(lane),
    terminals: answers.flatMap(([account, answer]) =>
      answer.kind === 'terminals' ? answer.terminals.map(one => terminalOf(account, one)) : [],
    ),
    refusals: [
      ...answers.flatMap(([account, answer]) => (answer.kind === 'terminals' ? [] : [wireRefusal(account, answer)])),
      ...broken,
      ...none.map(account => refusalOf(account, account.connector, 'namesNoTerminal')),
      ...[...silent.values()].map(one => refusalOf(one, '', 'offersNoTerminals')),
    ],
  }
}
