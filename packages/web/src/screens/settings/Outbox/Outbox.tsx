import '../../../texts/carrierOrders.ts'
import '../../../texts/lists.ts'
import '../../../texts/mails.ts'
import '../../../texts/shipment.ts'
import { ExportMails } from '@waybill/contract/calls/Mail/ExportMails.ts'
import { GetMails } from '@waybill/contract/calls/Mail/GetMails.ts'
import { ResendMail } from '@waybill/contract/calls/Mail/ResendMail.ts'
import type { mailExportColumns, WireMail } from '@waybill/contract/wire/mail.ts'
import { useMemo } from 'react'
import { fetchFile } from '../../../api/call.ts'
import { mayChange } from '../../../api/session.ts'
import { settings } from '../../../api/settings.ts'
import { useText } from '../../../texts/texts.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import type { Column } from '../../../widgets/DataList/types.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { MailPanel } from '../../../widgets/Mails/MailPanel.tsx'
import { MailState } from '../../../widgets/Mails/MailState.tsx'
import { mailPurpose } from '../../../widgets/Mails/mailPurpose.ts'
import classes from './Outbox.module.css'
import { outboxList } from './outboxList.ts'

type Field = (typeof mailExportColumns)[number]
const columnsOf = (t: ReturnType<typeof useText>): readonly Column<WireMail, Field>[] => [
  { id: 'subject', title: t('mails.subject'), cell: mail => mail.subject, grows: true },
  { id: 'state', title: t('mails.state'), cell: mail => <MailState state={mail.state} />, card: 'aside' },
  { id: 'to', title: t('mails.to'), cell: mail => mail.to.join(', '), card: 'line' },
  { id: 'purpose', title: t('mails.purpose'), cell: mail => mailPurpose(mail.purpose), card: 'line' },
  { id: 'createdAt', title: t('mails.when'), cell: mail => <InstantText at={mail.createdAt} />, card: 'line' },
  { id: 'attachments', title: t('mails.attachments'), cell: mail => filesOf(mail), shown: false },
]
const filesOf = (mail: WireMail): string => mail.attachments.map(file => file.name).join(', ') || '–'

/** Every mail of the company with what became of it; without a mail server, where mails end. */
export function Outbox() {
  const t = useText()
  const columns = useMemo(() => columnsOf(t), [t])
  const list = useList({
    spec: outboxList,
    call: GetMails,
    ask: (question, page) => ({ body: { ...question, ...page } }),
    read: ({ mails, total }) => ({ rows: mails, total }),
    isNews: news => news.topic === 'mail',
  })
  return (
    <>
      <PageHeader title={t('screens.outbox')} />
      {settings.mailsKept && (
        <p className={classes.kept} role="status">
          <strong>{t('mails.keptTitle')}</strong> {t('mails.keptWhy')}
        </p>
      )}
      <DataList<WireMail, Field>
        list={list}
        label={t('screens.outbox')}
        columns={columns}
        idOf={mail => mail.mailId}
        nameOf={mail => mail.subject}
        empty={{ title: t('mails.emptyTitle'), why: t('mails.emptyWhy') }}
        searchHint={t('mails.searchHint')}
        bulk={{
          // The outbox is everybody's; a mail is sent again by who may change what it is about.
          actions: mayChange(ResendMail.access.pages)
            ? [{ label: t('mails.resend'), start: { action: 'resendMails' as const } }]
            : [],
          all: { mails: list.question },
        }}
        onExport={(columns, chosen) =>
          fetchFile(ExportMails, { body: { ...list.question, columns, ...(chosen === undefined ? {} : { chosen }) } })
        }
        panel={(mail, close) => <MailPanel key={mail.mailId} mail={mail} onClose={close} />}
      />
    </>
  )
}
