/** A kind of packaging of small packages. */
export interface ParcelPackaging {
  readonly code: string
  readonly name: string
  /** SCAC of the carrier that gives it out; blank: anybody's. */
  readonly of: string
  /** Its size is known to the carrier: none is asked for. */
  readonly isSized?: true
}

/** Packaging of small packages. Codes are those of UPS (`02` is the shipper's own box), of FedEx those of FedEx. */
export const parcelPackagings = [
  { code: '02', name: 'Your packaging', of: '' },
  { code: '01', name: 'UPS Letter', of: 'UPSN', isSized: true },
  { code: '03', name: 'UPS Tube', of: 'UPSN', isSized: true },
  { code: '04', name: 'UPS Pak', of: 'UPSN', isSized: true },
  { code: '21', name: 'UPS Express Box', of: 'UPSN', isSized: true },
  { code: '2a', name: 'UPS Small Express Box', of: 'UPSN', isSized: true },
  { code: '2b', name: 'UPS Medium Express Box', of: 'UPSN', isSized: true },
  { code: '2c', name: 'UPS Large Express Box', of: 'UPSN', isSized: true },
  { code: '24', name: 'UPS 25KG Box', of: 'UPSN', isSized: true },
  { code: '25', name: 'UPS 10KG Box', of: 'UPSN', isSized: true },
  { code: 'FXENV', name: 'FedEx Envelope', of: 'FDEG', isSized: true },
  { code: 'FXPAK', name: 'FedEx Pak', of: 'FDEG', isSized: true },
  { code: 'FXBOX', name: 'FedEx Box', of: 'FDEG', isSized: true },
  { code: 'FXTUBE', name: 'FedEx Tube', of: 'FDEG', isSized: true },
] as const satisfies readonly ParcelPackaging[]

/** The shipper's own packaging, when nobody says (specification §9). */
export const OWN_PACKAGING = '02'

const byCode = new Map<string, ParcelPackaging>(parcelPackagings.map(row => [row.code, row]))

export const parcelPackagingOf = (code: string): ParcelPackaging | null => byCode.get(code) ?? null

/** Whether its size has to be entered. */
export const needsSize = (code: string): boolean => parcelPackagingOf(code)?.isSized !== true
