import { readHazmatTable } from '@waybill/domain'
import { HAZMAT_EDITION, hazmatRows } from '@waybill/domain/hazmat/hazmatRows.ts'

/** What hazardous materials are checked against, whoever enters them. */
export const hazmatTable = readHazmatTable(HAZMAT_EDITION, hazmatRows)
