import type { Language } from '#shared/languages.ts'
import type { Provider } from '#shared/providers.ts'
import { leaveTo } from '../leave-page.ts'

/** Leaves for a provider. The invite and where to go afterwards wait on the server until the person comes back. */
export function goToProvider(
  provider: Provider,
  way: { language: Language; back: string; invite?: string | null; again?: boolean },
) {
  const query = new URLSearchParams({ lang: way.language, return: way.back })
  if (way.invite) query.set('invite', way.invite)
  if (way.again) query.set('again', '1')
  leaveTo(`/auth/oauth/${provider}/start?${query}`)
}
