import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Location } from '../adapters/images/s3.ts'

export interface S3Server {
  location: S3Location
  /** The names of all objects in the bucket. */
  names: () => Promise<string[]>
  /** Simulates a crash: closes the port and all connections. */
  stop: () => Promise<void>
  /** At the same address with the same objects. */
  start: () => Promise<void>
  close: () => Promise<void>
}

const bucket = 'convive'
/** The file name of an object. */
const suffix = '._S3rver_object'

/** A real S3 server on a free port; it checks signatures and accepts its own key only. */
export async function openS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'convive-s3-'))
  const run = async (port: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      vhostBuckets: false,
      configureBuckets: port === 0 ? [{ name: bucket }] : [],
    })
    return { server, port: (await server.run()).port }
  }
  let running: { server: S3rver; port: number } | null = await run(0)
  const { port } = running
  const location = {
    url: `http://127.0.0.1:${port}`,
    bucket,
    region: 'us-east-1',
    keyId: 'S3RVER',
    secret: 'S3RVER',
  }
  const stop = async () => {
    const closed = running?.server.close()
    running?.server.httpServer.closeAllConnections()
    running = null
    await closed
  }
  return {
    location,
    stop,
    start: async () => void (running ??= await run(port)),
    async names() {
      const files = await readdir(join(directory, bucket), { recursive: true })
      const objects = files.filter((file) => file.endsWith(suffix))
      return objects.map((file) => file.slice(0, -suffix.length)).toSorted()
    },
    async close() {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
