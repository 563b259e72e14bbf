import { Skeleton } from '@mantine/core'
import { useEffect } from 'react'
import { useText } from '../texts/texts.ts'
import { keepSearchKeys } from '../ui/keys/earlySearch.ts'
import classes from './Shell.module.css'

/** Before the first page is there, whose code is late by then: its title's place and what it is about to fill. */
export function Loading() {
  const t = useText()
  useEffect(keepSearchKeys, [])
  return (
    <div className={classes.loading}>
      <p className="wb-unseen" role="status">
        {t('frame.loading')}
      </p>
      <Skeleton height={24} width={180} />
      <Skeleton height={240} />
    </div>
  )
}
