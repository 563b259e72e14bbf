import { readSettings, type Settings, SettingsError } from './settings.ts'

/** The settings of this process; one that is wrong is told, and nothing starts. */
export function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(78)
  }
}
