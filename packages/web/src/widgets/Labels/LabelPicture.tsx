import { useText } from '../../texts/texts.ts'
import { DocumentPreview } from '../Documents/DocumentPreview.tsx'
import classes from './Labels.module.css'
import { type LabelChoice, layoutOf } from './labelChoice.ts'
import { fetchPreview } from './printLabels.ts'

/** A label as it will come out of the printer. @param number its tracking number */
export function LabelPicture({ labelId, number, choice }: { labelId: number; number: string; choice: LabelChoice }) {
  const t = useText()
  const id = JSON.stringify([labelId, layoutOf(choice)])
  const title = t('labels.preview', { number })
  return (
    <section className={classes.picture} aria-label={title}>
      <DocumentPreview
        {...{ id, title }}
        failed="labels.failed"
        working={t('labels.drawing')}
        load={signal => fetchPreview(labelId, choice, signal)}
      />
    </section>
  )
}
