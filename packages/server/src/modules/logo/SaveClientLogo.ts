import { LOGO_MAX_BYTES, LOGO_PIXELS_MAX, LOGO_SIDE_MAX } from '@waybill/contract'
import type { SaveClientLogo } from '@waybill/contract/calls/Shipment/SaveClientLogo.ts'
import { logoPath } from '@waybill/contract/wire/logo.ts'
import { recordChange } from '../../audit.ts'
import type { Picture } from '../../files/picture/picture.ts'
import { readPicture } from '../../files/picture/readPicture.ts'
import type { Given, Handler } from '../../handler.ts'
import { type KeptLogo, keepLogo, keptLogo, moveLogo } from '../../identity/logos.ts'
import { Refusal } from '../../refusal.ts'

type Asked = Given<typeof SaveClientLogo>

/** Limits of the picture itself. Its bytes are limited apart. */
const limits = { side: LOGO_SIDE_MAX, pixels: LOGO_PIXELS_MAX }

const shown = ({ logo, version, isRestorable }: KeptLogo) => {
  if (logo === null) return { Status: 'Success' as const, logourl: '', logo: null, version, isRestorable }
  const { sha256, ...rest } = logo
  return { Status: 'Success' as const, logourl: logoPath(sha256), logo: rest, version, isRestorable }
}

const load = async ({ tx, who }: Asked) => shown(await keptLogo(tx, who.clientId))

const refuse = (code: string, params: Readonly<Record<string, string | number>> = {}): never => {
  throw new Refusal('InvalidInput', {}, [{ at: 'body.Imagedata', code, params }])
}

/** @throws {Refusal} InvalidInput at the picture, where it is none that every paper and mail can show */
async function pictureOf({ input }: Asked): Promise<Picture> {
  const text = input.Imagedata.replace(/^data:[^,]{0,100},/, '')
  if (text === '') return refuse('required')
  // Anything else than base64 reads as nothing or as bytes that are no picture.
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length > LOGO_MAX_BYTES) return refuse('pictureBytes', { kb: Math.ceil(bytes.length / 1024) })
  const judged = await readPicture(bytes, limits)
  if (judged.kind === 'taken') return judged.picture
  return refuse(judged.why.code, 'params' in judged.why ? judged.why.params : {})
}

/** What of a logo stands in the history: never its bytes. */
const facts = ({ logo }: KeptLogo) => logo && { name: logo.name, width: logo.width, height: logo.height }

async function record(asked: Asked, action: string, before: KeptLogo) {
  const { tx, who, request, now } = asked
  const after = await keptLogo(tx, who.clientId)
  const change = { entity: 'logo', entityId: who.clientId, action, before: facts(before), after: facts(after) }
  await recordChange(tx, { who, requestId: request.id, at: now }, change)
  return shown(after)
}

/** The last name of a path, without what would turn its letters around. */
const plainName = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replace(/[\p{Cc}\p{Cf}]/gu, '_').trim() || 'logo'
}

async function save(asked: Asked) {
  const { app, tx, who, input, now } = asked
  const before = await keptLogo(tx, who.clientId)
  if (before.version !== input.version) throw new Refusal('ChangedMeanwhile')
  const { bytes, mime, width, height } = await pictureOf(asked)
  const sha256 = await app.files.put(who.clientId, bytes)
  const saved = { savedAt: now.toISOString(), savedBy: who.name }
  const logo = { sha256, mime, width, height, size: bytes.length, name: plainName(input.Filename), ...saved }
  // Of two who save at once, the second hears of the first.
  if (!(await keepLogo(tx, who.clientId, input.version, logo))) throw new Refusal('ChangedMeanwhile')
  return record(asked, 'saved', before)
}

async function move(asked: Asked, at: Date | null) {
  const { tx, who, input } = asked
  const before = await keptLogo(tx, who.clientId)
  if (before.version !== input.version) throw new Refusal('ChangedMeanwhile')
  if (at === null ? !before.isRestorable : before.logo === null) throw new Refusal('NotFound')
  if (!(await moveLogo(tx, who.clientId, input.version, at))) throw new Refusal('ChangedMeanwhile')
  return record(asked, at === null ? 'restored' : 'removed', before)
}

/** Whoever names a company or a person names his own. @throws {Refusal} NotFound, as for what is another company's anywhere */
function refuseOthers({ who, input: { clientid, userid } }: Asked): void {
  const isOther = (named: string | number | undefined, own: number) =>
    named !== undefined && String(named) !== String(own)
  if (isOther(clientid, who.clientId) || isOther(userid, who.userId)) throw new Refusal('NotFound')
}

/** Whoever says twice what is to be done says the same. @throws {Refusal} InvalidInput at the flag */
function refuseOtherFlag({ query, input: { flag = '' } }: Asked): void {
  if (flag !== '' && flag.toLowerCase() !== query.funType) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.flag', code: 'invalid', params: {} }])
  }
}

/** The session says whose logo it is; the parameters clientid and userid, where they are given, say the same. */
export const saveClientLogo: Handler<typeof SaveClientLogo> = asked => {
  refuseOthers(asked)
  refuseOtherFlag(asked)
  return {
    load: () => load(asked),
    save: () => save(asked),
    remove: () => move(asked, asked.now),
    restore: () => move(asked, null),
  }[asked.query.funType]()
}
