import type { CarrierAccount, CarrierFailure, WireCall } from './connector.ts'

/** What a carrier gives for a sign-in of its customer's. */
export interface Tokens {
  readonly accessToken: string
  /** Milliseconds since 1970. */
  readonly accessUntil: number
  /** Works once: the next pair comes with another one. */
  readonly refreshToken: string
  /** Milliseconds since 1970; null where the carrier names no end. */
  readonly refreshUntil: number | null
}

export type TokensOutcome = { readonly kind: 'tokens'; readonly tokens: Tokens } | CarrierFailure

/** What a browser is sent to the carrier with. */
export interface AuthorizationRequest {
  /** Where the carrier sends the browser back to. */
  readonly redirectUri: string
  readonly state: string
  /** BASE64URL(SHA256(verifier)), RFC 7636. */
  readonly challenge: string
}

/** How a customer of the carrier's connects his account by signing in there; the account's settings are those of the operator's app. */
export interface Authorization<Settings> {
  /** Where his browser goes to. */
  readonly address: (account: CarrierAccount<Settings>, request: AuthorizationRequest) => string
  readonly exchange: (
    account: CarrierAccount<Settings>,
    given: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
    wireCall: WireCall,
  ) => Promise<TokensOutcome>
  /** Gives a new pair for a refresh token, which ends with it. */
  readonly refresh: (
    account: CarrierAccount<Settings>,
    given: { readonly refreshToken: string },
    wireCall: WireCall,
  ) => Promise<TokensOutcome>
}

/** Keeps the tokens of one account, for all nodes: connectors keep none of these. */
export interface TokenKeeper {
  /** The access token in force. @param refused one that the carrier did not take; null: none was tried */
  readonly find: (
    refused: string | null,
    wireCall: WireCall,
  ) => Promise<{ readonly kind: 'token'; readonly value: string } | CarrierFailure>
  /** The carrier said that the account has to be authorized again. */
  readonly doubt: (words: string) => Promise<void>
}
