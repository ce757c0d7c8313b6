import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { checkName, contentTypeOf, storeUnavailable, type ImageStore } from './image-store.ts'

export interface S3Location {
  url: string
  bucket: string
  region: string
  keyId: string
  secret: string
}

/** How long the store may take, in milliseconds: to accept a call, to begin its answer, and between two parts of it. */
const defaultTimeouts = { connect: 3000, answer: 20_000, idle: 10_000 }

const missing = new Set(['NoSuchKey', 'NotFound'])

/** Pictures as objects of one bucket in any S3-compatible store; nothing but the bucket is needed. */
export function s3Images(location: S3Location, { connect, answer, idle } = defaultTimeouts): ImageStore {
  const client = new S3Client({
    endpoint: location.url,
    region: location.region,
    credentials: { accessKeyId: location.keyId, secretAccessKey: location.secret },
    // Buckets as names of hosts, and the checksums that are new, are what other stores lack.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connect,
      requestTimeout: answer,
      socketTimeout: idle,
      throwOnRequestTimeout: true,
    },
  })
  const at = (name: string) => ({ Bucket: location.bucket, Key: checkName(name) })

  async function find(name: string): Promise<{ size: number; body: Readable } | null> {
    const command = new GetObjectCommand(at(name))
    try {
      const { Body, ContentLength } = await client.send(command)
      if (!(Body instanceof Readable) || ContentLength === undefined)
        throw new Error('an answer without a body')
      return { size: ContentLength, body: Body }
    } catch (error) {
      if (error instanceof S3ServiceException && missing.has(error.name)) return null
      throw storeUnavailable(error)
    }
  }

  return {
    async put(name, bytes) {
      const object = { ...at(name), Body: bytes, ContentType: contentTypeOf(name) }
      await client.send(new PutObjectCommand(object)).catch(throwUnavailable)
    },
    async get(name) {
      const found = await find(name)
      return found && (await readWhole(found.body, found.size).catch(throwUnavailable))
    },
    async open(name) {
      const found = await find(name)
      return found && { size: found.size, bytes: Readable.toWeb(found.body) as ReadableStream<Uint8Array> }
    },
    async *list() {
      const pages = paginateListObjectsV2({ client }, { Bucket: location.bucket })
      try {
        for await (const { Contents = [] } of pages) yield* Contents.flatMap(({ Key }) => Key ?? [])
      } catch (error) {
        throw storeUnavailable(error)
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name))).catch(throwUnavailable)
    },
  }
}

function throwUnavailable(error: unknown): never {
  throw storeUnavailable(error)
}

/** Into one buffer of the size that was announced, so that it is in memory once. */
async function readWhole(body: Readable, size: number): Promise<Buffer> {
  const whole = Buffer.allocUnsafe(size)
  let read = 0
  for await (const piece of body as AsyncIterable<Buffer>) read += piece.copy(whole, read)
  if (read !== size) throw new Error('the store broke off')
  return whole
}
