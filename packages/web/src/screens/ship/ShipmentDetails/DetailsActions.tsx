import { Button, Menu } from '@mantine/core'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../texts/texts.ts'
import { IconChevronDown } from '../../../ui/icons.generated.ts'
import { KeyHint } from '../../../ui/KeyHint.tsx'
import { useActionsHere } from '../../../ui/keys/actionsHere.ts'
import { useKeys } from '../../../ui/keys/useKeys.ts'
import { useOpening } from '../../../ui/keys/useOpening.ts'
import { useLookOnly } from '../../../ui/lookOnly.tsx'
import { useReachable } from '../../../widgets/screens.ts'
import classes from './DetailsHeader.module.css'
import type { OpenPanel } from './DetailsPanel.tsx'
import { type DetailsAction, detailsActions, mainAction } from './detailsActions.ts'

/** The one thing to do next as a button, the rest behind `.`, each with its key. */
export function DetailsActions({
  details,
  onPanel,
}: {
  details: WireShipmentDetails
  onPanel: (panel: OpenPanel) => void
}) {
  const t = useText()
  const navigate = useNavigate()
  const reachable = useReachable()
  const isLookOnly = useLookOnly()
  const [isOpen, setOpen] = useOpening()
  // What is done here changes the shipment; what leads elsewhere says there what may be changed.
  const actions = detailsActions(details, reachable).filter(({ does }) => !isLookOnly || 'to' in does)
  const main = mainAction(details, actions)
  const run = (action: DetailsAction): void => {
    if ('to' in action.does) void navigate(action.does.to)
    else if ('panel' in action.does) onPanel(action.does.panel)
    else document.getElementById(action.does.press)?.click()
  }
  const offered = actions.map(action => action.id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offered actions of this shipment are the reason to listen anew
  const keys = useMemo(
    () => ({
      '.': () => setOpen(true),
      ...Object.fromEntries(actions.filter(action => action.key).map(action => [action.key ?? '', () => run(action)])),
    }),
    [offered, details.shipmentId, details.version],
  )
  const names = Object.fromEntries(actions.map(action => [action.key ?? '', t(action.label)]))
  useKeys(keys, { ...names, '.': t('frame.keyActions') })
  // biome-ignore lint/correctness/useExhaustiveDependencies: as with the keys, and in another language
  const here = useMemo(
    () =>
      actions.map(action => ({
        id: action.id,
        title: t(action.label),
        ...(action.key ? { key: action.key } : {}),
        run: () => run(action),
      })),
    [offered, details.shipmentId, details.version, t],
  )
  useActionsHere(here)
  return (
    <div className={classes.buttons}>
      {main && (
        <Button
          onClick={() => run(main)}
          {...(main.key ? { rightSection: <KeyHint keys={main.key} />, 'aria-keyshortcuts': main.key } : {})}
        >
          {t(main.label)}
        </Button>
      )}
      <Menu position="bottom-end" width={230} opened={isOpen} onChange={setOpen} returnFocus>
        <Menu.Target>
          <Button
            variant="default"
            aria-keyshortcuts="."
            rightSection={<IconChevronDown size={16} aria-hidden="true" />}
          >
            {t('shipment.actions')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map((action, i) => [
            i > 0 && actions[i - 1]?.group !== action.group ? <Menu.Divider key={`${action.id}-line`} /> : null,
            <Menu.Item
              key={action.id}
              onClick={() => run(action)}
              {...(action.key ? { rightSection: <KeyHint keys={action.key} /> } : {})}
              {...(action.id === 'void' ? { color: 'var(--mantine-color-error)' } : {})}
            >
              {t(action.label)}
            </Menu.Item>,
          ])}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
