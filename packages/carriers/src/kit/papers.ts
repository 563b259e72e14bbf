import type { CarrierDocument } from './connector.ts'

const starts: readonly { readonly extension: string; readonly bytes: Buffer }[] = [
  { extension: 'pdf', bytes: Buffer.from('%PDF-') },
  { extension: 'png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47]) },
  { extension: 'jpg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { extension: 'tif', bytes: Buffer.from('II*\0', 'latin1') },
  { extension: 'tif', bytes: Buffer.from('MM\0*', 'latin1') },
]

/** What the bytes are, whatever they are called; null for a page or anything else that is no document. */
const extensionOf = (bytes: Buffer): string | null =>
  starts.find(start => bytes.subarray(0, start.bytes.length).equals(start.bytes))?.extension ?? null

const stemOf = (name: string): string =>
  name
    .replace(/\.[A-Za-z0-9]+$/, '')
    .replace(/[^\w -]/g, '-')
    .slice(0, 100)

/** A paper under a name that may be shown; null where the bytes are no document. */
export function paperOf(kind: CarrierDocument['kind'], name: string, bytes: Buffer): CarrierDocument | null {
  const extension = extensionOf(bytes)
  return extension === null ? null : { kind, name: `${stemOf(name)}.${extension}`, bytes }
}
