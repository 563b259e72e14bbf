import { Button, Radio, Stack } from '@mantine/core'
import type { Ref } from 'react'
import { useText } from '../../texts/texts.ts'
import classes from './ConflictBox.module.css'

export interface ConflictField {
  readonly name: string
  readonly label: string
  readonly mine: string
  readonly theirs: string
  readonly chosen: 'mine' | 'theirs'
  /** Why mine can't be taken any more; left out: it can. */
  readonly onlyTheirs?: string
}

/** What the two values are called, where they are not those of two people. */
export interface ConflictWords {
  readonly title: string
  readonly mine: string
  readonly theirs: string
  readonly takeTheirs: string
}

/** Both values of each field that two people changed; the save takes what is chosen. */
export function ConflictBox({
  fields,
  onChoose,
  onTheirs,
  words,
  ref,
}: {
  fields: readonly ConflictField[]
  onChoose: (name: string, whose: 'mine' | 'theirs') => void
  onTheirs: () => void
  /** Left out: somebody else's and mine. */
  words?: ConflictWords
  ref?: Ref<HTMLElement>
}) {
  const t = useText()
  const named = words ?? {
    title: t('forms.conflictTitle'),
    mine: t('forms.mine'),
    theirs: t('forms.theirs'),
    takeTheirs: t('forms.takeTheirs'),
  }
  return (
    <section ref={ref} tabIndex={-1} className={classes.conflict} aria-label={named.title}>
      <p>{named.title}</p>
      {fields.map(field => (
        <Radio.Group
          key={field.name}
          size="xs"
          label={field.label}
          value={field.chosen}
          description={field.onlyTheirs}
          onChange={whose => onChoose(field.name, whose === 'theirs' ? 'theirs' : 'mine')}
        >
          <Stack gap={10} py={4}>
            {(['mine', 'theirs'] as const).map(whose => (
              <Radio
                key={whose}
                size="xs"
                value={whose}
                disabled={whose === 'mine' && field.onlyTheirs !== undefined}
                label={`${named[whose]}: ${field[whose] || t('forms.blank')}`}
              />
            ))}
          </Stack>
        </Radio.Group>
      ))}
      <Button variant="default" size="compact-sm" onClick={onTheirs}>
        {named.takeTheirs}
      </Button>
    </section>
  )
}
