/** Reads a font file from a place on, big-endian; reading behind the end throws a RangeError. */
export class Reader {
  readonly #bytes: Buffer
  /** The next byte to be read. */
  at: number

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes
    this.at = at
  }

  u8(): number {
    this.at += 1
    return this.#bytes.readUInt8(this.at - 1)
  }

  i8(): number {
    this.at += 1
    return this.#bytes.readInt8(this.at - 1)
  }

  u16(): number {
    this.at += 2
    return this.#bytes.readUInt16BE(this.at - 2)
  }

  i16(): number {
    this.at += 2
    return this.#bytes.readInt16BE(this.at - 2)
  }

  u32(): number {
    this.at += 4
    return this.#bytes.readUInt32BE(this.at - 4)
  }

  take(length: number): Buffer {
    this.at += length
    if (this.at > this.#bytes.length) throw new RangeError('The font ends too early.')
    return this.#bytes.subarray(this.at - length, this.at)
  }

  text(length: number): string {
    return this.take(length).toString('latin1')
  }

  /** UIntBase128: seven bits a byte, the first byte the highest (WOFF 2.0, section 4.1). */
  base128(): number {
    let value = 0
    for (;;) {
      const byte = this.u8()
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }

  /** 255UInt16: one to three bytes (WOFF 2.0, section 4.2). */
  packed16(): number {
    const code = this.u8()
    if (code === 253) return this.u16()
    if (code === 254) return this.u8() + 506
    return code === 255 ? this.u8() + 253 : code
  }
}

/** Collects bytes, big-endian. */
export class Writer {
  readonly #parts: Buffer[] = []
  length = 0

  bytes(part: Buffer): void {
    this.#parts.push(part)
    this.length += part.length
  }

  u8(value: number): void {
    this.bytes(Buffer.of(value))
  }

  u16(value: number): void {
    this.bytes(Buffer.of(value >> 8, value & 255))
  }

  u32(value: number): void {
    const part = Buffer.alloc(4)
    part.writeUInt32BE(value)
    this.bytes(part)
  }

  done(): Buffer {
    return Buffer.concat(this.#parts)
  }
}
