import { createServer } from 'node:net'

/** Below the ports that systems give to connections and to servers that ask for any: nobody else takes one meanwhile. */
const lowest = 20_000
const highest = 32_000

/** A free port for a server that starts later, or a second time. */
export async function unusedPort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest))
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}
