import '../../../texts/lists.ts'
import '../../../texts/people.ts'
import { Button } from '@mantine/core'
import { UserManagement } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { ExportPeople, GetPeople, list as peopleList } from '@waybill/contract/lists/people.ts'
import type { WireMember } from '@waybill/contract/wire/member.ts'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { type TextKey, useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { IconUserPlus } from '../../../ui/icons.generated.ts'
import { notify } from '../../../ui/notify.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Badge, type Tone } from '../../../ui/StatusBadge.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import { columnsOf, exporter, specOf } from '../../../widgets/DataList/definedList.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { ApprovalRules } from './ApprovalRules.tsx'
import { Groups } from './Groups.tsx'
import { MemberPanel } from './MemberPanel.tsx'
import { SignUps } from './SignUps.tsx'

const spec = specOf(peopleList)
const tones: Readonly<Record<WireMember['state'], Tone>> = { active: 'good', invited: 'busy', inactive: 'quiet' }

const nameIn = ({ FirstName, LastName, Email }: WireMember): string => `${FirstName} ${LastName}`.trim() || Email

/** What a press of the row's last action does, by what the person is now. */
const turns = {
  active: 'people.deactivate',
  inactive: 'people.reactivate',
  invited: 'people.withdraw',
} as const satisfies Record<WireMember['state'], TextKey>
const turned = { active: 'people.deactivated', inactive: 'people.reactivated', invited: 'people.withdrawn' } as const

/** What `list` says in the address for the groups, or the requests for accounts, instead of the people. */
const GROUPS = 'groups'
const SIGN_UPS = 'signUps'
const RULES = 'approvalRules'

/** Who works for the company, and what each may open. */
export function ManageUsers() {
  const t = useText()
  const shown = useSearchParams()[0].get('list')
  const isGroups = shown === GROUPS
  const isSignUps = shown === SIGN_UPS
  const isRules = shown === RULES
  const isPeople = !isGroups && !isSignUps && !isRules
  const columns = useMemo(
    () =>
      columnsOf(peopleList, t, {
        name: { cell: nameIn },
        Email: { cell: row => row.Email, card: 'line' },
        Title: { cell: row => row.Title || '–', gives: true },
        GroupName: { cell: row => row.GroupName || '–', card: 'line' },
        pageList: {
          cell: row =>
            row.pageList === null
              ? t(row.GroupID === null ? 'people.allPages' : 'people.pagesByGroup')
              : t('people.pageCount', { count: row.pageList.split(',').length }),
        },
        BookingLimit: {
          cell: row =>
            row.MayBook
              ? row.BookingLimit === null
                ? t('people.bookAll')
                : t('people.bookUpTo', { amount: formatMoney(row.BookingLimit, row.BookingLimitCurrency) })
              : t('people.bookNothing'),
          gives: true,
        },
        state: { cell: row => <Badge tone={tones[row.state]}>{t(`people.state_${row.state}`)}</Badge>, card: 'aside' },
        lastSeenAt: { cell: row => (row.lastSeenAt === null ? '–' : <InstantText at={row.lastSeenAt} />) },
      }),
    [t],
  )
  const list = useList({
    spec,
    call: GetPeople,
    ask: (question, page) => ({ body: { ...question, ...page } }),
    read: ({ people, total, nextCursor }) => ({ rows: people, total, next: nextCursor }),
  })
  const open = (userId: number | string): void => list.change({ open: String(userId) })
  const change = useChange(UserManagement, [GetPeople])
  const turn = async ({ UserId, version, state, Email: email }: WireMember): Promise<void> => {
    try {
      await change.mutateAsync({ query: { actions: 8 }, body: { UserId, version, Active: state === 'inactive' } })
      if (state === 'invited') open('')
      notify.done(t(turned[state], { email }))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  const invite = (
    <ChangeButton leftSection={<IconUserPlus size={16} aria-hidden="true" />} onClick={() => open('new')}>
      {t('people.add')}
    </ChangeButton>
  )
  const groups = list.reply?.groups ?? []
  const docks = list.reply?.docks ?? []
  const signUps = list.reply?.signUps ?? null
  return (
    <>
      <PageHeader
        title={t(isSignUps ? 'people.signUps' : isRules ? 'people.approvalRules' : 'screens.manageUsers')}
        action={
          <>
            <Button
              component={Link}
              variant="default"
              to={isPeople ? `/Settings/ManageUsers?list=${GROUPS}` : '/Settings/ManageUsers'}
            >
              {t(isPeople ? 'people.groups' : 'people.people')}
            </Button>
            {isPeople && (
              <Button component={Link} variant="default" to={`/Settings/ManageUsers?list=${RULES}`}>
                {t('people.approvalRules')}
              </Button>
            )}
            {signUps !== null && !isSignUps && (
              <Button component={Link} variant="default" to={`/Settings/ManageUsers?list=${SIGN_UPS}`}>
                {t('people.signUpCount', { count: signUps })}
              </Button>
            )}
            {isPeople && invite}
          </>
        }
      />
      {isGroups ? (
        <Groups />
      ) : isRules ? (
        <ApprovalRules />
      ) : isSignUps ? (
        <SignUps />
      ) : (
        <DataList
          list={list}
          label={t('screens.manageUsers')}
          columns={columns}
          idOf={row => row.UserId}
          nameOf={nameIn}
          empty={{ title: t('people.emptyTitle'), why: t('people.emptyWhy'), action: invite }}
          searchHint={t('people.searchHint')}
          onEdit={row => open(row.UserId)}
          rowActions={[
            { label: t('people.edit'), looks: true, run: row => open(row.UserId) },
            ...(['active', 'inactive', 'invited'] as const).map(state => ({
              label: t(turns[state]),
              fits: (row: WireMember) => row.state === state && !row.isSelf,
              run: (row: WireMember) => void turn(row),
            })),
          ]}
          onExport={exporter(ExportPeople, { body: list.question })}
          panel={(row, close) => (
            <MemberPanel
              key={row.UserId}
              member={row}
              groups={groups}
              docks={docks}
              onClose={close}
              {...(row.isSelf ? {} : { onTurn: () => turn(row) })}
            />
          )}
          newPanel={close => <MemberPanel member={null} groups={groups} docks={docks} onClose={close} />}
        />
      )}
    </>
  )
}
