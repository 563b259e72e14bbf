import { parcelPackagingOf } from '../parcel/parcelPackaging.ts'

export interface Packaging {
  readonly code: string
  readonly name: string
  readonly plural: string
}

/** Types of handling units and of the packages on them. `PAL` is a pail; a pallet is `PLT`. */
export const packagings = [
  { code: 'PLT', name: 'Pallet', plural: 'Pallets' },
  { code: 'SKD', name: 'Skid', plural: 'Skids' },
  { code: 'CTN', name: 'Carton', plural: 'Cartons' },
  { code: 'BOX', name: 'Box', plural: 'Boxes' },
  { code: 'CRT', name: 'Crate', plural: 'Crates' },
  { code: 'DRM', name: 'Drum', plural: 'Drums' },
  { code: 'BDL', name: 'Bundle', plural: 'Bundles' },
  { code: 'BAG', name: 'Bag', plural: 'Bags' },
  { code: 'ROL', name: 'Roll', plural: 'Rolls' },
  { code: 'REL', name: 'Reel', plural: 'Reels' },
  { code: 'PKG', name: 'Package', plural: 'Packages' },
  { code: 'PCS', name: 'Piece', plural: 'Pieces' },
  { code: 'TBE', name: 'Tube', plural: 'Tubes' },
  { code: 'TOTE', name: 'Tote', plural: 'Totes' },
  { code: 'PAL', name: 'Pail', plural: 'Pails' },
] as const satisfies readonly Packaging[]
export type PackagingCode = (typeof packagings)[number]['code']

/** What freight is packed as when nobody says (specification §9). */
export const DEFAULT_PACKAGING: PackagingCode = 'CTN'

const byCode = new Map<string, Packaging>(packagings.map(row => [row.code, row]))

export const isPackagingCode = (text: string): text is PackagingCode => byCode.has(text)

/** A code as papers and labels print it: `PAL` reads as a pallet to everybody at a dock, so a pail is `PAIL`. */
export const packagingPrinted = (code: string): string => (code === ('PAL' satisfies PackagingCode) ? 'PAIL' : code)

/** `Pallets` for 2 PLT; the code itself when it is not known. */
export function packagingName(code: string, count: number): string {
  const row = byCode.get(code)
  if (row === undefined) return parcelPackagingOf(code)?.name ?? code
  return count === 1 ? row.name : row.plural
}
