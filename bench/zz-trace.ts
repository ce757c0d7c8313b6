import { launchBrowser } from '../e2e/chromium.ts'
import { openServer } from './start.ts'
import { readFileSync } from 'node:fs'
const dir = '/tmp/visit-bench'
const pages = JSON.parse(readFileSync(dir + '/visited-pages.json', 'utf8'))
const server = await openServer(dir)
const browser = await launchBrowser()
const want = process.argv[2]
for (const p of pages) {
  if (want && !p.name.includes(want)) continue
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })
  if (p.session) await context.addCookies([{ name: 'session', value: p.session, url: server.address }, { name: 'signed_in', value: '1', url: server.address }])
  const page = await context.newPage()
  const d = await context.newCDPSession(page)
  await d.send('Network.enable')
  await d.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await d.send('Network.emulateNetworkConditions', { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 })
  const rs = new Map<string, any>(); let t0 = 0
  d.on('Network.requestWillBeSent', (e: any) => { t0 ||= e.timestamp; rs.set(e.requestId, { u: e.request.method + ' ' + e.request.url.replace(server.address, '').slice(0, 90), s: e.timestamp - t0, p: e.request.initialPriority, i: e.initiator.type }) })
  d.on('Network.loadingFinished', (e: any) => { const r = rs.get(e.requestId); if (r) { r.e = e.timestamp - t0; r.b = e.encodedDataLength } })
  d.on('Network.responseReceived', (e: any) => { const r = rs.get(e.requestId); if (r) { r.r = e.timestamp - t0 } })
  await page.addInitScript(() => { new PerformanceObserver((l) => l.getEntries().forEach((x: any) => console.log('LCP', Math.round(x.startTime), x.element?.tagName, x.url || (x.element?.textContent ?? '').slice(0, 40)))).observe({ type: 'largest-contentful-paint', buffered: true });
   new PerformanceObserver((l) => l.getEntries().forEach((x: any) => console.log('SHIFT', Math.round(x.startTime), x.value, x.sources.map((s:any)=>s.node?.outerHTML?.slice(0,120)).join(' | ')))).observe({ type: 'layout-shift', buffered: true }) })
  page.on('console', (m) => console.log('   ', m.text()))
  console.log('==', p.name, p.path)
  await page.goto(server.address + p.path, { waitUntil: 'load' })
  await page.waitForTimeout(9000)
  let tot = 0
  for (const r of rs.values()) { tot += r.b ?? 0; console.log(`${r.s.toFixed(2)} ${(r.r ?? 0).toFixed(2)} ${(r.e ?? 0).toFixed(2)} ${String(r.b).padStart(7)} ${r.p} ${r.i} ${r.u}`) }
  console.log(rs.size, tot)
  if (process.argv[3]) await page.screenshot({ path: '/tmp/vt/' + p.name.slice(0, 4) + '.png' })
  await context.close()
}
await browser.close(); await server.close()
