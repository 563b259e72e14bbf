import { Button } from '@mantine/core'
import type { WireHistory } from '@waybill/contract/wire/shipmentDetails.ts'
import { useId, useState } from 'react'
import { verbs } from '../../texts/en-us/shipment.ts'
import { served } from '../../texts/names.ts'
import { saidFields } from '../../texts/said.ts'
import { useText } from '../../texts/texts.ts'
import { InstantText } from '../../ui/InstantText.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { shownValue } from './shownValue.ts'
import classes from './Timeline.module.css'

const FIRST = 6
/** Changes beyond this are folded, so that one big edit does not bury the rest. */
const FIELDS_SHOWN = 3

type Verb = keyof typeof verbs
const isVerb = (action: string): action is Verb => Object.hasOwn(verbs, action)

/** Who did what and when, newest first; what changed stands before → after. */
export function Timeline({ entries }: { entries: readonly WireHistory[] }) {
  const t = useText()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? entries : entries.slice(0, FIRST)
  return (
    <>
      <ol className={classes.line}>
        {shown.map((entry, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several things can happen in the same instant
          <li key={`${entry.at}${i}`}>
            <p className={classes.what}>
              <strong>{entry.who}</strong> {isVerb(entry.action) ? t(`verbs.${entry.action}`) : entry.action}
            </p>
            <p className={classes.when}>
              <InstantText at={entry.at} />
            </p>
            <Changes changes={[...entry.changes, ...entry.charges]} action={entry.action} />
          </li>
        ))}
      </ol>
      {entries.length > shown.length && (
        <Button variant="default" onClick={() => setAll(true)}>
          {t('shipment.showAll', { count: entries.length })}
        </Button>
      )}
    </>
  )
}

function Changes({ changes, action }: Pick<WireHistory, 'changes' | 'action'>) {
  const t = useText()
  const id = useId()
  const isFolded = changes.length > FIELDS_SHOWN
  const [isOpen, setOpen] = useState(!isFolded)
  if (changes.length === 0) return null
  return (
    <>
      {isFolded && (
        <LinkButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'shipment.hideFields' : 'shipment.showFields', { count: changes.length })}
        </LinkButton>
      )}
      <ul id={id} className={classes.changes} hidden={!isOpen}>
        {changes.map(({ field, before, after }) => {
          const key = before === '' ? 'shipment.changedTo' : after === '' ? 'shipment.changedFrom' : 'shipment.changed'
          // Why a bill of lading was issued is a list of fields, or a word.
          const read = (value: string): string => (action === 'revised' ? saidFields(value) : shownValue(field, value))
          return <li key={field}>{t(key, { field: served(field), before: read(before), after: read(after) })}</li>
        })}
      </ul>
    </>
  )
}
