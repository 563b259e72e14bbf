import { signedInUser } from '../../api/session.ts'
import { text } from '../../texts/texts.ts'
import { notify } from '../../ui/notify.ts'

/** Reports that e-mail leaves. From a copy of the database none does, and that is said in its place. */
export const notifyMailed = (message: string): void =>
  signedInUser()?.isHeld === true ? notify.warn(text('frame.heldMail')) : notify.done(message)
