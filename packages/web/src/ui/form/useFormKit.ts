import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldIssue } from '@waybill/contract/messages.ts'
import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { issueText, text } from '../../texts/texts.ts'
import { dropValues, keepValues, keptValues } from './keptValues.ts'
import { placeIssues } from './serverIssues.ts'
import { prepareZod } from './zodTexts.ts'

prepareZod()

/** How a save can fail; `CallProblem` of the client has this shape. */
interface FormProblem {
  readonly message: string
  readonly issues: readonly FieldIssue[]
  readonly requestId: string
}

export interface FormKit<V extends FieldValues> {
  readonly form: UseFormReturn<V>
  /** For `<form onSubmit>`: checks all fields at once, puts the focus on the first wrong one, runs `save` once. */
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>
  /** What stands above the form when it is not about one field. */
  readonly problem: { readonly message: string; readonly requestId: string } | null
  readonly saving: boolean
}

const isProblem = (error: unknown): error is FormProblem =>
  error instanceof Error && 'issues' in error && 'requestId' in error

/**
 * One form: Zod in the browser, the server's issues at their fields, nothing typed lost.
 * @param options.keepAs name under which typed values outlive a crash or sign-in; leave out where secrets are typed.
 * @param options.firstCheck when a field is first found wrong. `onSubmit` where the form opens with the focus in a mandatory
 * field: leaving it by a click would move the clicked thing away under the pointer.
 * @param options.explain the words for a failure that belongs to no field.
 */
export function useFormKit<V extends FieldValues>(options: {
  readonly schema: z.ZodType<V, V>
  readonly start: DefaultValues<V>
  readonly save: (values: V) => Promise<unknown>
  readonly explain: (error: unknown) => string
  readonly keepAs?: string
  readonly firstCheck?: 'onTouched' | 'onSubmit'
}): FormKit<V> {
  const { schema, start, save, explain, keepAs } = options
  const [problem, setProblem] = useState<FormKit<V>['problem']>(null)
  const form = useForm<V>({
    resolver: zodResolver(schema),
    defaultValues: keepAs === undefined ? start : { ...start, ...keptValues<V>(keepAs) },
    mode: options.firstCheck ?? 'onTouched',
    shouldFocusError: true,
  })
  useEffect(() => {
    if (keepAs === undefined) return
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keepValues(keepAs, values) })
  }, [form, keepAs])

  const submit = form.handleSubmit(
    async values => {
      setProblem(null)
      try {
        await save(values)
        if (keepAs !== undefined) dropValues(keepAs)
      } catch (error) {
        const { atFields, elsewhere } = placeIssues(isProblem(error) ? error.issues : [], path =>
          form.control._names.mount.has(path),
        )
        atFields.forEach((issue, i) => {
          form.setError(
            issue.path as Path<V>,
            { message: issueText(issue.code, issue.params) },
            { shouldFocus: i === 0 },
          )
        })
        const needsWord = atFields.length === 0 || elsewhere.length > 0
        if (needsWord) setProblem({ message: explain(error), requestId: isProblem(error) ? error.requestId : '' })
      }
    },
    errors => {
      const count = Object.keys(errors).length
      setProblem(count > 1 ? { message: text('problems.countFields', { count }), requestId: '' } : null)
    },
  )
  return { form, submit, problem, saving: form.formState.isSubmitting }
}
