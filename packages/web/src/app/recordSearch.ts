import type { ReplyOf } from '@waybill/contract/call.ts'
import { GlobalSearch } from '@waybill/contract/calls/Shipment/GlobalSearch.ts'
import type { PageName } from '@waybill/contract/pages.ts'
import { makeCall } from '../api/call.ts'
import { signedInUser } from '../api/session.ts'
import { text } from '../texts/texts.ts'
import { formatDate } from '../ui/format.ts'
import { allows } from './access.ts'

/** A record the palette found, and where it opens. */
export interface FoundRecord {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly path: string
}

/** What the palette found. */
export interface Found {
  readonly shipments: readonly FoundRecord[]
  /** Carriers of these shipments that were named: each opens the list of what it has. */
  readonly carriers: readonly FoundRecord[]
  /** A carrier's whole name or its code was typed, or nothing but its shipments was found: it goes before them. */
  readonly isCarrierNamed: boolean
}

export const nothingFound: Found = { shipments: [], carriers: [], isCarrierNamed: false }

const mayOpen = (page: PageName): boolean => allows(signedInUser()?.pageList ?? null, page)

type Result = ReplyOf<typeof GlobalSearch>['results'][number]

function shipmentRecord(result: Result): FoundRecord {
  const { found, shipmentId, BOLNumber, PRONumber } = result
  const place = [result.consigneeCity, result.consigneeState].filter(Boolean).join(', ')
  const facts = [
    // The number that ends in what was typed, so that several are told apart.
    found === null || found.number === BOLNumber ? '' : text(`frame.${found.kind}`, { number: found.number }),
    text(`status.${result.shipmentStatus}`),
    PRONumber === '' || PRONumber === found?.number ? '' : text('frame.pro', { number: PRONumber }),
    result.CarrierName,
    result.Reference1,
    formatDate(result.shipDate),
  ]
  const name = BOLNumber === '' ? text('frame.shipment', { id: shipmentId }) : BOLNumber
  return {
    id: `shipment-${shipmentId}`,
    title: [name, result.consignee, place].filter(Boolean).join(' · '),
    detail: facts.filter(Boolean).join(' · '),
    // Who may open no shipment sees it in its list.
    path: mayOpen('ShipmentDetails')
      ? `/ShipmentDetails/${shipmentId}`
      : `/Track?${new URLSearchParams({ tab: listTab(result.shipmentStatus), q: BOLNumber || String(shipmentId) })}`,
  }
}

const spelled = (words: string): string => words.trim().toLowerCase()

/** Where the list shows shipments of a status. */
const listTab = (status: Result['shipmentStatus']): string => (status === 'O' || status === 'Q' ? 'NB' : status)

/** The tab that most of a carrier's shipments stand in, as far as they were found: those that are voided interest least. */
function fullestTab(results: readonly Result[], scac: string): string {
  const tabs = results
    .filter(({ CarrierSCAC }) => CarrierSCAC === scac)
    .map(({ shipmentStatus }) => listTab(shipmentStatus))
  const count = (tab: string): number => (tab === 'V' ? 0 : tabs.filter(other => other === tab).length)
  return tabs.toSorted((one, other) => count(other) - count(one))[0] ?? 'T'
}

const isNamed = ({ CarrierName, CarrierSCAC }: Result, typed: string): boolean =>
  CarrierSCAC !== '' && (spelled(CarrierName).includes(typed) || spelled(CarrierSCAC) === typed)

/** Carriers that the text names, each once, by the newest of its shipments. */
const carriersNamed = (results: readonly Result[], typed: string): readonly Result[] =>
  results.filter(
    (result, index) =>
      isNamed(result, typed) && results.findIndex(other => other.CarrierSCAC === result.CarrierSCAC) === index,
  )

/** Shipments by BOL, PRO, the last digits of these or of a tracking number, reference, city or name, best match first; and carriers. */
export async function recordSearch(words: string, signal: AbortSignal): Promise<Found> {
  const { results } = await makeCall(GlobalSearch, { query: { searchtext: words }, signal })
  const typed = spelled(words)
  const carriers = mayOpen('Track') ? carriersNamed(results, typed) : []
  return {
    shipments: results.map(shipmentRecord),
    carriers: carriers.map(({ CarrierName, CarrierSCAC }) => ({
      id: `carrier-${CarrierSCAC}`,
      title: text('frame.carrierShipments', { carrier: CarrierName || CarrierSCAC }),
      detail: CarrierName === '' ? '' : CarrierSCAC,
      path: `/Track?${new URLSearchParams({ tab: fullestTab(results, CarrierSCAC), carriers: CarrierSCAC })}`,
    })),
    isCarrierNamed:
      carriers.some(one => [one.CarrierName, one.CarrierSCAC].map(spelled).includes(typed)) ||
      (carriers.length === 1 && results.every(result => isNamed(result, typed))),
  }
}
