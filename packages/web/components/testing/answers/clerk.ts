import { wirePreferences } from '@waybill/contract/wire/preferences.ts'
import { type WireUser, wireUser } from '@waybill/contract/wire/user.ts'
import { madeUp } from '../madeUp.ts'

/** Who is signed in where a test says nothing else: she may open every page. */
export const clerk: WireUser = madeUp(wireUser, {
  seesPrices: true,
  preferences: wirePreferences.parse({}),
  ...{ UserName: 'clerk@demo.invalid', Email: 'clerk@demo.invalid', UserId: 17, ClientId: 3 },
  ...{ FirstName: 'Demo', LastName: 'Clerk', CompanyName: 'Demo Company', GroupName: 'Admin', UserType: 'Shipper' },
})
