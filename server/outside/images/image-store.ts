/** Where pictures lie. Names are `[a-z0-9_./-]`, relative, made by the program. */
export interface ImageStore {
  /** Durable when it returns; never leaves half a file. */
  put: (name: string, bytes: Buffer) => Promise<void>
  /** Null when there is no such picture. */
  get: (name: string) => Promise<Buffer | null>
  remove: (name: string) => Promise<void>
}
