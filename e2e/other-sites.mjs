/**
 * Loaded into the product by `--import`: names below `.example` lead to the test's own server, as if it had a public
 * address. What guards the addresses stays as it is.
 */
import http from 'node:http'
import { syncBuiltinESMExports } from 'node:module'

const { request } = http
http.request = (url, options, ...rest) => {
  if (!(url instanceof URL) || !url.hostname.endsWith('.example')) return request(url, options, ...rest)
  const here = new URL(url.pathname + url.search, process.env.OTHER_SITES)
  const sent = request(
    here,
    { ...options, lookup: undefined, headers: { ...options.headers, host: url.host } },
    ...rest,
  )
  sent.once('socket', (socket) => Object.defineProperty(socket, 'remoteAddress', { value: '93.184.215.14' }))
  return sent
}
syncBuiltinESMExports()
