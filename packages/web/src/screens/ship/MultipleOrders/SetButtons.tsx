import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useReachable } from '../../../widgets/screens.ts'
import classes from './MultipleOrders.module.css'
import type { SavingItems } from './useSaveItems.ts'

/** Save first, then what else can be done with a shipment in Set items. */
export function SetButtons({
  shipmentId,
  saving,
  isDirty,
  isWrong,
  onSave,
}: {
  shipmentId: number
  saving: SavingItems
  isDirty: boolean
  /** Something in it can't be saved as it stands. */
  isWrong: boolean
  onSave: () => Promise<unknown>
}) {
  const t = useText()
  const reachable = useReachable()
  const [isAsked, setAsked] = useState(false)
  return (
    <footer className={classes.setFoot}>
      <FormProblem problem={saving.problem} />
      {isAsked ? (
        <ButtonRow flush>
          <p>{t('lists.revertQuestion', { count: 1 })}</p>
          <ActionButton color="red.9" onAct={saving.revert}>
            {t('lists.revertSetItems')}
          </ActionButton>
          <Button variant="default" onClick={() => setAsked(false)}>
            {t('actions.cancel')}
          </Button>
        </ButtonRow>
      ) : (
        <ButtonRow flush>
          <ActionButton disabled={!isDirty || isWrong} onAct={onSave}>
            {t('multipleOrders.save')}
          </ActionButton>
          <ActionButton variant="default" disabled={isDirty} onAct={saving.toRates}>
            {t('lists.moveQ')}
          </ActionButton>
          {reachable('Prepaid') && (
            <Button variant="default" component={Link} to={`/Prepaid/${shipmentId}/edit`}>
              {t('multipleOrders.whole')}
            </Button>
          )}
          <ChangeButton variant="subtle" onClick={() => setAsked(true)}>
            {t('lists.revertSetItems')}
          </ChangeButton>
        </ButtonRow>
      )}
    </footer>
  )
}
