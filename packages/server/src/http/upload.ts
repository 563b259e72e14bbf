import type { FastifyRequest } from 'fastify'
import type { Upload } from '../handler.ts'
import { Refusal } from '../refusal.ts'

/** Longest name of a file, in characters; its end is kept, where the extension stands. */
const NAME_MAX = 150

/** Only the last part of a file's name, without what a file system, a header or a reader's eye could trip over. */
export function safeName(name: string): string {
  const last = (name.split(/[/\\]/).pop() ?? '')
    .normalize('NFC')
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what has to go
    .replace(/[\u0000-\u001f\u007f"<>|:*?]/g, '_')
    // These turn letters around: `invoice\u202efdp.exe` would be read as a PDF.
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '_')
    .replace(/^\.+/, '')
  return Array.from(last).slice(-NAME_MAX).join('') || 'file'
}

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
