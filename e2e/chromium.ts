import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import sparticuz from '@sparticuz/chromium'
import { chromium, type Browser, type BrowserContext } from 'playwright-core'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

/** Starts the browser of CHROME_PATH, an installed one, or the one from npm. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions())
}

/** The same with a profile on the disk: windows of `launchBrowser` are private, where nothing can be installed. */
export async function launchProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, await launchOptions())
}

async function launchOptions() {
  const executable = process.env.CHROME_PATH || installed.find((path) => existsSync(path))
  return {
    executablePath: executable ?? (await unpackBrowser()),
    // Not the package's own arguments: they switch off what journeys are to prove, such as web security.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    headless: true,
  }
}

/**
 * Unpacked into a folder per system user, because the package's default folder belongs to the first user who unpacked
 * it. Files of journeys run beside each other, and the package takes a half unpacked browser for a whole one; so each
 * process unpacks into a folder of its own, and the first to finish gives it the common name.
 */
async function unpackBrowser(): Promise<string> {
  const folder = join(tmpdir(), `convive-browser-${process.getuid?.() ?? userInfo().username}`)
  const executable = join(folder, 'chromium')
  if (existsSync(executable)) return executable
  const unpacked = mkdtempSync(`${folder}-`)
  const usual = process.env.TMPDIR
  process.env.TMPDIR = unpacked
  try {
    await sparticuz.executablePath()
    renameSync(unpacked, folder)
  } catch (error) {
    if (!existsSync(executable)) throw error
  } finally {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
    rmSync(unpacked, { recursive: true, force: true })
  }
  return executable
}
