import { Popover, TextInput } from '@mantine/core'
import { ActivateRateSheet } from '@waybill/contract/calls/RateSheets/ActivateRateSheet.ts'
import { GetRateSheet } from '@waybill/contract/calls/RateSheets/GetRateSheet.ts'
import { GetRateSheets } from '@waybill/contract/calls/RateSheets/GetRateSheets.ts'
import type { WireRateSheet } from '@waybill/contract/wire/rateSheet.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { explainShort } from '../../../api/explain.ts'
import { CallProblem } from '../../../api/problem.ts'
import { useChange } from '../../../api/useChange.ts'
import { issueText, useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { formatDate } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'

/** What can be done with a version as a whole: activate it on a day, set its end, put it away. */
export function Activation({ sheet, name }: { sheet: WireRateSheet; name: string }) {
  const t = useText()
  const go = useNavigate()
  const change = useChange(ActivateRateSheet, [GetRateSheet, GetRateSheets])
  const [isOpen, setOpen] = useState(false)
  const [day, setDay] = useState(sheet.state === 'draft' ? sheet.from : (sheet.to ?? ''))
  const [problem, setProblem] = useState('')
  // What was asked is shown beside the day, and the next press says that it was looked at.
  const [isAsked, setAsked] = useState(false)
  const isDraft = sheet.state === 'draft'
  const { versionId, version } = sheet
  const act = async (action: 'activate' | 'end' | 'discard'): Promise<void> => {
    setProblem('')
    const dates =
      action === 'activate'
        ? { from: day, confirmed: isAsked }
        : action === 'end'
          ? { to: day === '' ? null : day }
          : {}
    try {
      await change.mutateAsync({ query: { action }, body: { versionId, ...dates } })
    } catch (error) {
      const [issue] = error instanceof CallProblem ? error.issues : []
      setAsked(issue?.at === 'body.confirmed')
      return setProblem(issue === undefined ? explainShort(error) : issueText(issue.code, issue.params))
    }
    setOpen(false)
    if (action === 'discard') {
      notify.done(t('rateSheets.discarded', { version, name }))
      return void go('/RateSheets')
    }
    if (action === 'activate') notify.done(t('rateSheets.activated', { version, name, from: formatDate(day) }))
    else notify.done(t('rateSheets.ended', { version, name, to: day === '' ? t('rateSheets.open') : formatDate(day) }))
  }
  const canDiscard = isDraft || sheet.state === 'mapping' || sheet.state === 'faulty'
  return (
    <ButtonRow flush>
      {canDiscard && (
        <ActionButton variant="default" onAct={() => act('discard')}>
          {t('rateSheets.discard')}
        </ActionButton>
      )}
      {(isDraft || sheet.state === 'active') && (
        <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus width={320}>
          <Popover.Target>
            <ChangeButton variant={isDraft ? 'filled' : 'default'} onClick={() => setOpen(!isOpen)}>
              {t(isDraft ? 'rateSheets.activate' : 'rateSheets.end')}
            </ChangeButton>
          </Popover.Target>
          <Popover.Dropdown aria-label={t(isDraft ? 'rateSheets.activate' : 'rateSheets.end')}>
            <TextInput
              type="date"
              label={t(isDraft ? 'rateSheets.from' : 'rateSheets.to')}
              value={day}
              error={problem}
              onChange={event => {
                setDay(event.currentTarget.value)
                setAsked(false)
              }}
            />
            <Hint small>{t(isDraft ? 'rateSheets.activateWhy' : 'rateSheets.endWhy')}</Hint>
            <ButtonRow>
              <ActionButton onAct={() => act(isDraft ? 'activate' : 'end')}>
                {t(isAsked ? 'rateSheets.activateAnyway' : isDraft ? 'rateSheets.activate' : 'rateSheets.save')}
              </ActionButton>
            </ButtonRow>
          </Popover.Dropdown>
        </Popover>
      )}
    </ButtonRow>
  )
}
