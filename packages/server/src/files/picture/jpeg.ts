import { type JudgedPicture, type PictureLimits, refused, tooLarge } from './picture.ts'

const SOS = 0xda
const EOI = Buffer.from([0xff, 0xd9])

/** Frames that browsers and papers show: baseline, extended, progressive (ITU-T T.81, table B.1). */
const frames = new Set([0xc0, 0xc1, 0xc2])

/** Tables, frame, scan and restart interval; of the rest JFIF, the color profile and Adobe's note on how colors are meant. */
const isKept = (marker: number): boolean =>
  frames.has(marker) || [0xc4, 0xdb, 0xdd, SOS, 0xe0, 0xe2, 0xee].includes(marker)

/** Segments before the first scan, and where that begins; null where they are cut short. */
function segmentsOf(bytes: Buffer) {
  const segments: { readonly marker: number; readonly whole: Buffer }[] = []
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    // Bytes of fill may stand before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === SOS) return { segments, scan: at }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length || end < at + 4) return null
    segments.push({ marker, whole: bytes.subarray(at, end) })
    at = end
  }
  return null
}

/** Reads a JPEG by its segments. It is unpacked nowhere here: papers take it as it is. */
export function readJpeg(bytes: Buffer, limits: PictureLimits): JudgedPicture {
  if (bytes[1] !== 0xd8) return refused({ code: 'pictureType' })
  const damaged = refused({ code: 'pictureDamaged' })
  const found = segmentsOf(bytes)
  const end = bytes.lastIndexOf(EOI)
  const frame = found?.segments.find(({ marker }) => frames.has(marker))?.whole
  if (found === null || end < found.scan || frame === undefined || frame.length < 10) return damaged
  const [height, width] = [frame.readUInt16BE(5), frame.readUInt16BE(7)]
  if (frame[4] !== 8 || width === 0 || height === 0 || ![1, 3, 4].includes(frame[9] ?? 0)) return damaged
  const large = tooLarge(width, height, limits)
  if (large !== null) return large
  const drawn = found.segments.filter(({ marker }) => isKept(marker)).map(({ whole }) => whole)
  const parts = [bytes.subarray(0, 2), ...drawn, bytes.subarray(found.scan, end + EOI.length)]
  return { kind: 'taken', picture: { mime: 'image/jpeg', width, height, bytes: Buffer.concat(parts) } }
}
