/**
 * Where a connector's carrier is reached, and the setting that says it is elsewhere: at its test system, or in a sandbox.
 * It stands in the connector's folder (`wireAddress.ts`), apart from what speaks to the carrier, since settings are read
 * before anything is opened.
 */
export interface WireAddress {
  /** Name of the connector. */
  readonly connector: string
  /** Key of the environment. */
  readonly key: string
  /** Its carriers are reached at an address each: the setting is JSON of them by SCAC. */
  readonly bySCAC?: true
  /** Its own address; left out where accounts say which of several it is. */
  readonly own?: string
  /** A key of before that is still read, JSON of addresses by connector. */
  readonly formerKey?: string
}
