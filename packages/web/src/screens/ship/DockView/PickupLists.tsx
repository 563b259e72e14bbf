import { Button, Menu } from '@mantine/core'
import type { WireDockView } from '@waybill/contract/wire/dock.ts'
import { useText } from '../../../texts/texts.ts'
import { formatCount } from '../../../ui/format.ts'
import { IconChevronDown } from '../../../ui/icons.generated.ts'
import { printPickupList } from '../../../widgets/Documents/printPickupList.ts'
import classes from './DockView.module.css'
import { waitingByCarrier } from './dockBoard.ts'

/** The list that each driver signs, of his carrier or of all, for what waits on the shown day; nothing where nothing does. */
export function PickupLists({ view }: { view: WireDockView }) {
  const t = useText()
  const carriers = waitingByCarrier(view.pickups)
  const all = carriers.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return null
  const print = (CarrierSCAC: string): void =>
    void printPickupList({ date: view.date, siteId: view.siteId, CarrierSCAC })
  const count = (of: number) => <span className={classes.count}>{formatCount(of)}</span>
  return (
    <Menu position="bottom-end" width={260} returnFocus>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
          {t('printDocuments.pickupList')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.lists ?? ''}>
        <Menu.Item rightSection={count(all)} onClick={() => print('')}>
          {t('dock.listsOfAll')}
        </Menu.Item>
        <Menu.Divider />
        {carriers
          .filter(({ scac }) => scac !== '')
          .map(({ scac, name, count: own }) => (
            <Menu.Item key={scac} rightSection={count(own)} onClick={() => print(scac)}>
              {name}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
