import type { Call } from '@waybill/contract'
import { Refusal } from '../refusal.ts'

/** What kind of work a call is: those of one kind wait for each other, and for no others. */
export type CallClass = 'read' | 'write' | 'heavy' | 'upload' | 'public'

/** How many there may be of a node, of one company, and of one person in it. */
interface Shares {
  readonly node: number
  readonly company: number
  readonly person: number
}

/** Calls that are worked at a time, and how many more may wait for a place. */
interface Room extends Shares {
  readonly waiting: Shares
}

/** Whose call it is: whoever has an account or a link, in a company. Where nobody is known, both are the network that it comes from. */
export interface Caller {
  readonly company: string
  readonly person: string
}

/**
 * Writes keep a connection of the database each while they wait for a lock (db/open.ts: 16), so that those of one company leave
 * half of them. Heavy ones mostly wait for a carrier or the reader of a file. Uploads wait for who sends them, as slowly as he
 * likes: they take no place of anything else. Nor do callers who are not known: there are as many of those as somebody makes up.
 */
export const rooms: Readonly<Record<CallClass, Room>> = {
  read: { node: 24, company: 18, person: 12, waiting: { node: 96, company: 24, person: 16 } },
  write: { node: 14, company: 8, person: 6, waiting: { node: 96, company: 32, person: 24 } },
  heavy: { node: 96, company: 24, person: 12, waiting: { node: 96, company: 32, person: 20 } },
  upload: { node: 96, company: 24, person: 8, waiting: { node: 96, company: 32, person: 8 } },
  public: { node: 12, company: 8, person: 8, waiting: { node: 96, company: 48, person: 48 } },
}

/** A call with doors of its own may wait for a carrier, and a file for who sends or reads it: they take no place from short ones. */
export function classOf({ effect, takes, gives }: Pick<Call, 'effect' | 'takes' | 'gives'>): CallClass {
  if (takes !== 'json') return 'upload'
  if (effect === 'own' || gives === 'file') return 'heavy'
  return effect
}

/** Calls of one class that a person makes: how many are worked, and the turns of those that wait. */
interface PersonLine {
  working: number
  readonly waiting: (() => void)[]
}

/** Those of a company. */
interface CompanyLine {
  working: number
  waiting: number
  readonly people: Map<string, PersonLine>
}

/** Of those that may go on, the one with the fewest calls at work; of equal ones who came first. */
function fewest<L extends { readonly working: number }>(
  lines: Iterable<L>,
  mayGoOn: (line: L) => boolean,
): L | undefined {
  let least: L | undefined
  for (const line of lines) {
    if (mayGoOn(line) && (least === undefined || line.working < least.working)) least = line
  }
  return least
}

function openRoom({ node, company, person, waiting }: Room) {
  const companies = new Map<string, CompanyLine>()
  let working = 0
  let inLine = 0

  const personMayGoOn = (line: PersonLine): boolean => line.waiting.length > 0 && line.working < person
  const companyMayGoOn = (line: CompanyLine): boolean =>
    line.waiting > 0 && line.working < company && [...line.people.values()].some(personMayGoOn)

  function begin(ofCompany: CompanyLine, own: PersonLine): void {
    working += 1
    ofCompany.working += 1
    own.working += 1
  }

  /** Gives a place that became free to the company with the fewest, and in it to the person with the fewest. */
  function giveOn(): void {
    const ofCompany = fewest(companies.values(), companyMayGoOn)
    const own = ofCompany && fewest(ofCompany.people.values(), personMayGoOn)
    const turn = own?.waiting.shift()
    if (ofCompany === undefined || own === undefined || turn === undefined) return
    inLine -= 1
    ofCompany.waiting -= 1
    begin(ofCompany, own)
    turn()
  }

  /**
   * Resolves once there is a place.
   * @returns what gives it back
   * @throws {Refusal} Unavailable
   */
  async function enter(caller: Caller): Promise<() => void> {
    const ofCompany = companies.get(caller.company) ?? { working: 0, waiting: 0, people: new Map() }
    const own = ofCompany.people.get(caller.person) ?? { working: 0, waiting: [] }
    const hasPlace = working < node && ofCompany.working < company && own.working < person
    const hasRoom = inLine < waiting.node && ofCompany.waiting < waiting.company && own.waiting.length < waiting.person
    if (!hasPlace && !hasRoom) throw new Refusal('Unavailable')
    companies.set(caller.company, ofCompany)
    ofCompany.people.set(caller.person, own)
    if (hasPlace) begin(ofCompany, own)
    else {
      inLine += 1
      ofCompany.waiting += 1
      // Whoever leaves gives the place, which is counted by then.
      await new Promise<void>(turn => own.waiting.push(turn))
    }
    return () => {
      working -= 1
      ofCompany.working -= 1
      own.working -= 1
      giveOn()
      if (own.working === 0 && own.waiting.length === 0) ofCompany.people.delete(caller.person)
      if (ofCompany.people.size === 0) companies.delete(caller.company)
    }
  }

  return enter
}

/**
 * Lets as many calls in as a node can answer soon, and turns the others away at once: whoever is let in is answered about
 * as fast as on a quiet day, whoever is not knows it immediately and comes back (quality: overload). No company takes all
 * places of a class, nor one person all of his company's; the next one goes to whoever has the fewest.
 * @throws {Refusal} Unavailable, answered with Retry-After
 */
export function openAdmission(given: Readonly<Record<CallClass, Room>> = rooms) {
  const opened = {
    ...{ read: openRoom(given.read), write: openRoom(given.write), heavy: openRoom(given.heavy) },
    ...{ upload: openRoom(given.upload), public: openRoom(given.public) },
  }
  return async <T>(kind: CallClass, caller: Caller, work: () => Promise<T>): Promise<T> => {
    const leave = await opened[kind](caller)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
