import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PagePreloads } from '#shared/page-preloads.ts'

const preloads: PagePreloads = {
  pages: {
    discover: ['/assets/discover.js', '/assets/shared.js'],
    login: ['/assets/login.js'],
    recipe: ['/assets/recipe.js'],
  },
  member: ['/assets/shared.js', '/assets/bell.js'],
  initialTexts: { en: ['/assets/en.js'] },
  allTexts: { en: ['/assets/en.js', '/assets/en-all.js'] },
  startWhenShown: '/assets/start.js',
}

/** A web folder with the HTML shell only, because server tests do not run the browser code. */
export async function writeTestShell(folder: string): Promise<string> {
  const web = join(folder, 'web')
  await mkdir(join(web, 'assets'), { recursive: true })
  await writeFile(
    join(web, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Convive</title><link rel="manifest" href="/manifest.en.webmanifest" /><script type="module" src="/assets/main-1a2b3c.js"></script></head><body><div id="root"><header>Convive</header></div></body></html>',
  )
  await writeFile(join(web, 'assets', 'main-1a2b3c.js'), 'export {}')
  await writeFile(join(web, 'page-preloads.json'), JSON.stringify(preloads))
  await writeFile(join(web, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  return web
}
