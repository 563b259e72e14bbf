import { Skeleton } from '@mantine/core'
import classes from './PrintDocuments.module.css'

export function WaitingRows({ count }: { count: number }) {
  return (
    <div className={classes.waiting} aria-busy="true">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity
        <Skeleton key={i} height={40} radius={2} />
      ))}
    </div>
  )
}
