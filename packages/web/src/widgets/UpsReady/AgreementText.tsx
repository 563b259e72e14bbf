import type { ReplyOf } from '@waybill/contract/call.ts'
import type { RequestAgreement } from '@waybill/contract/calls/UPSReady/RequestAgreement.ts'
import { useText } from '../../texts/texts.ts'
import { Hint } from '../../ui/Hint.tsx'
import { InstantText } from '../../ui/InstantText.tsx'
import classes from './UpsReady.module.css'

/** UPS's agreement, to be read before it is accepted. */
export function AgreementText({ agreement }: { agreement: ReplyOf<typeof RequestAgreement> }) {
  const t = useText()
  const { Version, Text, IsSample, AcceptedAt, AcceptedBy } = agreement
  return (
    <div>
      {IsSample && (
        <Hint warns role="status">
          {t('upsReady.sample')}
        </Hint>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is scrolled by keys, too. */}
      <section className={classes.agreement} aria-label={t('upsReady.agreement')} tabIndex={0}>
        {Text.split('\n\n').map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <Hint small>
        {t('upsReady.version', { version: Version })}
        {AcceptedAt !== null && (
          <>
            {' '}
            {t(AcceptedBy === '' ? 'upsReady.accepted' : 'upsReady.acceptedBy', { name: AcceptedBy })}{' '}
            <InstantText at={AcceptedAt} />
          </>
        )}
      </Hint>
    </div>
  )
}
