import { isServerWay, type WireOrderSource } from '@waybill/contract/wire/orderSources.ts'
import { useText } from '../../../texts/texts.ts'
import { formatCount } from '../../../ui/format.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Fact } from '../../../ui/Panel.tsx'
import classes from './OrderIntegration.module.css'
import { whereOf } from './sourceWords.ts'

/** Where a source's files come from, the last one, and when it is looked at. */
export function SourceFacts({ source, onFile }: { source: WireOrderSource; onFile: (runId: number) => void }) {
  const t = useText()
  const { way, last, lookedAt, nextAt, isActive, leftThere, hostKey, newHostKey } = source
  const where = whereOf(source)
  const { confirmBy, confirmFolder, confirmTo } = source
  return (
    <dl className={classes.facts}>
      <Fact name={t(way === 'mail' ? 'orderIntegration.address' : 'orderIntegration.where')}>
        {where === '' ? t('orderIntegration.noMailbox') : where}
      </Fact>
      <Fact name={t('orderIntegration.last')}>
        {last === null ? (
          t('orderIntegration.noFile')
        ) : (
          <>
            <LinkButton onClick={() => onFile(last.runId)}>
              {t('orderIntegration.openLast', { name: last.name })}
            </LinkButton>{' '}
            {t(`imports.state_${last.state}`)}
            {', '}
            {t('orderIntegration.rows', { done: formatCount(last.done), held: formatCount(last.held) })}
            {', '}
            <InstantText at={last.createdAt} />
          </>
        )}
      </Fact>
      {confirmBy !== '' && (
        <Fact name={t('confirmations.now')}>
          {confirmBy === 'folder'
            ? t('confirmations.nowFolder', { folder: confirmFolder })
            : t('confirmations.nowMail', { to: confirmTo.join(', ') })}
        </Fact>
      )}
      {isServerWay(way) && (
        <>
          <Fact name={t('orderIntegration.looked')}>
            {lookedAt === null ? t('orderIntegration.never') : <InstantText at={lookedAt} />}
            {leftThere > 0 && `, ${t('orderIntegration.leftThere', { count: leftThere })}`}
          </Fact>
          <Fact name={t('orderIntegration.next')}>
            {nextAt === null || !isActive ? t('orderIntegration.never') : <InstantText at={nextAt} />}
          </Fact>
          {hostKey !== '' && newHostKey === '' && (
            <Fact name={t('orderIntegration.hostKey')}>
              {hostKey === 'vouched' ? t('orderIntegration.vouched') : <code>{hostKey}</code>}
            </Fact>
          )}
        </>
      )}
    </dl>
  )
}
