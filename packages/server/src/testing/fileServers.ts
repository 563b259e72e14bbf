import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, whenGreeting } from './freePort.ts'

/** A server of files on loopback, with one user and one folder. */
export interface FileServer {
  readonly port: number
  readonly user: string
  readonly password: string
  /** A private key that signs in; blank: its way has none. */
  readonly privateKey: string
  /** The folder as clients name it. */
  readonly folder: string
  /** Lays a file into the folder; a path may lead below it. */
  put(name: string, content: string | Buffer): void
  /** The same of so many zeros, which take no room. */
  putZeros(name: string, bytes: number): void
  /** Names in the folder, or below it; none where it is not there. */
  names(below?: string): readonly string[]
  read(name: string): string
  remove(name: string): void
  /** Takes the right to change anything from the folder, and gives it back. */
  lock(): void
  unlock(): void
  /** Takes the right to read a file. */
  shut(name: string): void
  /** Ends, and is there again at the same port with another key. */
  changeKey(): Promise<void>
  close(): Promise<void>
}

const isRoot = process.getuid?.() === 0
const paths = ['/usr/sbin', '/usr/lib/openssh', '/usr/bin']
const programOf = (name: string): string | undefined =>
  paths.map(path => join(path, name)).find(each => existsSync(each))

/** Why a server can't be started here; blank: it can. Both give a session to its user, which takes the rights of root. */
export function missing(...programs: readonly string[]): string {
  const not = programs.filter(name => programOf(name) === undefined)
  if (not.length > 0) return `${not.join(', ')} not installed (node scripts/setup.mjs --with-test-tools)`
  return isRoot ? '' : 'needs the rights of root'
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** What both have in common: a folder, and a process that may begin anew. */
function folderAt(home: string, uid: number) {
  const drop = join(home, 'drop')
  mkdirSync(drop, { recursive: true })
  if (isRoot) chownSync(drop, uid, uid)
  return {
    drop,
    put(name: string, content: string | Buffer): void {
      const path = join(drop, name)
      writeFileSync(path, content)
      if (isRoot) chownSync(path, uid, uid)
    },
    putZeros(name: string, bytes: number): void {
      writeFileSync(join(drop, name), '')
      truncateSync(join(drop, name), bytes)
    },
    names(below = ''): readonly string[] {
      const path = join(drop, below)
      return existsSync(path) ? readdirSync(path).toSorted() : []
    },
    read: (name: string) => readFileSync(join(drop, name), 'utf8'),
    remove: (name: string) => rmSync(join(drop, name), { recursive: true }),
    lock(): void {
      // Whoever owns a folder may always change it.
      chownSync(drop, 0, 0)
      chmodSync(drop, 0o755)
    },
    unlock: () => chownSync(drop, uid, uid),
    shut: (name: string) => chmodSync(join(drop, name), 0o000),
  }
}

/** Programs that change users stand where a plain shell does not look. */
const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` }

/** The list of this machine's users takes one change at a time, and refuses whoever comes meanwhile: files of tests wait. */
const inTurn = (command: string, args: readonly string[], input = ''): string =>
  execFileSync('flock', [join(tmpdir(), 'wb-users.lock'), command, ...args], {
    ...{ input, env, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] },
  })

/** A user of this machine with a password, for as long as the test lasts. */
function addUser(home: string) {
  const user = `wb${crypto.randomUUID().slice(0, 8)}`
  const password = `pass-${crypto.randomUUID()}`
  inTurn('useradd', ['--no-create-home', '--home-dir', home, '--shell', '/bin/sh', user])
  inTurn('chpasswd', [], `${user}:${password}\n`)
  return { user, password, uid: Number(execFileSync('id', ['-u', user], { encoding: 'utf8' })) }
}

const removeUser = (user: string): string => inTurn('userdel', ['-f', user])

/** OpenSSH with its own sftp server, which takes the user's password and key. */
export async function startSftpServer(): Promise<FileServer> {
  const home = join(tmpdir(), `wb-sftp-${crypto.randomUUID().slice(0, 8)}`)
  mkdirSync(home)
  chmodSync(home, 0o755)
  mkdirSync('/run/sshd', { recursive: true })
  const { user, uid, password } = addUser(home)
  const folder = folderAt(home, uid)
  const keygen = (file: string, type = 'ed25519') =>
    execFileSync('ssh-keygen', ['-q', '-t', type, '-N', '', '-f', join(home, file)])
  keygen('host')
  keygen('client')
  writeFileSync(join(home, 'authorized'), readFileSync(join(home, 'client.pub')))
  const port = await freePort()
  writeFileSync(
    join(home, 'sshd_config'),
    [
      ...[`Port ${port}`, 'ListenAddress 127.0.0.1', `HostKey ${home}/host`, `PidFile ${home}/pid`],
      ...[`AuthorizedKeysFile ${home}/authorized`, 'StrictModes no', 'UsePAM no', 'PasswordAuthentication yes'],
      ...['KbdInteractiveAuthentication no', `AllowUsers ${user}`, 'Subsystem sftp internal-sftp'],
      ...['MaxStartups 100', 'LogLevel ERROR', 'PerSourcePenalties no'].filter(line => !line.startsWith('PerSource')),
    ].join('\n'),
  )
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(programOf('sshd') ?? 'sshd', ['-D', '-e', '-f', join(home, 'sshd_config')], { stdio: 'ignore' })
    await whenGreeting(port, () => child.exitCode !== null, 'sshd')
    return child
  }
  let sshd = await start()
  return {
    ...{ port, user, password, privateKey: readFileSync(join(home, 'client'), 'utf8'), ...folder },
    folder: folder.drop,
    async changeKey() {
      await end(sshd)
      rmSync(join(home, 'host'))
      rmSync(join(home, 'host.pub'))
      keygen('host')
      sshd = await start()
    },
    async close() {
      await end(sshd)
      removeUser(user)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** vsftpd, with one user of this machine. @param tls it asks for TLS, with a certificate that nobody vouches for */
export async function startFtpServer({ tls = false }: { readonly tls?: boolean } = {}): Promise<FileServer> {
  const home = join(tmpdir(), `wb-ftp-${crypto.randomUUID().slice(0, 8)}`)
  mkdirSync(home)
  chmodSync(home, 0o755)
  mkdirSync(join(home, 'empty'))
  const { user, uid, password } = addUser(home)
  const folder = folderAt(home, uid)
  const certify = () =>
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'],
        ...['-subj', '/CN=ftp.test', '-keyout', join(home, 'key.pem'), '-out', join(home, 'cert.pem')],
      ],
      { stdio: 'ignore' },
    )
  if (tls) certify()
  const port = await freePort()
  writeFileSync(join(home, 'users'), `${user}\n`)
  writeFileSync(
    join(home, 'vsftpd.conf'),
    [
      ...['listen=YES', 'listen_ipv6=NO', 'listen_address=127.0.0.1', `listen_port=${port}`, 'background=NO'],
      ...['anonymous_enable=NO', 'local_enable=YES', 'write_enable=YES', 'local_umask=022', 'connect_from_port_20=NO'],
      ...['pasv_enable=YES', 'pasv_address=127.0.0.1', `secure_chroot_dir=${home}/empty`, 'seccomp_sandbox=NO'],
      ...['pam_service_name=vsftpd', 'userlist_enable=YES', 'userlist_deny=NO', `userlist_file=${home}/users`],
      ...['xferlog_enable=NO', 'dual_log_enable=NO', 'session_support=NO', 'isolate=NO', 'isolate_network=NO'],
      ...(tls
        ? [
            ...['ssl_enable=YES', 'force_local_logins_ssl=YES', 'force_local_data_ssl=YES', 'require_ssl_reuse=YES'],
            ...[`rsa_cert_file=${home}/cert.pem`, `rsa_private_key_file=${home}/key.pem`, 'ssl_ciphers=HIGH'],
          ]
        : []),
      '',
    ].join('\n'),
  )
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(programOf('vsftpd') ?? 'vsftpd', [join(home, 'vsftpd.conf')], { stdio: 'ignore' })
    await whenGreeting(port, () => child.exitCode !== null, 'vsftpd')
    return child
  }
  let ftpd = await start()
  return {
    ...{ port, user, password, privateKey: '', ...folder },
    folder: folder.drop,
    async changeKey() {
      await end(ftpd)
      certify()
      ftpd = await start()
    },
    async close() {
      await end(ftpd)
      removeUser(user)
      rmSync(home, { recursive: true, force: true })
    },
  }
}
