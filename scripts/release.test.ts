import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { versionsAfter } from './release.ts'

const script = join(import.meta.dirname, 'release.ts')
const changelog =
  '# Changelog\n\n## Unreleased\n\n### Recipes\n\n- A recipe prints.\n\n## 0.1.0, 2026-11-01\n\n- It starts.\n'
const manifest = (version: string) => `{\n  "name": "convive",\n  "version": "${version}"\n}\n`
const lock = (version: string) =>
  `{\n  "name": "convive",\n  "version": "${version}",\n  "packages": {\n    "": { "version": "${version}" },\n    "other": { "version": "0.1.0" }\n  }\n}\n`

let folder: string
let repository: string
const write = (name: string, text: string) => writeFileSync(join(repository, name), text)
const read = (name: string) => readFileSync(join(repository, name), 'utf8')
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
const today = () => new Date().toISOString().slice(0, 10)

/** Programs of the name of a container tool, which write down what they were told. */
function pretend(tool: string, code: string): void {
  writeFileSync(join(folder, 'bin', tool), `#!/bin/sh\n${code}\n`, { mode: 0o755 })
}

function release(...args: string[]) {
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: repository,
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'convive-release-'))
  repository = join(folder, 'repository')
  for (const path of [repository, join(folder, 'bin')]) mkdirSync(path)
  for (const tool of ['podman', 'docker']) pretend(tool, 'exit 1')
  write('package.json', manifest('0.1.0'))
  write('package-lock.json', lock('0.1.0'))
  write('CHANGELOG.md', changelog)
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Ada')
  git('config', 'user.email', 'ada@example.org')
  git('add', '.')
  git('commit', '--quiet', '--message', 'all: begin')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the versions after one', () => {
  expect(versionsAfter('0.9.4')).toEqual(['0.9.5', '0.10.0', '1.0.0'])
})

describe('npm run release', () => {
  test('writes the version, dates the changelog, commits and tags', () => {
    const before = today()
    const { status, stdout } = release('1.0.0')
    expect(
      [before, today()].map((day) => changelog.replace('Unreleased', `Unreleased\n\n## 1.0.0, ${day}`)),
    ).toContain(read('CHANGELOG.md'))
    expect(status).toBe(0)
    expect(read('package.json')).toBe(manifest('1.0.0'))
    expect(read('package-lock.json')).toBe(lock('1.0.0'))
    expect(git('log', '--format=%s')).toBe('release: 1.0.0\nall: begin')
    expect(git('status', '--porcelain')).toBe('')
    expect(git('cat-file', '-t', 'v1.0.0')).toBe('tag')
    expect(git('tag', '--list', '--format=%(contents)')).toBe(
      'Convive 1.0.0\n\n### Recipes\n\n- A recipe prints.',
    )
    expect(git('rev-parse', 'v1.0.0^{commit}')).toBe(git('rev-parse', 'HEAD'))
    expect(stdout).toContain('git push origin main v1.0.0')
    expect(stdout).toContain('No container tool runs here.')
  })

  test('builds the image with the first container tool that runs', () => {
    pretend('docker', `echo "$@" >> ${join(folder, 'told')}`)
    expect(release('0.1.1')).toMatchObject({ status: 0, stdout: expect.stringContaining('convive:0.1.1') })
    expect(readFileSync(join(folder, 'told'), 'utf8')).toBe(
      'version\nbuild -f Containerfile -t convive:0.1.1 .\n',
    )
  })

  test('says that the release is tagged when the image cannot be built', () => {
    pretend('podman', 'test "$1" = version')
    const { status, stderr } = release('0.2.0')
    expect(status).toBe(1)
    expect(stderr).toBe(
      'v0.2.0 is tagged, but its image was not built: podman build -f Containerfile -t convive:0.2.0 .\n',
    )
  })

  test.each([
    ['without a version', [], () => undefined, 'Usage: npm run release -- 0.1.1|0.2.0|1.0.0'],
    [
      'a version that is not the next',
      ['1.1.0'],
      () => undefined,
      'After 0.1.0 comes 0.1.1 or 0.2.0 or 1.0.0, not 1.1.0.',
    ],
    ['on another branch', ['1.0.0'], () => git('switch', '--quiet', '--create', 'other'), 'this is other.'],
    ['with changes', ['1.0.0'], () => write('new.txt', ''), 'There are changes that are not committed.'],
    ['with its tag there', ['1.0.0'], () => git('tag', 'v1.0.0'), 'v1.0.0 is tagged already.'],
    [
      'with nothing to release',
      ['1.0.0'],
      () => {
        write('CHANGELOG.md', changelog.replace('- A recipe prints.\n', ''))
        git('commit', '--all', '--quiet', '--message', 'docs: nothing')
      },
      'has no line that begins with "- ".',
    ],
  ])('refuses %s, and changes nothing', (_, args, prepare, reason) => {
    prepare()
    const state = () => [git('status', '--porcelain'), git('rev-parse', 'HEAD'), git('tag')]
    const before = state()
    const { status, stderr } = release(...args)
    expect(stderr).toContain(reason)
    expect(status).toBe(1)
    expect(state()).toEqual(before)
  })
})
