import '../../../texts/help.ts'
import { TextInput } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { guideSections, plainLetters } from '../../../texts/guide.ts'
import { useText } from '../../../texts/texts.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { sectionFor } from './sectionByPage.ts'
import classes from './UserGuide.module.css'

/** Where the address leads: `#print`, or the section of a screen (`?screen=Track`); blank: the beginning. */
function useWanted(): string {
  const { hash, search } = useLocation()
  return hash.slice(1) || sectionFor(new URLSearchParams(search).get('screen') ?? '')
}

/** The guide of `docs/guide.md`, in Spanish that of `docs/guide.es.md`, searched as one types. */
export function UserGuide() {
  const t = useText()
  const wanted = useWanted()
  const { key } = useLocation()
  const [typed, setTyped] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of another language are another `t`
  const sections = useMemo(guideSections, [t])
  const searched = plainLetters(typed).split(/\s+/)
  const found = sections.filter(({ words }) => searched.every(word => words.includes(word)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same section leads there again
  useEffect(() => {
    // After the frame has gone to the top of a new page.
    const frame = requestAnimationFrame(() => document.getElementById(wanted)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [wanted, key])
  return (
    <>
      <PageHeader title={t('screens.userGuide')} counts={t('guide.intro')} />
      <div className={classes.guide}>
        <TextInput
          type="search"
          label={t('guide.search')}
          description={t('guide.searchWhy')}
          maxLength={100}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
        />
        <p role="status">
          {typed.trim() === '' ? '' : t(found.length === 0 ? 'guide.nothing' : 'guide.found', { count: found.length })}
        </p>
        <nav aria-label={t('guide.sections')}>
          <ul className={classes.sections}>
            {found.map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {found.map(({ id, title, html }) => (
          <section key={id}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, turned into HTML when this was built */}
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </div>
    </>
  )
}
