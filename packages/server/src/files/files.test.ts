import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../db/embedded/temporaryFolder.ts'
import { openFiles } from './files.ts'

const bytes = Buffer.from('a bill of lading, in full')
const sha256 = createHash('sha256').update(bytes).digest('hex')

function opened() {
  const data = temporaryFolder('waybill-files-')
  const folder = join(data, 'files', '7', sha256.slice(0, 2))
  return {
    ...{ files: openFiles({ WAYBILL_DATA: data, bucket: null }), root: join(data, 'files') },
    ...{ folder, path: join(folder, sha256) },
  }
}

describe('files by content', () => {
  it('are stored under their hash alone, once, and come back as they went', async () => {
    const { files, folder } = opened()
    expect([await files.put(7, bytes), await files.put(7, bytes)]).toEqual([sha256, sha256])
    expect(readdirSync(folder)).toEqual([sha256])
    expect(await files.bytes(7, sha256)).toEqual(bytes)
    expect(await buffer(await files.stream(7, sha256))).toEqual(bytes)
  })

  it('are taken in no faster than 32 MB a second where they are large, and whole', async () => {
    const { files } = opened()
    const piece = Buffer.alloc(64 * 1024, 'x')
    const begun = performance.now()
    const kept = await files.putStream(7, Readable.from(Array.from({ length: 64 }, () => piece)))
    // 4 MB are due after 125 ms; timers may be early by one.
    expect(performance.now() - begun).toBeGreaterThan(100)
    expect([kept.bytes, (await files.bytes(7, kept.sha256)).length]).toEqual([4 * 1024 * 1024, 4 * 1024 * 1024])
  })

  it('whose disk is away say so at every door, and are there when it is back', async () => {
    const { files, root } = opened()
    await files.put(7, bytes)
    const away = expect.objectContaining({ code: 'FileStoreAway' })
    const aside = `${root}.aside`
    renameSync(root, aside)
    // A place that takes no folder, as a disk that is full or read-only.
    writeFileSync(root, '')
    await expect(files.bytes(7, sha256)).rejects.toEqual(away)
    await expect(files.size(7, sha256)).rejects.toEqual(away)
    await expect(files.put(7, Buffer.from('another'))).rejects.toEqual(away)
    await expect(files.putStream(7, Readable.from([bytes]))).rejects.toEqual(away)
    rmSync(root)
    renameSync(aside, root)
    expect(await files.bytes(7, sha256)).toEqual(bytes)
  })

  it.each([
    ['cut short', (path: string) => truncateSync(path, 9)],
    ['emptied by a full disk', (path: string) => truncateSync(path, 0)],
    ['changed', (path: string) => writeFileSync(path, 'something else')],
  ])('that were %s are refused, and whole again after the next upload', async (_, damage) => {
    const { files, path } = opened()
    await files.put(7, bytes)
    damage(path)
    await expect(files.bytes(7, sha256)).rejects.toMatchObject({ code: 'FileDamaged' })
    await expect(files.stream(7, sha256)).rejects.toMatchObject({ code: 'FileDamaged' })
    await files.put(7, bytes)
    expect(await files.bytes(7, sha256)).toEqual(bytes)
  })

  it('that a kill left half written bear another name, so nobody takes them for whole', async () => {
    const { files, folder, path } = opened()
    await files.put(7, bytes)
    writeFileSync(`${path}.left-behind.half`, 'a bill')
    expect(await files.put(7, bytes)).toBe(sha256)
    expect(readFileSync(path)).toEqual(bytes)
    expect(readdirSync(folder)).toHaveLength(2)
  })

  it('that cannot be written are an error and leave nothing behind', async () => {
    const { files, folder } = opened()
    const big = Buffer.alloc(64)
    const place = join(folder, '..', createHash('sha256').update(big).digest('hex').slice(0, 2))
    await files.put(7, bytes)
    writeFileSync(place, 'a file where the folder should be')
    await expect(files.put(7, big)).rejects.toThrow()
  })

  it('that are nowhere are refused', async () => {
    await expect(opened().files.bytes(7, sha256)).rejects.toMatchObject({ code: 'FileDamaged' })
  })
})
