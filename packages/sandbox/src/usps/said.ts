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
