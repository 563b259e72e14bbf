import '../../texts/trade.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldIssue } from '@waybill/contract/messages.ts'
import { type RefObject, use, useCallback, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { issueText, text } from '../../texts/texts.ts'
import { firstField, hasField, namesOfErrors } from './formElement.ts'
import { keptText } from './keptText.ts'
import { type Guard, leaveGuards } from './leaveGuard.ts'
import { fieldOf, limitOf } from './limits.ts'
import { reopen } from './merge.ts'
import { PersonContext } from './person.ts'
import { createRecordKeeper, type FormRecord } from './recordKeeper.ts'
import { placeIssues } from './serverIssues.ts'
import { prepareZod } from './zodTexts.ts'

prepareZod()

/** How a save can fail; `CallProblem` of the client has this shape. */
interface FormProblem {
  readonly message: string
  readonly code: string
  readonly issues: readonly FieldIssue[]
  readonly requestId: string
  /** Its answers stand beside it: nothing failed. */
  readonly isQuestion?: boolean
  /** The same with other issues, such as those that stand at no field. */
  readonly withIssues?: (issues: readonly FieldIssue[]) => unknown
}

/** Fields that somebody else saved differently while they were typed here. */
export interface FormConflict<V> {
  readonly fields: readonly (keyof V & string)[]
  readonly mine: V
  readonly theirs: V
}

export interface FormKit<V extends FieldValues> {
  readonly form: UseFormReturn<V>
  /** For `<form onSubmit>`: checks all fields at once, puts the focus on the first wrong one, runs `save` once. */
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>
  /** What stands above the buttons when it is not about one field. */
  readonly problem: { readonly message: string; readonly requestId: string } | null
  readonly saving: boolean
  /** The form was opened with what had been typed before. */
  readonly isRestored: boolean
  /**
   * Does something else to the record, such as clearing it, by the version that the form shows: where somebody else changed
   * it meanwhile that is taken in and said. False: it was not done.
   */
  readonly act: (act: (version: number) => Promise<unknown>) => Promise<boolean>
  /** Back to what the form was opened with; what was typed is forgotten. */
  readonly discard: () => void
  readonly conflict: FormConflict<V> | null
  /** Puts one of the two values of a conflict into the form. */
  readonly choose: (field: keyof V & string, whose: 'mine' | 'theirs') => void
  readonly guard: Guard
  /** The longest text a field takes, by the schema. */
  readonly limitOf: (name: string) => number | undefined
  /** Names of the fields that the last submit found wrong, here or on the server. */
  readonly wrong: RefObject<readonly string[]>
  readonly element: RefObject<HTMLFormElement | null>
}

const isProblem = (error: unknown): error is FormProblem =>
  error instanceof Error && 'issues' in error && 'requestId' in error && 'code' in error

/**
 * One form: Zod in the browser, the server's issues at their fields, nothing typed lost, nobody else's change overwritten.
 * @param options.keepAs name under which typed values outlive a crash or sign-in; leave out where secrets are typed.
 * @param options.explain the words for a failure that belongs to no field.
 */
export function useFormKit<V extends FieldValues>(options: {
  readonly schema: z.ZodType<V, V>
  readonly start: V
  /** Answers the version that the record has by now, where the form stays open after it. */
  readonly save: (values: V, version: number) => Promise<unknown>
  readonly explain: (error: unknown) => string
  readonly keepAs?: string
  readonly record?: FormRecord<V>
}): FormKit<V> {
  const { schema, start, save, explain, keepAs, record } = options
  const person = use(PersonContext)
  const element = useRef<HTMLFormElement>(null)
  const wrong = useRef<readonly string[]>([])
  const [opened] = useState(() => reopen<V>(start, keepAs === undefined ? null : keptText<V>(person, keepAs)))
  const [isRestored, setRestored] = useState(opened.isRestored)
  const [problem, setProblem] = useState<FormKit<V>['problem']>(null)
  const [conflict, setConflict] = useState<FormConflict<V> | null>(
    opened.conflicts.length === 0 ? null : { fields: opened.conflicts, mine: opened.values, theirs: start },
  )
  const form = useForm<V>({
    resolver: zodResolver(schema),
    defaultValues: opened.values as DefaultValues<V>,
    // Not on leaving a field: a message that appears under the pointer moves what is just being clicked.
    mode: 'onSubmit',
    shouldFocusError: false,
  })

  const latest = useRef(record)
  latest.current = record
  const [keeper] = useState(() =>
    createRecordKeeper<V>(
      { base: start, version: record?.version ?? 0, isDirty: opened.isRestored, basis: record?.basis },
      keepAs === undefined ? null : { person, record: keepAs },
      form.getValues,
      () => latest.current?.fresh ?? null,
      error => isProblem(error) && error.code === 'ChangedMeanwhile',
    ),
  )
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keeper.note({ ...values }) }),
    [form, keeper],
  )
  useEffect(() => leaveGuards.guard(keeper.guard), [keeper])

  const say = (message: string, requestId = ''): void => setProblem({ message, requestId })
  const refused = (error: unknown): void => {
    const shown = element.current
    const { atFields, elsewhere } = placeIssues(
      isProblem(error) ? error.issues : [],
      path => fieldOf(schema, path) !== undefined,
    )
    for (const issue of atFields) {
      form.setError(issue.path as Path<V>, { type: 'server', message: issueText(issue.code, issue.params) })
    }
    const names = atFields.map(issue => issue.path)
    wrong.current = names
    firstField(shown, names)?.focus()
    if (elsewhere.length === 0 && names.some(name => hasField(shown, name))) return
    // What stands at its field is not said a second time.
    const rest = isProblem(error) ? (error.withIssues?.(elsewhere) ?? error) : error
    say(explain(rest), isProblem(error) && error.isQuestion !== true ? error.requestId : '')
  }
  /** Shows what became of a save; whether it was done. */
  const settle = (outcome: Awaited<ReturnType<typeof keeper.send>>): boolean => {
    if (outcome.kind === 'busy') return false
    wrong.current = []
    setProblem(null)
    if (outcome.kind === 'refused') refused(outcome.error)
    else if (outcome.kind === 'gone') say(text('forms.gone'))
    else if (outcome.kind === 'over') say(outcome.why)
    else if (outcome.kind === 'saved') {
      setConflict(null)
      setRestored(false)
    } else {
      for (const field of Object.keys(outcome.values) as Path<V>[]) {
        form.setValue(field, outcome.values[field] as PathValue<V, Path<V>>, { shouldDirty: true })
      }
      const { conflicts: fields, values: mine, theirs } = outcome
      setConflict(fields.length === 0 ? null : { fields, mine, theirs })
      say(text(fields.length > 0 ? 'forms.conflict' : outcome.isElsewhere ? 'forms.changedElsewhere' : 'forms.merged'))
    }
    return outcome.kind === 'saved'
  }
  const submit = form.handleSubmit(
    async values => void settle(await keeper.send(values, save)),
    errors => {
      const names = namesOfErrors(errors)
      wrong.current = names
      firstField(element.current, names)?.focus()
      if (names.length > 1) say(text('problems.countFields', { count: names.length }))
      else setProblem(null)
    },
  )

  return {
    form,
    submit,
    problem,
    saving: form.formState.isSubmitting,
    isRestored,
    act: async act => settle(await keeper.send(form.getValues(), (_, version) => act(version))),
    discard: () => {
      form.reset(keeper.base())
      keeper.guard.drop()
      setRestored(false)
      setConflict(null)
      setProblem(null)
    },
    conflict,
    choose: (field, whose) => {
      if (conflict === null) return
      const value = conflict[whose][field] as PathValue<V, Path<V>>
      form.setValue(field as unknown as Path<V>, value, { shouldDirty: true, shouldValidate: true })
    },
    guard: keeper.guard,
    limitOf: useCallback((name: string) => limitOf(schema, name), [schema]),
    element,
    wrong,
  }
}
