import { Button, CopyButton, TextInput } from '@mantine/core'
import { useText } from '../../../texts/texts.ts'

/** The address whose mail the product reads, to be handed on; it is set where the installation is. */
export function Mailroom({ address }: { address: string }) {
  const t = useText()
  return (
    <div>
      <TextInput
        label={t('company.mailroom')}
        description={t('company.mailroomWhy')}
        value={address}
        readOnly
        onFocus={event => event.currentTarget.select()}
      />
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button mt={8} size="xs" variant="default" onClick={copy}>
            {t(copied ? 'company.mailroomCopied' : 'company.mailroomCopy')}
          </Button>
        )}
      </CopyButton>
    </div>
  )
}
