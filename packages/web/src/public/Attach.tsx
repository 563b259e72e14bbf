import type { WireTracking } from '@waybill/contract/wire/tracking.ts'
import { useId, useRef, useState } from 'react'
import { newId } from '../api/newId.ts'
import { CallProblem } from '../api/problem.ts'
import { refusalWords } from '../api/refusalWords.ts'
import classes from './Tracking.module.css'
import { type Link, upload } from './trackingCalls.ts'
import { say } from './words.ts'

const FILE_MAX = 25 * 1024 * 1024

async function faultOf(error: unknown): Promise<string> {
  if (!(error instanceof CallProblem)) return say('offline')
  const code = error.issues[0]?.code
  if (error.code === 'TooLarge') return say('tooLarge')
  if (code === 'file_empty') return say('emptyFile')
  if (code === 'file_type' || code === 'file_content') return say('wrongFile')
  return (await refusalWords(error)) || say('offline')
}

/** A paper from the road or the dock. */
export function Attach({
  link,
  shipment,
  onChange,
}: {
  link: Link
  shipment: WireTracking
  onChange: () => Promise<void>
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isPod, setPod] = useState(true)
  const [said, setSaid] = useState<{ readonly text: string; readonly isGood: boolean } | null>(null)
  /** The file that did not arrive and would as it is, later. */
  const [kept, setKept] = useState<File | null>(null)
  const isUnder = useRef(false)
  const last = useRef({ file: '', key: '' })
  /** The same for every try of one file, so that one whose answer was lost is kept once. */
  const keyFor = ({ name, size, lastModified }: File): string => {
    const file = [name, size, lastModified, isPod].join('/')
    if (last.current.file !== file) last.current = { file, key: newId() }
    return last.current.key
  }
  const send = async (file: File | undefined): Promise<void> => {
    if (file === undefined || isUnder.current) return
    // The button of the one that is sent again stays, and with it the focus.
    if (file !== kept) setKept(null)
    if (file.size > FILE_MAX) return setSaid({ text: say('tooLarge'), isGood: false })
    const progress = (part: number): void =>
      setSaid({ text: say('uploading', { name: file.name, percent: Math.round(part * 100) }), isGood: true })
    isUnder.current = true
    try {
      progress(0)
      await upload(link, shipment.shipmentId, file, isPod ? 'pod' : 'attachment', keyFor(file), progress)
      last.current = { file: '', key: '' }
      setSaid({ text: say('uploaded', { name: file.name }), isGood: true })
      if (file === kept) input.current?.focus()
      setKept(null)
      await onChange()
    } catch (error) {
      setSaid({ text: await faultOf(error), isGood: false })
      setKept(error instanceof CallProblem && error.retryable ? file : null)
    } finally {
      isUnder.current = false
      if (input.current) input.current.value = ''
    }
  }
  return (
    <div className={classes.attach}>
      <label htmlFor={id}>{say('upload')}</label>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".pdf,.png,.jpg,.jpeg,.gif,.webp,.tif,.tiff,.txt,.csv,.xlsx,.docx"
        aria-describedby={`${id}-why`}
        onChange={event => void send(event.currentTarget.files?.[0])}
      />
      <label className={classes.check}>
        <input type="checkbox" checked={isPod} onChange={event => setPod(event.currentTarget.checked)} />
        {say('isPod')}
      </label>
      <p id={`${id}-why`} className={classes.hint}>
        {say('uploadWhy')}
      </p>
      <p role="status" className={said?.isGood === false ? classes.fault : classes.good}>
        {said?.text}
      </p>
      {kept !== null && (
        <button type="button" className={classes.plain} onClick={() => void send(kept)}>
          {say('again')}
        </button>
      )}
    </div>
  )
}
