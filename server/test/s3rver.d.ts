/** The part of the package that the tests use; it has no types. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'

  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    httpServer: Server
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
