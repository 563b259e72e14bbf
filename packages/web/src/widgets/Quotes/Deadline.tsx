import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useText } from '../../texts/texts.ts'
import { TextField, TimeField } from '../../ui/form/fields.tsx'
import { formatInstantIn, otherZone } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import { FieldPair } from '../../ui/Sheet.tsx'
import { type AskedWindow, closesBefore } from './askForm.ts'

interface Answered extends FieldValues {
  readonly date: string
  readonly time: string
}

const fieldOf = <V extends Answered>(name: 'date' | 'time') => name as FieldPath<V>

/** Until when carriers may answer, on the company's clock; it says so where the truck would be gone by then. */
export function Deadline<V extends Answered>({
  form,
  timeZone,
  windows,
}: {
  form: UseFormReturn<V>
  timeZone: string
  /** When the freight is picked up; none: nobody knows. */
  windows: readonly AskedWindow[]
}) {
  const t = useText()
  const [date, time] = [fieldOf<V>('date'), fieldOf<V>('time')]
  const typed: readonly string[] = form.watch([date, time])
  const [day = '', hour = ''] = typed
  const zone = otherZone(timeZone, day)
  const closes = closesBefore({ date: day, time: hour }, timeZone, windows)
  return (
    <>
      <FieldPair>
        <TextField form={form} name={date} label={t('quotes.deadlineDate')} type="date" required />
        <TimeField form={form} name={time} label={t('quotes.deadlineTime')} required />
      </FieldPair>
      {zone !== '' && <Hint small>{t('quotes.deadlineZone', { zone })}</Hint>}
      {closes !== null && (
        <Hint small warns role="status">
          {t('quotes.deadlineLate', { at: formatInstantIn(closes, timeZone) })}
        </Hint>
      )}
    </>
  )
}
