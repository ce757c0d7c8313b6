import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface FreezingProxy {
  port: number
  /** Redirects new connections to another socket folder; open ones stay. */
  leadTo: (socketDir: string) => void
  /** Stops forwarding on all open connections without closing them. */
  freeze: () => void
  /** Accepts new connections without serving them, like a host that hangs; false serves them again. */
  hang: (hangs: boolean) => void
  /** Accepts new connections and ends them after so many ms, like a balancer without a server; null serves them again. */
  hangUp: (after: number | null) => void
  /** How many new connections were not served so far, by either. */
  unserved: () => number
  /** Resets all open connections. */
  cut: () => void
  close: () => Promise<void>
}

/** A TCP proxy for the unix socket of a PostgreSQL server that can simulate network failures. */
export async function openFreezingProxy(socketDir: string, port = 0): Promise<FreezingProxy> {
  let target = socketDir
  let generation = 0
  let hangs = false
  let hangUpAfter: number | null = null
  let unserved = 0
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const own = generation
    const isFrozen = () => own !== generation
    sockets.add(client)
    client.on('error', () => undefined)
    if (hangUpAfter !== null) setTimeout(() => client.end(), hangUpAfter)
    if (hangs || hangUpAfter !== null) {
      unserved += 1
      return
    }
    const database = connect(`${target}/.s.PGSQL.5432`)
    sockets.add(database)
    database.on('error', () => undefined)
    client.on('data', (bytes) => void (isFrozen() || database.write(bytes)))
    database.on('data', (bytes) => void (isFrozen() || client.write(bytes)))
    client.on('close', () => database.destroy())
    database.on('close', () => void (isFrozen() || client.destroy()))
  })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (socket) => void (target = socket),
    freeze: () => void (generation += 1),
    hang: (is) => void (hangs = is),
    hangUp: (after) => void (hangUpAfter = after),
    unserved: () => unserved,
    cut,
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
