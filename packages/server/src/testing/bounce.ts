/**
 * A mail server's report, delivered to the mailroom, that a letter of ours never reached `to`.
 * @param behind the mailbox behind it that turned the letter away, where it is a list or forwards
 */
export const bounceOf = (messageId: string, to: string, behind = ''): string =>
  [
    'From: MAILER-DAEMON@mx.example',
    'To: no-reply@waybill.invalid',
    'Subject: Undelivered mail',
    `Message-ID: <${crypto.randomUUID()}@mx.example>`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary=r',
    'Auto-Submitted: auto-replied',
    '',
    '--r\r\nContent-Type: text/plain\r\n\r\nIt could not be delivered.',
    `--r\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\n${behind === '' ? '' : `Original-Recipient: rfc822; ${to}\r\n`}Final-Recipient: rfc822; ${behind || to}\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 no such mailbox`,
    `--r\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${messageId}\r\nSubject: x\r\n--r--`,
    '',
  ].join('\r\n')
