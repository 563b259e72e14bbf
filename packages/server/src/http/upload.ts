import type { FastifyRequest } from 'fastify'
import type { Upload } from '../handler.ts'
import { Refusal } from '../refusal.ts'

/** Only the last part of a file's name, without what a file system or header could trip over. */
export const safeName = (name: string): string =>
  (name.split(/[/\\]/).pop() ?? '')
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what has to go
    .replace(/[\u0000-\u001f\u007f"<>|:*?]/g, '_')
    .replace(/^\.+/, '')
    .slice(-150) || 'file'

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
  if (upload === undefined) throw new Refusal('InvalidInput', {}, [{ at: 'body.file', code: 'required', params: {} }])
  const { body, ...others } = fields
  if (body === undefined) return { body: others, upload }
  try {
    return { body: JSON.parse(body) as unknown, upload }
  } catch {
    throw new Refusal('BadRequest')
  }
}
