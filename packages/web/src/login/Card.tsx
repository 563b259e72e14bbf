import { type ReactNode, useEffect } from 'react'
import { choose, type Language, languageOf, languages, useLanguage } from '../texts/language.ts'
import mark from '../ui/mark.svg'
import classes from './Card.module.css'
import { WordsContext, wordsOf, wordsReady } from './words.ts'

/** The frame of the light entry: mark, one card, language. */
export function Card({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const words = wordsOf(language)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const speakSoon = (next: Language): void => void wordsReady(next).then(() => choose(next))
  return (
    <WordsContext value={words}>
      <div className={classes.page}>
        <header className={classes.brand}>
          <img src={mark} width="32" height="32" alt="" />
          <div>
            <p className={classes.name}>{words.product}</p>
            <p className={classes.tagline}>{words.tagline}</p>
          </div>
        </header>
        <main className={classes.card}>{children}</main>
        <footer className={classes.foot}>
          <label>
            <span className="wb-unseen">{words.language}</span>
            <select
              className={classes.language}
              value={language}
              onChange={event => speakSoon(languageOf(event.currentTarget.value))}
            >
              {Object.entries(languages).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </footer>
      </div>
    </WordsContext>
  )
}

export function CardProblem({ text }: { text: string }) {
  return (
    <div role="alert" className={classes.alert}>
      {text === '' ? null : <p className={classes.problem}>{text}</p>}
    </div>
  )
}
