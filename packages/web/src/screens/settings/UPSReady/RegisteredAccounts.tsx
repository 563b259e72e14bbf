import type { ReplyOf } from '@waybill/contract/call.ts'
import type { Registration } from '@waybill/contract/calls/UPSReady/Registration.ts'
import { Link } from 'react-router'
import { useText } from '../../../texts/texts.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Section } from '../../../ui/Sheet.tsx'
import { SmallTable } from '../../../ui/SmallTable.tsx'

/** The accounts that were registered from here, and by whom. */
export function RegisteredAccounts({ accounts }: { accounts: ReplyOf<typeof Registration>['registered'] }) {
  const t = useText()
  if (accounts.length === 0) return null
  return (
    <Section title={t('upsReady.registered')}>
      <SmallTable>
        <thead>
          <tr>
            <th scope="col">{t('upsReady.accountNumber')}</th>
            <th scope="col">{t('upsReady.registeredAt')}</th>
            <th scope="col">{t('upsReady.registeredBy')}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ AccountID, AccountNumber, registeredAt, registeredBy }) => (
            <tr key={AccountID}>
              <th scope="row">
                <Link to="/ParcelAccounts">{AccountNumber}</Link>
              </th>
              <td>
                <InstantText at={registeredAt} />
              </td>
              <td>{registeredBy}</td>
            </tr>
          ))}
        </tbody>
      </SmallTable>
    </Section>
  )
}
