import { explainShort } from '../../api/explain.ts'
import { text } from '../../texts/texts.ts'
import { notify } from '../../ui/notify.ts'
import { saveFile } from '../../ui/saveFile.ts'

/** Fetches an export and saves it; says that it is there, or why not. */
export async function exportRows(fetch: () => Promise<{ readonly blob: Blob; readonly name: string }>): Promise<void> {
  try {
    const { blob, name } = await fetch()
    saveFile(name, blob)
    notify.done(text('lists.exported', { name }))
  } catch (error) {
    notify.failed(explainShort(error))
  }
}
