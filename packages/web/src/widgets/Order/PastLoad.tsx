import { useText } from '../../texts/texts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useFocusNext } from '../../ui/useFocusNext.ts'
import classes from './Order.module.css'
import type { OrderForm } from './orderForm.ts'
import { APPOINTMENT, takeAgain } from './pastNumbers.ts'
import { fieldName } from './problems.ts'

/** What the copied load bore and this one is asked for, each to be taken over where it is the same again. */
export function PastLoad({
  past,
  change,
}: {
  past: Readonly<Record<string, string>>
  change: (next: (form: OrderForm) => OrderForm) => void
}) {
  const t = useText()
  const focusNext = useFocusNext()
  const all = Object.entries(past)
  if (all.length === 0) return null
  return (
    <div className={classes.past} role="note">
      <p>{t('order.pastNumbers')}</p>
      <ul>
        {all.map(([name, text]) => (
          <li key={name}>
            {name === APPOINTMENT ? t('stops.appointment') : fieldName(name)} <strong>{text}</strong>{' '}
            {name !== APPOINTMENT && (
              <LinkButton
                aria-label={t('order.takeAgainOf', { name: fieldName(name), text })}
                onClick={() => {
                  change(form => takeAgain(form, name))
                  // This button goes with what it took over, which stands in its field from here on, once that is there.
                  focusNext(() => document.getElementById(name))
                }}
              >
                {t('order.takeAgain')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
