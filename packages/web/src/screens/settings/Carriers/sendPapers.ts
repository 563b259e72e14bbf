import { UploadCarrierFile } from '@waybill/contract/calls/Carriers/UploadCarrierFile.ts'
import { UPLOAD_MAX_BYTES } from '@waybill/contract/constants.ts'
import type { WireCarrierFile } from '@waybill/contract/wire/carrier.ts'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { newId } from '../../../api/newId.ts'
import { CallProblem } from '../../../api/problem.ts'
import { issueText, text } from '../../../texts/texts.ts'
import { notify } from '../../../ui/notify.ts'
import { notifyRetry } from '../../../ui/notifyUndo.tsx'

/** 25 MB on a slow line. */
const UPLOAD_TIMEOUT_MS = 600_000

const fileCodes = ['file_type', 'file_content', 'file_empty'] as const

function reasonOf(error: unknown): string {
  const issue = error instanceof CallProblem ? error.issues.find(({ at }) => at === 'body.file') : undefined
  if (issue === undefined) return explainShort(error)
  const known = fileCodes.find(code => code === issue.code)
  return known === undefined ? issueText(issue.code, issue.params) : text(`shipment.${known}`, issue.params)
}

/**
 * Sends papers one by one; one that does not arrive is named with its reason, and the others go on. Where it would arrive as it is,
 * later, it is sent again from there.
 * @param onLate is told of one that arrived that way
 */
export async function sendPapers(
  carrierId: number,
  kind: WireCarrierFile['kind'],
  files: readonly File[],
  onLate: () => void,
): Promise<void> {
  for (const file of files) {
    const { name } = file
    if (file.size > UPLOAD_MAX_BYTES) {
      notify.failed(text('carriers.paperTooLarge', { name }))
      continue
    }
    const form = new FormData()
    form.set('carrierId', String(carrierId))
    form.set('kind', kind)
    form.set('file', file)
    try {
      await makeCall(UploadCarrierFile, { form, idempotencyKey: newId(), timeoutMs: UPLOAD_TIMEOUT_MS })
      notify.done(text('carriers.paperAttached', { name }))
    } catch (error) {
      const words = text('carriers.paperFailed', { name, reason: reasonOf(error) })
      const again = (): void => void sendPapers(carrierId, kind, [file], onLate).then(onLate)
      if (error instanceof CallProblem && error.retryable) notifyRetry(words, again)
      else notify.failed(words)
    }
  }
}
