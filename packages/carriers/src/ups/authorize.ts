import { sentence } from '@waybill/domain'
import type { Authorization, TokensOutcome } from '../kit/authorization.ts'
import type { WireCall } from '../kit/connector.ts'
import { badAnswer, failureWords, jsonOf, reasonOfStatus } from '../kit/failures.ts'
import type { Kit } from '../kit/kit.ts'
import { SCAC } from './codes.ts'
import { failureOf, wordsOf } from './errors.ts'
import { type Account, hostOf } from './send.ts'
import type { UpsSettings } from './settings.ts'
import { tokensAnswer } from './wire.ts'

const MB = 1024 * 1024

const urlOf = ({ baseUrl }: Account, path: 'authorize' | 'token' | 'refresh'): string =>
  `${hostOf(baseUrl)}/security/v1/oauth/${path}`

/**
 * UPS's authorization code with PKCE: with it a token is asked for without a secret, and refreshed with one.
 * Source: OAuthAuthCode.yaml.
 */
export function authorizationWith(kit: Kit): Authorization<UpsSettings> {
  async function askTokens(
    account: Account,
    { path, form, secrets, basic }: { path: 'token' | 'refresh'; form: object; secrets: string[]; basic: boolean },
    wireCall: WireCall,
  ): Promise<TokensOutcome> {
    const { clientId, clientSecret } = account.settings
    const got = await kit.ask(
      { account, operation: 'authorize', secrets, tellsSecrets: true },
      {
        method: 'POST',
        url: urlOf(account, path),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
          ...(basic ? { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` } : {}),
        },
        body: new URLSearchParams({ ...form }).toString(),
        maxBytes: MB,
      },
      wireCall,
    )
    if (got.kind === 'lost') return failureOf(got)
    if (got.status !== 200) {
      // A token that UPS does not know any more comes as 400 as well.
      const reason = got.status === 400 ? 'credentials' : reasonOfStatus(got.status)
      const message = wordsOf(got) || failureWords[reason]
      return { kind: 'failed', scac: SCAC, reason, message, providerStatus: got.status }
    }
    const read = tokensAnswer.safeParse(jsonOf(got)).data
    if (read === undefined) return badAnswer(SCAC, sentence('unreadable'))
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: lives } = read
    const now = wireCall.now()
    const refreshLives = read.refresh_token_expires_in
    return {
      kind: 'tokens',
      tokens: {
        ...{ accessToken, refreshToken, accessUntil: now + lives * 1000 },
        refreshUntil: refreshLives === null ? null : now + refreshLives * 1000,
      },
    }
  }
  return {
    address: (account, { redirectUri, state, challenge }) => {
      const query = new URLSearchParams({
        ...{ client_id: account.settings.clientId, redirect_uri: redirectUri, response_type: 'code' },
        ...{ state, code_challenge: challenge },
      })
      return `${urlOf(account, 'authorize')}?${query}`
    },
    exchange: (account, { code, verifier, redirectUri }, wireCall) => {
      const form = {
        ...{ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier },
        client_id: account.settings.clientId,
      }
      return askTokens(account, { path: 'token', form, secrets: [code, verifier], basic: false }, wireCall)
    },
    refresh: (account, { refreshToken }, wireCall) => {
      const form = { grant_type: 'refresh_token', refresh_token: refreshToken }
      return askTokens(account, { path: 'refresh', form, secrets: [refreshToken], basic: true }, wireCall)
    },
  }
}
