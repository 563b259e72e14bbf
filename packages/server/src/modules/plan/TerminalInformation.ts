import type { CarrierTerminal } from '@waybill/carriers'
import type { TerminalInformation } from '@waybill/contract/calls/Shipment/TerminalInformation.ts'
import type { NamedAccount } from '../../carriers/accounts.ts'
import { activeAccounts } from '../../carriers/accounts.ts'
import type { Handler } from '../../handler.ts'
import { lookUpZip } from '../../places/zips.ts'
import { rateCarriers, wireRefusal } from '../rates/index.ts'
import { type KeptTerminal, keptTerminals } from '../terminals/index.ts'
import { askAccounts, refusalOf } from './askAccounts.ts'
import { askedLane, carrierLane, wireLaneOf } from './askedLane.ts'

/** Where a terminal stands as far as its postal code says. */
function pointOf({ zip, country }: CarrierTerminal) {
  const place = country === 'CA' || country === 'US' || country === '' ? lookUpZip(zip, country || 'US') : null
  return place === null ? null : { latitude: place.latitude, longitude: place.longitude }
}

type Named = Pick<NamedAccount, 'scac' | 'carrierName'>

const terminalOf = ({ scac, carrierName }: Named, terminal: CarrierTerminal) => ({
  ...{ CarrierName: carrierName, CarrierSCAC: scac, end: terminal.end },
  ...{ TerminalCode: terminal.code, TerminalName: terminal.name, Street: terminal.street, City: terminal.city },
  ...{ State: terminal.state, Zip: terminal.zip, CountryCode: terminal.country, ContactName: terminal.contact },
  ...{ ContactNumber: terminal.phone, Fax: terminal.fax, EmailID: terminal.email },
  ServiceHours: terminal.serviceHours,
  point: pointOf(terminal),
})

/** What the kept lists add to what was said live: the ends of these carriers that nobody named. */
function missingEnds(
  kept: readonly KeptTerminal[],
  carriers: ReadonlyMap<string, Named>,
  live: ReturnType<typeof terminalOf>[],
) {
  const named = new Set(live.map(({ CarrierSCAC, end }) => `${CarrierSCAC} ${end}`))
  return kept.flatMap(({ scac, terminal }) => {
    const carrier = carriers.get(scac)
    return carrier === undefined || named.has(`${scac} ${terminal.end}`) ? [] : [terminalOf(carrier, terminal)]
  })
}

/** A carrier is asked over its wire; what it does not name there, its list may. */
export const terminalInformation: Handler<typeof TerminalInformation> = async ({ app, db, who, input, now }) => {
  const { clientId } = who
  const lane = askedLane(input, now)
  const [carriers, accounts, kept] = await Promise.all([
    rateCarriers(app, db, clientId, 'LTL'),
    activeAccounts(app, db, clientId),
    keptTerminals(app, db, clientId, lane),
  ])
  const able = accounts.filter(({ open }) => open.terminals !== undefined)
  const asking = carrierLane(lane)
  const { answers, broken } = await askAccounts(app, clientId, able, async ({ terminals }, wireCall) =>
    terminals === undefined ? [] : [await terminals(asking, wireCall)],
  )
  const everybody = new Map<string, Named>([
    ...accounts.map(({ scac, carrierName }) => [scac, { scac, carrierName }] as const),
    ...carriers.map(({ scac, name }) => [scac, { scac, carrierName: name }] as const),
  ])
  const live = answers.flatMap(([account, answer]) =>
    answer.kind === 'terminals' ? answer.terminals.map(one => terminalOf(account, one)) : [],
  )
  const terminals = [...live, ...missingEnds(kept.terminals, everybody, live)]
  const answered = new Set(terminals.map(({ CarrierSCAC }) => CarrierSCAC))
  const isAble = new Set(able.map(({ scac }) => scac))
  const silent = [...everybody.values()].filter(({ scac }) => !isAble.has(scac) && !answered.has(scac))
  const none = answers.flatMap(([account, answer]) =>
    answer.kind === 'terminals' && !answered.has(account.scac) ? [account] : [],
  )
  return {
    ...wireLaneOf(lane),
    terminals,
    refusals: [
      ...answers.flatMap(([account, answer]) => (answer.kind === 'terminals' ? [] : [wireRefusal(account, answer)])),
      ...broken,
      ...none.map(account => refusalOf(account, account.connector, 'namesNoTerminal')),
      ...silent.map(one => refusalOf(one, '', kept.listed.has(one.scac) ? 'namesNoTerminal' : 'offersNoTerminals')),
    ],
  }
}
