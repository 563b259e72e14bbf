import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort, whenGreeting } from './freePort.ts'

/** Postfix on loopback: what is sent to it lies in a mailbox's folder afterwards. */
export interface Postfix {
  readonly url: string
  close(): Promise<void>
}

const PROGRAM = '/usr/sbin/postfix'
const NOBODY = 65_534

/** Why it can't be started here; blank: it can. */
export const postfixMissing = (): string => {
  if (!existsSync(PROGRAM)) return 'postfix not installed (node scripts/setup.mjs --with-test-tools)'
  return process.getuid?.() === 0 ? '' : 'needs the rights of root'
}

/** What runs in it, none of it in a room of its own. */
const services = [
  ...['pickup unix n - n 60 1 pickup', 'cleanup unix n - n - 0 cleanup', 'qmgr unix n - n 300 1 qmgr'],
  ...['rewrite unix - - n - - trivial-rewrite', 'bounce unix - - n - 0 bounce', 'defer unix - - n - 0 bounce'],
  ...['trace unix - - n - 0 bounce', 'error unix - - n - - error', 'retry unix - - n - - error'],
  ...['virtual unix - n n - - virtual', 'proxymap unix - - n - - proxymap', 'anvil unix - - n - 1 anvil'],
  ...['postlog unix-dgram n - n - 1 postlogd', 'flush unix n - n 1000? 0 flush', 'discard unix - - n - - discard'],
]

/** @param maildir where mails to this domain are laid, with whatever stands behind a + */
export async function startPostfix(domain: string, maildir: string): Promise<Postfix> {
  const home = join(tmpdir(), `wb-post-${crypto.randomUUID().slice(0, 8)}`)
  for (const folder of ['', 'etc', 'queue', 'data']) mkdirSync(join(home, folder))
  for (const folder of ['', 'queue']) chmodSync(join(home, folder), 0o755)
  execFileSync('chown', ['postfix', join(home, 'data')])
  const port = await freePort()
  writeFileSync(
    join(home, 'etc/main.cf'),
    [
      ...['compatibility_level = 3.6', `queue_directory = ${home}/queue`, `data_directory = ${home}/data`],
      ...['mail_owner = postfix', 'inet_interfaces = 127.0.0.1', 'inet_protocols = ipv4', 'myhostname = post.test'],
      ...['mydestination =', 'mynetworks = 127.0.0.0/8', 'recipient_delimiter = +', `maillog_file = /dev/stdout`],
      ...[`virtual_mailbox_domains = ${domain}`, `virtual_mailbox_base = ${dirname(maildir)}`],
      ...[`virtual_mailbox_maps = static:${maildir.slice(dirname(maildir).length + 1)}/`, 'virtual_minimum_uid = 1'],
      ...[`virtual_uid_maps = static:${NOBODY}`, `virtual_gid_maps = static:${NOBODY}`, 'alias_maps =', ''],
    ].join('\n'),
  )
  writeFileSync(join(home, 'etc/master.cf'), [`127.0.0.1:${port} inet n - n - - smtpd`, ...services, ''].join('\n'))
  const postfix = spawn(PROGRAM, ['-c', join(home, 'etc'), 'start-fg'], { stdio: 'ignore' })
  await whenGreeting(port, () => postfix.exitCode !== null, 'postfix')
  return {
    url: `smtp://127.0.0.1:${port}`,
    async close() {
      const ended = once(postfix, 'exit')
      execFileSync(PROGRAM, ['-c', join(home, 'etc'), 'stop'], { stdio: 'ignore' })
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}
