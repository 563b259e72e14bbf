import { GetDayEnd } from '@waybill/contract/calls/DayEnd/GetDayEnd.ts'
import { ManifestPaper } from '@waybill/contract/calls/DayEnd/ManifestPaper.ts'
import { SettleClose } from '@waybill/contract/calls/DayEnd/SettleClose.ts'
import type { WireClose } from '@waybill/contract/wire/dayEnd.ts'
import { fetchFile } from '../../../api/call.ts'
import { explainShort, explainWith } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { formatCount } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { Badge, type Tone } from '../../../ui/StatusBadge.tsx'
import { saveFile } from '../../../ui/saveFile.ts'
import classes from './DayEnd.module.css'

const tones: Readonly<Record<WireClose['state'], Tone>> = {
  closing: 'busy',
  closed: 'good',
  failed: 'bad',
  unknown: 'warn',
}

/** Days that were closed, with their papers, the newest first. */
export function Closes({ closes }: { closes: readonly WireClose[] }) {
  const t = useText()
  return (
    <section className={classes.part} aria-label={t('dayEnd.manifests')}>
      <h2 className={classes.title}>{t('dayEnd.manifests')}</h2>
      {closes.length === 0 && <Hint>{t('dayEnd.noCloses')}</Hint>}
      <ul className={classes.rows}>
        {closes.map(close => (
          <Row key={close.closeId} close={close} />
        ))}
      </ul>
    </section>
  )
}

function Row({ close }: { close: WireClose }) {
  const t = useText()
  const settling = useChange(SettleClose, [GetDayEnd])
  const { closeId, state, number, papers } = close
  const name = number || String(closeId)
  const get = async (paper: string): Promise<void> => {
    try {
      const file = await fetchFile(ManifestPaper, { body: { closeId, paper } })
      saveFile(file.name, file.blob)
      notify.done(t('dayEnd.paperSaved', { document: file.name }))
    } catch (error) {
      notify.failed(explainWith(error, 'dayEnd.paperFailed'))
    }
  }
  const settle = async (closed: boolean): Promise<void> => {
    await settling
      .mutateAsync({ body: { closeId, closed } })
      .catch((error: unknown) => notify.failed(explainShort(error)))
  }
  return (
    <li className={classes.row} aria-label={`${close.CarrierName} ${name}`}>
      <p className={classes.line}>
        <strong>{close.CarrierName}</strong>
        {number !== '' && <span className="wb-whole">{number}</span>}
        <Badge tone={tones[state]}>{t(`dayEnd.close_${state}`)}</Badge>
        <DateText date={close.day} />
        <span>{t('dayEnd.load', { count: close.count, weight: formatCount(close.weightLb) })}</span>
      </p>
      {close.answer !== '' && <Hint warns={state !== 'closed'}>{said(close.answer)}</Hint>}
      <div className={classes.acts}>
        {state === 'closed' && (
          <ActionButton looks size="xs" variant="default" onAct={() => get('')}>
            {t('dayEnd.manifest', { number: closeId })}
          </ActionButton>
        )}
        {papers.map(paper => (
          <ActionButton looks key={paper} size="xs" variant="default" onAct={() => get(paper)}>
            {paper}
          </ActionButton>
        ))}
        {state === 'unknown' && (
          <>
            <ActionButton
              size="xs"
              variant="default"
              aria-label={t('dayEnd.hasItOf', { number: name })}
              onAct={() => settle(true)}
            >
              {t('dayEnd.hasIt')}
            </ActionButton>
            <ActionButton
              size="xs"
              variant="default"
              aria-label={t('dayEnd.hasItNotOf', { number: name })}
              onAct={() => settle(false)}
            >
              {t('dayEnd.hasItNot')}
            </ActionButton>
          </>
        )}
      </div>
    </li>
  )
}
