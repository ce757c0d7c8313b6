import type { Language } from '#shared/constants/languages.ts'
import type { Provider } from '#shared/constants/providers.ts'
import { leaveTo } from '../../lib/leave-page.ts'

/** Leaves for a provider. The invite and where to go afterwards wait on the server until the person comes back. */
export function goToProvider(
  provider: Provider,
  options: { language: Language; back: string; invite?: string | null; again?: boolean },
) {
  const query = new URLSearchParams({ lang: options.language, return: options.back })
  if (options.invite) query.set('invite', options.invite)
  if (options.again) query.set('again', '1')
  leaveTo(`/auth/oauth/${provider}/start?${query}`)
}
