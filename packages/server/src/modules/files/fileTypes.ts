/** What a shipment's files may be. Anything a browser could run (HTML, SVG, scripts) and archives are not among them. */
interface FileType {
  readonly extensions: readonly string[]
  readonly mime: string
  readonly isOne: (bytes: Buffer) => boolean
}

const startsWith =
  (...magics: readonly (string | readonly number[])[]) =>
  (bytes: Buffer): boolean =>
    magics.some(magic => {
      const wanted = typeof magic === 'string' ? Buffer.from(magic, 'latin1') : Buffer.from(magic)
      return bytes.subarray(0, wanted.length).equals(wanted)
    })

/** A reader looks for the header within the first kilobyte and for the end mark in the last (PDF 32000-1, annex H). */
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 1024).includes('%PDF-') && bytes.subarray(-2048).includes('%%EOF')

const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'

/** An office file is a zip of named parts; the names stand readable in its directory. Macros are not taken. */
const isOffice =
  (folder: string) =>
  (bytes: Buffer): boolean =>
    startsWith('PK\x03\x04')(bytes) &&
    bytes.includes('[Content_Types].xml') &&
    bytes.includes(folder) &&
    !bytes.includes('vbaProject.bin')

function isText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const office = 'application/vnd.openxmlformats-officedocument'

const fileTypes: readonly FileType[] = [
  { extensions: ['pdf'], mime: 'application/pdf', isOne: isPdf },
  { extensions: ['png'], mime: 'image/png', isOne: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { extensions: ['jpg', 'jpeg'], mime: 'image/jpeg', isOne: startsWith([0xff, 0xd8, 0xff]) },
  { extensions: ['gif'], mime: 'image/gif', isOne: startsWith('GIF87a', 'GIF89a') },
  { extensions: ['webp'], mime: 'image/webp', isOne: isWebp },
  { extensions: ['tif', 'tiff'], mime: 'image/tiff', isOne: startsWith('II*\0', 'MM\0*') },
  { extensions: ['txt'], mime: 'text/plain', isOne: isText },
  { extensions: ['csv'], mime: 'text/csv', isOne: isText },
  { extensions: ['xlsx'], mime: `${office}.spreadsheetml.sheet`, isOne: isOffice('xl/') },
  { extensions: ['docx'], mime: `${office}.wordprocessingml.document`, isOne: isOffice('word/') },
]

/** Every extension that is taken, in the order in which a person reads them. */
export const takenExtensions = fileTypes.flatMap(type => type.extensions)

export type JudgedFile =
  | { readonly kind: 'taken'; readonly mime: string }
  | { readonly kind: 'refused'; readonly code: 'file_empty' | 'file_type' | 'file_content'; readonly extension: string }

/** Looks at what a file is, not at what it says it is: its name's extension and its bytes must tell the same. */
export function judgeFile(name: string, bytes: Buffer): JudgedFile {
  const extension = (/\.([^.]+)$/.exec(name)?.[1] ?? '').toLowerCase()
  if (bytes.length === 0) return { kind: 'refused', code: 'file_empty', extension }
  const type = fileTypes.find(one => one.extensions.includes(extension))
  if (type === undefined) return { kind: 'refused', code: 'file_type', extension }
  return type.isOne(bytes) ? { kind: 'taken', mime: type.mime } : { kind: 'refused', code: 'file_content', extension }
}
