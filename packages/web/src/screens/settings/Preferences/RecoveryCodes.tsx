import { Button } from '@mantine/core'
import { useText } from '../../../texts/texts.ts'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { FieldStack } from '../../../ui/Sheet.tsx'
import classes from './Preferences.module.css'

/** Recovery codes, shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText()
  return (
    <FieldStack>
      <Hint warns role="status">
        {t('preferences.codesWhy')}
      </Hint>
      <ul className={classes.codes} aria-label={t('preferences.codes')}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonRow flush>
        <Button onClick={onDone}>{t('preferences.codesDone')}</Button>
      </ButtonRow>
    </FieldStack>
  )
}
