import { existsSync, mkdirSync } from 'node:fs'
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

/** Unpacked into a folder per system user, because the package's default folder belongs to the first user who unpacked it. */
async function unpackBrowser(): Promise<string> {
  const usual = process.env.TMPDIR
  const folder = join(tmpdir(), `convive-browser-${process.getuid?.() ?? userInfo().username}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  process.env.TMPDIR = folder
  try {
    return await sparticuz.executablePath()
  } finally {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
  }
}
