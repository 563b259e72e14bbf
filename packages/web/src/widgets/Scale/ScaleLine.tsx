import { Button } from '@mantine/core'
import { explainWith } from '../../api/explain.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { Hint } from '../../ui/Hint.tsx'
import { notify } from '../../ui/notify.ts'
import classes from './Scale.module.css'
import { useScale } from './useScale.ts'

/** The weight on my scale, large, with how it stands in words. */
export function ScaleLine() {
  const t = useText()
  const { source, state, shown, tare, connect, act } = useScale()
  const doIt = async (what: 'tare' | 'zero' | 'clear'): Promise<void> => {
    try {
      await act(what)
    } catch (problem) {
      notify.failed(explainWith(problem, 'stations.failed'))
    }
  }
  const isRead = source !== 'none' && state !== 'off'
  return (
    <div className={classes.line}>
      {isRead ? (
        <p className={classes.weight} data-state={state} role="status">
          <output>{shown}</output> <span>{t(`stations.scale_${state}`)}</span>
          {tare !== '' && <span>{t('stations.tareOf', { weight: tare })}</span>}
        </p>
      ) : (
        <Hint>{t(source === 'none' ? 'stations.noScale' : 'stations.scale_off')}</Hint>
      )}
      <ButtonRow flush>
        {isRead && (
          <>
            <ActionButton variant="default" onAct={() => doIt('tare')}>
              {t('stations.tare')}
            </ActionButton>
            {tare !== '' && (
              <ActionButton variant="default" onAct={() => doIt('clear')}>
                {t('stations.clearTare')}
              </ActionButton>
            )}
            <ActionButton variant="default" onAct={() => doIt('zero')}>
              {t('stations.zero')}
            </ActionButton>
          </>
        )}
        {connect !== null && source !== 'computer' && (
          <Button variant="default" onClick={() => void connect().catch(() => notify.failed(t('stations.failed')))}>
            {t('stations.connectScale')}
          </Button>
        )}
      </ButtonRow>
    </div>
  )
}
