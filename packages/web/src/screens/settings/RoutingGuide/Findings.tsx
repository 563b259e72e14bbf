import { companyKey, type GuideFinding, guideWarnings, type RoutingRule } from '@waybill/domain'
import { type TextKey, useText } from '../../../texts/texts.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { IconAlertTriangle } from '../../../ui/icons.generated.ts'
import { Section } from '../../../ui/Sheet.tsx'
import classes from './RoutingGuide.module.css'

const keys: Partial<Record<GuideFinding['code'], TextKey>> = {
  forbidsPreferred: 'routing.forbidsPreferred',
  sameRank: 'routing.sameRank',
  carrierGone: 'routing.carrierGone',
}

/** What a guide should be looked at for, as it stands in the grid: contradictions, carriers that are gone, unknown names. */
export function Findings({
  rules,
  carriers,
  soldTo,
}: {
  rules: readonly RoutingRule[]
  carriers: ReadonlySet<string>
  /** Companies of the address book; null while they are not known. */
  soldTo: readonly string[] | null
}) {
  const t = useText()
  const known = soldTo === null ? null : new Set(soldTo.map(companyKey))
  const strangers = rules.flatMap(({ soldTo: company }, index) =>
    known === null || company === '' || known.has(companyKey(company))
      ? []
      : [t('routing.soldToUnknown', { number: index + 1, company })],
  )
  const found = guideWarnings(rules, carriers).flatMap(finding => {
    const key = keys[finding.code]
    if (key === undefined) return []
    const other = 'other' in finding ? finding.other : 0
    return [t(key, { number: finding.number, other, scac: 'scac' in finding ? finding.scac : '' })]
  })
  const all = [...new Set([...found, ...strangers])]
  if (rules.length === 0) return null
  return (
    <Section title={t('routing.findings')}>
      {all.length === 0 && <Hint>{t('routing.findingNone')}</Hint>}
      <ul className={classes.findings}>
        {all.map(words => (
          <li key={words}>
            <IconAlertTriangle size={14} aria-hidden="true" /> {words}
          </li>
        ))}
      </ul>
    </Section>
  )
}
