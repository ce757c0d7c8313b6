import { createServer as createProbe } from 'node:net'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { readConfig } from '../server/config/config.ts'
import { settingsBlock } from '../server/platform/http/web-shell.ts'
import { buildIfStale, kitchenFile, watchPublicPage } from './build.ts'
import { endWithNpm } from './end-with-npm.ts'

/** One command and one address: Vite in front with hot reload, the server behind it with watch. */
const root = join(import.meta.dirname, '..')
const webPort = Number(process.env.PORT ?? '3000')
const serverPort = await freePort()
process.env.CONVIVE_SERVER_PORT = String(serverPort)

await buildIfStale(['web'])
// The kitchen's threads run the sources, which change.
await rm(kitchenFile, { force: true })
// Writes the file that the server imports, so that the server's watch restarts it.
const publicPage = await watchPublicPage()
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${webPort}`
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: publicUrl },
})
const web = await createServer({
  root,
  server: { port: webPort },
  plugins: [
    {
      name: 'settings-in-the-page',
      transformIndexHtml: (html) => html.replace('</head>', () => `${settingsBlock(readConfig())}</head>`),
    },
  ],
})
await web.listen()
web.printUrls()

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  server.kill('SIGTERM')
  publicPage.kill('SIGTERM')
  await web.close()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
endWithNpm()
server.on('exit', (code) => {
  void stop().then(() => process.exit(code ?? 0))
})

async function freePort(): Promise<number> {
  const probe = createProbe()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
