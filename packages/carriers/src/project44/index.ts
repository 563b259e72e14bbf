import type { Connector } from '../kit/connector.ts'
import type { Kit } from '../kit/kit.ts'
import { accountsWith, type Project44Accounts } from './accounts.ts'
import { bookWith, findWith } from './book.ts'
import { cancelWith } from './cancel.ts'
import { documentsWith } from './documents.ts'
import { rateWith } from './rate.ts'
import { createSend } from './send.ts'
import { type Project44Settings, readSettings } from './settings.ts'
import { trackWith } from './track.ts'

export interface Project44 extends Connector<Project44Settings> {
  readonly accounts: Project44Accounts
}

/** project44 API v4: prices of many LTL carriers through one provider, orders, tracking and papers. */
export function project44(kit: Kit): Project44 {
  const send = createSend(kit)
  return {
    name: 'project44',
    title: 'project44',
    readSettings,
    rate: rateWith(send),
    book: bookWith(send),
    find: findWith(send),
    cancel: cancelWith(send),
    track: trackWith(send),
    documents: documentsWith(send),
    accounts: accountsWith(send),
  }
}
