import { useId, useRef, useState } from 'react'
import { newId } from '../../api/newId.ts'
import type { CallProblem } from '../../api/problem.ts'
import { type AnswerKey, ask } from './answerWords.ts'
import classes from './Letter.module.css'
import { uploadFile } from './letterCalls.ts'
import type { LetterLink } from './letterLink.ts'
import { Refused } from './Refused.tsx'
import { asProblem, openSendOnce } from './sendOnce.ts'
import { say } from './words.ts'

const FILE_MAX = 25 * 1024 * 1024

/** What is wrong with the file itself; null: something else is. */
function faultOf({ code, issues }: CallProblem): AnswerKey | null {
  const issue = issues[0]?.code
  if (code === 'TooLarge') return 'tooLarge'
  if (issue === 'file_empty') return 'emptyFile'
  return issue === 'file_type' || issue === 'file_content' ? 'wrongFile' : null
}

/** A paper that goes with the answer: it is sent at once and stands with the shipment. */
export function UploadFile({ link }: { link: LetterLink }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [sendOnce] = useState(() => openSendOnce(newId))
  const [under, setUnder] = useState<{ readonly name: string; readonly percent: number } | null>(null)
  const [sent, setSent] = useState<readonly string[]>([])
  /** The file that did not arrive and would as it is, later. */
  const [kept, setKept] = useState<File | null>(null)
  const [fault, setFault] = useState<AnswerKey | CallProblem | null>(null)
  const send = async (file: File | undefined): Promise<void> => {
    if (file === undefined || under !== null) return
    // The button of the one that is sent again stays, and with it the focus.
    if (file !== kept) setKept(null)
    setFault(file.size > FILE_MAX ? 'tooLarge' : null)
    if (file.size > FILE_MAX) return
    const { name } = file
    try {
      setUnder({ name, percent: 0 })
      const what = [name, file.size, file.lastModified].join('/')
      await sendOnce(what, key =>
        uploadFile(link, file, key, part => setUnder({ name, percent: Math.round(part * 100) })),
      )
      setSent(before => [...before, name])
      if (file === kept) input.current?.focus()
      setKept(null)
    } catch (error) {
      const problem = asProblem(error)
      setFault(faultOf(problem) ?? problem)
      setKept(problem.retryable ? file : null)
    } finally {
      setUnder(null)
      if (input.current) input.current.value = ''
    }
  }
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{ask('upload')}</label>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".pdf,.png,.jpg,.jpeg,.gif,.webp,.tif,.tiff,.txt,.csv,.xlsx,.docx"
        aria-describedby={`${id}-why`}
        onChange={event => void send(event.currentTarget.files?.[0])}
      />
      <p id={`${id}-why`} className={classes.hint}>
        {ask('uploadWhy')}
      </p>
      <p role="status" className={classes.good}>
        {under === null ? sent.map(name => ask('uploaded', { name })).join(' ') : ask('uploading', under)}
      </p>
      {typeof fault === 'string' && (
        <p className={classes.fault} role="alert">
          {ask(fault)}
        </p>
      )}
      {fault !== null && typeof fault !== 'string' && <Refused problem={fault} />}
      {kept !== null && (
        <button type="button" className={classes.plain} onClick={() => void send(kept)}>
          {say('again')}
        </button>
      )}
    </div>
  )
}
