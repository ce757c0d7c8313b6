import type { Setting } from './setting.ts'

/** The embedded database, or a PostgreSQL server by the addresses of its hosts, tried in their order. */
export type DatabaseChoice =
  | { kind: 'embedded'; memoryMb: number }
  | {
      kind: 'server'
      urls: readonly string[]
      /** Leads past a pool that assigns connections by transaction; empty when `urls` does. */
      directUrls: readonly string[]
      /** A replica for public lists, search and public pages; empty when `urls` serves them too. */
      readUrls: readonly string[]
    }

export const databaseSettings: readonly Setting[] = [
  {
    name: 'DATABASE_URL',
    example: '',
    meaning:
      'A PostgreSQL server (15 or later): postgresql://user:password@host:port/database, also with several hosts (host1:5432,host2:5432) of which the one that takes writes is used; each process uses up to 15 connections; the embedded one when empty.',
  },
  {
    name: 'DATABASE_DIRECT_URL',
    example: '',
    meaning:
      'The same database without a pool, for migrations, slow jobs and notifications; needed when DATABASE_URL leads to a pool in transaction mode.',
  },
  {
    name: 'DATABASE_READ_URL',
    example: '',
    meaning:
      'A replica for public lists, search and public pages; while it does not answer, DATABASE_URL serves them.',
  },
  {
    name: 'DATABASE_MEMORY',
    example: '32MB',
    meaning:
      'Memory of the embedded database for its cache, 16MB to 16GB: 32MB serves 10,000 recipes, 512MB a million.',
  },
]

type Get = (name: string) => string | null

export function readDatabaseChoice(get: Get, problems: string[]): DatabaseChoice {
  const hosts = (name: string) => {
    const value = get(name)
    if (value === null) return []
    const urls = hostUrls(value)
    if (urls === null)
      problems.push(
        `${name} must be a URL of the form postgresql://user:password@host:port/database or postgresql:///database?host=/socket/folder`,
      )
    return urls ?? []
  }
  const memoryMb = megabytes(get('DATABASE_MEMORY') ?? '32MB')
  if (memoryMb === null) problems.push('DATABASE_MEMORY must be a size from 16MB to 16GB')
  const [urls, directUrls, readUrls] = [
    hosts('DATABASE_URL'),
    hosts('DATABASE_DIRECT_URL'),
    hosts('DATABASE_READ_URL'),
  ]
  if (get('DATABASE_URL') !== null) return { kind: 'server', urls, directUrls, readUrls }
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])
    if (get(name) !== null) problems.push(`${name} needs DATABASE_URL`)
  return { kind: 'embedded', memoryMb: memoryMb ?? 32 }
}

/**
 * One URL for each host of a connection URL as libpq reads it: several hosts with a comma between them, and a socket
 * folder as `?host=`. Null when it is none. `target_session_attrs` is left out: the host that takes writes is used.
 */
export function hostUrls(url: string): string[] | null {
  const [, user = '', hosts = '', path = '', query = ''] =
    /^postgres(?:ql)?:\/\/(?:([^@/?#]*)@)?([^/?#]*)(\/[^?#]*)?(?:\?([^#]*))?$/.exec(url) ?? []
  if (!/^postgres(ql)?:\/\//.test(url) || (hosts === '' && !/(^|&)host=/.test(query))) return null
  const parameters = new URLSearchParams(query)
  parameters.delete('target_session_attrs')
  if (hosts === '' && user !== '') {
    // A URL without a host has no place for a user either.
    const [name = '', password] = user.split(':')
    parameters.set('user', decodeURIComponent(name))
    if (password !== undefined) parameters.set('password', decodeURIComponent(password))
  }
  const search = parameters.size > 0 ? `?${parameters}` : ''
  const urls = hosts
    .split(',')
    .map((host) =>
      host === ''
        ? `postgresql:///${path.slice(1)}${search}`
        : `postgresql://${user && `${user}@`}${host}${path}${search}`,
    )
  const isBad = (each: string) => !URL.canParse(each) || (hosts.includes(',') && each.includes('///'))
  return urls.some(isBad) ? null : urls
}

function megabytes(text: string): number | null {
  const [, number, unit] = /^(\d+) ?(MB|GB)$/i.exec(text) ?? []
  const size = Number(number) * (unit?.toUpperCase() === 'GB' ? 1024 : 1)
  return size >= 16 && size <= 16_384 ? size : null
}
