import { useEffect, useState } from 'react'
import { demoMails } from './accountCalls.ts'
import classes from './Card.module.css'
import { useWords } from './words.ts'

type Mail = NonNullable<Awaited<ReturnType<typeof demoMails>>>[number]

/** Splits a text at its links, which stay as written: odd parts are addresses. */
const partsOf = (text: string): readonly string[] => text.split(/(https?:\/\/[^\s<>"]+)/)

/** Where no mail server is set, the mail that would have been sent. Shows nothing anywhere else. */
export function DemoMail({ email }: { email: string }) {
  const words = useWords()
  const [mail, setMail] = useState<Mail | 'none' | null>(null)
  const [isDemo, setDemo] = useState(false)
  useEffect(() => {
    let over = false
    void demoMails(email).then(mails => {
      if (!over) setDemo(mails !== null)
    })
    return () => {
      over = true
    }
  }, [email])
  if (!isDemo) return null
  const open = async (): Promise<void> => setMail((await demoMails(email))?.[0] ?? 'none')
  return (
    <div>
      <button type="button" className={classes.linkButton} onClick={() => void open()}>
        {words.demoMail}
      </button>
      <p className={classes.why}>{words.demoMailWhy}</p>
      {mail === 'none' && <p role="status">{words.demoMailNone}</p>}
      {mail !== null && mail !== 'none' && (
        <article className={classes.mail} aria-label={mail.subject}>
          <strong>{mail.subject}</strong>
          <p>
            {partsOf(mail.text).map((part, i) =>
              i % 2 === 1 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
                <a key={i} href={part}>
                  {part}
                </a>
              ) : (
                part
              ),
            )}
          </p>
        </article>
      )}
    </div>
  )
}
