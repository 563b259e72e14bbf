import type { ConnectionResult } from '@waybill/contract/wire/orderSources.ts'
import { useText } from '../../../texts/texts.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { IconCheck, IconMinus, IconX } from '../../../ui/icons.generated.ts'
import { faultText } from '../../../widgets/Confirmations/confirmationWords.ts'
import classes from './OrderIntegration.module.css'

const icons = { done: IconCheck, failed: IconX, skipped: IconMinus } as const

/** What a connection test went through, and where it stopped. */
export function TestSteps({ name, steps }: { name: string; steps: readonly ConnectionResult[] }) {
  const t = useText()
  const foundOf = ({ step, found }: ConnectionResult): string => {
    if (step === 'list') return t('orderIntegration.found_list', { count: Number(found) })
    if (step === 'key' && found === '') return t('orderIntegration.found_plain')
    return found === 'vouched' ? t('orderIntegration.vouched') : found
  }
  return (
    <section aria-label={t('orderIntegration.testTitle', { name })} role="status" className={classes.test}>
      <ol>
        {steps.map(result => {
          const { step, outcome, fault } = result
          const Icon = icons[outcome]
          return (
            <li key={step} data-outcome={outcome}>
              <Icon size={16} aria-hidden="true" /> {t(`orderIntegration.step_${step}`)}:{' '}
              {t(`orderIntegration.step_${outcome}`)}
              {outcome === 'done' && foundOf(result) !== '' && <Hint inline> {foundOf(result)}</Hint>}
              {fault !== null && <strong className={classes.fault}>{faultText(fault)}</strong>}
            </li>
          )
        })}
      </ol>
      {steps.every(({ outcome }) => outcome === 'done') && <p>{t('orderIntegration.allGood')}</p>}
    </section>
  )
}
