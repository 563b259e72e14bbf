import type { WireQuoteResponse } from '@waybill/contract/wire/spotQuote.ts'
import { useState } from 'react'
import type { CallProblem } from '../../api/problem.ts'
import { formatBytes } from '../../ui/format.ts'
import { saveFile } from '../../ui/saveFile.ts'
import classes from './Letter.module.css'
import { downloadFile } from './letterCalls.ts'
import type { LetterLink } from './letterLink.ts'
import { Refused } from './Refused.tsx'
import { asProblem } from './sendOnce.ts'
import { say } from './words.ts'

/** Papers that go with the question. */
export function Files({ link, files }: { link: LetterLink; files: WireQuoteResponse['Fileinfo'] }) {
  const [problem, setProblem] = useState<CallProblem | null>(null)
  if (files.length === 0) return null
  const save = async (fileId: number, name: string): Promise<void> => {
    setProblem(null)
    try {
      saveFile(name, await downloadFile(link, fileId))
    } catch (error) {
      setProblem(asProblem(error))
    }
  }
  return (
    <section className={classes.part} aria-labelledby="files">
      <h2 id="files">{say('files')}</h2>
      <ul className={classes.files}>
        {files.map(({ fileId, name, size }) => (
          <li key={fileId}>
            <button
              type="button"
              className={classes.plain}
              aria-label={say('download', { name })}
              onClick={() => void save(fileId, name)}
            >
              {name}
            </button>{' '}
            <span className={classes.quiet}>{formatBytes(size)}</span>
          </li>
        ))}
      </ul>
      {problem !== null && <Refused problem={problem} />}
    </section>
  )
}
