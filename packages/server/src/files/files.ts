import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Settings } from '../settings.ts'
import { openInBucket } from './inBucket.ts'
import { openOnDisk } from './onDisk.ts'

/** What arrived bit by bit: its SHA-256 in hex, and how many bytes it is. */
export interface Stored {
  readonly sha256: string
  readonly bytes: number
}

/**
 * Bytes by content hash, one folder per company: the same file twice is stored once, and no name reaches the disk.
 * Each may throw {FileStoreAway} while the store is not reached, full or read-only; all of them may be tried again.
 */
export interface Files {
  /** Stores the bytes and returns their SHA-256 in hex; once it has returned, they outlive a kill and a power cut. */
  put(clientId: number, bytes: Buffer): Promise<string>
  /** The same for what arrives bit by bit: what is held is one piece of it. */
  putStream(clientId: number, bytes: Readable): Promise<Stored>
  /** Where the bytes lie for the next hour, to be read in any order. @throws {Refusal} FileDamaged */
  place(clientId: number, sha256: string): Promise<string>
  /** @throws {Refusal} FileDamaged when what is there is not what was stored */
  stream(clientId: number, sha256: string): Promise<Readable>
  /** @throws {Refusal} FileDamaged when what is there is not what was stored */
  bytes(clientId: number, sha256: string): Promise<Buffer>
  /** How many they are, as they lie there; null where they do not. */
  size(clientId: number, sha256: string): Promise<number | null>
  /** Takes them away; for whoever knows that nothing holds them (forgetFile.ts). */
  remove(clientId: number, sha256: string): Promise<void>
}

/** Where files are by the settings: in the data folder, or in a bucket (WAYBILL_FILES). */
export function openFiles({ WAYBILL_DATA: data, bucket }: Pick<Settings, 'WAYBILL_DATA' | 'bucket'>): Files {
  const onDisk = openOnDisk(join(data, 'files'))
  return bucket === null ? onDisk : openInBucket(bucket, onDisk, join(data, 'files.copies'))
}
