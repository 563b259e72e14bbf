import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort, whenGreeting } from './freePort.ts'

/** Dovecot, the IMAP server of Debian, on loopback with one mailbox: what is written into it is what mail servers leave there. */
export interface ImapServer {
  /** With the password in it. */
  readonly url: string
  /** Where its mails lie, one a file, for a mail server that delivers into it. */
  readonly maildir: string
  /** Lays a mail into the mailbox, as it would come over the wire. */
  deliver(source: string | Buffer): void
  /** Files in the mailbox, the flags that the server knows of them at their ends. */
  names(): readonly string[]
  /** Lets the numbers of the mailbox begin anew, as after a repair (UIDVALIDITY changes). */
  renumber(): void
  close(): Promise<void>
}

const USER = 'mailroom'
const PASSWORD = 'a b@c/d'
/** Whose the mail is; Dovecot serves no mail of root's. */
const NOBODY = 65534

const isRoot = process.getuid?.() === 0

function configOf(home: string, port: number): string {
  const own = isRoot ? '' : userInfo().username
  return [
    ...[
      `base_dir = ${home}/run`,
      `state_dir = ${home}/state`,
      'instance_name = waybill-test',
      `log_path = ${home}/log`,
    ],
    ...[
      'protocols = imap',
      'listen = 127.0.0.1',
      'ssl = no',
      'disable_plaintext_auth = no',
      'mail_max_userip_connections = 100',
    ],
    ...(own === '' ? [] : [`default_internal_user = ${own}`, `default_login_user = ${own}`]),
    ...(own === '' ? [] : ['service anvil {\n chroot =\n}', 'service imap-login {\n chroot =\n}']),
    `mail_location = maildir:${home}/mail`,
    `service imap-login {\n inet_listener imap {\n  port = ${port}\n }\n inet_listener imaps {\n  port = 0\n }\n}`,
    `passdb {\n driver = passwd-file\n args = scheme=PLAIN ${home}/users\n}`,
    `userdb {\n driver = static\n args = uid=${isRoot ? NOBODY : userInfo().uid} gid=${isRoot ? NOBODY : userInfo().gid} home=${home}/mail\n}`,
  ].join('\n')
}

export async function startImapServer(): Promise<ImapServer> {
  // Socket paths of Dovecot have to stay short.
  const home = join(tmpdir(), `wb-imap-${crypto.randomUUID().slice(0, 8)}`)
  const inbox = join(home, 'mail')
  for (const folder of ['', 'run', 'state', 'mail', 'mail/tmp', 'mail/new', 'mail/cur']) {
    mkdirSync(join(home, folder))
    chmodSync(join(home, folder), 0o755)
    if (isRoot && folder.startsWith('mail')) chownSync(join(home, folder), NOBODY, NOBODY)
  }
  writeFileSync(join(home, 'users'), `${USER}:{PLAIN}${PASSWORD}\n`)
  const port = await freePort()
  writeFileSync(join(home, 'dovecot.conf'), configOf(home, port))
  const dovecot = spawn('dovecot', ['-F', '-c', join(home, 'dovecot.conf')], {
    ...{ stdio: 'ignore', env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` } },
  })
  dovecot.on('error', () => {})
  await whenGreeting(port, () => dovecot.exitCode !== null, 'dovecot')
  let delivered = 0
  return {
    url: `imap://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    maildir: inbox,
    deliver(source) {
      delivered += 1
      const name = `${delivered.toString().padStart(6, '0')}.test`
      writeFileSync(join(inbox, 'tmp', name), source)
      if (isRoot) chownSync(join(inbox, 'tmp', name), NOBODY, NOBODY)
      renameSync(join(inbox, 'tmp', name), join(inbox, 'new', name))
    },
    names: () => ['new', 'cur'].flatMap(folder => readdirSync(join(inbox, folder))),
    renumber() {
      const list = join(inbox, 'dovecot-uidlist')
      const validity = Number(/ V(\d+)/.exec(readFileSync(list, 'utf8'))?.[1] ?? 0) + 1
      for (const name of readdirSync(inbox)) if (name.startsWith('dovecot')) rmSync(join(inbox, name))
      writeFileSync(list, `3 V${validity} N1 G${crypto.randomUUID().replaceAll('-', '')}\n`)
      if (isRoot) chownSync(list, NOBODY, NOBODY)
    },
    async close() {
      const ended = once(dovecot, 'exit')
      dovecot.kill('SIGTERM')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}
