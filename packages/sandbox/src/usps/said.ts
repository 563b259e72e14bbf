import { brokenBy, type ConditionedCall, inWords, type Json } from '@waybill/conditions'
import type { Reply } from '../wire.ts'

/** A no in the form of the post. */
export const no = (status: number, code: string, detail: string, parameter = ''): Reply => ({
  status,
  json: {
    apiVersion: 'v3',
    error: {
      code: String(status),
      message: status === 400 ? 'Bad Request' : detail,
      errors: [
        {
          status: String(status),
          code,
          title: status === 400 ? 'Bad Request' : detail,
          detail,
          ...(parameter === '' ? {} : { source: { parameter } }),
        },
      ],
    },
  },
})

/** Number of what breaks a condition that the post's list of errors has none for: made up. */
const BROKEN = '160000'

/** Why a request is refused for a condition of its published fields; null: it breaks none. */
export function breach(call: ConditionedCall | undefined, body: Json): Reply | null {
  const [row] = call === undefined ? [] : brokenBy(call, body)
  return row === undefined ? null : no(400, row.code ?? BROKEN, inWords(row), row.field)
}
