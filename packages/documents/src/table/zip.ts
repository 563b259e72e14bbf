import { crc32, createDeflateRaw } from 'node:zlib'

interface Entry {
  readonly name: string
  readonly at: number
  readonly crc: number
  readonly packed: number
  readonly size: number
}

/**
 * Packs parts one behind the other as they are made: what is known of one at its end stands behind it, and in the directory.
 * Less than 65,536 parts and 4 GiB in all: the plain form, which every program reads.
 */
export class Zip {
  private at = 0
  private readonly entries: Entry[] = []

  /** @param pieces text, or bytes as they are */
  async *part(
    name: string,
    pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
  ): AsyncGenerator<Buffer> {
    const label = Buffer.from(name)
    const begin = Buffer.alloc(30)
    begin.writeUInt32LE(0x04_03_4b_50, 0)
    begin.writeUInt16LE(20, 4)
    // Sizes stand behind the part; names are UTF-8.
    begin.writeUInt16LE(0x08_08, 6)
    begin.writeUInt16LE(8, 8)
    begin.writeUInt16LE(0x21, 12)
    begin.writeUInt16LE(label.length, 26)
    const entry = { name, at: this.at, crc: 0, packed: 0, size: 0 }
    this.at += begin.length + label.length
    yield Buffer.concat([begin, label])
    const packer = createDeflateRaw()
    const feed = (async () => {
      for await (const piece of pieces) {
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
        entry.crc = crc32(bytes, entry.crc)
        entry.size += bytes.length
        if (!packer.write(bytes)) await new Promise(resolve => packer.once('drain', resolve))
      }
      packer.end()
    })().catch(error => packer.destroy(error instanceof Error ? error : new Error(String(error))))
    for await (const chunk of packer) {
      entry.packed += (chunk as Buffer).length
      this.at += (chunk as Buffer).length
      yield chunk as Buffer
    }
    await feed
    const end = Buffer.alloc(16)
    end.writeUInt32LE(0x08_07_4b_50, 0)
    end.writeUInt32LE(entry.crc, 4)
    end.writeUInt32LE(entry.packed, 8)
    end.writeUInt32LE(entry.size, 12)
    this.at += end.length
    this.entries.push(entry)
    yield end
  }

  /** What ends the file. */
  directory(): Buffer {
    const records = this.entries.map(({ name, at, crc, packed, size }) => {
      const label = Buffer.from(name)
      const record = Buffer.alloc(46)
      record.writeUInt32LE(0x02_01_4b_50, 0)
      record.writeUInt16LE(20, 4)
      record.writeUInt16LE(20, 6)
      record.writeUInt16LE(0x08_08, 8)
      record.writeUInt16LE(8, 10)
      record.writeUInt16LE(0x21, 14)
      record.writeUInt32LE(crc, 16)
      record.writeUInt32LE(packed, 20)
      record.writeUInt32LE(size, 24)
      record.writeUInt16LE(label.length, 28)
      record.writeUInt32LE(at, 42)
      return Buffer.concat([record, label])
    })
    const listed = Buffer.concat(records)
    const end = Buffer.alloc(22)
    end.writeUInt32LE(0x06_05_4b_50, 0)
    end.writeUInt16LE(records.length, 8)
    end.writeUInt16LE(records.length, 10)
    end.writeUInt32LE(listed.length, 12)
    end.writeUInt32LE(this.at, 16)
    return Buffer.concat([listed, end])
  }
}
