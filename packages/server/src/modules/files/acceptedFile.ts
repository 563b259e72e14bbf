import type { Upload } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { judgeFile, takenExtensions } from './fileTypes.ts'

/** What an uploaded file is. @throws {Refusal} InvalidInput at the file, when it is none of those that are taken */
export function acceptedFile(upload: Upload): { readonly mime: string } {
  const judged = judgeFile(upload.name, upload.bytes)
  if (judged.kind === 'taken') return judged
  const params = { extension: judged.extension, taken: takenExtensions.join(', ') }
  throw new Refusal('InvalidInput', {}, [{ at: 'body.file', code: judged.code, params }])
}
