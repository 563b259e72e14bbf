import { GetExceptionCounts } from '@waybill/contract/calls/Exceptions/GetExceptionCounts.ts'
import { GetExceptions } from '@waybill/contract/lists/exceptions.ts'

/** What is asked again after somebody did something with an exception. */
export const exceptionReads = [GetExceptions, GetExceptionCounts] as const
