import { useQuery } from '@tanstack/react-query'
import { type HazmatTable, readHazmatTable } from '@waybill/domain'

/** The Hazardous Materials Table, a chunk of its own: nobody without hazardous freight asks for it. */
async function loadTable(): Promise<HazmatTable> {
  const { HAZMAT_EDITION, hazmatRows } = await import('@waybill/domain/hazmat/hazmatRows.ts')
  return readHazmatTable(HAZMAT_EDITION, hazmatRows)
}

/** The table, once it is there; null before, and as long as nobody wants it. */
export function useHazmatTable(isWanted: boolean): HazmatTable | null {
  const { data } = useQuery({
    queryKey: ['hazmatTable'],
    queryFn: loadTable,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  return data ?? null
}
