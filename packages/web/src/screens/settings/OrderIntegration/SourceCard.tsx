import { Button } from '@mantine/core'
import { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import {
  type ConnectionResult,
  isServerWay,
  type OrderIntegrationType,
  type WireOrderSource,
} from '@waybill/contract/wire/orderSources.ts'
import { useState } from 'react'
import { makeCall } from '../../../api/call.ts'
import { explainWith } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { notify } from '../../../ui/notify.ts'
import { Badge } from '../../../ui/StatusBadge.tsx'
import { faultText } from '../../../widgets/Confirmations/confirmationWords.ts'
import { ConfirmForm } from './ConfirmForm.tsx'
import classes from './OrderIntegration.module.css'
import { OtherKey } from './OtherKey.tsx'
import { SourceFacts } from './SourceFacts.tsx'
import { SourceLog } from './SourceLog.tsx'
import { stateOf, toneOf } from './sourceWords.ts'
import { TestSteps } from './TestSteps.tsx'

/** A test waits for each step of a server that does not answer. */
const TEST_TIMEOUT_MS = 120_000

/** One source: how it stands, what it brought lately, and what can be done with it. */
export function SourceCard({
  source,
  onEdit,
  onFile,
}: {
  source: WireOrderSource
  onEdit: () => void
  /** Shows an import of it; null: a file is to be uploaded. */
  onFile: (runId: number | null) => void
}) {
  const t = useText()
  const { sourceId, version, name, way, isActive, fault, newHostKey } = source
  const [steps, setSteps] = useState<readonly ConnectionResult[] | null>(null)
  const [asks, setAsks] = useState(false)
  const [confirms, setConfirms] = useState(false)
  const change = useChange(OrderIntegration, [OrderIntegration])
  const act = async (Functype: OrderIntegrationType, done = '', more: object = {}): Promise<void> => {
    try {
      await change.mutateAsync({ query: { Functype }, body: { sourceId, version, ...more } })
      if (done !== '') notify.done(done)
    } catch (error) {
      notify.failed(explainWith(error, 'orderIntegration.failed'))
    }
  }
  const test = async (): Promise<void> => {
    setSteps(null)
    try {
      const asked = { query: { Functype: 'test' as const }, body: { sourceId }, timeoutMs: TEST_TIMEOUT_MS }
      setSteps((await makeCall(OrderIntegration, asked)).steps)
    } catch (error) {
      notify.failed(explainWith(error, 'orderIntegration.failed'))
    }
  }
  const state = stateOf(source)
  return (
    <article className={classes.card} aria-label={name}>
      <h3 className={classes.name}>
        {name} <Badge tone={toneOf[state]}>{t(`orderIntegration.state_${state}`)}</Badge>
      </h3>
      {fault !== null && newHostKey === '' && (
        <Hint warns role="alert">
          {faultText(fault)}{' '}
          {source.failingSince !== null && (
            <>
              ({t('orderIntegration.failingSince')} <InstantText at={source.failingSince} />)
            </>
          )}
        </Hint>
      )}
      {newHostKey !== '' && <OtherKey source={source} onAccept={() => act('accept', '', { hostKey: newHostKey })} />}
      <SourceFacts source={source} onFile={onFile} />
      {steps !== null && <TestSteps name={name} steps={steps} />}
      <SourceLog
        source={source}
        onForget={key => act('forget', t('orderIntegration.forgotten'), { key })}
        onRelease={(mailId, allowsSender) =>
          act('release', t('orderIntegration.released', { name }), { mailId, allowsSender })
        }
      />
      {confirms && <ConfirmForm source={source} onClose={() => setConfirms(false)} />}
      {asks && (
        <Hint warns role="alert">
          {t('orderIntegration.removeQuestion', { name })}
        </Hint>
      )}
      <ButtonRow flush>
        {asks ? (
          <>
            <ActionButton color="red" onAct={() => act('delete', t('orderIntegration.removed', { name }))}>
              {t('orderIntegration.removeYes')}
            </ActionButton>
            <Button variant="default" onClick={() => setAsks(false)}>
              {t('orderIntegration.keep')}
            </Button>
          </>
        ) : (
          <>
            {isServerWay(way) && (
              <>
                <ActionButton variant="default" onAct={test}>
                  {t('orderIntegration.test')}
                </ActionButton>
                {isActive && (
                  <ActionButton variant="default" onAct={() => act('run', t('orderIntegration.runStarted', { name }))}>
                    {t('orderIntegration.run')}
                  </ActionButton>
                )}
              </>
            )}
            {way === 'upload' && (
              <Button variant="default" onClick={() => onFile(null)}>
                {t('orderIntegration.upload')}
              </Button>
            )}
            <ChangeButton variant="default" onClick={onEdit}>
              {t('orderIntegration.edit')}
            </ChangeButton>
            <Button variant="default" aria-expanded={confirms} onClick={() => setConfirms(!confirms)}>
              {t('confirmations.settings')}
            </Button>
            {way !== 'upload' && (
              <ActionButton variant="default" onAct={() => act(isActive ? 'stop' : 'start')}>
                {t(isActive ? 'orderIntegration.stop' : 'orderIntegration.start')}
              </ActionButton>
            )}
            <ChangeButton variant="default" onClick={() => setAsks(true)}>
              {t('orderIntegration.remove')}
            </ChangeButton>
          </>
        )}
      </ButtonRow>
    </article>
  )
}
