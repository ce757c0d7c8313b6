import pg from 'pg'
import { databaseName, programRole } from './postgres-settings.ts'
import { socketConnection } from './owner-lock.ts'

/**
 * Makes the role with which the program works, and makes it the owner of the program's database and of everything in
 * it. It is no superuser, so that a statement that should not be there reaches no file and no program of the host.
 *
 * Repeated at each start: the first version had only the superuser, whose objects would be closed to the role, and an
 * earlier version that was started again adds such objects. Where all is as it should be, nothing is locked.
 */
export async function ensureProgramRole(socketDir: string): Promise<void> {
  const client = new pg.Client({
    ...socketConnection(socketDir, { user: databaseName }),
    application_name: 'convive roles',
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ is_ready: boolean }>(isReady, [programRole])
    if (rows[0]?.is_ready) return
    await client.query('begin')
    await client.query(createRole)
    await client.query(`alter database ${databaseName} owner to ${programRole}`)
    await client.query(takeOver)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

const attributes = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'

const createRole = `do $$ begin
  if exists (select from pg_roles where rolname = '${programRole}') then
    alter role ${programRole} ${attributes};
  else
    create role ${programRole} ${attributes};
  end if;
end $$`

/**
 * What somebody other than the role owns in this database. The first oid that a program can get is 16384; members of an
 * extension follow it, indexes, rows and arrays follow their table or type, and so do the sequences of a column.
 */
const foreign = `
  select classid, objid from (
    select 'pg_class'::regclass as classid, oid as objid, relowner as owner, relnamespace as namespace from pg_class
      where relkind in ('r', 'p', 'v', 'm', 'f', 'c') or relkind = 'S' and not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i'))
    union all select 'pg_proc'::regclass, oid, proowner, pronamespace from pg_proc
    union all select 'pg_type'::regclass, oid, typowner, typnamespace from pg_type
      where typtype in ('e', 'd', 'r')
    union all select 'pg_ts_config'::regclass, oid, cfgowner, cfgnamespace from pg_ts_config
    union all select 'pg_ts_dict'::regclass, oid, dictowner, dictnamespace from pg_ts_dict
    union all select 'pg_collation'::regclass, oid, collowner, collnamespace from pg_collation
    union all select 'pg_statistic_ext'::regclass, oid, stxowner, stxnamespace from pg_statistic_ext
    union all select 'pg_namespace'::regclass, oid, nspowner, oid from pg_namespace
  ) owned join pg_namespace on pg_namespace.oid = owned.namespace
  where objid >= 16384 and nspname !~ '^pg_' and owner <> (select oid from pg_roles where rolname = '${programRole}')
    and not exists (select from pg_depend
      where pg_depend.classid = owned.classid and pg_depend.objid = owned.objid and deptype = 'e')`

const isReady = `select coalesce((
    select not rolsuper and not rolcreatedb and not rolcreaterole and not rolreplication and not rolbypassrls
      and rolcanlogin and (select datdba from pg_database where datname = current_database()) = pg_roles.oid
    from pg_roles where rolname = $1
  ), false) and not exists (${foreign}) as is_ready`

const takeOver = `do $$ declare object record; begin
  for object in
    select found.type, found.identity from (${foreign}) owned
      cross join lateral pg_identify_object(owned.classid, owned.objid, 0) found
  loop
    execute format('alter %s %s owner to ${programRole}',
      case object.type when 'composite type' then 'type' else object.type end, object.identity);
  end loop;
end $$`
