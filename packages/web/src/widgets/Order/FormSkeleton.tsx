import { Skeleton } from '@mantine/core'
import { useText } from '../../texts/texts.ts'
import classes from './Order.module.css'

/** The form's places while what it starts from is on its way. */
export function FormSkeleton() {
  const t = useText()
  return (
    <div className={classes.page} role="status" aria-label={t('frame.loading')}>
      <div className={classes.lane}>
        <Skeleton height={180} />
        <Skeleton height={180} />
        <Skeleton height={180} />
      </div>
      <Skeleton height={120} mt="md" />
    </div>
  )
}
