import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { print, runCommand } from './command.ts'

const files = { manifest: 'package.json', lock: 'package-lock.json', changelog: 'CHANGELOG.md' }
const heading = '## Unreleased'
/** Docker answers `version` only if its daemon runs. */
const containerTools = ['podman', 'docker']

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The versions that may follow one: the next fix, the next minor and the next major one. */
export function versionsAfter(version: string): string[] {
  const [major = 0, minor = 0, fix = 0] = version.split('.').map(Number)
  return [`${major}.${minor}.${fix + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`]
}

/** What stands between "Unreleased" and the release before it. */
function unreleasedOf(changelog: string): { start: number; text: string } {
  const start = changelog.indexOf(`${heading}\n`)
  if (start < 0) throw new Error(`${files.changelog} has no section "${heading}".`)
  const [text = ''] = changelog.slice(start + heading.length).split(/^## /m)
  if (!/^- /m.test(text))
    throw new Error(`"${heading}" in ${files.changelog} has no line that begins with "- ".`)
  return { start, text }
}

/** Both files begin with the version of the program; the lock file has it once more for its root. */
function writeVersion(path: string, from: string, to: string, times: number): void {
  let text = readFileSync(path, 'utf8')
  for (let i = 0; i < times; i++) {
    if (!text.includes(`"version": "${from}"`)) throw new Error(`${path} does not have the version ${from}.`)
    text = text.replace(`"version": "${from}"`, `"version": "${to}"`)
  }
  writeFileSync(path, text)
}

function buildImage(version: string): void {
  const tool = containerTools.find((name) => spawnSync(name, ['version']).status === 0)
  const build = ['build', '-f', 'Containerfile', '-t', `convive:${version}`, '.']
  if (!tool) {
    print(`No container tool runs here. Where one does, at v${version}: podman ${build.join(' ')}`)
    return
  }
  if (spawnSync(tool, build, { stdio: 'inherit' }).status !== 0)
    throw new Error(`v${version} is tagged, but its image was not built: ${tool} ${build.join(' ')}`)
  print(`Built the image convive:${version}.`)
}

/** `npm run release -- VERSION`: dates the changelog, commits, tags, and builds the image. It pushes nothing. */
function release(version: string | undefined): void {
  const { version: current } = JSON.parse(readFileSync(files.manifest, 'utf8')) as { version: string }
  const next = versionsAfter(current)
  if (version === undefined) throw new Error(`Usage: npm run release -- ${next.join('|')}`)
  if (!next.includes(version)) throw new Error(`After ${current} comes ${next.join(' or ')}, not ${version}.`)
  const branch = git('branch', '--show-current')
  if (branch !== 'main') throw new Error(`Releases are made on main; this is ${branch || 'no branch'}.`)
  if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed.')
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`v${version} is tagged already.`)
  const changelog = readFileSync(files.changelog, 'utf8')
  const { start, text } = unreleasedOf(changelog)

  const today = new Date().toISOString().slice(0, 10)
  const dated = `${heading}\n\n## ${version}, ${today}`
  writeFileSync(files.changelog, changelog.slice(0, start) + dated + changelog.slice(start + heading.length))
  writeVersion(files.manifest, current, version, 1)
  writeVersion(files.lock, current, version, 2)
  git('commit', '--quiet', '--message', `release: ${version}`, '--', ...Object.values(files))
  git(
    'tag',
    '--annotate',
    '--cleanup=verbatim',
    '--message',
    `Convive ${version}\n\n${text.trim()}`,
    `v${version}`,
  )
  print(`Committed and tagged v${version}. To publish it: git push origin main v${version}`)
  buildImage(version)
}

if (import.meta.main) await runCommand(async () => release(process.argv[2]))
