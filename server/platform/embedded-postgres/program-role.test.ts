import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { databaseFolders, queryRows } from '../../test/database-folder.ts'
import { migrate } from '../db/migrate.ts'
import { migrations } from '../db/migrations/index.ts'
import { openDatabase } from '../db/open.ts'
import { socketConnection } from './owner-lock.ts'
import { databaseName, programRole, socketPort } from './postgres-settings.ts'
import { runningServerUrl } from './running-server.ts'

const folders = databaseFolders()
afterEach(() => folders.clear())

const superuser = (host: string, database = databaseName) =>
  socketConnection(host, { user: databaseName, database })
const urlOfSuperuser = (host: string) =>
  `postgresql://${databaseName}@/${databaseName}?host=${encodeURIComponent(host)}&port=${socketPort}`

/** What other roles own in the program's database, without extensions. */
const foreignTables = `select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname = 'public' and relkind in ('r', 'S') and relowner::regrole::text <> '${programRole}'`

/** As a version without the role leaves it: the superuser owns the database, its tables, functions and types. */
async function makeFormerFolder(dataDir: string): Promise<void> {
  const server = await folders.start({ dataDir })
  const { host } = server.connection
  await queryRows(superuser(host, 'postgres'), `drop database ${databaseName}`)
  await queryRows(superuser(host, 'postgres'), `drop role ${programRole}`)
  await queryRows(superuser(host, 'postgres'), `create database ${databaseName}`)
  const open = await openDatabase({ url: urlOfSuperuser(host) }, () => undefined)
  await migrate(open.dbWithoutTimeout, migrations)
  await sql`insert into users (email, is_admin, language, created_at)
    values ('ada@example.org', false, 'en', now())`.execute(open.db)
  await sql`create type odd as enum ('one', 'two')`.execute(open.db)
  await sql`create sequence "Odd numbers"`.execute(open.db)
  await sql`create view oddities as select 'one'::odd as odd`.execute(open.db)
  await sql`create schema elsewhere create table things (id int)`.execute(open.db)
  await open.close()
  await server.stop()
}

test('the program is no superuser and reaches no file and no program of the host', async () => {
  const dataDir = await folders.create()
  const secret = join(dataDir, 'secret')
  await writeFile(secret, 'a secret')
  const open = await openDatabase({ embedded: dataDir }, () => undefined)
  try {
    await migrate(open.dbWithoutTimeout, migrations)
    const { rows } = await sql`select current_user as name, current_setting('is_superuser') as is_superuser,
      (select count(*)::int from (${sql.raw(foreignTables)}) foreign_tables) as foreign_count`.execute(
      open.db,
    )
    expect(rows).toEqual([{ name: programRole, is_superuser: 'off', foreign_count: 0 }])
    for (const db of [open.db, open.readDb, open.slowDb, open.dbWithoutTimeout]) {
      for (const statement of [
        `copy (select 'x') to program 'touch ${dataDir}/made'`,
        `copy users (email) from '${secret}'`,
        `select pg_read_file('${secret}')`,
        `select lo_import('${secret}')`,
        `select pg_ls_dir('.')`,
        `alter system set log_statement = 'all'`,
        `set role ${databaseName}`,
        `set session authorization ${databaseName}`,
        `create role other superuser`,
        `alter role ${programRole} superuser`,
        `create extension file_fdw`,
      ]) {
        await expect(sql.raw(statement).execute(db), statement).rejects.toMatchObject({ code: '42501' })
      }
    }
  } finally {
    await open.close()
  }
})

test('a filled folder of a version that worked as the superuser is taken over, once', async () => {
  const dataDir = await folders.create()
  await makeFormerFolder(dataDir)
  for (const start of ['the first', 'a later']) {
    const open = await openDatabase({ embedded: dataDir }, () => undefined)
    try {
      expect(await migrate(open.dbWithoutTimeout, migrations), start).toEqual([])
      const { rows } = await sql`select email from users`.execute(open.db)
      expect(rows, start).toEqual([{ email: 'ada@example.org' }])
      expect((await sql.raw(foreignTables).execute(open.db)).rows, start).toEqual([])
      // What only an owner may do.
      const statements = [
        'alter table users add column odd odd',
        'alter table users drop column odd',
        'alter table elsewhere.things add column more int',
        'alter table elsewhere.things drop column more',
        'alter sequence "Odd numbers" restart',
        "create or replace view oddities as select 'two'::odd as odd",
        'create extension if not exists pg_trgm',
        'create extension if not exists citext',
        'drop extension citext',
      ]
      for (const statement of statements) await sql.raw(statement).execute(open.db)
    } finally {
      await open.close()
    }
  }
})

test('what an earlier version adds when it is started again is taken over at the next start', async () => {
  const dataDir = await folders.create()
  const server = await folders.start({ dataDir })
  await queryRows(superuser(server.connection.host), 'create table added (id int)')
  await queryRows(superuser(server.connection.host), `alter role ${programRole} createrole`)
  await server.stop()
  const again = await folders.start({ dataDir })
  await queryRows(again.connection, 'alter table added add column more int')
  await expect(queryRows(again.connection, 'create role other')).rejects.toThrow('permission denied')
})

test('a program beside a server of a version without the role works as that one does', async () => {
  const dataDir = await folders.create()
  const server = await folders.start({ dataDir })
  const nameOf = async () => {
    const client = new pg.Client({ connectionString: String(await runningServerUrl(dataDir)) })
    await client.connect()
    const { rows } = await client.query<{ name: string }>('select current_user as name')
    await client.end()
    return rows[0]?.name
  }
  expect(await nameOf()).toBe(programRole)
  await queryRows(
    superuser(server.connection.host),
    `alter database ${databaseName} owner to ${databaseName}`,
  )
  await queryRows(superuser(server.connection.host), `drop role ${programRole}`)
  expect(await nameOf()).toBe(databaseName)
})
