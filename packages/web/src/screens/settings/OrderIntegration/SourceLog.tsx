import type { MailedFile, WireOrderSource } from '@waybill/contract/wire/orderSources.ts'
import { type TextKey, useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { fieldName } from '../../../widgets/ImportFile/words.ts'
import classes from './OrderIntegration.module.css'
import { reasonText } from './sourceWords.ts'

const became: Readonly<Record<string, TextKey>> = {
  taken: 'orderIntegration.became_taken',
  same: 'orderIntegration.became_same',
  passed: 'orderIntegration.became_passed',
  tooMany: 'orderIntegration.became_tooMany',
}

/** What a source brought lately, and how its columns are understood: folded away until it is asked for. */
export function SourceLog({
  source: { files, mails, mappings },
  onForget,
  onRelease,
}: {
  source: WireOrderSource
  onForget: (key: string) => Promise<void>
  onRelease: (mailId: number, allowsSender: boolean) => Promise<void>
}) {
  const t = useText()
  const becameOf = ({ became: what }: MailedFile): string => {
    const key = became[what]
    return key === undefined ? reasonText(what) : t(key)
  }
  return (
    <>
      {files.length > 0 && (
        <details className={classes.log}>
          <summary>{t('orderIntegration.files')}</summary>
          <ul>
            {files.map(({ name, state, reason, isMoved, metAt }) => (
              <li key={`${name}/${metAt}/${state}`}>
                {name}: {t(`orderIntegration.file_${state}`)}
                {reason !== '' && ` (${reasonText(reason)})`}
                {!isMoved && (state === 'taken' || state === 'same') && `, ${t('orderIntegration.notMoved')}`},{' '}
                <InstantText at={metAt} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {mails.length > 0 && (
        <details className={classes.log}>
          <summary>{t('orderIntegration.mails')}</summary>
          <ul>
            {mails.map(({ mailId, canRelease, sender, subject, state, reason, files: brought, receivedAt }) => (
              <li key={mailId}>
                {sender}, {subject}:{' '}
                {t(
                  reason === ''
                    ? `orderIntegration.mail_${state === 'held' ? 'off' : state}`
                    : `orderIntegration.mail_${reason}`,
                )}
                , <InstantText at={receivedAt} />
                {canRelease && (
                  <ButtonRow>
                    <ActionButton variant="default" size="xs" onAct={() => onRelease(mailId, false)}>
                      {t('orderIntegration.release')}
                    </ActionButton>
                    {reason === 'sender' && sender !== '' && (
                      <ActionButton variant="default" size="xs" onAct={() => onRelease(mailId, true)}>
                        {t('orderIntegration.releaseAllow')}
                      </ActionButton>
                    )}
                  </ButtonRow>
                )}
                {state === 'taken' && (
                  <ul>
                    {brought.map(file => (
                      <li key={file.name}>
                        {file.name}: {becameOf(file)}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      {mappings.length > 0 && (
        <details className={classes.log}>
          <summary>{t('orderIntegration.columns')}</summary>
          {mappings.map(({ key, columns, savedAt }) => (
            <div key={key}>
              <InstantText at={savedAt} />
              <ul>
                {columns.map(({ head, field }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: heads may say the same twice; their order never changes
                  <li key={at}>
                    {t('orderIntegration.columnIs', {
                      head,
                      field: field === null ? t('orderIntegration.columnPassed') : fieldName(t, field),
                    })}
                  </li>
                ))}
              </ul>
              <ActionButton variant="default" size="xs" onAct={() => onForget(key)}>
                {t('orderIntegration.forget')}
              </ActionButton>
            </div>
          ))}
        </details>
      )}
    </>
  )
}
