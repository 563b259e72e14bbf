import { crc32, inflateRawSync } from 'node:zlib'

/** The parts of a ZIP as its own directory names them, each unpacked. @throws {Error} where a part is not what the directory says */
export function unzipped(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const end = bytes.length - 22
  if (bytes.readUInt32LE(end) !== 0x06_05_4b_50) throw new Error('no directory stands at its end')
  const parts = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let n = bytes.readUInt16LE(end + 10); n > 0; n -= 1) {
    const [crc, packed, size, begin] = [16, 20, 24, 42].map(place => bytes.readUInt32LE(at + place)) as [
      ...[number, number, number, number],
    ]
    const label = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + label)
    const from = begin + 30 + bytes.readUInt16LE(begin + 26)
    const part = inflateRawSync(bytes.subarray(from, from + packed))
    if (part.length !== size || crc32(part) !== crc) throw new Error(`${name} is not what the directory says`)
    parts.set(name, part)
    at += 46 + label
  }
  return parts
}
