import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import { letterHtml } from './html.ts'
import { type Letter, openTransport } from './transport.ts'

const letter: Letter = {
  messageId: '<1@waybill>',
  to: ['dispatch@carrier.invalid'],
  cc: [],
  replyTo: '',
  subject: 'Tender',
  text: 'Please pick up.',
  html: '<p>Please pick up.</p>',
  attachments: [{ name: 'bol.pdf', bytes: Buffer.from('%PDF-1.7') }],
  letterhead: null,
}

type Options = NonNullable<ConstructorParameters<typeof SMTPServer>[0]>

async function deliver(
  options: Options,
  sockets = new Set<Socket>(),
  written = letter,
  patience: Parameters<typeof openTransport>[1] = {},
): Promise<{ outcome: Awaited<ReturnType<ReturnType<typeof openTransport>>>; taken: string }> {
  let taken = ''
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', chunk => {
        taken += chunk
      })
      stream.on('end', () => done())
    },
    ...options,
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Waybill <no-reply@waybill.invalid>' }
  const send = openTransport(settings, patience)
  const outcome = await send(written)
  await new Promise<void>(done => server.close(() => done()))
  return { outcome, taken }
}

const refusal = (code: number) => Object.assign(new Error('no such box'), { responseCode: code })

describe('mail over SMTP', () => {
  it('is sent with its message id and attachment', async () => {
    const { outcome, taken } = await deliver({})
    expect(outcome).toEqual({ kind: 'sent', reason: '' })
    expect(taken).toContain('Message-ID: <1@waybill>')
    expect(taken).toContain('filename=bol.pdf')
  })

  it('travels under the logo of its company, which is inside the mail and no address', async () => {
    const company = 'Miller & <b>Sons</b>'
    const letterhead = { bytes: Buffer.from('a picture'), mime: 'image/png' as const, company }
    const { taken } = await deliver({}, new Set(), { ...letter, html: letterHtml(['Please pick up.']), letterhead })
    const html = taken.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(html).toContain('<img src="cid:logo@waybill" alt="Miller &amp; &lt;b&gt;Sons&lt;/b&gt;"')
    expect(html).toContain('Content-ID: <logo@waybill>')
    expect(html).toContain('Content-Disposition: inline')
    expect(html).toContain(letterhead.bytes.toString('base64'))
    expect(html).not.toContain('img src="http')
    expect(html).toContain('filename=bol.pdf')
  })

  it('bounces when the recipient is refused, and waits when the server asks to', async () => {
    const refuse = (code: number) => deliver({ onRcptTo: (_to, _session, done) => done(refusal(code)) })
    expect((await refuse(550)).outcome.kind).toBe('bounced')
    expect((await refuse(451)).outcome.kind).toBe('later')
  })

  it('is unknown when the connection breaks after the letter was handed over', async () => {
    const sockets = new Set<Socket>()
    const { outcome } = await deliver(
      {
        onData(stream) {
          stream.resume()
          stream.on('end', () => {
            for (const socket of sockets) socket.destroy()
          })
        },
      },
      sockets,
    )
    expect(outcome.kind).toBe('unknown')
  })

  it('waits when nobody answers', async () => {
    const send = openTransport({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'x@waybill.invalid' })
    expect((await send(letter)).kind).toBe('later')
  })

  it('waits, and says so, when a server takes the connection and never greets', async () => {
    const silent = createServer(() => {})
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'x@waybill.invalid' }
    const outcome = await openTransport(settings, { greetingTimeout: 100 })(letter)
    expect(outcome).toEqual({ kind: 'later', reason: expect.stringMatching(/\S/) })
    silent.close()
  })

  it('is unknown when a server takes the letter and never answers', async () => {
    const { outcome } = await deliver({ onData: stream => void stream.resume() }, new Set(), letter, {
      socketTimeout: 2_000,
    })
    expect(outcome.kind).toBe('unknown')
  })

  it('names who was refused while others got it', async () => {
    const onRcptTo: NonNullable<Options['onRcptTo']> = ({ address }, _session, done) =>
      address.startsWith('gone') ? done(refusal(550)) : done()
    const to = ['dispatch@carrier.invalid', 'gone@carrier.invalid']
    const { outcome } = await deliver({ onRcptTo }, new Set(), { ...letter, to })
    expect(outcome).toEqual({ kind: 'sent', reason: expect.stringContaining('gone@carrier.invalid') })
  })
})
