import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const script = join(import.meta.dirname, 'start.mjs')

/** Runs the start script as if by another version of Node, in a folder where nothing is to start. */
async function startWith(
  version: string,
  environment: NodeJS.ProcessEnv = {},
  file: string | null = null,
): Promise<{ code: number; output: string }> {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  // The first thing after the check; it ends the process before anything is built or opened.
  const stop = `import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) {
      if (url === '${pathToFileURL(join(import.meta.dirname, 'build.ts')).href}')
        return { format: 'module', shortCircuit: true, source: 'console.error("goes on", process.env.MALLOC_ARENA_MAX, process.env.CHEF_MODEL ?? "", process.env.CHEF_URL ?? ""); process.exit(7)' }
      return next(url, context)
    } })`
  const imports = [pretend, stop].flatMap((code) => [
    '--import',
    `data:text/javascript,${encodeURIComponent(code)}`,
  ])
  const folder = await mkdtemp(join(tmpdir(), 'convive-start-'))
  if (file !== null) await writeFile(join(folder, '.env'), file)
  try {
    return await new Promise((resolve) => {
      const env = { ...process.env, MALLOC_ARENA_MAX: undefined, ...environment }
      execFile(process.execPath, [...imports, script], { cwd: folder, env }, (error, _, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stderr.trim() }),
      )
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test.each(['20.19.4', '24.0.0', '24.17.9'])('Node %s is refused in a sentence', async (version) => {
  const { code, output } = await startWith(version)
  expect(code).toBe(1)
  expect(output).toMatch(new RegExp(`^Convive needs Node 24\\.18 or later.*this is ${version}\\..*$`))
})

test.each(['24.18.0', '24.21.0', '25.0.0'])('Node %s is taken', async (version) => {
  expect(await startWith(version)).toMatchObject({ code: 7, output: expect.stringMatching(/^goes on/) })
})

test.runIf(process.platform === 'linux')(
  'the C library gets two arenas, or as many as are asked for',
  async () => {
    const { node } = process.versions
    expect(await startWith(node)).toEqual({ code: 7, output: 'goes on 2' })
    expect(await startWith(node, { MALLOC_ARENA_MAX: '5' })).toEqual({ code: 7, output: 'goes on 5' })
  },
)

test('settings are read from .env, and those of the environment win', async () => {
  const file = 'CHEF_MODEL="llama3.3"\n# where it is\nCHEF_URL=http://localhost:11434/v1\n'
  const { output } = await startWith(process.versions.node, { CHEF_MODEL: 'another' }, file)
  expect(output).toMatch(/^goes on \S+ another http:\/\/localhost:11434\/v1$/)
})
