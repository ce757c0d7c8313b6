import type pg from 'pg'
import { TimedClient } from './time-limits.ts'

/** A connection to whichever host served last; it reports when that host cannot be reached or only reads. */
export interface HostClient extends pg.Client {
  /** The next connections try the next host. */
  leaveHost(): void
}

export interface HostClientClass {
  new (options?: pg.ClientConfig): HostClient
  /** How many hosts there are to try. */
  readonly hostCount: number
}

/** Tries until it succeeds, as often as there are hosts: each failure sends the next attempt to the next host. */
export async function tryHosts<Answer>(
  { hostCount }: Pick<HostClientClass, 'hostCount'>,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  for (let left = hostCount - 1; left > 0; left -= 1) {
    try {
      return await attempt()
    } catch {
      // The last attempt says what is wrong.
    }
  }
  return attempt()
}

/**
 * The class of connections to a database with one or several hosts, of which one takes writes. All of its connections
 * share which host was found to serve: after a failover the first that fails sends the others to the next host.
 */
export function clientsOf(hosts: readonly pg.ClientConfig[]): HostClientClass {
  let current = 0
  return class extends TimedClient implements HostClient {
    static readonly hostCount = hosts.length
    readonly #host: number
    constructor(options: pg.ClientConfig = {}) {
      super({ ...options, ...hosts[current] })
      this.#host = current
    }
    leaveHost(): void {
      if (this.#host === current) current = (current + 1) % hosts.length
    }
    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error | null) => void): void
    override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | void {
      if (callback) return super.connect((error) => (error && this.leaveHost(), callback(error)))
      return super.connect().catch((error: unknown) => {
        this.leaveHost()
        throw error
      })
    }
  }
}
