import { Button, CopyButton, TextInput } from '@mantine/core'
import { useText } from '../../../texts/texts.ts'
import { Hint } from '../../../ui/Hint.tsx'

/** The link of an invitation, or of a company that was made, where no mail leaves the house: shown once, for whoever hands it on. */
export function InvitationLink({ link, label, why }: { link: string; label: string; why: string }) {
  const t = useText()
  return (
    <div>
      <Hint warns role="status">
        {why}
      </Hint>
      <TextInput label={label} value={link} readOnly autoFocus onFocus={event => event.currentTarget.select()} />
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
