import { useQueryClient } from '@tanstack/react-query'
import { FileUpload } from '@waybill/contract/calls/Shipment/FileUpload.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { UPLOAD_MAX_BYTES } from '@waybill/contract/constants.ts'
import type { FieldIssue } from '@waybill/contract/messages.ts'
import { useRef, useState } from 'react'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { newId } from '../../../api/newId.ts'
import { CallProblem } from '../../../api/problem.ts'
import { forget } from '../../../api/useCall.ts'
import { issueText, text } from '../../../texts/texts.ts'
import { notify } from '../../../ui/notify.ts'

/** A file on its way, or one that did not arrive. */
export interface Upload {
  readonly id: number
  readonly file: File
  /** The same for every try, so that a file whose answer was lost is attached once. */
  readonly key: string
  /** 0 to 1. */
  readonly part: number
  /** Why it was not attached; empty while it is on its way. */
  readonly reason: string
}

/** 25 MB on a slow line. */
const UPLOAD_TIMEOUT_MS = 600_000

const fileCodes = ['file_type', 'file_content', 'file_empty'] as const

function issueWords({ code, params }: FieldIssue): string {
  const known = fileCodes.find(one => one === code)
  return known === undefined ? issueText(code, params) : text(`shipment.${known}`, params)
}

function reasonOf(error: unknown): string {
  const issue = error instanceof CallProblem ? error.issues.find(each => each.at === 'body.file') : undefined
  return issue === undefined ? explainShort(error) : issueWords(issue)
}

/** Sends files one by one, each with its progress; one that fails stays with its reason until it is sent or dismissed. */
export function useUploads(shipmentId: number) {
  const cache = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const nextId = useRef(1)
  const change = (id: number, what: Partial<Upload>): void =>
    setUploads(now => now.map(upload => (upload.id === id ? { ...upload, ...what } : upload)))
  const dismiss = (id: number): void => setUploads(now => now.filter(upload => upload.id !== id))

  const send = async (upload: Upload): Promise<void> => {
    const { id, file, key } = upload
    change(id, { reason: '', part: 0 })
    if (file.size > UPLOAD_MAX_BYTES) return change(id, { reason: text('shipment.tooLarge', { name: file.name }) })
    const form = new FormData()
    form.set('shipmentId', String(shipmentId))
    form.set('kind', 'attachment')
    form.set('file', file)
    try {
      const onProgress = (part: number): void => change(id, { part })
      await makeCall(FileUpload, { form, idempotencyKey: key, onProgress, timeoutMs: UPLOAD_TIMEOUT_MS })
      dismiss(id)
      notify.done(text('shipment.attached', { name: file.name }))
      await forget(cache, ShipmentDetails)
    } catch (error) {
      change(id, { reason: reasonOf(error) })
    }
  }

  const add = async (files: readonly File[]): Promise<void> => {
    const fresh = files.map(file => ({ id: nextId.current++, file, key: newId(), part: 0, reason: '' }))
    setUploads(now => [...now, ...fresh])
    for (const upload of fresh) await send(upload)
  }
  return { uploads, add, again: send, dismiss }
}
