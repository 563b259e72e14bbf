import { type TextKey, useText } from '../../../texts/texts.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Section, Sheet } from '../../../ui/Sheet.tsx'

const chapters: readonly { readonly title: TextKey; readonly steps: readonly TextKey[] }[] = [
  { title: 'guide.findTitle', steps: ['guide.find1', 'guide.find2', 'guide.find3', 'guide.find4'] },
  { title: 'guide.shareTitle', steps: ['guide.share1'] },
  { title: 'guide.keysTitle', steps: ['guide.keys1', 'guide.keys2'] },
  { title: 'guide.helpTitle', steps: ['guide.help1', 'guide.help2', 'guide.help3'] },
]

export function UserGuide() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('screens.userGuide')} counts={t('guide.intro')} />
      <Sheet>
        {chapters.map(chapter => (
          <Section key={chapter.title} title={t(chapter.title)}>
            <ol>
              {chapter.steps.map(step => (
                <li key={step}>{t(step)}</li>
              ))}
            </ol>
          </Section>
        ))}
      </Sheet>
    </>
  )
}
