import '../../../texts/exchange.ts'
import '../../../texts/trade.ts'
import { Skeleton } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { ExchangeRates as Call } from '@waybill/contract/calls/RateSheets/ExchangeRates.ts'
import { daysBetween, EXCHANGE_DIGITS, EXCHANGE_FRESH_DAYS } from '@waybill/domain'
import { makeCall } from '../../../api/call.ts'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { clockIn, formatDate } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Section, Sheet } from '../../../ui/Sheet.tsx'
import { SmallTable } from '../../../ui/SmallTable.tsx'
import { useRemoval } from '../../../widgets/DataList/useRemoval.ts'
import { NewRate } from './NewRate.tsx'

type Rate = ReplyOf<typeof Call>['rates'][number]

/** Millionths of a dollar as people write them: `0.7315`, `1.08`. */
const dollars = (usd: number): string => (usd / 10 ** EXCHANGE_DIGITS).toFixed(EXCHANGE_DIGITS).replace(/0{1,4}$/, '')

/** What other currencies are worth, to compare prices with. */
export function ExchangeRates() {
  const t = useText()
  const { data, error, refetch } = useCall(Call, { query: { flag: 'load' }, body: {} })
  const { date: today } = clockIn(Intl.DateTimeFormat().resolvedOptions().timeZone)
  const named = ({ currency, from }: Rate) => ({ currency, from: formatDate(from) })
  const remove = useRemoval<Rate>({
    calls: [Call],
    remove: rate => makeCall(Call, { query: { flag: 'delete' }, body: rate }),
    // It stood there a moment ago: nobody is asked again.
    restore: rate => makeCall(Call, { query: { flag: 'save' }, body: { ...rate, confirmed: true } }),
    removed: rate => t('exchange.deleted', named(rate)),
    restored: rate => t('exchange.restored', named(rate)),
    after: () => {},
  })
  return (
    <>
      <PageHeader title={t('screens.exchangeRates')} />
      {data === undefined && error === null && <Skeleton height={240} radius={4} />}
      {data === undefined && error !== null && (
        <ErrorState {...explain(error, 'exchange.loadFailed')} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <Sheet>
          <Section title={t('exchange.enterTitle')} why={t('exchange.enterWhy')}>
            <NewRate today={today} saved={rate => t('exchange.saved', { ...named(rate), usd: dollars(rate.usd) })} />
          </Section>
          {data.rates.length === 0 && <EmptyState title={t('exchange.none')} why={t('exchange.noneWhy')} />}
          {data.rates.length > 0 && (
            <Section title={t('exchange.known')}>
              <SmallTable>
                <thead>
                  <tr>
                    <th scope="col">{t('exchange.currency')}</th>
                    <th scope="col">{t('exchange.from')}</th>
                    <th scope="col">{t('exchange.usd')}</th>
                    <td />
                  </tr>
                </thead>
                <tbody>
                  {data.rates.map(rate => (
                    <tr key={`${rate.currency} ${rate.from}`}>
                      <td>{rate.currency}</td>
                      <td>
                        {formatDate(rate.from)}{' '}
                        {daysBetween(rate.from, today) > EXCHANGE_FRESH_DAYS && (
                          <Hint inline small>
                            {t('exchange.old')}
                          </Hint>
                        )}
                      </td>
                      <td>{dollars(rate.usd)}</td>
                      <td>
                        <ActionButton
                          variant="subtle"
                          size="compact-sm"
                          aria-label={t('exchange.deleteOf', named(rate))}
                          onAct={() => remove(rate)}
                        >
                          {t('exchange.delete')}
                        </ActionButton>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </SmallTable>
            </Section>
          )}
        </Sheet>
      )}
    </>
  )
}
