import { CloseButton, Modal } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../texts/texts.ts'
import { KeyHint } from '../ui/KeyHint.tsx'
import { useEscape } from '../ui/keys/escapeStack.ts'
import { withMod } from '../ui/keys/platform.ts'
import { namedKeys, singleKeysOn } from '../ui/keys/useKeys.ts'
import classes from './KeySheet.module.css'

type Keys = readonly (readonly [string, string])[]

/** `?`: every key there is, here and now. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const t = useText()
  useEscape(true, onClose)
  // Those of the moment it was opened: under it no key works.
  const [{ here, everywhere }] = useState(() => ({ here: namedKeys('here'), everywhere: namedKeys('everywhere') }))
  const always: Keys = [[withMod('K'), t('frame.keyPalette')], ...everywhere, ['Esc', t('frame.keyClose')]]
  return (
    <Modal.Root opened onClose={onClose} size="lg" closeOnEscape={false}>
      <Modal.Overlay />
      <Modal.Content aria-label={t('frame.keySheet')}>
        <Modal.Body>
          <div className={classes.head}>
            <h2>{t('frame.keySheet')}</h2>
            <CloseButton aria-label={t('actions.close')} onClick={onClose} />
          </div>
          {!singleKeysOn() && <p>{t('frame.keysOff')}</p>}
          <div className={classes.columns}>
            {here.length > 0 && <KeyList title={t('frame.keyHere')} keys={here} />}
            <KeyList title={t('frame.keyEverywhere')} keys={always} />
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function KeyList({ title, keys }: { title: string; keys: Keys }) {
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
