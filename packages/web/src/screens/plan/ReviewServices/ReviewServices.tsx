import '../../../texts/order.ts'
import '../../../texts/plan.ts'
import '../../../texts/rates.ts'
import '../../../texts/trade.ts'
import '../../../texts/way.ts'
import { ReviewServices as Services } from '@waybill/contract/calls/Shipment/ReviewServices.ts'
import { served } from '../../../texts/names.ts'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { LanePage } from '../../../widgets/LaneQuestion/LanePage.tsx'
import classes from '../../../widgets/LaneQuestion/LaneQuestion.module.css'
import { laneBody, laneFields } from '../../../widgets/LaneQuestion/laneInputs.ts'

/** Transit days, direct or interline, and the day it comes: every service of every carrier on one lane. */
export function ReviewServices() {
  const t = useText()
  return (
    <LanePage
      title="screens.reviewServices"
      ask="plan.getServices"
      empty={['plan.emptyServices', 'plan.emptyServicesWhy']}
      call={Services}
      body={laneBody}
      names={laneFields}
    >
      {({ services }) =>
        services.length === 0 ? (
          <p>{t('plan.noServices')}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
          <section className={classes.box} tabIndex={0} aria-label={t('plan.services')}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{t('plan.carrier')}</th>
                  <th scope="col">{t('plan.service')}</th>
                  <th scope="col" className="wb-number">
                    {t('plan.days')}
                  </th>
                  <th scope="col">{t('plan.way')}</th>
                  <th scope="col">{t('plan.delivery')}</th>
                </tr>
              </thead>
              <tbody>
                {services.map(one => (
                  <tr key={`${one.CarrierSCAC} ${one.source} ${one.service}`}>
                    <th scope="row">
                      {one.CarrierName} ({one.CarrierSCAC})
                    </th>
                    <td>
                      {served(one.service)} <Hint small>{said(one.source)}</Hint>
                    </td>
                    <td className="wb-number">{one.ServiceDays ?? t('plan.notSaid')}</td>
                    <td>{t(one.lane === '' ? 'plan.notSaid' : `plan.${one.lane}`)}</td>
                    <td>
                      <DateText date={one.deliveryDate} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )
      }
    </LanePage>
  )
}
