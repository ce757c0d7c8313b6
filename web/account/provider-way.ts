import type { Language } from '#shared/languages.ts'
import type { Provider } from '#shared/providers.ts'
import { leaveTo } from '../leave-page.ts'

/** Leaves for a provider. The invite and where to go afterwards wait on the server until the person comes back. */
export function goToProvider(
  provider: Provider,
  { language, back, invite }: { language: Language; back: string; invite?: string | null },
) {
  const query = new URLSearchParams({ lang: language, return: back })
  if (invite) query.set('invite', invite)
  leaveTo(`/auth/oauth/${provider}/start?${query}`)
}
