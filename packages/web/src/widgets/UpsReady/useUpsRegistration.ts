import { AccountDetails } from '@waybill/contract/calls/UPSReady/AccountDetails.ts'
import { RequestAgreement } from '@waybill/contract/calls/UPSReady/RequestAgreement.ts'
import { explain } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'

/**
 * The agreement in force and what was filled in, and what to say where one of them can't be read.
 * @param AccessID of a link; blank: of who is signed in
 */
export function useUpsRegistration(AccessID = '') {
  const query = { AccessID }
  const agreement = useCall(RequestAgreement, { query }, { freshFor: 0 })
  const details = useCall(AccountDetails, { query }, { freshFor: 0 })
  const problem =
    agreement.error !== null
      ? explain(agreement.error, 'upsReady.agreementFailed')
      : details.error !== null
        ? explain(details.error, 'upsReady.accountFailed')
        : null
  const retry = (): void => {
    void agreement.refetch()
    void details.refetch()
  }
  return { agreement: agreement.data, details: details.data, problem, retry }
}
