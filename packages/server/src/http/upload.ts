import { Readable } from 'node:stream'
import { RATE_FILE_MAX_BYTES } from '@waybill/contract'
import type { FastifyRequest } from 'fastify'
import type { Files } from '../files/files.ts'
import { safeName } from '../files/safeName.ts'
import type { BigUpload, Upload } from '../handler.ts'
import { Refusal } from '../refusal.ts'

/** The JSON of the field named so, or the fields themselves. @throws {Refusal} BadRequest */
function bodyOf({ body, ...others }: Record<string, string>): unknown {
  if (body === undefined) return others
  try {
    return JSON.parse(body) as unknown
  } catch {
    throw new Refusal('BadRequest')
  }
}

const fileMissing = (): Refusal => new Refusal('InvalidInput', {}, [{ at: 'body.file', code: 'required', params: {} }])

/**
 * Reads one file and the fields beside it; `body` is the JSON of the field named so, or the fields themselves.
 * @throws {Refusal} BadRequest without a file; TooLarge comes from the framework's limit
 */
export async function readUpload(request: FastifyRequest): Promise<{ body: unknown; upload: Upload }> {
  if (!request.isMultipart()) throw new Refusal('BadRequest')
  const fields: Record<string, string> = {}
  let upload: Upload | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') upload = { name: safeName(part.filename), bytes: await part.toBuffer() }
    else if (typeof part.value === 'string') fields[part.fieldname] = part.value
  }
  if (upload === undefined) throw fileMissing()
  return { body: bodyOf(fields), upload }
}

const MB = 1024 * 1024

/** A file that was cut off at the limit ends like any other: that it was cut is told apart at its end alone. */
async function* whole(file: Readable & { readonly truncated: boolean }, bytesMax: number): AsyncGenerator<Buffer> {
  for await (const piece of file) yield piece as Buffer
  if (file.truncated) throw new Refusal('FileTooLarge', { max: Math.floor(bytesMax / MB) })
}

/**
 * The same for a large file: it goes to the disk as it comes.
 * @param bytesMax a larger one is refused, and leaves nothing behind
 * @throws {Refusal} BadRequest without a file, FileTooLarge
 */
export async function readBigUpload(
  request: FastifyRequest,
  files: Files,
  clientId: number,
  bytesMax = RATE_FILE_MAX_BYTES,
): Promise<{ body: unknown; upload: BigUpload }> {
  if (!request.isMultipart()) throw new Refusal('BadRequest')
  const fields: Record<string, string> = {}
  let upload: BigUpload | undefined
  for await (const part of request.parts({ limits: { fileSize: bytesMax } })) {
    if (part.type === 'file') {
      upload = {
        name: safeName(part.filename),
        stored: await files.putStream(clientId, Readable.from(whole(part.file, bytesMax))),
      }
    } else if (typeof part.value === 'string') fields[part.fieldname] = part.value
  }
  if (upload === undefined) throw fileMissing()
  return { body: bodyOf(fields), upload }
}
