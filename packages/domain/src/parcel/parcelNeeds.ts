import type { Address } from '../shipment/shipment.ts'
import type { LocalDate } from '../time/dates.ts'
import type { ExportPapers } from './customs.ts'

/** Whose name the carrier takes at the door; blank: what the service does by itself. */
export type Signature = '' | 'none' | 'required' | 'adult'

/** How a return gets its label. Source: UPS return services 2, 3, 5, 8, 9. */
export const returnServices = {
  printAndMail: '2',
  oneAttempt: '3',
  threeAttempts: '5',
  electronicLabel: '8',
  printLabel: '9',
} as const
export type ReturnService = keyof typeof returnServices

/** How an import label reaches the one who ships. Source: UPS import control label methods 01 to 05. */
export const importControls = {
  printAndMail: '01',
  oneAttempt: '02',
  threeAttempts: '03',
  electronicLabel: '04',
  printLabel: '05',
} as const
export type ImportControl = keyof typeof importControls

/** What becomes of mail that can't be delivered. Source: UPS USPSEndorsement 1 to 5. */
export const mailEndorsements = {
  return: '1',
  forward: '2',
  address: '3',
  change: '4',
  none: '5',
} as const
export type MailEndorsement = keyof typeof mailEndorsements

/** What small packages ask of their carrier beside a service. */
export interface ParcelNeeds {
  readonly signature: Signature
  readonly saturdayDelivery: boolean
  /** Kept at the carrier's counter for the consignee. */
  readonly holdForPickup: boolean
  /** Blank: it is no return. */
  readonly returnService: '' | ReturnService
  /** Where what can't be delivered goes back to; null: where it came from. */
  readonly returnAddress: Address | null
  readonly importControl: '' | ImportControl
  readonly commercialInvoiceRemoval: boolean
  /** Code of a service that the post delivers in the end; blank: none. */
  readonly surePostCode: string
  readonly endorsement: '' | MailEndorsement
  /** Codes of the carrier's further services. */
  readonly services: readonly string[]
  readonly residential: boolean
  /** The accounts that pay collect or third-party freight, at whichever carrier and at one; blank: ours. */
  readonly payerAccount: string
  readonly upsAccount: string
  readonly fedexAccount: string
  /** The day by which it has to be there; left out: nobody said. */
  readonly deliverBy?: LocalDate
  /** Left out: as usual, or nothing crosses a border. */
  readonly export?: ExportPapers
}

export const noParcelNeeds: ParcelNeeds = {
  signature: '',
  saturdayDelivery: false,
  holdForPickup: false,
  returnService: '',
  returnAddress: null,
  importControl: '',
  commercialInvoiceRemoval: false,
  surePostCode: '',
  endorsement: '',
  services: [],
  residential: false,
  payerAccount: '',
  upsAccount: '',
  fedexAccount: '',
}

/** Whether the carrier sends the label by e-mail to who ships: there is none to be printed. */
export const isMailed = ({ returnService, importControl }: ParcelNeeds): boolean =>
  returnService === 'electronicLabel' || importControl === 'electronicLabel'

/** What UPS takes of an address that it sends labels to. Source: UPS Shipping, LabelDelivery. */
export const MAILED_TO_MAX = 50

/** Left out where nothing is asked for, so that a content that was kept before says the same. */
export const keptNeeds = (needs: ParcelNeeds): { readonly parcel?: ParcelNeeds } =>
  JSON.stringify(needs) === JSON.stringify(noParcelNeeds) ? {} : { parcel: needs }

/** What a shipment of packages asks for. */
export const needsOf = ({ parcel }: { readonly parcel?: ParcelNeeds | undefined }): ParcelNeeds =>
  parcel ?? noParcelNeeds
