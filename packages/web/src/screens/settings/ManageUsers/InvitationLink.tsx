import { Button, CopyButton, TextInput } from '@mantine/core'
import { useText } from '../../../texts/texts.ts'
import { Hint } from '../../../ui/Hint.tsx'

/** The link of an invitation where no mail leaves the house: shown once, for whoever hands it on. */
export function InvitationLink({ link }: { link: string }) {
  const t = useText()
  return (
    <div>
      <Hint warns role="status">
        {t('people.linkWhy')}
      </Hint>
      <TextInput
        label={t('people.link')}
        value={link}
        readOnly
        autoFocus
        onFocus={event => event.currentTarget.select()}
      />
      <CopyButton value={link}>
        {({ copied, copy }) => (
          <Button mt={8} size="xs" variant="default" onClick={copy}>
            {t(copied ? 'people.linkCopied' : 'people.linkCopy')}
          </Button>
        )}
      </CopyButton>
    </div>
  )
}
