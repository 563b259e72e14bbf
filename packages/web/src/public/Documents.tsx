import type { WireTracking } from '@waybill/contract/wire/tracking.ts'
import { lazy, Suspense, useState } from 'react'
import { CallProblem } from '../api/problem.ts'
import { refusalWords } from '../api/refusalWords.ts'
import { formatBytes } from '../ui/format.ts'
import { saveFile } from '../ui/saveFile.ts'
import classes from './Tracking.module.css'
import { download, type Link } from './trackingCalls.ts'
import { say } from './words.ts'

/** Few may add to what they see. */
const Attach = lazy(() => import('./Attach.tsx').then(m => ({ default: m.Attach })))

interface Props {
  readonly link: Link
  readonly shipment: WireTracking
  readonly onChange: () => Promise<void>
}

/** Papers of the delivery: to read for everybody, to add for who may. */
export function Documents({ link, shipment, onChange }: Props) {
  const [fault, setFault] = useState('')
  const save = async (fileId: number, name: string): Promise<void> => {
    setFault('')
    try {
      saveFile(name, await download(link, fileId))
    } catch (error) {
      setFault((error instanceof CallProblem && (await refusalWords(error))) || say('offline'))
    }
  }
  return (
    <section className={classes.part} aria-labelledby="documents">
      <h2 id="documents">{say('documents')}</h2>
      {shipment.files.length === 0 && <p className={classes.quiet}>{say('noDocuments')}</p>}
      <ul className={classes.files}>
        {shipment.files.map(file => (
          <li key={file.fileId}>
            <button
              type="button"
              className={classes.plain}
              aria-label={say('download', { name: file.name })}
              onClick={() => void save(file.fileId, file.name)}
            >
              {file.name}
            </button>{' '}
            <span className={classes.quiet}>
              {file.kind === 'pod' && `${say('pod')}, `}
              {formatBytes(file.size)}
            </span>
          </li>
        ))}
      </ul>
      {fault !== '' && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      {shipment.canAdd && !shipment.isVoid && (
        <Suspense fallback={null}>
          <Attach link={link} shipment={shipment} onChange={onChange} />
        </Suspense>
      )}
    </section>
  )
}
