import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { type BucketAddress, bucketName } from './bucketAddress.ts'

/** What a bucket did not do, in words for whoever looks after the installation. */
export class BucketFault extends Error {}

/** Times that something is tried, and the time that each has (milliseconds). */
const TRIES = 3
const PAUSE_MS = 200
const ANSWER_MS = 5_000
const UPLOAD_MS = 60_000
/** A download that brings nothing for so long is broken. */
const IDLE_MS = 15_000
/** More than this goes in parts; each is held in memory while it leaves (bytes). */
const PART_BYTES = 16 * 1024 * 1024

interface Asked {
  readonly method: string
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Buffer
  readonly limitMs?: number
  /** Answers besides 2xx that say something. */
  readonly knows?: readonly number[]
}

/** Fails for now: the next try may do it. */
class Passing extends BucketFault {}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const tag = (xml: string, name: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos|#39);/g, (_, name: string) =>
    name === 'amp' ? '&' : name === 'lt' ? '<' : name === 'gt' ? '>' : name === 'quot' ? '"' : "'",
  )

/** What is asked of a bucket. Each is tried three times and may be asked again. */
export interface Bucket {
  /** Stores bytes; the store checks them by their hash. @throws {BucketFault} */
  put(key: string, bytes: Buffer): Promise<void>
  /** The same of a file, in parts where it is large. @throws {BucketFault} */
  putFile(key: string, path: string, bytes: number): Promise<void>
  /** @returns null: there is none. @throws {BucketFault} */
  size(key: string): Promise<number | null>
  /**
   * Hands on what is under a key, piece by piece. Its reader is called anew where a try broke off.
   * @returns false: there is none
   * @throws {BucketFault}
   */
  read(key: string, reader: (pieces: AsyncIterable<Uint8Array>) => Promise<void>): Promise<boolean>
  /** @throws {BucketFault} */
  remove(key: string): Promise<void>
  /** Every key below the prefix, without it. @throws {BucketFault} */
  keys(): AsyncGenerator<string>
  /** Whether the bucket is there and takes the key, within a time of the caller's. @throws {BucketFault} */
  look(limitMs: number): Promise<void>
}

/** Bytes as they come; broken off when nothing comes. */
async function* watched(body: ReadableStream<Uint8Array>, stop: AbortController): AsyncGenerator<Uint8Array> {
  let timer: NodeJS.Timeout | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stop.abort(new Error('nothing came for too long')), IDLE_MS)
  }
  try {
    wait()
    for await (const piece of body) {
      wait()
      yield piece
    }
  } finally {
    clearTimeout(timer)
  }
}

/** @param until ends whatever is asked of it, for somebody who waits no longer */
export function openBucket(address: BucketAddress, until?: AbortSignal): Bucket {
  const { endpoint, name, prefix, region } = address
  const client = new AwsClient({
    ...{ accessKeyId: address.keyId, secretAccessKey: address.key, service: 's3', region, retries: 0 },
  })
  const fault = (words: string) => new BucketFault(`The file store ${bucketName(address)} ${words}`)
  const passing = (words: string) => new Passing(`The file store ${bucketName(address)} ${words}`)

  function urlOf({ key, query = {} }: Asked): string {
    const path = key === undefined ? '' : `/${`${prefix}${key}`.split('/').map(encodeURIComponent).join('/')}`
    const search = new URLSearchParams(query).toString()
    return `${endpoint}/${encodeURIComponent(name)}${path}${search === '' ? '' : `?${search}`}`
  }

  async function refusalOf(answer: Response): Promise<BucketFault> {
    const said = await answer.text().catch(() => '')
    const code = tag(said, 'Code') || String(answer.status)
    if (answer.status >= 500 || answer.status === 429) return passing(`is not well (${code}).`)
    if (code === 'NoSuchBucket') return fault('is not there: create the bucket, or correct WAYBILL_FILES.')
    if (code === 'RequestTimeTooSkewed') return fault('refuses because of this machine’s clock: set it right.')
    if (answer.status === 403 || code === 'InvalidAccessKeyId') {
      return fault(`refuses WAYBILL_FILES_KEY_ID, or what it may do (${code}).`)
    }
    return fault(`refuses (${code}).`)
  }

  /** Asks once. */
  async function ask(asked: Asked, limit: AbortSignal): Promise<Response> {
    const { method, body, knows = [] } = asked
    const signal = until === undefined ? limit : AbortSignal.any([limit, until])
    const headers = { 'x-amz-content-sha256': hashOf(body ?? Buffer.alloc(0)) }
    let answer: Response
    try {
      answer = await client.fetch(urlOf(asked), {
        ...{ method, headers, signal },
        ...(body === undefined ? {} : { body: new Uint8Array(body) }),
      })
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      throw passing(`is not reached: ${cause instanceof Error ? cause.message || cause.name : String(cause)}.`)
    }
    if (answer.ok || knows.includes(answer.status)) return answer
    throw await refusalOf(answer)
  }

  async function tried<T>(work: () => Promise<T>): Promise<T> {
    for (let n = 1; ; n++) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof Passing) || n >= TRIES || until?.aborted === true) throw error
        await delay(PAUSE_MS * 2 ** (n - 1) * (0.5 + Math.random()))
      }
    }
  }

  /** Asks, and reads the whole answer, which is short. */
  const short = (asked: Asked) =>
    tried(async () => {
      const answer = await ask(asked, AbortSignal.timeout(asked.limitMs ?? ANSWER_MS))
      const text = await answer.text().catch(() => {
        throw passing('broke off its answer.')
      })
      return { status: answer.status, headers: answer.headers, text }
    })

  async function putParts(key: string, path: string, bytes: number): Promise<void> {
    const begun = await short({ method: 'POST', key, query: { uploads: '' } })
    const uploadId = plain(tag(begun.text, 'UploadId'))
    const file = await open(path)
    try {
      const parts: string[] = []
      for (let at = 0; at < bytes; at += PART_BYTES) {
        const body = Buffer.alloc(Math.min(PART_BYTES, bytes - at))
        await file.read(body, 0, body.length, at)
        const partNumber = String(parts.length + 1)
        const query = { partNumber, uploadId }
        const { headers } = await short({ method: 'PUT', key, query, body, limitMs: UPLOAD_MS })
        parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${headers.get('etag') ?? ''}</ETag></Part>`)
      }
      const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
      const ended = await short({ method: 'POST', key, query: { uploadId }, body, limitMs: UPLOAD_MS })
      // It may answer 200 and then say that it failed.
      if (ended.text.includes('<Error>')) throw passing(`did not put the parts together (${tag(ended.text, 'Code')}).`)
    } catch (error) {
      await short({ method: 'DELETE', key, query: { uploadId }, knows: [404] }).catch(() => {})
      throw error
    } finally {
      await file.close()
    }
  }

  return {
    async put(key, body) {
      await short({ method: 'PUT', key, body, limitMs: UPLOAD_MS })
    },
    async putFile(key, path, bytes) {
      if (bytes > PART_BYTES) return putParts(key, path, bytes)
      const file = await open(path)
      try {
        await short({ method: 'PUT', key, body: await file.readFile(), limitMs: UPLOAD_MS })
      } finally {
        await file.close()
      }
    },
    async size(key) {
      const { status, headers } = await short({ method: 'HEAD', key, knows: [404] })
      return status === 404 ? null : Number(headers.get('content-length'))
    },
    read: (key, reader) =>
      tried(async () => {
        const stop = new AbortController()
        const timer = setTimeout(() => stop.abort(new Error('no answer')), ANSWER_MS)
        const answer = await ask({ method: 'GET', key, knows: [404] }, stop.signal).finally(() => clearTimeout(timer))
        if (answer.status === 404) {
          await answer.body?.cancel()
          return false
        }
        let hasBroken = false
        const pieces = async function* () {
          try {
            if (answer.body !== null) yield* watched(answer.body, stop)
          } catch (error) {
            hasBroken = true
            throw error
          }
        }
        try {
          await reader(pieces())
          return true
        } catch (error) {
          throw hasBroken ? passing('broke off a file.') : error
        }
      }),
    async remove(key) {
      await short({ method: 'DELETE', key, knows: [404] })
    },
    async *keys() {
      for (let token = ''; ; ) {
        const query = { 'list-type': '2', prefix, ...(token === '' ? {} : { 'continuation-token': token }) }
        const { text } = await short({ method: 'GET', query, limitMs: UPLOAD_MS })
        for (const [, key = ''] of text.matchAll(/<Key>([^<]*)<\/Key>/g)) yield plain(key).slice(prefix.length)
        if (tag(text, 'IsTruncated') !== 'true') return
        token = plain(tag(text, 'NextContinuationToken'))
      }
    },
    async look(limitMs) {
      const query = { 'list-type': '2', prefix, 'max-keys': '1' }
      const answer = await ask({ method: 'GET', query }, AbortSignal.timeout(limitMs))
      await answer.body?.cancel()
    },
  }
}
