import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

const usual = join(import.meta.dirname, '../../../.data')

/** Where the data lie: what WAYBILL_DATA says, `~` as a shell would read it; left out or empty, in the checkout. */
export const dataFolder = (given = ''): string => resolve(given.replace(/^~(?=\/|$)/, homedir()) || usual)
