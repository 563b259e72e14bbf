import { createHash } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import ssh2, { type ConnectConfig, type Client as Ssh } from 'ssh2'
import { firstWords, isCut, SourceFailure, saidBy, within } from './failure.ts'
import type { Opening } from './remoteFolder.ts'

/** `ssh-ed25519 SHA256:…`, as people know it from `ssh-keygen -l`. */
function nameOfKey(key: Buffer): string {
  const type = key.subarray(4, 4 + Math.min(key.readUInt32BE(0), 60)).toString('latin1')
  return `${type} SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`
}

/** A server with several keys shows the one that was shown first. */
function algorithmsFor(hostKey: string): Pick<ConnectConfig, 'algorithms'> {
  const [type = ''] = hostKey.split(' ')
  if (type === '') return {}
  const names = type === 'ssh-rsa' ? ['rsa-sha2-512', 'rsa-sha2-256'] : [type]
  return { algorithms: { serverHostKey: { prepend: names, append: [], remove: [] } } } as Pick<
    ConnectConfig,
    'algorithms'
  >
}

/** @throws {SourceFailure} keyUnreadable */
function credentialsOf({ reach }: Opening): ConnectConfig {
  const { user: username, password, privateKey } = reach
  if (privateKey === '') return { username, password, tryKeyboard: true }
  const passphrase = password === '' ? {} : { passphrase: password }
  const parsed = ssh2.utils.parseKey(privateKey, password)
  if (parsed instanceof Error) throw new SourceFailure('signIn', 'keyUnreadable')
  return { username, privateKey, ...passphrase }
}

/** A connection to the first address that takes one. @throws {SourceFailure} noAnswer */
async function dial({ reach, addresses, patience, done }: Opening): Promise<Socket> {
  for (const host of addresses) {
    // A question is small, and its answer waited for: it leaves at once.
    const socket = connect({ host, port: reach.port, noDelay: true })
    const connected = await new Promise<boolean>(settle => {
      const timer = setTimeout(() => settle(false), patience.connect)
      socket.once('connect', () => settle(true)).once('error', () => settle(false))
      socket.once('close', () => clearTimeout(timer))
      socket.once('connect', () => clearTimeout(timer))
    })
    if (connected) {
      done('connect', `${host}:${reach.port}`)
      return socket
    }
    socket.on('error', () => {})
    socket.destroy()
  }
  throw new SourceFailure('connect', 'noAnswer', { host: reach.host, port: reach.port })
}

/** Signs in by SSH. @throws {SourceFailure} closed, otherProtocol, keyChanged, signInRefused, silent */
export async function signIn(opening: Opening, ssh: Ssh): Promise<string> {
  const { reach, patience, done } = opening
  const credentials = credentialsOf(opening)
  const secrets = [reach.password, reach.privateKey]
  const sock = await dial(opening)
  let shown = ''
  let isRefused = false
  const heard = firstWords(sock)
  // Whoever greets in another language may end the connection or wait for ever.
  const orOther = (failure: SourceFailure): SourceFailure =>
    heard.words === '' || heard.words.includes('SSH-')
      ? failure
      : new SourceFailure('key', 'otherProtocol', { said: saidBy(heard.words, secrets) })
  const ready = new Promise<void>((resolve, reject) => {
    ssh.once('ready', resolve)
    ssh.once('close', () => reject(orOther(new SourceFailure(shown === '' ? 'key' : 'signIn', 'closed'))))
    ssh.on('keyboard-interactive', (_name, _instructions, _lang, prompts, finish) =>
      finish(prompts.map(({ echo }) => (echo === true ? '' : reach.password))),
    )
    ssh.on('error', error => {
      const level = 'level' in error ? String(error.level) : ''
      if (isRefused) reject(new SourceFailure('key', 'keyChanged', { key: shown }))
      else if (level === 'client-authentication') {
        reject(new SourceFailure('signIn', 'signInRefused', { user: reach.user }))
      } else if (shown === '' && !isCut(error)) {
        reject(new SourceFailure('key', 'otherProtocol', { said: saidBy(error, secrets) }))
      } else reject(orOther(new SourceFailure(shown === '' ? 'key' : 'signIn', 'closed')))
    })
  })
  ssh.connect({
    ...{ sock, readyTimeout: 0, keepaliveInterval: 10_000, keepaliveCountMax: 3 },
    ...credentials,
    ...algorithmsFor(reach.hostKey),
    hostVerifier: (key: Buffer) => {
      shown = nameOfKey(key)
      isRefused = reach.hostKey !== '' && reach.hostKey !== shown
      if (!isRefused) done('key', shown)
      return !isRefused
    },
  })
  try {
    await within(patience.step, 'signIn', ready, () => ssh.destroy())
  } catch (error) {
    if (error instanceof SourceFailure && error.fault.code === 'silent' && shown === '') {
      throw orOther(new SourceFailure('key', 'silent', error.fault.params))
    }
    throw error
  }
  done('signIn', reach.user)
  return shown
}
