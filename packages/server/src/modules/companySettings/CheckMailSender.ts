import { Resolver } from 'node:dns/promises'
import type { CheckMailSender } from '@waybill/contract/calls/Mail/CheckMailSender.ts'
import type { Handler } from '../../handler.ts'
import { senderChecks } from './senderChecks.ts'

/** Milliseconds that a resolver has for its answer: somebody waits before a form. */
const ANSWER_MS = 2_000

export const checkMailSender: Handler<typeof CheckMailSender> = ({ input: { sender, selector } }) => {
  const resolver = new Resolver({ timeout: ANSWER_MS, tries: 1 })
  return senderChecks(name => resolver.resolveTxt(name), sender, selector)
}
