import { z } from 'zod'
import { issueText } from '../../texts/texts.ts'
import { issueOf } from './issueOf.ts'

/** Zod speaks our texts, and compiles no code: the content security policy forbids that. */
export function prepareZod(): void {
  z.config({
    jitless: true,
    customError: raw => {
      if (raw.code === 'custom' && typeof raw.params?.code === 'string') {
        const { code, ...told } = z.record(z.string(), z.union([z.string(), z.number()])).parse(raw.params)
        return issueText(String(code), { max: 0, ...told })
      }
      const { code, params } = issueOf(raw)
      return issueText(code, params)
    },
  })
}
