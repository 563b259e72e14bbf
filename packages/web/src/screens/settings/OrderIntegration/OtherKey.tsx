import type { WireOrderSource } from '@waybill/contract/wire/orderSources.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { Fact } from '../../../ui/Panel.tsx'
import classes from './OrderIntegration.module.css'

/** A server that shows another key: both, and the question whether that is right. */
export function OtherKey({ source, onAccept }: { source: WireOrderSource; onAccept: () => Promise<void> }) {
  const t = useText()
  return (
    <div role="alert" className={classes.otherKey}>
      <strong>{t('orderIntegration.keyTitle')}</strong>
      <dl className={classes.facts}>
        <Fact name={t('orderIntegration.keyOld')}>
          <code>{source.hostKey}</code>
        </Fact>
        <Fact name={t('orderIntegration.keyNew')}>
          <code>{source.newHostKey}</code>
        </Fact>
      </dl>
      <Hint>{t('orderIntegration.keyAsk')}</Hint>
      <ButtonRow flush>
        <ActionButton variant="default" onAct={onAccept}>
          {t('orderIntegration.keyAccept')}
        </ActionButton>
      </ButtonRow>
    </div>
  )
}
