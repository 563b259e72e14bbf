import { Button, Skeleton } from '@mantine/core'
import { GetReplies } from '@waybill/contract/calls/Mail/GetReplies.ts'
import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { DisplayFile } from '@waybill/contract/calls/Shipment/DisplayFile.ts'
import type { WireReply } from '@waybill/contract/wire/reply.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { WireInvitation } from '@waybill/contract/wire/spotQuote.ts'
import { minorDigits } from '@waybill/domain'
import { useId, useState } from 'react'
import { fetchFile } from '../../../api/call.ts'
import { explain, explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Money } from '../../../ui/Money.tsx'
import { notify } from '../../../ui/notify.ts'
import { Badge } from '../../../ui/StatusBadge.tsx'
import { saveFile } from '../../../ui/saveFile.ts'
import mailClasses from '../../../widgets/Mails/Mails.module.css'
import { carrierOf } from '../../../widgets/Quotes/quoteWords.ts'
import classes from './Mails.module.css'
import partClasses from './Part.module.css'
import { Part } from './Part.tsx'

const PAGE = 10
const PAGE_MAX = 200

/** What carriers answered to the mails of this shipment; nothing of it acts by itself. */
export function Replies({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const [pageSize, setPageSize] = useState(PAGE)
  const { data, error, refetch } = useCall(GetReplies, { body: { shipmentId: details.shipmentId, pageSize } })
  const asked = useCall(GetSpotQuotes, { body: { shipmentId: details.shipmentId } })
  const waiting = (asked.data?.quotes ?? [])
    .filter(quote => quote.state === 'open')
    .flatMap(({ invitations }) => invitations.filter(({ state }) => state === 'asked'))
  if (data === undefined && error === null) return <Skeleton height={40} radius={2} />
  // Without a mail there is nothing to answer, and without an answer nothing to say.
  if (data?.total === 0) return null
  return (
    <Part title={t('mails.replies')}>
      {data === undefined && error && (
        <ErrorState {...explain(error, 'mails.repliesFailed')} onRetry={() => void refetch()} />
      )}
      <ul className={classes.mails}>
        {data?.replies.map(reply => (
          <Reply
            key={reply.replyId}
            reply={reply}
            asked={waiting.find(({ email }) => email.toLowerCase() === reply.from.toLowerCase())}
          />
        ))}
      </ul>
      {data !== undefined && data.replies.length < data.total && pageSize < PAGE_MAX && (
        <Button variant="default" onClick={() => setPageSize(PAGE_MAX)}>
          {t('shipment.showAll', { count: data.total })}
        </Button>
      )}
    </Part>
  )
}

function SenderBadge({ reply: { kind, verified } }: { reply: WireReply }) {
  const t = useText()
  if (kind === 'bounce') return <Badge tone="bad">{t('mails.notArrived')}</Badge>
  if (!verified) return <Badge tone="warn">{t('mails.unverified')}</Badge>
  return kind === 'automatic' ? (
    <Badge tone="quiet">{t('mails.automatic')}</Badge>
  ) : (
    <Badge tone="good">{t('mails.verified')}</Badge>
  )
}

/** Leads to the carrier's quote with the price that it named, for a person to look over and send. */
function TakePrice({
  invitation,
  price,
}: {
  invitation: WireInvitation
  price: NonNullable<WireReply['proposedPrice']>
}) {
  const t = useText()
  const digits = minorDigits(price.currency)
  const amount = (price.amount / 10 ** digits).toFixed(digits)
  const query = new URLSearchParams({
    ...{ QuoteID: String(invitation.invitationId), userEdit: 'true' },
    ...{ amount, currency: price.currency },
  })
  return (
    <a href={`/QuoteResponse?${query}`} target="_blank" rel="noreferrer">
      {t('mails.takePrice', { carrier: carrierOf(invitation) })}
    </a>
  )
}

/** @param asked whom the sender is among those that were asked for a quote and have not answered */
function Reply({ reply, asked }: { reply: WireReply; asked: WireInvitation | undefined }) {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { fromName, from, subject, proposedPrice: price } = reply
  return (
    <li className={classes.mail}>
      <div className={classes.mailHead}>
        <SenderBadge reply={reply} />
        <span className={classes.mailSubject}>
          {subject}
          <span className={partClasses.under}>
            {fromName === '' ? from : `${fromName} <${from}>`} · <InstantText at={reply.receivedAt} />
          </span>
          {price && (
            <span className={partClasses.under}>
              {t('mails.namesPrice')} <Money amount={price.amount} currency={price.currency} />: “{price.words}”{' '}
              {t('mails.priceWhy')} {asked && <TakePrice invitation={asked} price={price} />}
            </span>
          )}
        </span>
        <Button variant="default" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'mails.hide' : 'mails.read')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <ReplyText reply={reply} />}
      </div>
    </li>
  )
}

function ReplyText({ reply }: { reply: WireReply }) {
  const t = useText()
  const [isQuoteShown, setQuoteShown] = useState(false)
  const { text, quoted, attachments, leftOut, verified, kind } = reply
  const download = async (fileId: number, name: string): Promise<void> => {
    try {
      const { blob } = await fetchFile(DisplayFile, { body: { fileId } })
      saveFile(name, blob)
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  return (
    <>
      {!verified && kind !== 'bounce' && <Hint>{t('mails.unverifiedWhy')}</Hint>}
      <pre className={mailClasses.text}>{text ?? t('mails.textNotShown')}</pre>
      {quoted !== null && quoted !== '' && (
        <Button variant="default" size="xs" onClick={() => setQuoteShown(!isQuoteShown)} aria-expanded={isQuoteShown}>
          {t(isQuoteShown ? 'mails.hideQuoted' : 'mails.showQuoted')}
        </Button>
      )}
      {isQuoteShown && <pre className={mailClasses.text}>{quoted}</pre>}
      {attachments.length > 0 && (
        <p>
          {t('mails.attachments')}:{' '}
          {attachments.map(({ fileId, name }, at) => (
            <span key={fileId}>
              {at > 0 && ', '}
              <LinkButton onClick={() => void download(fileId, name)}>{name}</LinkButton>
            </span>
          ))}
        </p>
      )}
      {leftOut.length > 0 && <Hint>{t('mails.leftOut', { names: leftOut.join(', ') })}</Hint>}
    </>
  )
}
