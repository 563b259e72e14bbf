import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Settings } from '../settings.ts'

/** Bytes by content hash, one folder per company: the same file twice is stored once, and no name reaches the disk. */
export interface Files {
  /** Stores the bytes and returns their SHA-256 in hex. */
  put(clientId: number, bytes: Buffer): Promise<string>
  stream(clientId: number, sha256: string): Promise<Readable>
  bytes(clientId: number, sha256: string): Promise<Buffer>
}

const place = (clientId: number, sha256: string): string => `${clientId}/${sha256.slice(0, 2)}/${sha256}`

export function openFiles(settings: Pick<Settings, 'WAYBILL_DATA'>): Files {
  const disk = new Disk(new FSDriver({ location: join(settings.WAYBILL_DATA, 'files'), visibility: 'private' }))
  return {
    async put(clientId, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      if (!(await disk.exists(place(clientId, sha256)))) await disk.put(place(clientId, sha256), bytes)
      return sha256
    },
    stream: (clientId, sha256) => disk.getStream(place(clientId, sha256)),
    bytes: async (clientId, sha256) => Buffer.from(await disk.getBytes(place(clientId, sha256))),
  }
}
