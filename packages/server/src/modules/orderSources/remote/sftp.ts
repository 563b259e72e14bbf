import ssh2, { type FileEntryWithStats, type SFTPWrapper, type Client as Ssh } from 'ssh2'
import { isCut, SourceFailure, saidBy, within } from './failure.ts'
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
import { signIn } from './sshSignIn.ts'

const KIND = 0o170000
const FILE = 0o100000
const FOLDER = 0o040000
const NO_SUCH_FILE = 2

type Answered<T> = (error: Error | undefined | null, value: T) => void

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === NO_SUCH_FILE

/** What a server's refusal means at a step; a connection that broke is notified apart. */
function failureAt(step: 'folder' | 'list' | 'move' | 'fetch' | 'put', error: unknown, { reach }: Opening, name = '') {
  if (error instanceof SourceFailure) return error
  if (isCut(error)) return new SourceFailure(step, step === 'fetch' ? 'halfFile' : 'closed', { name })
  const said = saidBy(error, [reach.password, reach.privateKey])
  if (step === 'folder') return new SourceFailure(step, 'folderMissing', { folder: reach.folder || '.', said })
  if (step === 'list') return new SourceFailure(step, 'listRefused', { folder: reach.folder || '.', said })
  if (step === 'move') return new SourceFailure(step, 'moveRefused', { folder: reach.doneFolder, said })
  if (step === 'put') return new SourceFailure(step, 'putRefused', { folder: name, said })
  return new SourceFailure(step, 'fileRefused', { name, said })
}

/** What an SFTP server answers, one question after the other. */
class SftpFolder implements RemoteFolder {
  private readonly ssh: Ssh
  private readonly sftp: SFTPWrapper
  private readonly opening: Opening
  private readonly path: string

  constructor(ssh: Ssh, sftp: SFTPWrapper, opening: Opening, path: string) {
    this.ssh = ssh
    this.sftp = sftp
    this.opening = opening
    this.path = path
  }

  close(): void {
    this.ssh.destroy()
  }

  private asked<T>(step: 'folder' | 'list' | 'move', ms: number, question: (answer: Answered<T>) => void): Promise<T> {
    // A connection that breaks answers every open question with an error.
    const work = new Promise<T>((resolve, reject) => {
      question((error, value) => (error ? reject(error) : resolve(value)))
    })
    return within(ms, step, work, () => this.close())
  }

  async list(): Promise<readonly RemoteFile[]> {
    const { patience } = this.opening
    const files: RemoteFile[] = []
    const until = performance.now() + patience.list
    try {
      const handle = await this.asked<Buffer>('list', patience.step, answer => this.sftp.opendir(this.path, answer))
      let entries = 0
      for (;;) {
        const batch = await this.asked<FileEntryWithStats[] | null>('list', patience.step, answer =>
          this.sftp.readdir(handle, (error, list) => (isEnd(error) ? answer(null, null) : answer(error, list))),
        )
        if (batch === null || batch.length === 0) break
        entries += batch.length
        if (entries > ENTRIES_MAX) throw new SourceFailure('list', 'tooManyFiles', { max: ENTRIES_MAX })
        if (performance.now() > until) throw new SourceFailure('list', 'silent', { seconds: patience.list / 1000 })
        for (const { filename, attrs } of batch) {
          if ((attrs.mode & KIND) !== FILE || !isPlainName(filename)) continue
          files.push({ name: filename, bytes: attrs.size, changed: String(attrs.mtime) })
        }
      }
      this.sftp.close(handle, () => {})
      return files
    } catch (error) {
      throw failureAt('list', error, this.opening)
    }
  }

  async *download(name: string): AsyncGenerator<Buffer> {
    const { patience } = this.opening
    const stream = this.sftp.createReadStream(below(this.path, name))
    // Its handle is closed after it: what fails then fails unheard.
    stream.on('error', () => {})
    const onCut = () => stream.destroy(new SourceFailure('fetch', 'halfFile', { name }))
    this.ssh.once('close', onCut)
    const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
    try {
      for (;;) {
        const { done, value } = await within(patience.idle, 'fetch', pieces.next(), () => stream.destroy())
        if (done === true) return
        yield value
      }
    } catch (error) {
      throw failureAt('fetch', error, this.opening, name)
    } finally {
      this.ssh.off('close', onCut)
      stream.destroy()
    }
  }

  /** Whether something of this path is there. */
  private async has(path: string): Promise<boolean> {
    try {
      await this.asked('move', this.opening.patience.step, answer => this.sftp.stat(path, answer))
      return true
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
  }

  private act(question: (answer: Answered<undefined>) => void): Promise<undefined> {
    return this.asked('move', this.opening.patience.step, question)
  }

  /** A folder of ours: made where it is not there yet. */
  private async made(folder: string): Promise<string> {
    const path = below(this.path, folder)
    if (!(await this.has(path))) await this.act(answer => this.sftp.mkdir(path, error => answer(error, undefined)))
    return path
  }

  /** Where what was taken lies. */
  private doneFolder(): Promise<string> {
    return this.made(this.opening.reach.doneFolder)
  }

  private rename(from: string, to: string): Promise<undefined> {
    return this.act(answer => this.sftp.rename(from, to, error => answer(error, undefined)))
  }

  async move(name: string): Promise<void> {
    try {
      const done = await this.doneFolder()
      const target = (await this.has(below(done, name))) ? anotherName(name) : name
      await this.rename(below(this.path, name), below(done, target))
    } catch (error) {
      throw failureAt('move', error, this.opening, name)
    }
  }

  async put(folder: string, name: string, bytes: Buffer): Promise<void> {
    try {
      const path = await this.made(folder)
      if (await this.has(below(path, name))) return
      const begun = below(path, `${name}.part`)
      await this.act(answer => this.sftp.writeFile(begun, bytes, error => answer(error, undefined)))
      await this.rename(begun, below(path, name))
    } catch (error) {
      throw failureAt('put', error, this.opening, folder)
    }
  }

  async tryMoving(): Promise<void> {
    const name = `.waybill-${crypto.randomUUID().slice(0, 8)}`
    const [here, there] = [below(this.path, name), below(below(this.path, this.opening.reach.doneFolder), name)]
    const remove = (path: string) => this.act(answer => this.sftp.rmdir(path, error => answer(error, undefined)))
    try {
      await this.doneFolder()
      await this.act(answer => this.sftp.mkdir(here, error => answer(error, undefined)))
      await this.rename(here, there).catch(async (error: unknown) => {
        await remove(here)
        throw error
      })
      await remove(there)
    } catch (error) {
      throw failureAt('move', error, this.opening)
    }
  }
}

/** The end of a listing comes as an error of its own. */
const isEnd = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 1

/** Signs in by SSH and goes to the folder. @throws {SourceFailure} */
export async function openSftp(opening: Opening): Promise<Opened> {
  const { reach, patience, done } = opening
  const ssh = new ssh2.Client()
  // One that is thrown when nobody waits any more would end the process.
  ssh.on('error', () => {})
  try {
    const hostKey = await signIn(opening, ssh)
    const session = new Promise<SFTPWrapper>((resolve, reject) => {
      ssh.once('close', () => reject(new SourceFailure('folder', 'closed')))
      ssh.sftp((error, value) => (error ? reject(error) : resolve(value)))
    })
    const sftp = await within(patience.step, 'folder', session, () => ssh.destroy())
    sftp.on('error', () => {})
    const path = await within(
      patience.step,
      'folder',
      new Promise<string>((resolve, reject) => {
        sftp.realpath(reach.folder || '.', (error, real) => {
          if (error) return reject(error)
          sftp.stat(real, (failed, attrs) => {
            if (failed) reject(failed)
            else if ((attrs.mode & KIND) !== FOLDER) reject(new Error('no folder'))
            else resolve(real)
          })
        })
      }),
      () => ssh.destroy(),
    )
    done('folder', path)
    return { hostKey, folder: new SftpFolder(ssh, sftp, opening, path) }
  } catch (error) {
    ssh.destroy()
    throw failureAt('folder', error, opening)
  }
}
