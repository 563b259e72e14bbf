import { Button } from '@mantine/core'
import { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import { useState } from 'react'
import { explainWith } from '../../../api/explain.ts'
import { refreshUser } from '../../../api/freshUser.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { Section } from '../../../ui/Sheet.tsx'

/** Takes the whole setup away, once somebody was asked. */
export function ResetSetup({ onDone }: { onDone: () => void }) {
  const t = useText()
  const [asks, setAsks] = useState(false)
  const change = useChange(OrderIntegration, [OrderIntegration])
  const reset = async (): Promise<void> => {
    try {
      await change.mutateAsync({ query: { Functype: 'reset' }, body: { confirmed: true } })
      await refreshUser().catch(() => undefined)
      notify.done(t('orderIntegration.resetDone'))
      onDone()
    } catch (error) {
      notify.failed(explainWith(error, 'orderIntegration.failed'))
    }
    setAsks(false)
  }
  return (
    <Section title={t('orderIntegration.resetTitle')} why={t('orderIntegration.resetWhy')}>
      {asks && (
        <Hint warns role="alert">
          {t('orderIntegration.resetQuestion')}
        </Hint>
      )}
      <ButtonRow flush>
        {!asks && (
          <ChangeButton variant="default" onClick={() => setAsks(true)}>
            {t('orderIntegration.reset')}
          </ChangeButton>
        )}
        {asks && (
          <>
            <ActionButton color="red" onAct={reset}>
              {t('orderIntegration.resetYes')}
            </ActionButton>
            <Button variant="default" onClick={() => setAsks(false)}>
              {t('orderIntegration.resetNo')}
            </Button>
          </>
        )}
      </ButtonRow>
    </Section>
  )
}
