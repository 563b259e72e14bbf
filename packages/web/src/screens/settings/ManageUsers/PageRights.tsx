import { NativeSelect } from '@mantine/core'
import { type TextKey, useText } from '../../../texts/texts.ts'
import { type PageRight, type PageSection, pageRights, pageSections } from './memberForm.ts'
import classes from './PageRights.module.css'

type Rights = Readonly<Partial<Record<string, PageRight>>>

const titleOf = (page: string): TextKey => `screens.${page[0]?.toLowerCase() ?? ''}${page.slice(1)}` as TextKey

/** What somebody may do on each page, by the menus; a section may be set as a whole. */
export function PageRights({ rights, onChange }: { rights: Rights; onChange: (rights: Rights) => void }) {
  const t = useText()
  const choices = pageRights.map(value => ({ value, label: t(`people.right_${value}`) }))
  const set = (pages: readonly string[], right: PageRight): void =>
    onChange({ ...rights, ...Object.fromEntries(pages.map(page => [page, right])) })
  const sections = Object.entries(pageSections) as [PageSection, readonly string[]][]
  return (
    <div className={classes.all}>
      {sections.map(([section, pages]) => {
        const [first = 'none'] = pages.map(page => rights[page] ?? 'none')
        const isSame = pages.every(page => (rights[page] ?? 'none') === first)
        const name = t(`people.section_${section}`)
        return (
          <section key={section} aria-label={name}>
            <div className={classes.head}>
              <h3>{name}</h3>
              <NativeSelect
                size="xs"
                aria-label={t('people.rightOfSection', { section: name })}
                data={isSame ? choices : [{ value: '', label: t('people.right_mixed') }, ...choices]}
                value={isSame ? first : ''}
                onChange={event => {
                  const right = pageRights.find(one => one === event.currentTarget.value)
                  if (right !== undefined) set(pages, right)
                }}
              />
            </div>
            <ul className={classes.pages}>
              {pages.map(page => (
                <li key={page}>
                  <span id={`right-${page}`}>{t(titleOf(page))}</span>
                  <NativeSelect
                    size="xs"
                    aria-labelledby={`right-${page}`}
                    data={choices}
                    value={rights[page] ?? 'none'}
                    onChange={event => set([page], event.currentTarget.value as PageRight)}
                  />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
