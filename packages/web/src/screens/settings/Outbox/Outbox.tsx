import { Button } from '@mantine/core'
import { GetMails } from '@waybill/contract/calls/Mail/GetMails.ts'
import type { WireMail } from '@waybill/contract/wire/mail.ts'
import { Link } from 'react-router'
import { useCall } from '../../../api/useCall.ts'
import { useLive } from '../../../api/useLive.ts'
import { useText } from '../../../texts/texts.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { Column } from '../../../widgets/DataList/columns.ts'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import type { ListSpec } from '../../../widgets/DataList/urlState.ts'
import { useListState } from '../../../widgets/DataList/useListState.ts'
import { MailFacts } from '../../../widgets/Mails/MailFacts.tsx'
import { canResend, MailState } from '../../../widgets/Mails/MailState.tsx'
import { mailPurpose } from '../../../widgets/Mails/mailPurpose.ts'
import { ResendButton } from '../../../widgets/Mails/ResendButton.tsx'
import { useReachable } from '../../../widgets/screens.ts'
import classes from './Outbox.module.css'

const spec: ListSpec = { sorts: ['created'], sort: 'created', order: 'desc', filters: {} }

const columnsOf = (t: ReturnType<typeof useText>): readonly Column<WireMail>[] => [
  { id: 'subject', title: t('mails.subject'), cell: mail => mail.subject },
  { id: 'state', title: t('mails.state'), cell: mail => <MailState state={mail.state} />, card: 'aside' },
  { id: 'to', title: t('mails.to'), cell: mail => mail.to.join(', '), card: 'line' },
  { id: 'purpose', title: t('mails.purpose'), cell: mail => mailPurpose(mail.purpose), card: 'line' },
  { id: 'when', title: t('mails.when'), cell: mail => <InstantText at={mail.createdAt} />, card: 'line' },
  {
    id: 'attachments',
    title: t('mails.attachments'),
    cell: mail => mail.attachments.map(file => file.name).join(', ') || '–',
    shown: false,
  },
]

/** Every mail of the company with what became of it; without a mail server, where mails end. */
export function Outbox() {
  const t = useText()
  const [state, change] = useListState(spec)
  const mails = useCall(GetMails, { body: { pageSize: state.size, pageIndex: state.page } })
  useLive('', [GetMails], news => news.topic === 'mail')
  const { data } = mails
  return (
    <>
      <PageHeader title={t('screens.outbox')} />
      {data?.kept && (
        <p className={classes.kept} role="status">
          <strong>{t('mails.keptTitle')}</strong> {t('mails.keptWhy')}
        </p>
      )}
      <DataList
        name="outbox"
        label={t('screens.outbox')}
        columns={columnsOf(t)}
        idOf={mail => String(mail.mailId)}
        nameOf={mail => mail.subject}
        state={state}
        change={change}
        answer={data && { rows: data.mails, total: data.total, hasNext: state.page * state.size < data.total }}
        isStale={mails.isPlaceholderData}
        error={mails.error}
        onRetry={() => void mails.refetch()}
        empty={{ title: t('mails.emptyTitle'), why: t('mails.emptyWhy') }}
        panel={(mail, close) => <MailPanel key={mail.mailId} mail={mail} onClose={close} />}
      />
    </>
  )
}

function MailPanel({ mail, onClose }: { mail: WireMail; onClose: () => void }) {
  const t = useText()
  const reachable = useReachable()
  return (
    <Panel
      title={mail.subject}
      onClose={onClose}
      footer={
        <>
          {canResend(mail) && <ResendButton mailId={mail.mailId} />}
          {mail.shipmentId !== null && reachable('ShipmentDetails') && (
            <Button variant="default" component={Link} to={`/ShipmentDetails/${mail.shipmentId}`}>
              {t('mails.openShipment')}
            </Button>
          )}
        </>
      }
    >
      <MailFacts mail={mail} />
    </Panel>
  )
}
