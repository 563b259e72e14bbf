import { type Access, type Call, onlyLooks, type PageId } from '@waybill/contract'

/** What somebody without an account is sent a link to. */
export type InvitedTo = Extract<Access, { kind: 'invited' }>['to']

/** The person behind a request, as the session knows them. */
export interface Who {
  readonly sessionId: string
  readonly userId: number
  readonly clientId: number
  readonly email: string
  readonly name: string
  /** Null opens every page. */
  readonly pages: ReadonlySet<PageId> | null
  /** Pages that may be looked at and no more, open ones among them. */
  readonly looksAt: ReadonlySet<PageId>
  /** What freight costs is shown to him. */
  readonly seesPrices: boolean
  /** Own docks that he works at, by their address ids; null: all. What belongs to others is not there for him. */
  readonly docks: readonly number[] | null
  readonly isDemo: boolean
  readonly timeZone: string
}

/** Whether the person may open any of the pages. */
export const mayUse = (who: Pick<Who, 'pages'>, pages: readonly PageId[] | 'any'): boolean =>
  pages === 'any' || who.pages === null || pages.some(page => who.pages?.has(page))

/** Whether the person may change what one of the pages shows. */
export const mayChange = (who: Pick<Who, 'pages' | 'looksAt'>, pages: readonly PageId[] | 'any'): boolean =>
  pages === 'any' || pages.some(page => mayUse(who, [page]) && !who.looksAt.has(page))

/** Whether the person may make a call, whatever is sent with it: what it may change is asked, too. */
export const mayMake = (
  who: Pick<Who, 'pages' | 'looksAt'>,
  call: Pick<Call, 'access' | 'effect' | 'looks'>,
): boolean => call.access.kind !== 'public' && (onlyLooks(call) ? mayUse : mayChange)(who, call.access.pages)

/** Somebody without an account who holds a link to one shipment. */
export interface LinkHolder {
  readonly kind: 'link'
  readonly linkId: string
  readonly clientId: number
  readonly userId: null
  readonly name: string
  readonly shipmentId: number
  readonly mayAdd: boolean
}

/** Who holds the link to one quote or one tender of a carrier's, to a UPS registration, or to one approval that a colleague is asked for. */
export interface InvitedHolder {
  readonly kind: 'invited'
  readonly linkId: string
  readonly clientId: number
  readonly userId: null
  readonly name: string
  readonly to: InvitedTo
  /** The invitation, the tender, the registration, or the question to one approver. */
  readonly subjectId: number
}
