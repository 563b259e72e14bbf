import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { manageOwnAccount } from '../../../api/account.ts'
import { explainShort } from '../../../api/explain.ts'
import { useUser } from '../../../api/useSession.ts'
import { useText } from '../../../texts/texts.ts'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { FieldStack, Sheet } from '../../../ui/Sheet.tsx'
import classes from './Profile.module.css'
import { fieldsOf, profileSchema, startFrom, steps, toBody } from './profileForm.ts'
import { BillingStep, ShippingStep, YouStep } from './steps.tsx'

/** The first-time wizard: who you are, where freight starts, who pays (specification §3 "Profile"). */
export function Profile() {
  const t = useText()
  const user = useUser()
  const [params] = useSearchParams()
  const [at, setAt] = useState(0)
  const { form, submit, problem, saving } = useFormKit({
    schema: profileSchema,
    start: startFrom(user),
    save: async values => {
      await manageOwnAccount(5, toBody(values, params.get('accessid')))
      window.location.assign(user === null ? '/' : '/Home')
    },
    explain: explainShort,
    keepAs: 'Profile',
  })
  const fillSame = (): void => {
    const values = form.getValues()
    if (values.PickupSame) form.setValue('PickupLocation', values.ShippingAddress)
    if (values.BillingSame) form.setValue('BillingAddress', form.getValues('PickupLocation'))
  }
  const step = steps[at] ?? 'you'
  const isLast = at === steps.length - 1
  const goOn = async (event: React.FormEvent): Promise<void> => {
    event.preventDefault()
    fillSame()
    if (isLast) return submit(event)
    if (await form.trigger([...fieldsOf[step]], { shouldFocus: true })) setAt(at + 1)
  }
  return (
    <form onSubmit={event => void goOn(event)} noValidate>
      <Sheet>
        <h1 className={classes.title}>{t('profile.title')}</h1>
        <p className={classes.intro}>{t('profile.intro')}</p>
        <ol className={classes.steps} aria-label={t('profile.steps')}>
          {steps.map((name, i) => (
            <li key={name} aria-current={i === at ? 'step' : undefined} data-done={i < at}>
              <span aria-hidden="true">{i < at ? '✓' : i + 1}</span> {t(`profile.${name}`)}
            </li>
          ))}
        </ol>
        <FieldStack>
          {step === 'you' && <YouStep form={form} email={user?.Email ?? ''} />}
          {step === 'shipping' && <ShippingStep form={form} />}
          {step === 'billing' && <BillingStep form={form} />}
          <FormProblem problem={problem} />
          <Group justify="space-between">
            {at > 0 ? (
              <Button variant="default" onClick={() => setAt(at - 1)}>
                {t('actions.back')}
              </Button>
            ) : (
              <span />
            )}
            <Button type="submit" loading={saving}>
              {t(isLast ? 'profile.finish' : 'actions.next')}
            </Button>
          </Group>
        </FieldStack>
      </Sheet>
    </form>
  )
}
