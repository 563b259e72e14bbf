import { Button } from '@mantine/core'
import { useText } from '../../../texts/texts.ts'
import { leaveGuards } from '../../../ui/form/leaveGuard.ts'

/** Back to the ways a carrier can be set up in. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const t = useText()
  return (
    <Button variant="default" onClick={() => leaveGuards.ask(onBack)}>
      {t('carriers.back')}
    </Button>
  )
}
