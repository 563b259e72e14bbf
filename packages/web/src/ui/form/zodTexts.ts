import { z } from 'zod'
import { issueText } from '../../texts/texts.ts'
import { issueOf } from './issueOf.ts'

/** Zod speaks our texts, and compiles no code: the content security policy forbids that. */
export function prepareZod(): void {
  z.config({
    jitless: true,
    customError: raw => {
      if (raw.code === 'custom' && typeof raw.params?.code === 'string')
        return issueText(raw.params.code, { max: Number(raw.params.max ?? 0) })
      const { code, params } = issueOf(raw)
      return issueText(code, params)
    },
  })
}
