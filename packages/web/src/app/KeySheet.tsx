import { CloseButton, Modal } from '@mantine/core'
import { useText } from '../texts/texts.ts'
import { KeyHint } from '../ui/KeyHint.tsx'
import { singleKeysOn } from '../ui/keys/useKeys.ts'
import classes from './KeySheet.module.css'
import type { ScreenRow } from './screenRow.ts'

/** `?`: every key there is, here and now. */
export function KeySheet({ jumps, onClose }: { jumps: readonly ScreenRow[]; onClose: () => void }) {
  const t = useText()
  const everywhere: [string, string][] = [
    ['⌘K', t('frame.keyPalette')],
    ['/', t('frame.keySearch')],
    ...jumps.map((row): [string, string] => [`g ${row.jump}`, t('frame.keyJump', { page: t(row.title) })]),
    ['?', t('frame.keySheetRow')],
    ['Esc', t('frame.keyClose')],
  ]
  const lists: [string, string][] = [
    ['j', t('frame.keyDown')],
    ['k', t('frame.keyUp')],
    ['Enter', t('frame.keyOpen')],
    ['x', t('frame.keySelect')],
    ['e', t('frame.keyEdit')],
    ['.', t('frame.keyMenu')],
  ]
  return (
    <Modal.Root opened onClose={onClose} size="lg">
      <Modal.Overlay />
      <Modal.Content aria-label={t('frame.keySheet')}>
        <Modal.Body>
          <div className={classes.head}>
            <h2>{t('frame.keySheet')}</h2>
            <CloseButton aria-label={t('actions.close')} onClick={onClose} />
          </div>
          {!singleKeysOn() && <p>{t('frame.keysOff')}</p>}
          <div className={classes.columns}>
            <KeyList title={t('frame.keyEverywhere')} keys={everywhere} />
            <KeyList title={t('frame.keyLists')} keys={lists} />
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function KeyList({ title, keys }: { title: string; keys: readonly [string, string][] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className={classes.list}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <span className="wb-unseen">{key}</span>
              <KeyHint keys={key} />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
