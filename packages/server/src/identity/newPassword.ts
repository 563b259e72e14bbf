import { dictionary } from '@zxcvbn-ts/language-common'
import type { App } from '../app.ts'
import { Refusal } from '../refusal.ts'
import { hasFactor } from './secondFactor.ts'

/** The passwords that are guessed first: some eighteen thousand of eight letters and more. */
const common = new Set(dictionary['passwords-common'].map(word => word.toLowerCase()))

/** Rows of keys, the alphabet and the digits, as fingers walk along them. */
const walks = ['qwertyuiopasdfghjklzxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '01234567890123456789'].flatMap(walk => [
  walk,
  [...walk].reverse().join(''),
])

/** `P@ssw0rd` is `password` to whoever guesses. */
const swapped: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '1': 'l', '3': 'e', '5': 's', '!': 'i' }
const straight = (word: string): string => word.replace(/[@$0135!]/g, letter => swapped[letter] ?? letter)
const bare = (word: string): string => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** One short piece over and over, as `passwordpassword` is; null: it is none. */
const piece = (word: string): string | null => /^(.{1,10}?)\1+$/u.exec(word)?.[1] ?? null

/**
 * Whether a password is among those that are guessed first: in the list of common ones, however its letters are swapped or
 * numbers put at its ends, one such over and over, a walk along the keys, or one's own e-mail address.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const word = password.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
  const forms = [word, bare(word), straight(word), bare(straight(word))].filter(form => form !== '')
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const own = [email.toLowerCase(), name, domain, domain.split('.')[0] ?? '', 'waybill']
  const isGuessed = (form: string) => common.has(form) || own.includes(form) || walks.some(walk => walk.includes(form))
  const pieces = forms.map(piece).filter(found => found !== null)
  return [...forms, ...pieces].some(isGuessed) || pieces.some(found => [...found].length < 4)
}

/** The shortest password that somebody may choose. */
export const passwordMin = async (app: App, userId: number): Promise<number> =>
  (await hasFactor(app.db.identity, userId)) ? app.settings.PASSWORD_LENGTH_WITH_FACTOR : app.settings.PASSWORD_LENGTH

/** @throws {Refusal} ShortPassword, CommonPassword, at the field */
export async function refuseWeakPassword(
  app: App,
  { userId, email }: { readonly userId: number; readonly email: string },
  password: string,
): Promise<void> {
  const min = await passwordMin(app, userId)
  if ([...password].length < min) {
    throw new Refusal('ShortPassword', { min }, [{ at: 'body.Password', code: 'too_short', params: { min } }])
  }
  if (isCommonPassword(password, email)) {
    throw new Refusal('CommonPassword', {}, [{ at: 'body.Password', code: 'common_password', params: {} }])
  }
}
