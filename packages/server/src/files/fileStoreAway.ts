import { Refusal } from '../refusal.ts'

/** The disk or bucket of the files does not do its work for now; why is told to the log alone. */
export class FileStoreAway extends Refusal {
  readonly reason: unknown

  constructor(reason: unknown) {
    super('FileStoreAway')
    this.reason = reason
  }
}

/** Full, read-only, broken, not mounted, or closed to the user of the product. */
const DISK_AWAY = /^(ENOSPC|EDQUOT|EROFS|EIO|ESTALE|ENOTCONN|ENODEV|ENXIO|EHOSTDOWN|EACCES|EPERM|ENOTDIR)$/

/** Does what needs the disk of the files. @throws {FileStoreAway} */
export async function onFileDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw DISK_AWAY.test(code) ? new FileStoreAway(error) : error
  }
}
