import { CallError, callErrorOf } from '#shared/contract/call.ts'

async function fetchArchive(): Promise<{ archive: Blob; name: string }> {
  let response: Response
  try {
    response = await fetch('/api/user/export', { credentials: 'include' })
    if (response.ok) {
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
      return { archive: await response.blob(), name: name ?? 'convive.zip' }
    }
  } catch (cause) {
    throw new CallError('network', { cause })
  }
  throw callErrorOf(response, await response.json().catch(() => null))
}

/** Saves everything of one's own as a file. Throws a `CallError` like any call; half a file is never saved. */
export async function saveOwnData(): Promise<void> {
  const { archive, name } = await fetchArchive()
  const address = URL.createObjectURL(archive)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Later: some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
