import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { lstat, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname, resolve } from 'node:path'

/**
 * How the engine is run. PostgreSQL refuses to be root, so root puts it into a user namespace (`unshare`) or
 * hands it to a user without rights (`nobody`); everybody else runs it as it is (`plain`).
 */
export type RunMode = 'plain' | 'unshare' | 'nobody'

export type Account = { uid: number; gid: number }

/** Programs of the system that help where they exist. */
export type Tools = { unshare: string | null; setpriv: string | null }

/** A chosen way with all that is needed to run a program in it. */
export type Runner = { mode: RunMode; account: Account; tools: Tools }

export type Invocation = { file: string; args: string[]; account: Partial<Account> }

const nobody: Account = { uid: 65_534, gid: 65_534 }

export function findTools(): Tools {
  const find = (name: string): string | null =>
    ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin']
      .map((folder) => `${folder}/${name}`)
      .find((path) => existsSync(path)) ?? null
  return { unshare: find('unshare'), setpriv: find('setpriv') }
}

/** The user of this process; `uid` is 0 for root. */
export function ownAccount(): Account {
  return { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 }
}

/**
 * Chooses how to run the engine for a database folder, or checks the mode that is set. Fails with a
 * sentence when that way is closed to this process.
 */
export async function chooseRunner(
  requested: RunMode | undefined,
  database: string,
  tools: Tools,
): Promise<Runner> {
  const self = ownAccount()
  const isRoot = self.uid === 0
  const owner = await ownerOf(database)
  if (requested === undefined && !isRoot && owner && owner.uid !== self.uid) {
    throw new Error(
      `The database folder ${database} belongs to another user (uid ${owner.uid}). ` +
        'Start as that user, or give the folder to the one who starts.',
    )
  }
  const handedOver = owner && owner.uid !== 0 ? owner : null
  const mode = requested ?? (!isRoot ? 'plain' : !handedOver && canUnshare(tools) ? 'unshare' : 'nobody')
  if (mode === 'plain' && isRoot) {
    throw new Error('PostgreSQL refuses to run as root; start it in a user namespace or as another user.')
  }
  if (mode === 'nobody' && !isRoot) {
    throw new Error('Only root can hand the database to another user; start as root, or run it plainly.')
  }
  if (mode === 'unshare' && !canUnshare(tools)) {
    throw new Error('This system does not allow user namespaces, so the database cannot run in one.')
  }
  return { mode, account: mode === 'nobody' ? (handedOver ?? nobody) : self, tools }
}

/**
 * The command line that runs a program in the chosen way. With `diesWithUs` the system sends it SIGINT, a
 * clean shutdown, when this process is killed.
 */
export function invocation(
  runner: Runner,
  program: string,
  args: string[],
  stopWithParent = false,
): Invocation {
  const { unshare, setpriv } = runner.tools
  const line = [
    ...(runner.mode === 'unshare' && unshare ? [unshare, '-U'] : []),
    ...(stopWithParent && setpriv ? [setpriv, '--pdeathsig', 'INT'] : []),
    program,
    ...args,
  ]
  const [file = program, ...rest] = line
  return { file, args: rest, account: runner.mode === 'nobody' ? runner.account : {} }
}

/** Whether a program starts at all in the chosen way: readable, and made for this system. */
export function canRun(runner: Runner, program: string): boolean {
  const { file, args, account } = invocation(runner, program, ['--version'])
  return spawnSync(file, args, { ...account, stdio: 'ignore', cwd: '/', env: {} }).status === 0
}

/** The first folder on the way to `path`, itself included, that the account cannot enter, or null. */
export async function closedFolder(
  path: string,
  account: Account,
  groups: readonly number[] = [],
): Promise<string | null> {
  const steps: string[] = []
  for (let step = resolve(path); ; step = dirname(step)) {
    steps.unshift(step)
    if (step === dirname(step)) break
  }
  for (const step of steps) {
    const { uid, gid, mode } = await stat(step)
    const enter = uid === account.uid ? 0o100 : gid === account.gid || groups.includes(gid) ? 0o010 : 0o001
    if ((mode & enter) === 0) return step
  }
  return null
}

/**
 * How to make a database folder: `initdb` insists on a user with a name, which containers often lack; inside a
 * user namespace everybody is `nobody`.
 */
export function initdbRunner(runner: Runner): Runner {
  const isNameless = runner.mode === 'plain' && !hasName()
  return isNameless && canUnshare(runner.tools) ? { ...runner, mode: 'unshare' } : runner
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function canUnshare({ unshare }: Tools): boolean {
  return (
    unshare !== null && spawnSync(unshare, ['-U', unshare, '--version'], { stdio: 'ignore' }).status === 0
  )
}

async function ownerOf(folder: string): Promise<Account | null> {
  try {
    const { uid, gid } = await lstat(folder)
    return { uid, gid }
  } catch {
    return null
  }
}
