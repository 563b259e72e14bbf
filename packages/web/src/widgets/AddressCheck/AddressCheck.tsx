import '../../texts/addressCheck.ts'
import { AddressValidation } from '@waybill/contract/calls/UPSReady/AddressValidation.ts'
import type { WireAddressCheck, WireSuggestion } from '@waybill/contract/wire/addressCheck.ts'
import type { Address } from '@waybill/domain'
import { useState } from 'react'
import { makeCall } from '../../api/call.ts'
import { explainWith } from '../../api/explain.ts'
import { said } from '../../texts/said.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Hint } from '../../ui/Hint.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Badge } from '../../ui/StatusBadge.tsx'
import classes from './AddressCheck.module.css'

type Place = Pick<Address, 'street' | 'street2' | 'city' | 'state' | 'zip' | 'country'>

const keyOf = ({ street, street2, city, state, zip, country }: Place): string =>
  [street, street2, city, state, zip, country].join('\n')

const placeOf = (one: WireSuggestion): Place => ({
  ...{ street: one.Street, street2: one.Street2, city: one.City },
  ...{ state: one.State, zip: one.Zip, country: one.CountryCode },
})

const lineOf = ({ street, street2, city, state, zip }: Place): string =>
  [street, street2, city, `${state} ${zip}`].filter(part => part !== '').join(', ')

/**
 * A button that has an address looked at, and what is said of it. Nothing is changed by itself: a suggestion is taken over where
 * a person presses so.
 * @param onHome the address is said to be a home, or a business; asked only where somebody knows it
 */
export function AddressCheck({
  address,
  company = '',
  onUse,
  onHome,
}: {
  address: Place
  company?: string
  onUse: (better: Place) => void
  onHome?: (isHome: boolean) => void
}) {
  const t = useText()
  const [heard, setHeard] = useState<{ readonly of: string; readonly answer: WireAddressCheck } | null>(null)
  const [problem, setProblem] = useState('')
  const key = keyOf(address)
  const check = async (): Promise<void> => {
    if (address.street.trim() === '' || address.zip.trim() === '') return setProblem(t('addressCheck.needs'))
    try {
      const answer = await makeCall(AddressValidation, {
        body: {
          ...{ CompanyName: company, Street: address.street, Street2: address.street2, City: address.city },
          ...{ State: address.state, Zip: address.zip, CountryCode: address.country || 'US' },
        },
      })
      setProblem('')
      setHeard({ of: key, answer })
      if (answer.classification !== 'unknown') onHome?.(answer.classification === 'residential')
    } catch (error) {
      setProblem(explainWith(error, 'addressCheck.failed'))
    }
  }
  const use = (better: Place): void => {
    // What was taken over is what was heard of.
    if (heard !== null) setHeard({ of: keyOf(better), answer: { ...heard.answer, verdict: 'valid', suggestions: [] } })
    onUse(better)
  }
  return (
    <div className={classes.check}>
      <ActionButton variant="default" size="xs" onAct={check}>
        {t('addressCheck.check')}
      </ActionButton>
      <div role="status">
        {problem !== '' && <Hint small>{problem}</Hint>}
        {problem === '' && heard !== null && heard.of === key && (
          <Heard answer={heard.answer} at={address} onUse={use} />
        )}
      </div>
    </div>
  )
}

function Heard({ answer, at, onUse }: { answer: WireAddressCheck; at: Place; onUse: (better: Place) => void }) {
  const t = useText()
  const { verdict, classification, checkedBy, Message } = answer
  const suggestions = answer.suggestions.map(placeOf).filter(one => !isSame(one, at))
  const words = verdict === 'valid' && checkedBy === '' ? 'tableValid' : verdict
  return (
    <>
      <p className={classes.said}>
        {t(`addressCheck.${words}`)}{' '}
        {classification !== 'unknown' && (
          <Badge tone={classification === 'residential' ? 'warn' : 'quiet'}>
            {t(`addressCheck.${classification}`)}
          </Badge>
        )}
      </p>
      {suggestions.length > 0 && (
        <ul className={classes.suggestions}>
          {suggestions.map(one => (
            <li key={keyOf(one)}>
              {lineOf(one)}{' '}
              <LinkButton aria-label={t('addressCheck.useOf', { address: lineOf(one) })} onClick={() => onUse(one)}>
                {t('addressCheck.use')}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      <Hint small>
        {checkedBy === '' ? t('addressCheck.byTable') : t('addressCheck.by', { carrier: checkedBy })}{' '}
        {Message !== '' &&
          (verdict === 'unknown' ? said(Message) : t('addressCheck.notHeard', { message: said(Message) }))}
      </Hint>
    </>
  )
}

/** Capitals and blanks make no other address. */
const isSame = (one: Place, other: Place): boolean => keyOf(one).toUpperCase() === keyOf(other).toUpperCase()
