import { Button } from '@mantine/core'
import { ExportMails } from '@waybill/contract/calls/Mail/ExportMails.ts'
import { GetMails } from '@waybill/contract/calls/Mail/GetMails.ts'
import type { mailExportColumns, WireMail } from '@waybill/contract/wire/mail.ts'
import { Link } from 'react-router'
import { fetchFile } from '../../../api/call.ts'
import { useText } from '../../../texts/texts.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import type { Column } from '../../../widgets/DataList/types.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { MailFacts } from '../../../widgets/Mails/MailFacts.tsx'
import { canResend, MailState } from '../../../widgets/Mails/MailState.tsx'
import { mailPurpose } from '../../../widgets/Mails/mailPurpose.ts'
import { ResendButton } from '../../../widgets/Mails/ResendButton.tsx'
import { useReachable } from '../../../widgets/screens.ts'
import classes from './Outbox.module.css'
import { outboxList, questionOf } from './outboxList.ts'

const columnsOf = (t: ReturnType<typeof useText>): readonly Column<WireMail, (typeof mailExportColumns)[number]>[] => [
  { id: 'subject', title: t('mails.subject'), cell: mail => mail.subject, fields: ['subject'] },
  {
    id: 'state',
    title: t('mails.state'),
    cell: mail => <MailState state={mail.state} />,
    fields: ['state'],
    card: 'aside',
  },
  { id: 'to', title: t('mails.to'), cell: mail => mail.to.join(', '), fields: ['to'], card: 'line' },
  {
    id: 'purpose',
    title: t('mails.purpose'),
    cell: mail => mailPurpose(mail.purpose),
    fields: ['purpose'],
    card: 'line',
  },
  {
    id: 'when',
    title: t('mails.when'),
    cell: mail => <InstantText at={mail.createdAt} />,
    fields: ['createdAt'],
    card: 'line',
  },
  {
    id: 'attachments',
    title: t('mails.attachments'),
    cell: mail => mail.attachments.map(file => file.name).join(', ') || '–',
    fields: ['attachments'],
    shown: false,
  },
]

/** Every mail of the company with what became of it; without a mail server, where mails end. */
export function Outbox() {
  const t = useText()
  const reachable = useReachable()
  const list = useList({
    spec: outboxList,
    call: GetMails,
    ask: (state, page) => ({ body: { ...questionOf(state), ...page } }),
    read: ({ mails, total }) => ({ rows: mails, total }),
    isNews: news => news.topic === 'mail',
  })
  const question = questionOf(list.state)
  return (
    <>
      <PageHeader title={t('screens.outbox')} />
      {list.reply?.kept && (
        <p className={classes.kept} role="status">
          <strong>{t('mails.keptTitle')}</strong> {t('mails.keptWhy')}
        </p>
      )}
      <DataList
        list={list}
        label={t('screens.outbox')}
        columns={columnsOf(t)}
        idOf={mail => mail.mailId}
        nameOf={mail => mail.subject}
        empty={{ title: t('mails.emptyTitle'), why: t('mails.emptyWhy') }}
        searchHint={t('mails.searchHint')}
        bulk={{
          actions: [{ label: t('mails.resend'), start: { action: 'resendMails' } }],
          kinds: ['resendMails'],
          all: { mails: question },
          onOpen: id => list.change({ open: String(id) }),
        }}
        onExport={columns => fetchFile(ExportMails, { body: { ...question, columns } })}
        panel={(mail, close) => (
          <Panel
            key={mail.mailId}
            title={mail.subject}
            onClose={close}
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
        )}
      />
    </>
  )
}
