import type { OwnLogin } from '../wired.ts'
import { fedexLogin, upsLogin, uspsLogin } from './parcels.ts'

/** What goes over the wire right before an order: a node that stalls then has the order still to send. */
interface Pause {
  /** Stands at the beginning of the request. */
  readonly request: string
  /** What the sandbox calls it. */
  readonly operation: 'token' | 'ebol'
}

/** What goes over a wire: freight is ordered, labels are bought. */
type Sold = 'freight' | 'labels'

/** A wire that orders go over. */
export interface OrderWire {
  readonly name: string
  readonly sells: Sold
  /** Booked first. */
  readonly scac: string
  /** Accounts of project44, of which one is booked where the first carrier may still have an order. */
  readonly accounts: readonly string[]
  readonly own: readonly OwnLogin[]
  /** Where a node stalls, in turn. */
  readonly pauses: readonly Pause[]
}

const account = '99999999'

/** A carrier of small packages. A token is fetched right before a label is bought, once it has expired. */
const parcelWire = (own: OwnLogin, request: string): OrderWire => ({
  ...{ name: own.connector, sells: 'labels', scac: own.scac, accounts: [], own: [own] },
  pauses: [{ request, operation: 'token' }],
})

/** Every wire of the product that takes orders. An electronic bill is none: the pickup under it is. */
export const orderWires: readonly OrderWire[] = [
  {
    name: 'project44',
    sells: 'freight',
    scac: 'DMRX',
    accounts: ['DMRX', 'DMGL'],
    own: [],
    pauses: [{ request: 'POST /api/v4/oauth2/token', operation: 'token' }],
  },
  {
    name: 'odfl',
    sells: 'freight',
    scac: 'ODFL',
    accounts: ['DMRX'],
    own: [{ connector: 'odfl', scac: 'ODFL', login: { userName: 'b', password: 'bench', accountNumber: account } }],
    pauses: [
      { request: 'POST /BOL/v3.1/eBOL/', operation: 'ebol' },
      { request: 'GET /auth/v1.0/token', operation: 'token' },
    ],
  },
  {
    name: 'nmfta',
    sells: 'freight',
    scac: 'DMDL',
    accounts: ['DMRX'],
    own: [{ connector: 'nmfta', scac: 'DMDL', login: { apiKey: 'bench', account } }],
    pauses: [{ request: 'POST /bol/v1/app/', operation: 'ebol' }],
  },
  parcelWire(upsLogin, 'POST /ups/security/v1/oauth/token'),
  parcelWire(fedexLogin, 'POST /fedex/oauth/token'),
  parcelWire(uspsLogin, 'POST /usps/oauth2/v3/token'),
]
