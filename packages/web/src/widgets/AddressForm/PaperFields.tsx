import { Checkbox, TextInput } from '@mantine/core'
import type { WirePaperNumbers } from '@waybill/contract/wire/bookAddress.ts'
import { useId, useState } from 'react'
import type { TextKey } from '../../texts/texts.ts'
import { useText } from '../../texts/texts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import classes from './AddressForm.module.css'

type NumberName = Exclude<keyof WirePaperNumbers, 'FOB'>

/** The numbers that have a place on the bill of lading, by the end they belong to. */
const names = {
  origin: [['SID', 'address.sid']],
  destination: [
    ['LocationNumber', 'address.locationNumber'],
    ['CID', 'address.cid'],
  ],
} as const satisfies Record<string, readonly (readonly [NumberName, TextKey])[]>

const LONGEST = 30

/** How the bill of lading names a place. Few shippers need it: it opens on a press, or where something is filled in. */
export function PaperFields({
  end,
  value,
  onChange,
}: {
  end: keyof typeof names
  value: WirePaperNumbers
  onChange: (value: WirePaperNumbers) => void
}) {
  const t = useText()
  const id = useId()
  const isFilled = value.FOB || names[end].some(([name]) => value[name] !== '')
  const [isAsked, setAsked] = useState(false)
  const isOpen = isAsked || isFilled
  return (
    <div>
      {!isFilled && (
        <LinkButton aria-expanded={isOpen} aria-controls={id} onClick={() => setAsked(!isAsked)}>
          {t('address.paperNumbers')}
        </LinkButton>
      )}
      {isOpen && (
        <div id={id} className={classes.numbers}>
          {names[end].map(([name, label]) => (
            <TextInput
              key={name}
              id={`${end}.${name}`}
              label={t(label)}
              autoComplete="off"
              maxLength={LONGEST}
              value={value[name]}
              onChange={event => onChange({ ...value, [name]: event.currentTarget.value })}
            />
          ))}
          <Checkbox
            id={`${end}.FOB`}
            size="xs"
            label={t('address.fob')}
            description={t('address.paperNumbersWhy')}
            checked={value.FOB}
            onChange={event => onChange({ ...value, FOB: event.currentTarget.checked })}
          />
        </div>
      )}
    </div>
  )
}
