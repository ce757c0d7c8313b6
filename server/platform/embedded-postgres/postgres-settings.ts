/** The name of the database that the program uses, and of the superuser, who only looks after the server. */
export const databaseName = 'convive'

/** Who owns the database and what is in it, and works with it: no superuser. */
export const programRole = 'convive_program'

/** The port only names the socket file; nothing listens on the network. */
export const socketPort = 5432

/**
 * How the embedded server runs: durable as PostgreSQL is by default, small at rest, silent about what members
 * write. They are given on the command line, so that a later version of the program may change them.
 */
export const serverSettings: Readonly<Record<string, string>> = {
  listen_addresses: '',
  port: String(socketPort),
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '32MB',
  // Two helpers and a launcher that a single small server has no work for.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '2',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  idle_in_transaction_session_timeout: '60s',
  // Lines go to the program's own log: no statements, details or failed queries (which are below 'log'), for all
  // of them carry what people wrote, and the program logs in its own way what failed.
  log_line_prefix: '',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** The cluster is UTF-8, sorted by code point, the same on every system; ICU collations come beside it. */
export const clusterSettings: readonly string[] = [
  `--username=${databaseName}`,
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
]

/** A fixed environment, so that no PG… variable of the host changes what the engine does. */
export const postgresEnvironment: Readonly<Record<string, string>> = { LC_ALL: 'C', TZ: 'UTC' }
