import type { Config } from './config/config.ts'
import { isLoopback } from './platform/http/origin.ts'

/** What a person who starts the server should know about its settings, in a sentence each. */
export function startWarnings(
  config: Pick<Config, 'publicUrl' | 'host' | 'mail'>,
  publicUrl: string,
): string[] {
  const warnings: string[] = []
  if (config.publicUrl === null && !['127.0.0.1', 'localhost', '::1'].includes(config.host)) {
    warnings.push('PUBLIC_URL is not set: only the address above can sign in.')
  }
  if (config.mail.kind === 'outbox' && !isLoopback(publicUrl)) {
    warnings.push(
      'SMTP_URL is not set: nobody gets mail, and links that verify addresses and reset passwords are printed here.',
    )
  }
  return warnings
}
