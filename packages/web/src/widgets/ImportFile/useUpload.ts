import { RATE_FILE_MAX_BYTES } from '@waybill/contract/constants.ts'
import { useRef, useState } from 'react'
import { makeCall } from '../../api/call.ts'
import { explainShort } from '../../api/explain.ts'
import { type Intent, intentFor } from '../../api/intent.ts'
import { newId } from '../../api/newId.ts'
import { CallProblem, isSettled } from '../../api/problem.ts'
import { text } from '../../texts/texts.ts'
import { formatCount } from '../../ui/format.ts'
import type { UploadCall } from './ImportFile.tsx'

/** The largest file on a slow line. */
const UPLOAD_TIMEOUT_MS = 1_800_000
const MB = 1024 * 1024

/**
 * Sends a file, and again where a content that is known is to be read once more.
 * @param onSent is given the run it became
 * @param fields what goes with it
 */
export function useUpload(
  call: UploadCall,
  onSent: (runId: number) => void,
  fields: Readonly<Record<string, string>> = {},
) {
  const [part, setPart] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  /** The file that did not arrive and would as it is, later. */
  const [kept, setKept] = useState<{ readonly file: File; readonly again: boolean } | null>(null)
  const [isSame, setSame] = useState(false)
  const file = useRef<File | null>(null)
  /** The same for the same file until its outcome is known, so that one whose answer was lost is read once. */
  const open = useRef<Intent | null>(null)

  const sendFile = async (sent: File, again: boolean): Promise<void> => {
    const max = call.bytesMax ?? RATE_FILE_MAX_BYTES
    setProblem('')
    setSame(false)
    if (sent.size > max) {
      setKept(null)
      return setProblem(text('imports.tooLarge', { name: sent.name, max: formatCount(Math.floor(max / MB)) }))
    }
    const what = [sent.name, sent.size, sent.lastModified, again].join('/')
    open.current = intentFor(open.current, what, newId)
    const { key: idempotencyKey } = open.current
    const form = new FormData()
    form.set('run', 'false')
    form.set('again', String(again))
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('file', sent)
    setPart(0)
    try {
      const given = { form, idempotencyKey, onProgress: setPart, timeoutMs: UPLOAD_TIMEOUT_MS }
      const reply = await makeCall(call, given)
      open.current = null
      setKept(null)
      setSame(reply.isSame)
      onSent(reply.runId)
    } catch (error) {
      if (!(error instanceof CallProblem) || isSettled(error)) open.current = null
      setProblem(explainShort(error))
      setKept(error instanceof CallProblem && error.retryable ? { file: sent, again } : null)
    }
    setPart(null)
  }
  return {
    /** The part that is sent; null: nothing is under way. */
    part,
    problem,
    isSame,
    send: async ([chosen]: readonly File[]): Promise<void> => {
      if (chosen === undefined || part !== null) return
      file.current = chosen
      await sendFile(chosen, false)
    },
    again: (): void => {
      if (file.current !== null && part === null) void sendFile(file.current, true)
    },
    /** Sends the file that did not arrive; null: there is none. It stays while it is sent: whoever pressed its button has the focus there. */
    retry:
      kept === null
        ? null
        : (): void => {
            if (part === null) void sendFile(kept.file, kept.again)
          },
    forget: (): void => {
      setProblem('')
      setKept(null)
      setSame(false)
    },
  }
}
