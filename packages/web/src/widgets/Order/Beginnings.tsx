import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { DeleteDraft } from '@waybill/contract/calls/Shipment/DeleteDraft.ts'
import { GetDrafts } from '@waybill/contract/calls/Shipment/GetDrafts.ts'
import { GetShipmentsToRepeat } from '@waybill/contract/calls/Shipment/GetShipmentsToRepeat.ts'
import { SaveDraft } from '@waybill/contract/calls/Shipment/SaveDraft.ts'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { makeCall } from '../../api/call.ts'
import { explainShort } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { clockIn, formatDate, formatTime, formatWeight } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { useKeys } from '../../ui/keys/useKeys.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { notify } from '../../ui/notify.ts'
import { type KeptOrder, readKept } from './keptOrder.ts'
import classes from './Order.module.css'
import { ownZone } from './zone.ts'

/** Offered before anybody looks for one. */
const RECENT = 4

interface OpenedDraft {
  readonly draftId: number
  readonly kept: KeptOrder
  readonly updatedAt: string
}

/** What was typed of a draft, or null when it is no order any more. */
async function openDraft(draftId: number): Promise<OpenedDraft | null> {
  const [draft] = (await makeCall(GetDrafts, { body: { draftId } })).drafts
  const kept = readKept(draft?.form)
  return draft === undefined || kept === null ? null : { draftId, kept, updatedAt: draft.updatedAt }
}

/** What an empty form offers: my unfinished orders, and past shipments to repeat. */
export function Beginnings({ onContinue }: { onContinue: (draft: OpenedDraft) => void }) {
  const t = useText()
  const { data } = useCall(GetDrafts, {}, { freshFor: 0 })
  const [searched, setSearched] = useState('')
  const searchText = useDebouncedValue(searched.trim(), 250)[0]
  const past = useCall(GetShipmentsToRepeat, { body: { searchText } }, { freshFor: 0 })
  const [gone, setGone] = useState<OpenedDraft | null>(null)
  const { mutateAsync: remove } = useChange(DeleteDraft, [GetDrafts])
  const { mutateAsync: restore } = useChange(SaveDraft, [GetDrafts])
  const drafts = data?.drafts ?? []
  const found = past.data?.shipments ?? []
  const rows = searchText === '' ? found.slice(0, RECENT) : found
  const navigate = useNavigate()
  const newest = rows[0]?.shipmentId
  const keys = useMemo(
    () => (newest === undefined ? {} : { r: () => void navigate(`/Prepaid/${newest}/copy`) }),
    [newest, navigate],
  )
  useKeys(keys, { r: t('frame.keyRepeat') })
  const proceed = async (draftId: number): Promise<void> => {
    try {
      const draft = await openDraft(draftId)
      if (draft === null) notify.failed(t('order.draftUnreadable'))
      else onContinue(draft)
    } catch (problem) {
      notify.failed(explainShort(problem))
    }
  }
  const throwAway = async (draftId: number): Promise<void> => {
    try {
      const draft = await openDraft(draftId)
      await remove({ body: { draftId } })
      setGone(draft)
    } catch (problem) {
      notify.failed(explainShort(problem))
    }
  }
  const bringBack = async (draft: OpenedDraft): Promise<void> => {
    setGone(null)
    await restore({ body: { form: { ...draft.kept } } }).catch(problem => notify.failed(explainShort(problem)))
  }
  if (drafts.length === 0 && rows.length === 0 && gone === null && searched === '') return null
  return (
    <div className={classes.beginnings}>
      {(drafts.length > 0 || gone !== null) && (
        <section aria-labelledby="drafts-title">
          <h2 id="drafts-title">{t('order.drafts')}</h2>
          <ul>
            {drafts.map(draft => (
              <li key={draft.draftId}>
                <LinkButton onClick={() => void proceed(draft.draftId)}>
                  {draft.name || t('order.draftNoName')}
                </LinkButton>{' '}
                <Hint inline small>
                  {t('order.draftOf', { when: savedAt(draft.updatedAt) })}
                </Hint>{' '}
                <LinkButton
                  aria-label={t('order.throwAwayOf', { name: draft.name || t('order.draftNoName') })}
                  onClick={() => void throwAway(draft.draftId)}
                >
                  {t('order.throwAway')}
                </LinkButton>
              </li>
            ))}
            {gone !== null && (
              <li role="status">
                {t('order.draftGone')} <LinkButton onClick={() => void bringBack(gone)}>{t('actions.undo')}</LinkButton>
              </li>
            )}
          </ul>
        </section>
      )}
      {(rows.length > 0 || searched !== '') && (
        <section aria-labelledby="repeat-title">
          <h2 id="repeat-title">
            {t('order.repeat')} <KeyHint keys="r" />
          </h2>
          <TextInput
            size="xs"
            my={6}
            aria-label={t('order.repeatFind')}
            placeholder={t('order.repeatFind')}
            maxLength={100}
            value={searched}
            onChange={event => setSearched(event.currentTarget.value)}
          />
          {rows.length === 0 && past.data !== undefined && <Hint small>{t('order.repeatNone')}</Hint>}
          <ul>
            {rows.map(row => (
              <li key={row.shipmentId}>
                <Link to={`/Prepaid/${row.shipmentId}/copy`}>
                  {row.consignee}, {row.consigneeCity} {row.consigneeState}
                </Link>{' '}
                <Hint inline small>
                  {t('order.repeatOf', {
                    count: row.TotalQuantity,
                    weight: formatWeight(row.Totalweight),
                    date: formatDate(row.shipDate),
                  })}
                </Hint>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** `10:42 AM` today, `Tue, Nov 24` before. */
export function savedAt(instant: string, now = new Date()): string {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return ''
  const isToday = at.toDateString() === now.toDateString()
  const { date, time } = clockIn(ownZone(), at)
  return isToday ? formatTime(time) : formatDate(date)
}
