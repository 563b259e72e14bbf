import { Button, Skeleton } from '@mantine/core'
import type { BodyOf, Call, ReplyOf } from '@waybill/contract/call.ts'
import type { WireLane } from '@waybill/contract/wire/laneQuestion.ts'
import type { WireRateRefusal } from '@waybill/contract/wire/rate.ts'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { explain } from '../../api/explain.ts'
import { type TextKey, useText } from '../../texts/texts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatDate } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import type { MapPoint } from '../../ui/lane/mapPoint.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LaneMap } from '../LaneMap/LaneMap.tsx'
import { LaneFields } from './LaneFields.tsx'
import classes from './LaneQuestion.module.css'
import { isAskable, type LaneInputs, laneOfUrl, urlOf } from './laneInputs.ts'
import { Refusals } from './Refusals.tsx'
import { useLaneAnswer } from './useLaneAnswer.ts'

type Extra = Readonly<Record<string, string>>
type Faults = Readonly<Record<string, TextKey>>

interface Props<C extends Call> {
  readonly title: TextKey
  /** What the button says. */
  readonly ask: TextKey
  /** What stands here before anything was asked: title and why. */
  readonly empty: readonly [TextKey, TextKey]
  readonly call: C
  readonly body: (lane: LaneInputs, extra: Extra) => BodyOf<C>
  /** Inputs by the server's names of them. */
  readonly names: Extra
  /** What is asked for beside the lane, by name, and whether it is enough; it stands in the address too. */
  readonly extra?: {
    readonly names: readonly string[]
    readonly isEnough: (extra: Extra) => boolean
    /** What can't be read of it, by name; left out: all of it can. */
    readonly faults?: (extra: Extra) => Faults
    readonly fields: (extra: Extra, errors: Extra, change: (patch: Extra) => void) => ReactNode
  }
  readonly children: (answer: ReplyOf<C>, lane: LaneInputs, extra: Extra) => ReactNode
  /** Points between the ends, where the answer knows some. The same function as long as they are the same. */
  readonly via?: (answer: ReplyOf<C>) => readonly MapPoint[]
  /** False: its answer says itself who is not among them. */
  readonly saysRefusals?: boolean
  /** False: nothing of it depends on a day. */
  readonly isDated?: boolean
  /** What is said where it could not be asked. */
  readonly failed?: TextKey
}

const noExtra = { names: [], isEnough: () => true, fields: () => null } as const

/** A question about a lane: its inputs stand in the address, the answer under them with the lane on a map. */
export function LanePage<C extends Call>({
  title,
  ask,
  empty,
  call,
  body,
  names,
  extra = noExtra,
  children,
  via,
  saysRefusals = true,
  isDated = true,
  failed = 'plan.failed',
}: Props<C>) {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const extraOfUrl = (): Extra => Object.fromEntries(extra.names.map(name => [name, params.get(name) ?? '']))
  const [lane, setLane] = useState(() => laneOfUrl(params))
  const [more, setMore] = useState(extraOfUrl)
  const [isJudged, setJudged] = useState(false)
  const [asked, askedMore] = [laneOfUrl(params), extraOfUrl()]
  // Back and forward change what is asked: the inputs say the question that the answer below is of.
  const question = urlOf({ ...asked, ...askedMore }).toString()
  const [shown, setShown] = useState(question)
  if (shown !== question) {
    setShown(question)
    setLane(asked)
    setMore(askedMore)
    setJudged(false)
  }
  const unread = extra.faults?.(askedMore) ?? {}
  const isAsked = isAskable(asked) && extra.isEnough(askedMore) && Object.keys(unread).length === 0
  const { result, errors, problem } = useLaneAnswer(call, body(asked, askedMore), names, isAsked)
  const faults = isJudged ? faultsOf(lane, more, extra) : unread
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setJudged(true)
    const first = Object.keys(faultsOf(lane, more, extra))[0]
    if (first !== undefined) {
      document.getElementById(`lane.${first}`)?.focus()
      return
    }
    const next = urlOf({ ...lane, ...more })
    if (next.toString() === question) void result.refetch()
    else setParams(next)
  }
  const shownErrors = {
    ...errors,
    ...Object.fromEntries(Object.entries(faults).map(([name, words]) => [name, t(words)])),
  }
  // An answer is of the call that was asked: every lane's call answers with its lane and who is missing.
  const answer = isAsked
    ? (result.data as (ReplyOf<C> & WireLane & { refusals: WireRateRefusal[] }) | undefined)
    : undefined
  const points = useMemo(() => (answer === undefined ? undefined : via?.(answer)), [answer, via])
  return (
    <>
      <PageHeader title={t(title)} />
      <form className={classes.form} onSubmit={submit} noValidate>
        <LaneFields
          lane={lane}
          isDated={isDated}
          errors={shownErrors}
          onChange={patch => setLane(now => ({ ...now, ...patch }))}
        />
        {extra.fields(more, shownErrors, patch => setMore(now => ({ ...now, ...patch })))}
        <Button type="submit">{t(ask)}</Button>
      </form>
      {!isAsked && <EmptyState title={t(empty[0])} why={t(empty[1])} />}
      {problem !== null && <ErrorState {...explain(problem, failed)} onRetry={() => void result.refetch()} />}
      {isAsked && result.isFetching && answer === undefined && <Skeleton height={180} mt={16} />}
      {answer !== undefined && (
        <div className={classes.answer} aria-busy={result.isFetching}>
          <div>
            {isDated && <Hint>{t('plan.picked', { date: formatDate(answer.PickupByDate) })}</Hint>}
            {children(answer, asked, askedMore)}
            {saysRefusals && <Refusals refusals={answer.refusals} />}
          </div>
          <LaneMap from={answer.from} to={answer.to} {...(points === undefined ? {} : { via: points })} />
        </div>
      )}
    </>
  )
}

/** What is still missing or can't be read, by the name of its input. */
function faultsOf(
  lane: LaneInputs,
  more: Extra,
  { isEnough, names, faults }: NonNullable<Props<Call>['extra']>,
): Faults {
  const [first] = names
  return {
    ...(lane.from.trim() === '' ? { from: 'issues.required' } : {}),
    ...(lane.to.trim() === '' ? { to: 'issues.required' } : {}),
    ...(isEnough(more) || first === undefined ? {} : { [first]: 'issues.required' }),
    ...faults?.(more),
  }
}
