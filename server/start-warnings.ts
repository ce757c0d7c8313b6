import type { Config } from './config/config.ts'
import { isLoopback } from './platform/http/origin.ts'

/** Warnings about the settings, for the operator. */
export function startWarnings(
  config: Pick<Config, 'publicUrl' | 'host' | 'mail' | 'retired'>,
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
  for (const { name, instead } of config.retired) warnings.push(`${name} has no effect any more: ${instead}`)
  return warnings
}
