import { createHash, randomBytes } from 'node:crypto'
import { globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../db/embedded/temporaryFolder.ts'
import { type BucketServer, startBucketServer } from '../testing/bucketServer.ts'
import { openBucket } from './bucket.ts'
import { bucketOf } from './bucketAddress.ts'
import { openFiles } from './files.ts'
import { filesInBucket } from './inBucket.ts'

let server: BucketServer
beforeAll(async () => {
  server = await startBucketServer()
})
afterAll(() => server.stop())

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
const opened = (data = temporaryFolder('waybill-files-')) => ({
  data,
  files: openFiles({ WAYBILL_DATA: data, bucket: server.address }),
})
/** As another node, or this one tomorrow: without copies. */
const elsewhere = () => opened().files

describe('files in a bucket', () => {
  it('come back as they went, on every machine, and are gone once removed', async () => {
    const bytes = Buffer.from('a bill of lading, in full')
    const sha256 = await opened().files.put(7, bytes)
    const other = opened()
    expect([sha256, await other.files.size(7, sha256)]).toEqual([hashOf(bytes), bytes.length])
    expect(await other.files.bytes(7, sha256)).toEqual(bytes)
    expect(await buffer(await elsewhere().stream(7, sha256))).toEqual(bytes)
    await expect(elsewhere().bytes(8, sha256)).rejects.toMatchObject({ code: 'FileDamaged' })
    await other.files.remove(7, sha256)
    await expect(other.files.bytes(7, sha256)).rejects.toMatchObject({ code: 'FileDamaged' })
    expect(await elsewhere().size(7, sha256)).toBeNull()
  })

  it('that are large go in parts', async () => {
    const bytes = randomBytes(20 * 1024 * 1024)
    const stored = await opened().files.putStream(7, Readable.from([bytes.subarray(0, 9), bytes.subarray(9)]))
    expect(stored).toEqual({ sha256: hashOf(bytes), bytes: bytes.length })
    expect((await elsewhere().bytes(7, stored.sha256)).equals(bytes)).toBe(true)
    await elsewhere().remove(7, stored.sha256)
  })

  it('that are damaged there are refused, and whole again after the next upload', async () => {
    const bytes = Buffer.from('a label')
    const sha256 = await opened().files.put(7, bytes)
    for (const path of globSync(`${server.folder}/**/${sha256}*object`)) writeFileSync(path, 'a lable')
    await expect(elsewhere().bytes(7, sha256)).rejects.toMatchObject({ code: 'FileDamaged' })
    await opened().files.put(7, bytes)
    expect(await elsewhere().bytes(7, sha256)).toEqual(bytes)
  })

  it('while it is away are out of reach but for copies, and nothing is lost by trying again', async () => {
    const bytes = Buffer.from('a proof of delivery')
    const { files, data } = opened()
    const sha256 = await files.put(9, bytes)
    expect(await files.bytes(9, sha256)).toEqual(bytes)
    await server.stop()
    const away = expect.objectContaining({ code: 'FileStoreAway' })
    expect(await files.bytes(9, sha256)).toEqual(bytes)
    await expect(elsewhere().bytes(9, sha256)).rejects.toEqual(away)
    await expect(files.put(9, Buffer.from('another'))).rejects.toEqual(away)
    await expect(openBucket(server.address).look(1_000)).rejects.toThrow(
      /^The file store s3:\/\/freight\/acme\/ at .* is not reached: /,
    )
    await server.start()
    expect(await files.put(9, Buffer.from('another'))).toBe(hashOf(Buffer.from('another')))
    rmSync(join(data, 'files.copies'), { recursive: true })
    expect(await files.bytes(9, sha256)).toEqual(bytes)
  })

  it('of an installation that kept them on its disk are read from there', async () => {
    const data = temporaryFolder('waybill-files-')
    const sha256 = await openFiles({ WAYBILL_DATA: data, bucket: null }).put(7, Buffer.from('of before'))
    expect((await opened(data).files.bytes(7, sha256)).toString()).toBe('of before')
  })

  it('are listed for a backup, each whole', async () => {
    const sha256 = await opened().files.put(11, Buffer.from('kept'))
    const found = []
    for await (const one of filesInBucket(server.address, temporaryFolder('waybill-held-'))) found.push(one)
    expect(found.filter(({ clientId }) => clientId === 11)).toEqual([expect.objectContaining({ sha256 })])
  })

  it('are refused in a sentence where the key or the bucket is wrong', async () => {
    await expect(openBucket({ ...server.address, key: 'other' }).look(5_000)).rejects.toThrow(
      /refuses WAYBILL_FILES_KEY_ID/,
    )
    await expect(openBucket({ ...server.address, name: 'none' }).look(5_000)).rejects.toThrow(/create the bucket/)
  })
})

describe('the address of a bucket', () => {
  const keys = { WAYBILL_FILES_KEY_ID: 'id', WAYBILL_FILES_KEY: 'key' }
  it('names bucket, prefix, endpoint and region', () => {
    expect(bucketOf({ WAYBILL_FILES: 's3://freight/a/b/?region=eu-central-1', ...keys })).toEqual({
      ...{ endpoint: 'https://s3.eu-central-1.amazonaws.com', region: 'eu-central-1', name: 'freight' },
      ...{ prefix: 'a/b/', keyId: 'id', key: 'key' },
    })
    expect(bucketOf({})).toBeNull()
  })

  it.each([
    [{ WAYBILL_FILES: '/var/files', ...keys }, /no address of a bucket/],
    [{ WAYBILL_FILES: 's3://id:key@freight', ...keys }, /bears a key/],
    [{ WAYBILL_FILES: 's3://freight?endpont=x', ...keys }, /not endpont/],
    [{ WAYBILL_FILES: 's3://freight?endpoint=s3.example.com', ...keys }, /endpoint of WAYBILL_FILES is no address/],
    [{ WAYBILL_FILES: 's3://freight' }, /needs WAYBILL_FILES_KEY_ID and WAYBILL_FILES_KEY/],
    [keys, /WAYBILL_FILES names none/],
  ])('%o is a sentence', (given, words) => expect(bucketOf(given)).toEqual([expect.stringMatching(words)]))

  it('and the key that is missing beside it are told at once', () => {
    expect(bucketOf({ WAYBILL_FILES: 's3://freight?endpoint=ftp://x', WAYBILL_FILES_KEY_ID: 'id' })).toEqual([
      expect.stringMatching(/endpoint of WAYBILL_FILES is no address/),
      expect.stringMatching(/needs WAYBILL_FILES_KEY_ID and WAYBILL_FILES_KEY/),
    ])
  })
})
