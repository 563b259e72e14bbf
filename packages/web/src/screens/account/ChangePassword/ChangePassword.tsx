import '../../../texts/account.ts'
import { SecondFactor } from '@waybill/contract/calls/LogIn/SecondFactor.ts'
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '@waybill/contract/constants.ts'
import { z } from 'zod'
import { manageOwnAccount } from '../../../api/account.ts'
import { explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useUser } from '../../../api/useSession.ts'
import { useText } from '../../../texts/texts.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { PasswordField } from '../../../ui/form/fields.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { FieldStack, Sheet } from '../../../ui/Sheet.tsx'

const schema = z
  .object({
    CurrentPassword: z.string().min(1).max(PASSWORD_LENGTH_MAX),
    Password: z.string().min(1).min(PASSWORD_LENGTH_MIN).max(PASSWORD_LENGTH_MAX),
    Repeat: z.string().min(1).max(PASSWORD_LENGTH_MAX),
  })
  .refine(values => values.Password === values.Repeat, {
    path: ['Repeat'],
    params: { code: 'not_same' },
    when: () => true,
  })

const empty = { CurrentPassword: '', Password: '', Repeat: '' }

export function ChangePassword() {
  const t = useText()
  const user = useUser()
  const min = useCall(SecondFactor, { query: { flag: 'load' }, body: {} }).data?.passwordMin ?? PASSWORD_LENGTH_MIN
  const kit = useFormKit({
    schema,
    start: empty,
    save: async ({ CurrentPassword, Password }) => {
      await manageOwnAccount(7, { CurrentPassword, Password })
      kit.discard()
      notify.done(t('password.changed'))
    },
    explain: explainShort,
  })
  const { form } = kit
  const change = (
    <BusyButton type="submit" form={FORM} isBusy={kit.saving}>
      {t('password.change')}
    </BusyButton>
  )
  return (
    <>
      <PageHeader title={t('screens.changePassword')} action={change} />
      <Sheet>
        <KitForm kit={kit} id={FORM}>
          <FieldStack>
            <FormProblem problem={kit.problem} />
            <input type="hidden" autoComplete="username" value={user?.Email ?? ''} readOnly />
            <PasswordField
              form={form}
              name="CurrentPassword"
              label={t('password.current')}
              required
              autoComplete="current-password"
            />
            <PasswordField
              form={form}
              name="Password"
              label={t('password.next')}
              description={t('password.rule', { count: min })}
              required
              autoComplete="new-password"
            />
            <PasswordField
              form={form}
              name="Repeat"
              label={t('password.repeat')}
              required
              autoComplete="new-password"
            />
          </FieldStack>
        </KitForm>
      </Sheet>
    </>
  )
}

const FORM = 'change-password'
