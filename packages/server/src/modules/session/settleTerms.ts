import type { App } from '../../app.ts'
import type { signInMember } from '../../identity/memberships.ts'
import { acceptTerms } from '../../identity/people.ts'
import { Refusal } from '../../refusal.ts'
import { agreement } from './agreement.ts'

type SignIn = NonNullable<Awaited<ReturnType<typeof signInMember>>>

/**
 * New terms are accepted by name; the card says that the first ones are accepted by signing in.
 * @param accepted the version that was shown and accepted, where one was
 * @throws {Refusal} TermsChanged
 */
export async function settleTerms({ db, clock }: App, person: SignIn, accepted: string | undefined): Promise<void> {
  if (person.agreement === agreement.version) return
  if (person.agreement !== null && accepted !== agreement.version) throw new Refusal('TermsChanged')
  await acceptTerms(db.identity, person.user_id, agreement.version, clock.now())
}
