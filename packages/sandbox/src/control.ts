import { type Fault, faultKinds } from './faults.ts'
import type { Sandbox } from './index.ts'
import { upsSignIns } from './ups/authorization.ts'
import { type Asked, jsonOf, type Reply } from './wire.ts'

type Controlled = Omit<Sandbox, 'url' | 'close'>

const isFault = (given: unknown): given is Fault =>
  typeof given === 'object' && given !== null && 'kind' in given && faultKinds.some(kind => kind === given.kind)

/** The levers, for people and tests in another process (README.md). */
export function control(sandbox: Controlled, asked: Asked, forgetRequests: () => void): Reply {
  const what = `${asked.method} ${asked.url.pathname.slice('/_sandbox/'.length)}`
  const given = jsonOf(asked)
  switch (what) {
    case 'GET ledger':
      return { status: 200, json: { entries: sandbox.ledger() } }
    case 'GET orders':
      return { status: 200, json: { orders: sandbox.orders() } }
    case 'GET requests':
      return { status: 200, json: { requests: sandbox.requests(asked.url.searchParams.get('path') ?? '') } }
    case 'DELETE requests':
      forgetRequests()
      return { status: 204 }
    case 'POST faults':
      if (!isFault(given)) return { status: 400, json: { error: `kind must be one of ${faultKinds.join(', ')}` } }
      sandbox.fault(given)
      return { status: 204 }
    case 'DELETE faults':
      sandbox.clearFaults()
      return { status: 204 }
    case 'DELETE tokens':
      sandbox.expireTokens()
      return { status: 204 }
    case 'POST ups': {
      const { user, signIn } = (given ?? {}) as { user?: string; signIn?: string }
      const what = upsSignIns.find(one => one === signIn)
      if (user === undefined || what === undefined) {
        return { status: 400, json: { error: `a user, and a signIn of ${upsSignIns.join(', ')}` } }
      }
      sandbox.becomeAtUps(user, what)
      return { status: 204 }
    }
    case 'POST events': {
      const { bol, events } = (given ?? {}) as { bol?: string; events?: { type: string }[] }
      const added = sandbox.addEvents(bol ?? '', events ?? [])
      return added ? { status: 204 } : { status: 404, json: { error: 'no shipment under that bill of lading' } }
    }
    default:
      return { status: 404, json: { error: 'no such lever' } }
  }
}
