import { launchBrowser } from '../e2e/chromium.ts'
import { openServer } from './start.ts'
import { readFileSync } from 'node:fs'
const dir = '/tmp/visit-bench'
const pages = JSON.parse(readFileSync(dir + '/visited-pages.json', 'utf8'))
const server = await openServer(dir)
const browser = await launchBrowser()
const p = pages.find((x: any) => x.name.includes(process.argv[2]))
const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })
if (p.session) await context.addCookies([{ name: 'session', value: p.session, url: server.address }, { name: 'signed_in', value: '1', url: server.address }])
const page = await context.newPage()
const d = await context.newCDPSession(page)
await d.send('Profiler.enable'); await d.send('Profiler.setSamplingInterval', { interval: 200 })
await d.send('Profiler.start')
await page.goto(server.address + p.path, { waitUntil: 'load' })
await page.waitForTimeout(Number(process.argv[3] ?? 1500))
const { profile } = await d.send('Profiler.stop')
const self = new Map<number, number>()
profile.samples!.forEach((id, i) => self.set(id, (self.get(id) ?? 0) + profile.timeDeltas![i]! / 1000))
const byFile = new Map<string, number>(), byFn = new Map<string, number>()
const nodes = new Map(profile.nodes.map((n) => [n.id, n]))
for (const [id, ms] of self) { const n = nodes.get(id)!; const f = n.callFrame; const file = f.url.split('/').at(-1) || f.functionName; byFile.set(file, (byFile.get(file) ?? 0) + ms); const k = `${file}:${f.functionName}:${f.lineNumber}:${f.columnNumber}`; byFn.set(k, (byFn.get(k) ?? 0) + ms) }
// inclusive of top-level module evaluation
const total = (n: any): number => (self.get(n.id) ?? 0) + (n.children ?? []).reduce((s: number, c: number) => s + total(nodes.get(c)), 0)
for (const m of [byFile, byFn]) { console.log([...m].sort((a, b) => b[1] - a[1]).slice(0, 28).map(([k, v]) => `${v.toFixed(1)} ${k}`).join('\n')); console.log('--') }
const root = profile.nodes[0]!
const inc = (n: any, depth: number) => { const t = total(n); if (t < 4 || depth > 9) return; console.log(' '.repeat(depth) + t.toFixed(1) + ' ' + n.callFrame.functionName + ' ' + n.callFrame.url.split('/').at(-1) + ':' + n.callFrame.columnNumber); for (const c of n.children ?? []) inc(nodes.get(c), depth + 1) }
inc(root, 0)
await browser.close(); await server.close()
