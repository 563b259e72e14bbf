import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type Call, calls, onlyLooks, pathOf } from '@waybill/contract'
import { LACKING_HEADER } from '@waybill/contract/constants.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { forgetFile } from '../files/forgetFile.ts'
import type { BigUpload, CallRequest, FileReply, Handlers, Upload } from '../handler.ts'
import { once } from '../identity/idempotency.ts'
import { findInvited } from '../identity/invitedLinks.ts'
import { type Devices, knownDevice, newDeviceKey } from '../identity/knownDevices.ts'
import { countWrongLink } from '../identity/linkTries.ts'
import { readSessionKey } from '../identity/sessionKey.ts'
import { findLinkHolder } from '../identity/trackingLinks.ts'
import { Refusal } from '../refusal.ts'
import { type InvitedHolder, type LinkHolder, mayChange, mayUse, type Who } from '../who.ts'
import { classOf, openAdmission } from './admission.ts'
import { callerNetwork } from './callerNetwork.ts'
import { checkInput } from './input.ts'
import { statesPrice, withoutPrices } from './pricesLeftOut.ts'
import { routeSchema } from './routeSchema.ts'
import { readBigUpload, readUpload } from './upload.ts'
import { watchedBody } from './watchedBody.ts'
import { whileThere } from './whileThere.ts'

/** Calls without a session, per address: far above what people do, far below what a guesser wants. */
const PUBLIC_RATE = { max: 600, timeWindow: '1 minute' }

const KEY_FORM = /^[\w.:-]{8,100}$/

/** The call as the machinery sees it: which call it is no longer matters here, its handler's type was checked before. */
type AnyHandler = (given: unknown) => Promise<unknown>

type Holder = LinkHolder | InvitedHolder
type Caller = Who | Holder | null

/** The access id that came along: in a header, or for who was invited in the address as its link says it. */
function accessIdOf({ access }: Call, request: FastifyRequest): string | null {
  const query = request.query as Readonly<Record<string, unknown>> | undefined
  const given = access.kind === 'invited' ? query?.AccessID : request.headers['access-id']
  return typeof given === 'string' && (access.kind === 'link' || given !== '') ? given : null
}

/** The holder of the access id that came along. @throws {Refusal} BadLink, TooManyTries */
async function linkHolder(app: App, call: Call, request: FastifyRequest): Promise<Holder | null> {
  const { access } = call
  const accessId = accessIdOf(call, request)
  if (accessId === null || (access.kind !== 'link' && access.kind !== 'invited')) return null
  const holder =
    access.kind === 'link'
      ? await findLinkHolder(app, accessId, access.needs === 'add')
      : await findInvited(app, access.to, accessId)
  if (holder !== null) return holder
  await countWrongLink(app, callerNetwork(request.ip))
  throw new Refusal('BadLink')
}

const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  headers.authorization?.match(/^Bearer (\S+)$/)?.[1]

async function identify(app: App, call: Call, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  const holder = await linkHolder(app, call, request)
  if (holder !== null) return holder
  const bearer = bearerOf(request)
  const session = bearer === undefined ? null : await app.sessions.check(bearer, request.ip)
  if (session !== null) reply.header('token', session.key)
  if (call.access.kind === 'public') return session?.who ?? null
  if (session === null) throw new Refusal('SignedOut')
  if (!mayUse(session.who, call.access.pages))
    throw new Refusal('PageNotAllowed', { email: app.settings.SUPPORT_EMAIL })
  return session.who
}

/** @throws {Refusal} LookOnly, for who may look at the call’s pages and change nothing there */
function refuseChange(call: Call, who: Caller, sent?: Parameters<typeof onlyLooks>[1]): void {
  if (who === null || !('sessionId' in who) || call.access.kind === 'public' || onlyLooks(call, sent)) return
  if (!mayChange(who, call.access.pages)) throw new Refusal('LookOnly')
}

/** Whether somebody is signed in to whom prices are not shown: who holds a link sees the prices of what it is for. */
const isPriceless = (who: Caller): boolean => who !== null && 'sessionId' in who && !who.seesPrices

function idempotencyKey(call: Call, request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') {
    if (call.once) throw new Refusal('KeyMissing')
    return ''
  }
  if (!KEY_FORM.test(key)) throw new Refusal('KeyMissing')
  return key
}

/** Keys of different links never meet, nor do those of different calls. */
const scopeOf = (call: Call, who: Who | Holder): string => ('kind' in who ? `${call.name}/${who.linkId}` : call.name)

/** What makes an upload the same request: its name and its bytes. */
function fileOf(upload: Upload | BigUpload | null): readonly string[] {
  if (upload === null) return []
  if ('stored' in upload) return [upload.name, upload.stored.sha256]
  return [upload.name, createHash('sha256').update(upload.bytes).digest('base64url')]
}

/** What was sent: the body, and beside it a file where the call takes one. */
function readSent(app: App, call: Call, who: Caller, request: FastifyRequest) {
  if (call.takes === 'json') return { body: request.body, upload: null }
  if (call.takes === 'multipart') return readUpload(request)
  if (who === null) throw new Refusal('SignedOut')
  return readBigUpload(request, app.files, who.clientId, call.bytesMax)
}

/** Runs a call behind the doors its contract declares: reader, transaction, or both. */
async function run(app: App, call: Call, handler: AnyHandler, who: Caller, asked: Asked): Promise<unknown> {
  if (who === null || call.access.kind === 'public') return handler({ app, who, ...asked })
  const db = app.db.forClient(who.clientId, 'sessionId' in who ? who.docks : null)
  if (call.effect !== 'write') return handler({ app, who, db, ...asked })
  const afterwards: (() => void | Promise<void>)[] = []
  const result = await db.transaction(async tx => {
    const given = { app, who, tx, after: (work: () => void) => afterwards.push(work), ...asked }
    if (!call.once) return handler(given)
    const request = [asked.query, asked.input, ...fileOf(asked.upload)]
    const replay = await once(tx, who, scopeOf(call, who), asked.request.key, request, () => handler(given))
    return replay.reply
  })
  for (const work of afterwards) {
    try {
      await work()
    } catch (error) {
      app.log.error({ err: error }, 'what follows a commit failed')
    }
  }
  return result
}

interface Asked {
  readonly query: unknown
  readonly input: unknown
  readonly request: CallRequest
  readonly now: Date
  readonly upload: Upload | BigUpload | null
  readonly issueKey: (key: string) => void
}

/**
 * A file goes to nobody who was signed out, or whose page was closed, while it was made; one that is made while it is read ends
 * with them.
 * @throws {Refusal} SignedOut, PageNotAllowed
 */
async function watched(app: App, { access }: Call, who: Caller, file: FileReply): Promise<FileReply> {
  if (who === null || !('sessionId' in who) || access.kind === 'public') return file
  const { pages } = access
  const holder = async () => (await app.sessions.holder(who.sessionId))?.who ?? null
  const now = await holder()
  if (now === null || !mayUse(now, pages)) {
    if (file.body instanceof Readable) file.body.destroy()
    throw now === null ? new Refusal('SignedOut') : new Refusal('PageNotAllowed', { email: app.settings.SUPPORT_EMAIL })
  }
  if (!(file.body instanceof Readable)) return file
  const mayGoOn = async (): Promise<boolean> => {
    const held = await holder()
    return held !== null && mayUse(held, pages)
  }
  return { ...file, body: watchedBody(file.body, mayGoOn) }
}

function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  const how = file.inline ? 'inline' : 'attachment'
  const ascii = file.name.replace(/[^\w.() -]/g, '_')
  return reply
    .header('content-disposition', `${how}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .headers(file.lacking === undefined ? {} : { [LACKING_HEADER]: file.lacking })
    .type(file.mime)
    .send(file.body)
}

/** Devices of one browser that are looked at: several people may sign in with it. */
const DEVICES_MAX = 5

/** The keys that came along stand in a header, apart by commas; a new one goes back in the same. */
function devicesOf({ settings: { secret }, clock }: App, { headers }: FastifyRequest, reply: FastifyReply): Devices {
  const { device } = headers
  const keys = typeof device === 'string' ? device.slice(0, 500).split(',', DEVICES_MAX) : []
  const remember = (email: string): void => {
    const now = clock.now()
    if (knownDevice(secret, keys, email, now) === null) reply.header('device', newDeviceKey(secret, email, now))
  }
  return { keys, remember }
}

/** Who did it, as the log names them. */
const doerOf = (who: Who | Holder): Readonly<Record<string, number | string>> =>
  'sessionId' in who ? { clientId: who.clientId, userId: who.userId } : { clientId: who.clientId, link: who.kind }

/** Whose places a call takes: a link is somebody, too. */
const callerAs = (who: Who | Holder) => ({
  company: String(who.clientId),
  person: 'sessionId' in who ? String(who.userId) : `link ${who.linkId}`,
})

/** One route per call of the contract; a call without a handler does not compile. */
export function addRoutes(server: FastifyInstance, app: App, handlers: Handlers): void {
  const admit = openAdmission()
  /** Whoever is signed in has a rate of his own, wherever he sits; the MAC of his key is looked at, and nothing else. */
  const keyGenerator = (request: FastifyRequest): string => {
    const key = readSessionKey(app.settings.secret, bearerOf(request) ?? '')
    return key?.sessionId ?? callerNetwork(request.ip)
  }
  for (const [name, call] of Object.entries(calls) as [keyof Handlers, Call][]) {
    const handler = handlers[name] as AnyHandler
    const config = call.access.kind === 'signedIn' ? {} : { rateLimit: { ...PUBLIC_RATE, keyGenerator } }
    const kind = classOf(call)
    const serve = async (who: Caller, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      // Before a file of somebody who may not send it is read.
      if (call.looks === undefined) refuseChange(call, who)
      const sent = await whileThere(request.raw, async () => readSent(app, call, who, request))
      const { query, input } = checkInput(call, request.query, sent.body)
      refuseChange(call, who, { query, input })
      if (isPriceless(who) && (call.tellsPrices || statesPrice(call.body, input))) throw new Refusal('PricesNotShown')
      const key = idempotencyKey(call, request)
      const asked: Asked = {
        query,
        input,
        request: {
          id: request.id,
          address: request.ip,
          network: callerNetwork(request.ip),
          userAgent: request.headers['user-agent'] ?? '',
          key,
          devices: devicesOf(app, request, reply),
          origin: request.headers.origin,
        },
        now: app.clock.now(),
        upload: sent.upload,
        issueKey: key => reply.header('token', key),
      }
      const result = await run(app, call, handler, who, asked).catch(async (error: unknown) => {
        // A link that was turned on another shipment is a guess like any other.
        const isLink = who !== null && 'kind' in who
        if (isLink && error instanceof Refusal && error.code === 'BadLink')
          await countWrongLink(app, callerNetwork(request.ip))
        // A large file that nothing holds now would lie on the disk for ever.
        if (who !== null && sent.upload !== null && 'stored' in sent.upload) {
          await forgetFile(app, who.clientId, sent.upload.stored.sha256).catch((fault: unknown) =>
            request.log.warn({ err: fault }, 'a file that nothing holds was not taken away'),
          )
        }
        throw error
      })
      if (call.gives === 'file') return watched(app, call, who, result as FileReply)
      return isPriceless(who) ? withoutPrices(call.reply, result) : result
    }
    server.post(pathOf(call), { schema: routeSchema(call), config }, async (request, reply) => {
      const network = callerNetwork(request.ip)
      const stranger = { company: network, person: network }
      // Looking a link up is work, too, whosever it turns out to be.
      const isLink = accessIdOf(call, request) !== null
      const knowing = () => identify(app, call, request, reply)
      const who = await (isLink ? admit('public', stranger, knowing) : knowing())
      if (who !== null) request.log = request.log.child(doerOf(who))
      const work = () => serve(who, request, reply)
      const result = await (who === null ? admit('public', stranger, work) : admit(kind, callerAs(who), work))
      return call.gives === 'file' ? sendFile(reply, result as FileReply) : result
    })
  }
}
