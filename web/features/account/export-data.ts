import { exportOwnData } from '#shared/contract/account.ts'
import { call } from '../../lib/api.ts'

/** Saves everything of one's own as a file. Throws a `CallError` like any call; half a file is never saved. */
export async function saveOwnData(): Promise<void> {
  const archive = await call(exportOwnData)
  const address = URL.createObjectURL(archive)
  const link = document.createElement('a')
  link.href = address
  link.download = archive.name || 'convive.zip'
  link.click()
  // Later: some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
