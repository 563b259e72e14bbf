import type { Mode } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'

/** Whom a ship-via code names, and by which mode; blank: the code leaves it open. */
export interface NamedByVia {
  readonly scac: string
  readonly mode: Mode | ''
}

/** Answers whom any of the codes names, letters of either case; null: the company has no such code. */
export async function carriersOfVias(
  tx: Tx,
  clientId: number,
  codes: readonly string[],
): Promise<(code: string) => NamedByVia | null> {
  const asked = [...new Set(codes.map(code => code.trim().toUpperCase()))].filter(code => code !== '')
  const rows =
    asked.length === 0
      ? []
      : await tx
          .selectFrom('ship_via')
          .select(['code', 'scac', 'mode'])
          .where('client_id', '=', clientId)
          .where('code', 'in', asked)
          .execute()
  const named = new Map(rows.map(({ code, scac, mode }) => [code, { scac, mode: mode as Mode | '' }]))
  return code => named.get(code.trim().toUpperCase()) ?? null
}
