import '../../../texts/help.ts'
import { guideHtml } from '../../../texts/guide.ts'
import { useText } from '../../../texts/texts.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import classes from './UserGuide.module.css'

/** The guide of `docs/guide.md`, in Spanish that of `docs/guide.es.md`, as it was built into this page. */
export function UserGuide() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('screens.userGuide')} counts={t('guide.intro')} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, turned into HTML when this was built */}
      <article className={classes.guide} dangerouslySetInnerHTML={{ __html: guideHtml() }} />
    </>
  )
}
