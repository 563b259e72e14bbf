import { z } from 'zod'
import { Refusal } from '../refusal.ts'

const cursorForm = z.tuple([z.union([z.string().max(300), z.number()]), z.int().positive()])
/** The sort value and the number of the last row of a page. */
export type Cursor = z.output<typeof cursorForm>

/** Where a page goes on; null: at the beginning. @throws {Refusal} InvalidInput for one that was not written here */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null
  try {
    return cursorForm.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw wrongCursor()
  }
}

const wrongCursor = () => new Refusal('InvalidInput', {}, [{ at: 'body.cursor', code: 'invalid', params: {} }])

/** Values that PostgreSQL can't read: a text where a day was sorted by. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('22')

/** The rows after a cursor. @throws {Refusal} InvalidInput for one whose value is none of what the list is sorted by */
export const atCursor = <T>(cursor: Cursor | null, rows: Promise<T>): Promise<T> =>
  rows.catch((error: unknown) => {
    throw cursor !== null && isUnreadable(error) ? wrongCursor() : error
  })

export const writeCursor = (last: readonly [string | number, number | null]): string =>
  Buffer.from(JSON.stringify(last)).toString('base64url')
