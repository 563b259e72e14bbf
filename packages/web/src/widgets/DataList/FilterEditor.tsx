import { Checkbox, Radio, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../texts/texts.ts'
import { type FilterSpec, isMany, readFilter, writeFilter } from './filters.ts'
import { amountText, minorText, unofferedName } from './filterText.ts'
import classes from './Toolbar.module.css'
import type { Option } from './types.ts'

interface EditorProps {
  readonly spec: FilterSpec
  readonly written: string
  readonly options: readonly Option[]
  readonly onWrite: (written: string) => void
}

/** Choices above which they are searched. */
const MANY = 8

/** The fields of one filter; each change narrows the list at once, a text when it is done. */
export function FilterEditor(props: EditorProps) {
  switch (props.spec.kind) {
    case 'text':
      return <TextEditor {...props} />
    case 'day':
      return <DayEditor {...props} />
    case 'dates':
      return <RangeEditor {...props} type="date" show={String} read={text => text} />
    case 'amount':
      return <RangeEditor {...props} type="text" show={minor => amountText(Number(minor))} read={minorText} />
    case 'many':
      return <ManyEditor {...props} />
    default:
      return <OneEditor {...props} />
  }
}

function TextEditor({ spec, written, onWrite }: EditorProps) {
  const t = useText()
  const [typed, setTyped] = useState(written)
  const done = (): void => onWrite(typed.trim())
  return (
    <TextInput
      label={t(spec.label)}
      maxLength={100}
      value={typed}
      data-autofocus
      onChange={event => setTyped(event.currentTarget.value)}
      onBlur={done}
      onKeyDown={event => event.key === 'Enter' && done()}
    />
  )
}

function DayEditor({ spec, written, onWrite }: EditorProps) {
  const t = useText()
  return (
    <TextInput
      type="date"
      label={t(spec.label)}
      defaultValue={written}
      data-autofocus
      onChange={event => onWrite(event.currentTarget.value)}
    />
  )
}

function RangeEditor({
  spec,
  written,
  onWrite,
  type,
  show,
  read,
}: EditorProps & { type: 'date' | 'text'; show: (end: string) => string; read: (typed: string) => string }) {
  const t = useText()
  const [from = '', to = ''] = written.split('..')
  const [typed, setTyped] = useState({ from: from && show(from), to: to && show(to) })
  const done = (ends: typeof typed): void => {
    const [low, high] = [read(ends.from), read(ends.to)]
    const isSwapped = low !== '' && high !== '' && (type === 'date' ? low > high : Number(low) > Number(high))
    const value = readFilter(spec, isSwapped ? `${high}..${low}` : `${low}..${high}`)
    onWrite(value === null ? '' : writeFilter(value))
  }
  const field = (end: 'from' | 'to') => (
    <TextInput
      type={type}
      label={t(end === 'from' ? 'lists.fromLabel' : 'lists.toLabel', { filter: t(spec.label) })}
      value={typed[end]}
      inputMode={type === 'text' ? 'decimal' : undefined}
      data-autofocus={end === 'from' || undefined}
      onChange={event => {
        const ends = { ...typed, [end]: event.currentTarget.value }
        setTyped(ends)
        if (type === 'date') done(ends)
      }}
      onBlur={() => done(typed)}
      onKeyDown={event => event.key === 'Enter' && done(typed)}
    />
  )
  return (
    <div className={classes.range}>
      {field('from')}
      {field('to')}
    </div>
  )
}

function ManyEditor({ spec, written, options, onWrite }: EditorProps) {
  const t = useText()
  const [sought, setSought] = useState('')
  // A tick shows at once; the address answers when it is drawn.
  const [ticked, setTicked] = useState(written)
  const value = readFilter(spec, ticked)
  const chosen = value !== null && isMany(value) ? value : []
  // What was chosen and is offered no more can still be taken away.
  const all = [
    ...options,
    ...chosen
      .filter(one => !options.some(o => o.value === one))
      .map(value => ({ value, label: unofferedName(spec, value, t) })),
  ]
  const found = all.filter(option => option.label.toLowerCase().includes(sought.trim().toLowerCase()))
  const toggle = (one: string): void => {
    const next = writeFilter(chosen.includes(one) ? chosen.filter(each => each !== one) : [...chosen, one])
    setTicked(next)
    onWrite(next)
  }
  return (
    <Stack gap={8}>
      {all.length > MANY && (
        <TextInput
          aria-label={t('lists.seek', { filter: t(spec.label) })}
          placeholder={t('lists.seekHint')}
          value={sought}
          data-autofocus
          onChange={event => setSought(event.currentTarget.value)}
        />
      )}
      <fieldset className={classes.choices} aria-label={t(spec.label)}>
        {found.map(option => (
          <Checkbox
            key={option.value}
            size="xs"
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
      </fieldset>
    </Stack>
  )
}

function OneEditor({ spec, written, options, onWrite }: EditorProps) {
  const t = useText()
  const [picked, setPicked] = useState(written)
  const pick = (one: string): void => {
    setPicked(one)
    onWrite(one)
  }
  return (
    <Radio.Group aria-label={t(spec.label)} value={picked} onChange={pick}>
      <div className={classes.choices}>
        {options.map(option => (
          <Radio key={option.value} size="xs" value={option.value} label={option.label} />
        ))}
      </div>
    </Radio.Group>
  )
}
