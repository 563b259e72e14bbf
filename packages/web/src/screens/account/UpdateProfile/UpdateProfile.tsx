import { Button, TextInput } from '@mantine/core'
import { manageOwnAccount } from '../../../api/account.ts'
import { explainShort } from '../../../api/explain.ts'
import { useUser } from '../../../api/useSession.ts'
import { useText } from '../../../texts/texts.ts'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { FieldPair, FieldStack, Sheet } from '../../../ui/Sheet.tsx'
import { personSchema } from '../../../widgets/personSchema.ts'

/** One's own name, phone, company and title. */
export function UpdateProfile() {
  const t = useText()
  const user = useUser()
  const { form, submit, problem, saving } = useFormKit({
    schema: personSchema,
    start: {
      FirstName: user?.FirstName ?? '',
      LastName: user?.LastName ?? '',
      Phone: user?.Phone ?? '',
      CompanyName: user?.CompanyName ?? '',
      Title: user?.Title ?? '',
    },
    save: async values => {
      await manageOwnAccount(5, values)
      notify.done(t('person.saved'))
    },
    explain: explainShort,
    keepAs: 'UpdateProfile',
  })
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <PageHeader
        title={t('screens.updateProfile')}
        action={
          <Button type="submit" loading={saving}>
            {t('actions.save')}
          </Button>
        }
      />
      <Sheet>
        <FieldStack>
          <FormProblem problem={problem} />
          <FieldPair>
            <TextField
              form={form}
              name="FirstName"
              label={t('person.firstName')}
              required
              maxLength={50}
              autoComplete="given-name"
            />
            <TextField
              form={form}
              name="LastName"
              label={t('person.lastName')}
              required
              maxLength={50}
              autoComplete="family-name"
            />
          </FieldPair>
          <TextInput
            label={t('person.email')}
            description={t('person.emailFixed')}
            value={user?.Email ?? ''}
            readOnly
          />
          <FieldPair>
            <TextField
              form={form}
              name="Phone"
              label={t('person.phone')}
              type="tel"
              required
              maxLength={25}
              autoComplete="tel"
            />
            <TextField
              form={form}
              name="Title"
              label={t('person.title')}
              maxLength={60}
              autoComplete="organization-title"
            />
          </FieldPair>
          <TextField
            form={form}
            name="CompanyName"
            label={t('person.company')}
            required
            maxLength={100}
            autoComplete="organization"
          />
        </FieldStack>
      </Sheet>
    </form>
  )
}
