import { checkInstallation } from '../admin/check.ts'
import type { Settings } from '../settings.ts'

/** What the operator's `check` prints, a line each, and how many of them fail. */
export async function checkLines(
  settings: Settings,
  limitMs?: number,
): Promise<{ readonly lines: readonly string[]; readonly failed: number }> {
  const lines: string[] = []
  const { failed } = await checkInstallation(settings, line => lines.push(line), limitMs)
  return { lines, failed }
}
