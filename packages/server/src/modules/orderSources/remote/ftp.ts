import { isIP } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import type { ConnectionOptions, TLSSocket } from 'node:tls'
import { Client, FTPError, type TransferStrategy } from 'basic-ftp'
import { firstWords, isCut, SourceFailure, saidBy, within } from './failure.ts'
import {
  anotherName,
  below,
  ENTRIES_MAX,
  isPlainName,
  type Opened,
  type Opening,
  type RemoteFile,
  type RemoteFolder,
} from './remoteFolder.ts'

/** TLS from the first byte instead of on request. */
const IMPLICIT_PORT = 990
/** What is kept of a server whose certificate others vouch for: it may show a new one. */
const VOUCHED = 'vouched'
const LISTING_MAX_BYTES = 60 * 1024 * 1024

type Step = 'connect' | 'key' | 'signIn' | 'folder' | 'list' | 'move' | 'fetch' | 'put'

/** What an error means at a step. */
function failureAt(step: Step, error: unknown, { reach, patience }: Opening, name = ''): SourceFailure {
  if (error instanceof SourceFailure) return error
  const said = saidBy(error, [reach.password])
  const text = error instanceof Error ? error.message : ''
  if (/PASV returned another host/.test(text)) return new SourceFailure(step, 'otherHost')
  if (/^Timeout/.test(text)) return new SourceFailure(step, 'silent', { seconds: Math.round(patience.step / 1000) })
  if (/listing.*(?:exceed|large|max)/i.test(text))
    return new SourceFailure('list', 'tooManyFiles', { max: ENTRIES_MAX })
  if (isCut(error)) return new SourceFailure(step, step === 'fetch' ? 'halfFile' : 'closed', { name })
  if (step === 'signIn') return new SourceFailure(step, 'signInRefused', { user: reach.user })
  if (step === 'folder') return new SourceFailure(step, 'folderMissing', { folder: reach.folder || '/', said })
  if (step === 'list') return new SourceFailure(step, 'listRefused', { folder: reach.folder || '/', said })
  if (step === 'move') return new SourceFailure(step, 'moveRefused', { folder: reach.doneFolder, said })
  if (step === 'put') return new SourceFailure(step, 'putRefused', { folder: name, said })
  if (step === 'fetch') return new SourceFailure(step, 'fileRefused', { name, said })
  return new SourceFailure(step, 'otherProtocol', { said })
}

const refusedConnection = (error: unknown): boolean =>
  error instanceof Error && /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EADDRNOTAVAIL/.test(error.message)

const tlsOf = ({ reach }: Opening): ConnectionOptions => ({
  // What it shows is judged below, before anything is said to it.
  ...{ host: reach.host, rejectUnauthorized: false },
  ...(isIP(reach.host) === 0 ? { servername: reach.host } : {}),
})

/** Connects to the first address that takes one and hears its greeting. @throws {SourceFailure} */
async function greet(client: Client, opening: Opening): Promise<void> {
  const { reach, addresses, patience, done } = opening
  const isImplicit = reach.way === 'ftps' && reach.port === IMPLICIT_PORT
  for (const address of addresses) {
    const greeting = isImplicit
      ? client.connectImplicitTLS(address, reach.port, tlsOf(opening))
      : client.connect(address, reach.port)
    const heard = firstWords(client.ftp.socket)
    try {
      await within(patience.connect, 'connect', greeting, () => client.close())
      done('connect', `${address}:${reach.port}`)
      return
    } catch (error) {
      const isOther = heard.words !== '' && !/^\d{3}[ -]/.test(heard.words)
      if (isOther) throw new SourceFailure('connect', 'otherProtocol', { said: saidBy(heard.words, []) })
      if (!refusedConnection(error)) throw failureAt('connect', error, opening)
    }
  }
  throw new SourceFailure('connect', 'noAnswer', { host: reach.host, port: reach.port })
}

/**
 * Files come over connections of their own: each has to go on with the session of the first one, or show the same certificate.
 * What a resumed session shows was judged with the first one, and is not judged again.
 */
function guardTransfers(client: Client, fingerprint: string | undefined): void {
  let strategy = client.prepareTransfer
  const guarded: TransferStrategy = async ftp => {
    // The library keeps the way that worked where it found the one that looks for it.
    client.prepareTransfer = strategy
    try {
      const response = await strategy(ftp)
      strategy = client.prepareTransfer
      const socket = ftp.dataSocket as TLSSocket
      socket.once('secureConnect', () => {
        const isSame = socket.isSessionReused() || socket.getPeerX509Certificate()?.fingerprint256 === fingerprint
        if (!isSame) socket.destroy(new SourceFailure('list', 'otherHost'))
      })
      return response
    } finally {
      client.prepareTransfer = guarded
    }
  }
  client.prepareTransfer = guarded
}

/**
 * Judges whom we speak to: a certificate that others vouch for stands for itself, any other is kept as it was shown first.
 * @throws {SourceFailure} noTls, keyChanged
 */
async function secure(client: Client, opening: Opening): Promise<string> {
  const { reach, patience, done } = opening
  if (reach.way === 'ftp') {
    done('key', '')
    return ''
  }
  if (!client.ftp.hasTLS) {
    try {
      // biome-ignore lint/correctness/useHookAtTopLevel: a method of the library, no hook
      await within(patience.step, 'key', client.useTLS(tlsOf(opening)), () => client.close())
    } catch (error) {
      if (error instanceof FTPError) throw new SourceFailure('key', 'noTls')
      throw failureAt('key', error, opening)
    }
  }
  const socket = client.ftp.socket as TLSSocket
  const certificate = socket.getPeerX509Certificate()
  const print = `X509 SHA256:${certificate?.fingerprint256 ?? ''}`
  const shown = socket.authorized ? VOUCHED : print
  if (reach.hostKey !== '' && shown !== VOUCHED && shown !== reach.hostKey) {
    throw new SourceFailure('key', 'keyChanged', { key: print })
  }
  guardTransfers(client, certificate?.fingerprint256)
  done('key', shown)
  return shown
}

class FtpFolder implements RemoteFolder {
  private readonly client: Client
  private readonly opening: Opening
  private readonly path: string

  constructor(client: Client, opening: Opening, path: string) {
    this.client = client
    this.opening = opening
    this.path = path
  }

  close(): void {
    this.client.close()
  }

  private async asked<T>(step: Step, ms: number, work: Promise<T>): Promise<T> {
    try {
      return await within(ms, step, work, () => this.close())
    } catch (error) {
      throw failureAt(step, error, this.opening)
    }
  }

  async list(): Promise<readonly RemoteFile[]> {
    const found = await this.asked('list', this.opening.patience.list, this.client.list())
    if (found.length > ENTRIES_MAX) throw new SourceFailure('list', 'tooManyFiles', { max: ENTRIES_MAX })
    return found
      .filter(({ isFile, name }) => isFile && isPlainName(name))
      .map(({ name, size, rawModifiedAt }) => ({ name, bytes: size, changed: rawModifiedAt }))
  }

  async *download(name: string): AsyncGenerator<Buffer> {
    const { patience } = this.opening
    const pipe = new PassThrough()
    // What is put into the pipe ends it: a transfer that fails is no end of the file.
    const transfer = this.client.downloadTo(pipe, below(this.path, name))
    transfer.catch((error: unknown) => pipe.destroy(error instanceof Error ? error : new Error(String(error))))
    const pieces = pipe[Symbol.asyncIterator]() as AsyncIterator<Buffer>
    try {
      for (;;) {
        const { done, value } = await within(patience.idle, 'fetch', pieces.next(), () => this.close())
        if (done === true) break
        yield value
      }
      await within(patience.step, 'fetch', transfer, () => this.close())
    } catch (error) {
      throw failureAt('fetch', error, this.opening, name)
    } finally {
      pipe.destroy()
    }
  }

  private get done(): string {
    return below(this.path, this.opening.reach.doneFolder)
  }

  private step<T>(work: Promise<T>): Promise<T> {
    return this.asked('move', this.opening.patience.step, work)
  }

  private async hasFile(path: string): Promise<boolean> {
    try {
      await within(this.opening.patience.step, 'move', this.client.size(path), () => this.close())
      return true
    } catch (error) {
      if (error instanceof FTPError) return false
      throw failureAt('move', error, this.opening)
    }
  }

  /** Makes a folder where it is not there yet. */
  private async make(path: string, step: 'move' | 'put' = 'move'): Promise<void> {
    const { patience } = this.opening
    const asked = <T>(work: Promise<T>): Promise<T> => within(patience.step, step, work, () => this.close())
    try {
      await asked(this.client.cd(path))
    } catch (error) {
      if (!(error instanceof FTPError)) throw failureAt(step, error, this.opening, path)
      await asked(this.client.send(`MKD ${path}`)).catch(failed => {
        throw failureAt(step, failed, this.opening, path)
      })
    }
    await this.step(this.client.cd(this.path))
  }

  private makeDone(): Promise<void> {
    return this.make(this.done)
  }

  async put(folder: string, name: string, bytes: Buffer): Promise<void> {
    const { patience } = this.opening
    const path = below(this.path, folder)
    const asked = <T>(work: Promise<T>): Promise<T> => within(patience.step, 'put', work, () => this.close())
    try {
      await this.make(path, 'put')
      if (await this.hasFile(below(path, name))) return
      const begun = below(path, `${name}.part`)
      await asked(this.client.uploadFrom(Readable.from([bytes]), begun))
      await asked(this.client.rename(begun, below(path, name)))
    } catch (error) {
      throw failureAt('put', error, this.opening, folder)
    }
  }

  async move(name: string): Promise<void> {
    await this.makeDone()
    const target = (await this.hasFile(below(this.done, name))) ? anotherName(name) : name
    await this.step(this.client.rename(below(this.path, name), below(this.done, target)))
  }

  async tryMoving(): Promise<void> {
    const name = `.waybill-${crypto.randomUUID().slice(0, 8)}`
    const [here, there] = [below(this.path, name), below(this.done, name)]
    await this.makeDone()
    await this.step(this.client.send(`MKD ${here}`))
    try {
      await this.step(this.client.rename(here, there))
    } catch (error) {
      await this.client.send(`RMD ${here}`).catch(() => {})
      throw error
    }
    await this.step(this.client.send(`RMD ${there}`))
  }
}

/** Signs in by FTP, over TLS where the source says so, and goes to the folder. @throws {SourceFailure} */
export async function openFtp(opening: Opening): Promise<Opened> {
  const { reach, patience, done } = opening
  const client = new Client(patience.step, { allowSeparateTransferHost: false, maxListingBytes: LISTING_MAX_BYTES })
  const asked = async <T>(step: Step, work: Promise<T>): Promise<T> => {
    try {
      return await within(patience.step, step, work, () => client.close())
    } catch (error) {
      throw failureAt(step, error, opening)
    }
  }
  try {
    await greet(client, opening)
    const hostKey = await secure(client, opening)
    await asked('signIn', client.login(reach.user, reach.password))
    // biome-ignore lint/correctness/useHookAtTopLevel: a method of the library, no hook
    await asked('signIn', client.useDefaultSettings())
    done('signIn', reach.user)
    if (reach.folder !== '') await asked('folder', client.cd(reach.folder))
    const path = await asked('folder', client.pwd())
    done('folder', path)
    return { hostKey, folder: new FtpFolder(client, opening, path) }
  } catch (error) {
    client.close()
    throw error
  }
}
