import { NativeSelect, TextInput } from '@mantine/core'
import { overrideReasons, type OverrideReason as Reason } from '@waybill/contract/wire/routingGuide.ts'
import { type RefObject, useRef, useState } from 'react'
import { CallProblem } from '../../api/problem.ts'
import { useText } from '../../texts/texts.ts'
import { useFocusNext } from '../../ui/useFocusNext.ts'
import classes from './Order.module.css'

const WORDS_MAX = 300

interface Override {
  readonly isAsked: boolean
  readonly reason: Reason | ''
  readonly words: string
  readonly isJudged: boolean
  readonly first: RefObject<HTMLSelectElement | null>
  readonly second: RefObject<HTMLInputElement | null>
  readonly choose: (reason: string) => void
  readonly type: (words: string) => void
  /** Whether it is given where it is asked for; else it says so at its field. */
  readonly isGiven: () => boolean
  readonly sent: () => { override?: { reason: Reason; words: string } }
  /** Whether the server asks for it; then the field shows. */
  readonly isAskedBy: (error: unknown) => boolean
}

/** Why another carrier than the routing guide's: asked for when the prices say so, or the server does. */
export function useOverride(isKnown: boolean): Override {
  const [byServer, setByServer] = useState(false)
  const [reason, setReason] = useState<Reason | ''>('')
  const [words, setWords] = useState('')
  const [isJudged, setJudged] = useState(false)
  const first = useRef<HTMLSelectElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const focusNext = useFocusNext()
  const isAsked = isKnown || byServer
  return {
    ...{ isAsked, reason, words, isJudged, first, second },
    choose: typed => setReason(overrideReasons.find(one => one === typed) ?? ''),
    type: setWords,
    isGiven: () => {
      const lacking = !isAsked
        ? null
        : reason === ''
          ? first
          : reason === 'other' && words.trim() === ''
            ? second
            : null
      if (lacking === null) return true
      setJudged(true)
      focusNext(() => lacking.current)
      return false
    },
    sent: () => (reason === '' ? {} : { override: { reason, words: words.trim() } }),
    isAskedBy: error => {
      const asks = error instanceof CallProblem && error.issues.some(({ at }) => at.startsWith('body.override'))
      if (!asks) return false
      setByServer(true)
      setJudged(true)
      focusNext(() => first.current)
      return true
    },
  }
}

export function OverrideReason({
  override,
  guideCarrier,
  isForbidden,
}: {
  override: Override
  /** Empty where only the server knows it. */
  guideCarrier: string
  isForbidden: boolean
}) {
  const t = useText()
  if (!override.isAsked) return null
  const { reason, words, isJudged, first, second } = override
  const missing = isJudged ? t('issues.required') : undefined
  return (
    <div className={classes.call}>
      <NativeSelect
        ref={first}
        label={
          isForbidden
            ? t('routing.whyForbidden')
            : guideCarrier === ''
              ? t('routing.whyAgainst')
              : t('routing.whyOverride', { carrier: guideCarrier })
        }
        description={t('routing.overrideHint')}
        withAsterisk
        value={reason}
        error={reason === '' ? missing : undefined}
        onChange={event => override.choose(event.currentTarget.value)}
        data={[
          { value: '', label: t('routing.reasonFirst') },
          ...overrideReasons.map(value => ({ value, label: t(`routing.reason_${value}`) })),
        ]}
      />
      <TextInput
        ref={second}
        label={t('routing.reasonWords')}
        withAsterisk={reason === 'other'}
        maxLength={WORDS_MAX}
        value={words}
        error={reason === 'other' && words.trim() === '' ? missing : undefined}
        onChange={event => override.type(event.currentTarget.value)}
      />
    </div>
  )
}
