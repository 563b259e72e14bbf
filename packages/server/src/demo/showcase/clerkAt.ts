import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import type { CallRequest } from '../../handler.ts'
import type { InvitedHolder, Who } from '../../who.ts'
import { type DemoClerk, MINUTE } from '../datedShipment.ts'
import { company } from '../seed.ts'

/** What the calls of a moment are given beside their query and body. */
interface Given<Person> {
  readonly app: App
  readonly tx: Tx
  readonly who: Person
  readonly now: Date
  readonly request: CallRequest
  readonly upload: null
  readonly issueKey: () => void
  readonly after: () => void
}

/** Makes calls as the demo's clerk, or as a carrier that holds a link, so many minutes ago. */
export interface Doing {
  readonly tx: Tx
  readonly app: App
  readonly clerk: DemoClerk
  readonly now: Date
  clerkAgo(minutes: number): Given<Who>
  carrierAgo(minutes: number, to: InvitedHolder['to'], subjectId: number, name: string): Given<InvitedHolder>
}

export function clerkAt(app: App, tx: Tx, clerk: DemoClerk, now: Date): Doing {
  const { clientId, userId, name, email } = clerk
  const who: Who = {
    ...{
      sessionId: 'demo',
      userId,
      clientId,
      email,
      name,
      pages: null,
      looksAt: new Set(),
      seesPrices: true,
      docks: null,
    },
    ...{ isDemo: true, timeZone: company.time_zone },
  }
  const given = <Person>(person: Person, minutes: number): Given<Person> => {
    const then = new Date(now.getTime() - minutes * MINUTE)
    return {
      app: { ...app, clock: { now: () => then } },
      ...{ tx, who: person, now: then, upload: null, issueKey: () => {}, after: () => {} },
      request: { id: 'demo', address: '127.0.0.1', network: '127.0.0.1', userAgent: '', key: '' },
    }
  }
  return {
    ...{ tx, app, clerk, now },
    clerkAgo: minutes => given(who, minutes),
    carrierAgo: (minutes, to, subjectId, name) =>
      given({ kind: 'invited', linkId: 'demo', clientId, userId: null, name, to, subjectId }, minutes),
  }
}
