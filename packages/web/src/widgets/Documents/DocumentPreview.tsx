import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { explain } from '../../api/explain.ts'
import { type TextKey, useText } from '../../texts/texts.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import classes from './Documents.module.css'
import { type Paper, showsPdf } from './printDocuments.ts'

/** After this long a person wants to know that something is still happening. */
const PROGRESS_AFTER_MS = 1_000

/**
 * A document seen in the page before it is printed: PDF in the browser's own viewer, label commands as text, a picture
 * as it is. Where the browser has no viewer, a link opens the file.
 * @param id names the content for the cache: the same id, the same bytes.
 * @param working said when it takes more than a second.
 */
export function DocumentPreview({
  id,
  title,
  load,
  working,
  failed = 'problems.pageTitle',
}: {
  id: string
  title: string
  load: (signal: AbortSignal) => Promise<Paper>
  working: string
  /** What is said when it cannot be loaded. */
  failed?: TextKey
}) {
  const paper = useQuery({
    queryKey: ['paper', id],
    queryFn: ({ signal }) => load(signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (paper.error !== null) {
    return <ErrorState {...explain(paper.error, failed)} onRetry={() => void paper.refetch()} />
  }
  return (
    <div className={classes.preview}>
      {paper.data === undefined ? <Waiting working={working} /> : <Shown paper={paper.data} title={title} />}
    </div>
  )
}

function Waiting({ working }: { working: string }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setLong(true), PROGRESS_AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <div className={classes.wait} aria-busy="true">
      <span role="status">{isLong ? working : ''}</span>
      <Skeleton className={classes.page ?? ''} radius={2} />
    </div>
  )
}

function Shown({ paper, title }: { paper: Paper; title: string }) {
  if (paper.blob.type.startsWith('text/')) return <Commands blob={paper.blob} title={title} />
  return <Framed paper={paper} title={title} />
}

function Framed({ paper, title }: { paper: Paper; title: string }) {
  const t = useText()
  const [address, setAddress] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(paper.blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [paper.blob])
  if (address === '') return null
  if (paper.blob.type.startsWith('image/')) return <img className={classes.image} src={address} alt={title} />
  if (showsPdf()) return <iframe className={classes.frame} src={`${address}#view=FitH&navpanes=0`} title={title} />
  return (
    <p className={classes.fallback}>
      {t('printDocuments.noViewer')}{' '}
      <a href={address} target="_blank" rel="noreferrer">
        {t('printDocuments.openFile')}
      </a>
    </p>
  )
}

function Commands({ blob, title }: { blob: Blob; title: string }) {
  const [commands, setCommands] = useState('')
  useEffect(() => {
    let over = false
    void blob.text().then(text => {
      if (!over) setCommands(text)
    })
    return () => {
      over = true
    }
  }, [blob])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className={classes.codeBox} tabIndex={0} aria-label={title}>
      <pre className={classes.code}>{commands}</pre>
    </section>
  )
}
