import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { hostUrls } from './database.ts'

describe('an address of a database', () => {
  test.each([
    ['postgresql://me:pw@db/x', ['postgresql://me:pw@db/x']],
    ['postgres://db:6000/x?sslmode=require', ['postgresql://db:6000/x?sslmode=require']],
    [
      'postgresql://me@one:5432,two:5433/x?target_session_attrs=read-write',
      ['postgresql://me@one:5432/x', 'postgresql://me@two:5433/x'],
    ],
    ['postgresql://me:p%40w@/x?host=/run/pg', ['postgresql:///x?host=%2Frun%2Fpg&user=me&password=p%40w']],
    ['postgresql:///x?host=/run/pg&user=me', ['postgresql:///x?host=%2Frun%2Fpg&user=me']],
  ])('%s', (url, hosts) => {
    expect(hostUrls(url)).toEqual(hosts)
  })

  test.each([
    'mysql://db/x',
    'postgresql://',
    'postgresql:///x',
    'postgresql://one,/x',
    'postgresql://me@db:port/x',
  ])('%s is none', (url) => expect(hostUrls(url)).toBeNull())
})

test('a pool and a replica need a server', () => {
  expect(() => readConfig({ DATABASE_READ_URL: 'postgresql://replica/x' })).toThrow(
    'DATABASE_READ_URL needs DATABASE_URL',
  )
  const { database } = readConfig({
    DATABASE_URL: 'postgresql://pool/x',
    DATABASE_DIRECT_URL: 'postgresql://db/x',
    DATABASE_READ_URL: 'postgresql://replica/x',
  })
  expect(database).toEqual({
    kind: 'server',
    urls: ['postgresql://pool/x'],
    directUrls: ['postgresql://db/x'],
    readUrls: ['postgresql://replica/x'],
  })
})

test.each([
  ['64MB', 64],
  ['2GB', 2048],
])('the embedded database may have %s', (text, memoryMb) => {
  expect(readConfig({ DATABASE_MEMORY: text }).database).toEqual({ kind: 'embedded', memoryMb })
})

test.each(['1MB', 'much', '99GB'])('%s is no size for it', (text) => {
  expect(() => readConfig({ DATABASE_MEMORY: text })).toThrow('DATABASE_MEMORY')
})
