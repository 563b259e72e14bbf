import { UserManagement } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { textLimits } from '@waybill/domain'
import { useState } from 'react'
import { z } from 'zod'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { countryChoices } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { ChoiceField, TextField } from '../../../ui/form/fields.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { FieldPair, FieldStack, Sheet } from '../../../ui/Sheet.tsx'
import classes from '../../../widgets/UpsReady/UpsReady.module.css'

const line = (max: number) => z.string().trim().min(1).max(max)

const asked = z.object({
  FirstName: line(textLimits.firstName),
  LastName: line(textLimits.lastName),
  CompanyName: line(textLimits.company),
  Email: line(textLimits.contactEmail).pipe(z.email()),
  Phone: line(textLimits.personPhone),
  UpsAccount: line(10),
  UpsCountry: line(textLimits.country),
})

/** Whoever is no company here yet asks for an account, and says which UPS account it is for. No invoice is asked for. */
export function AskForAccount() {
  const t = useText()
  // Sent again after an answer that was lost, it is the same request.
  const [RequestID] = useState(() => crypto.randomUUID())
  const [isFiled, setFiled] = useState(false)
  const kit = useFormKit({
    schema: asked,
    start: {
      ...{ FirstName: '', LastName: '', CompanyName: '', Email: '', Phone: '', UpsAccount: '' },
      UpsCountry: 'US',
    },
    explain: explainShort,
    save: async values => {
      await makeCall(UserManagement, { query: { actions: 6 }, body: { ...values, RequestID }, developerKey: true })
      setFiled(true)
    },
  })
  const { form } = kit
  return (
    <Sheet>
      <h1 className={classes.title}>{t('screens.accountSetup')}</h1>
      {isFiled ? (
        <p role="status">{t('upsReady.asked')}</p>
      ) : (
        <KitForm kit={kit}>
          <FieldStack>
            <p>{t('upsReady.askWhy')}</p>
            <FieldPair>
              <TextField
                form={form}
                name="FirstName"
                label={t('upsReady.firstName')}
                autoComplete="given-name"
                required
              />
              <TextField
                form={form}
                name="LastName"
                label={t('upsReady.lastName')}
                autoComplete="family-name"
                required
              />
            </FieldPair>
            <TextField
              form={form}
              name="CompanyName"
              label={t('upsReady.company')}
              autoComplete="organization"
              required
            />
            <FieldPair>
              <TextField
                form={form}
                name="Email"
                type="email"
                label={t('upsReady.email')}
                autoComplete="email"
                required
              />
              <TextField form={form} name="Phone" type="tel" label={t('upsReady.phone')} autoComplete="tel" required />
            </FieldPair>
            <FieldPair>
              <TextField
                form={form}
                name="UpsAccount"
                label={t('upsReady.accountNumber')}
                description={t('upsReady.accountNumberHint')}
                autoComplete="off"
                required
              />
              <ChoiceField
                form={form}
                name="UpsCountry"
                label={t('upsReady.accountCountry')}
                choices={countryChoices()}
                required
              />
            </FieldPair>
            <FormProblem problem={kit.problem} />
            <BusyButton type="submit" isBusy={kit.saving}>
              {t('upsReady.ask')}
            </BusyButton>
          </FieldStack>
        </KitForm>
      )}
    </Sheet>
  )
}
