import { Button, Skeleton } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { Passkeys } from '@waybill/contract/calls/LogIn/Passkeys.ts'
import { SecondFactor } from '@waybill/contract/calls/LogIn/SecondFactor.ts'
import { PASSWORD_LENGTH_MAX } from '@waybill/contract/constants.ts'
import type { WireEnrolment } from '@waybill/contract/wire/factor.ts'
import { useState } from 'react'
import { z } from 'zod'
import { explain, explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useUser } from '../../../api/useSession.ts'
import { type TextKey, useText } from '../../../texts/texts.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { CheckField, PasswordField, TextField } from '../../../ui/form/fields.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { notify } from '../../../ui/notify.ts'
import { FieldStack } from '../../../ui/Sheet.tsx'
import classes from './Preferences.module.css'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Reply = ReplyOf<typeof SecondFactor>
/** What the password is asked for. */
type Guarded = 'begin' | 'codes' | 'remove'

type Step =
  | { readonly at: 'rest' }
  | { readonly at: 'password'; readonly flag: Guarded }
  | { readonly at: 'enrolment'; readonly enrolment: WireEnrolment }
  | { readonly at: 'codes'; readonly codes: readonly string[] }

/** One's own second factor: set up, replaced, its recovery codes made anew, removed. The password guards each. */
export function SecondFactorPart() {
  const t = useText()
  const { data, error, refetch } = useCall(SecondFactor, { query: { flag: 'load' }, body: {} })
  const [step, setStep] = useState<Step>({ at: 'rest' })
  if (data === undefined) {
    return error === null ? (
      <Skeleton height={60} radius={2} />
    ) : (
      <ErrorState {...explain(error, 'preferences.factorNotLoaded')} onRetry={() => void refetch()} />
    )
  }
  const rest = (): void => setStep({ at: 'rest' })
  const shown = ({ enrolment, recoveryCodes }: Reply): void => {
    if (enrolment !== undefined) setStep({ at: 'enrolment', enrolment })
    else if (recoveryCodes !== undefined) setStep({ at: 'codes', codes: recoveryCodes })
    else rest()
  }
  if (step.at === 'password') return <PasswordStep key={step.flag} flag={step.flag} onDone={shown} onCancel={rest} />
  if (step.at === 'enrolment') return <EnrolmentStep enrolment={step.enrolment} onDone={shown} onCancel={rest} />
  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} onDone={rest} />
  const button = (flag: Guarded, label: TextKey) => (
    <Button variant="default" onClick={() => setStep({ at: 'password', flag })}>
      {t(label)}
    </Button>
  )
  if (data.since === null && data.hasPasskey) {
    return (
      <FieldStack>
        <Hint>
          {t('preferences.factorPasskey')} {t('preferences.codesLeft', { count: data.codesLeft })}
        </Hint>
        <ButtonRow flush>
          {button('begin', 'preferences.factorSetUp')}
          {button('codes', 'preferences.codesNew')}
        </ButtonRow>
      </FieldStack>
    )
  }
  if (data.since === null) {
    return (
      <FieldStack>
        <Hint>{t('preferences.factorNone')}</Hint>
        <ButtonRow flush>{button('begin', 'preferences.factorSetUp')}</ButtonRow>
      </FieldStack>
    )
  }
  const isNeeded = data.isDemanded && !data.hasPasskey
  return (
    <FieldStack>
      <Hint>
        {t('preferences.factorSince')} <InstantText at={data.since} />.{' '}
        {t('preferences.codesLeft', { count: data.codesLeft })} {isNeeded && t('preferences.factorDemanded')}
      </Hint>
      <ButtonRow flush>
        {button('begin', 'preferences.factorReplace')}
        {button('codes', 'preferences.codesNew')}
        {!isNeeded && button('remove', 'preferences.factorRemove')}
      </ButtonRow>
    </FieldStack>
  )
}

interface StepProps {
  readonly onDone: (reply: Reply) => void
  readonly onCancel: () => void
}

const passwordSchema = z.object({ password: z.string().min(1).max(PASSWORD_LENGTH_MAX), endOthers: z.boolean() })

/** The password, before anything of the second factor changes. */
function PasswordStep({ flag, onDone, onCancel }: StepProps & { flag: Guarded }) {
  const t = useText()
  const user = useUser()
  const change = useChange(SecondFactor, [SecondFactor, Passkeys])
  const kit = useFormKit({
    schema: passwordSchema,
    start: { password: '', endOthers: false },
    explain: explainShort,
    save: async body => {
      const reply = await change.mutateAsync({ query: { flag }, body })
      if (flag === 'remove') notify.done(t('preferences.factorRemoved'))
      kit.discard()
      onDone(reply)
    },
  })
  return (
    <KitForm kit={kit}>
      <FieldStack>
        <FormProblem problem={kit.problem} />
        <input type="hidden" autoComplete="username" value={user?.Email ?? ''} readOnly />
        <PasswordField
          form={kit.form}
          name="password"
          label={t('preferences.factorPassword')}
          required
          autoComplete="current-password"
        />
        {flag === 'remove' && <CheckField form={kit.form} name="endOthers" label={t('preferences.endOthers')} />}
        <ButtonRow flush>
          <BusyButton type="submit" isBusy={kit.saving}>
            {t(flag === 'remove' ? 'preferences.factorRemove' : 'preferences.factorContinue')}
          </BusyButton>
          <Button variant="default" onClick={onCancel}>
            {t('preferences.factorCancel')}
          </Button>
        </ButtonRow>
      </FieldStack>
    </KitForm>
  )
}

const codeSchema = z.object({ code: z.string().trim().min(1).max(40), endOthers: z.boolean() })

/** What the app is told, and its first code. */
function EnrolmentStep({ enrolment, onDone, onCancel }: StepProps & { enrolment: WireEnrolment }) {
  const t = useText()
  const change = useChange(SecondFactor, [SecondFactor, Passkeys])
  const kit = useFormKit({
    schema: codeSchema,
    start: { code: '', endOthers: false },
    explain: explainShort,
    save: async body => {
      const reply = await change.mutateAsync({ query: { flag: 'confirm' }, body })
      notify.done(t('preferences.factorOn'))
      kit.discard()
      onDone(reply)
    },
  })
  return (
    <KitForm kit={kit}>
      <FieldStack>
        <FormProblem problem={kit.problem} />
        <Hint role="status">{t('preferences.factorScan')}</Hint>
        <img
          className={classes.picture}
          src={`data:image/svg+xml,${encodeURIComponent(enrolment.picture)}`}
          alt={t('preferences.factorPicture')}
        />
        <Hint>
          {t('preferences.factorSecret')}:{' '}
          <span className={classes.secret}>{enrolment.secret.replace(/.{4}(?=.)/g, '$& ')}</span>
        </Hint>
        <TextField
          form={kit.form}
          name="code"
          label={t('preferences.factorCode')}
          required
          autoComplete="one-time-code"
        />
        <CheckField form={kit.form} name="endOthers" label={t('preferences.endOthers')} />
        <ButtonRow flush>
          <BusyButton type="submit" isBusy={kit.saving}>
            {t('preferences.factorConfirm')}
          </BusyButton>
          <Button variant="default" onClick={onCancel}>
            {t('preferences.factorCancel')}
          </Button>
        </ButtonRow>
      </FieldStack>
    </KitForm>
  )
}
