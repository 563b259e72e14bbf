import { type FormEvent, useRef, useState } from 'react'
import { PasskeyStopped } from '../api/passkeyStopped.ts'
import { CallProblem } from '../api/problem.ts'
import { refusalWords } from '../api/refusalWords.ts'
import { type Checks, type Troubles, troublesOf } from './checks.ts'
import { useWords, type Words } from './words.ts'

/** One small form of the card: values, troubles at their fields, a problem for the rest, one save at a time. */
export function useCard<V extends Readonly<Record<string, string>>>(
  start: V,
  checks: Checks<V>,
  save: (values: V) => Promise<unknown>,
) {
  const words = useWords()
  const [values, setValues] = useState(start)
  const [troubles, setTroubles] = useState<Troubles<V>>({})
  const [refused, setRefused] = useState<{ readonly at: string; readonly text: string } | null>(null)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const working = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (working.current) return
    const found = troublesOf(values, checks)
    setTroubles(found)
    setRefused(null)
    setProblem('')
    const first = Object.keys(found)[0]
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    await attempt(() => save(values))
  }

  /** Does what the card is for, by a way of its own; what goes wrong is said on the card. */
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    if (working.current) return
    working.current = true
    setBusy(true)
    setRefused(null)
    setProblem('')
    try {
      await work()
    } catch (error) {
      const text = await problemText(error, words)
      const at = Object.keys(values).find(name => isAt(error, name))
      if (at === undefined) setProblem(text)
      else {
        setRefused({ at, text })
        form.current?.querySelector<HTMLElement>(`[name="${at}"]`)?.focus()
      }
    } finally {
      working.current = false
      setBusy(false)
    }
  }

  const field = (name: keyof V & string) => ({
    name,
    value: values[name] ?? '',
    error:
      troubles[name] === undefined
        ? refused?.at === name
          ? refused.text
          : null
        : words[troubles[name]].replace('{count}', String(values[name]?.length)),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setValues(now => ({ ...now, [name]: value }))
    },
    onBlur: () =>
      setTroubles(now =>
        now[name] === undefined ? now : { ...now, [name]: checks[name]?.(values[name] ?? '', values) ?? undefined },
      ),
  })
  return { values, field, submit, attempt, problem, busy, form }
}

/** Whether a field was refused for a reason that has words of its own. */
const isAt = (error: unknown, name: string): boolean =>
  error instanceof CallProblem &&
  error.code !== 'InvalidInput' &&
  error.issues.some(issue => issue.at === `body.${name}`)

const stopWords = {
  refused: 'passkeyRefused',
  known: 'failed',
  address: 'passkeyAddress',
  unfit: 'passkeyUnfit',
} as const

async function problemText(error: unknown, words: Words): Promise<string> {
  if (error instanceof PasskeyStopped) return words[stopWords[error.reason]]
  if (!(error instanceof CallProblem)) return words.failed
  if (error.retryable && error.message === '') return words.offline
  const said = (await refusalWords(error)) || words.failed
  return error.requestId === '' || error.kind === 'refused'
    ? said
    : `${said} ${words.reference.replace('{id}', error.requestId)}`
}
