import { lookup } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { limits } from '#shared/constants/limits.ts'
import { isPublicAddress } from './public-address.ts'

/** A page somebody named, with the address where it was found in the end. Rejects when it cannot or may not be read. */
export type FetchPage = (address: string) => Promise<{ url: string; html: string }>

/** A picture that a page names. Rejects likewise; what it is shows when it is decoded. */
export type FetchPicture = (address: string) => Promise<Uint8Array>

const timeout = 5000
const maxRedirects = 5

interface Wanted {
  accept: string
  /** Of its content type. */
  type: RegExp
  maxBytes: number
}

const page: Wanted = { accept: 'text/html', type: /^text\/html$/i, maxBytes: 2 * 1024 * 1024 }
const picture: Wanted = {
  accept: 'image/*',
  type: /^image\/[\w.+-]+$/i,
  maxBytes: limits.imageUpload.maxBytes,
}

/**
 * Fetches HTML for people who name any address they like, so nothing of this network may be reached by it: every
 * address a name stands for, each redirect and the address really connected to must pass `mayConnect`.
 */
export function pageFetcher(mayConnect: (address: string) => boolean = isPublicAddress): FetchPage {
  return async (address) => {
    const { url, bytes, charset } = await fetchPublic(address, page, mayConnect)
    return { url, html: decoderFor(charset).decode(bytes) }
  }
}

/** The same for pictures. */
export function pictureFetcher(mayConnect: (address: string) => boolean = isPublicAddress): FetchPicture {
  return async (address) => (await fetchPublic(address, picture, mayConnect)).bytes
}

async function fetchPublic(address: string, wanted: Wanted, mayConnect: (address: string) => boolean) {
  const signal = AbortSignal.timeout(timeout)
  let url = new URL(address)
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const found = await requestOnce(url, wanted, mayConnect, signal)
    if ('bytes' in found) return { url: url.href, ...found }
    url = new URL(found.location, url)
  }
  throw new Error('too many redirects')
}

type Answer = { bytes: Buffer; charset: string | undefined } | { location: string }

function requestOnce(
  url: URL,
  wanted: Wanted,
  mayConnect: (address: string) => boolean,
  signal: AbortSignal,
): Promise<Answer> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('neither http nor https')
  if (url.username !== '' || url.password !== '') throw new Error('a page with a password is nobody’s recipe')
  // An address that is written as numbers is never looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !mayConnect(host)) throw new Error('not a public address')

  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    agent: false,
    signal,
    lookup: checkedLookup(mayConnect),
    headers: {
      accept: wanted.accept,
      'accept-encoding': 'identity',
      'user-agent': 'Convive (recipe import)',
    },
  })
  // Not once: a second error, of a connection that is being closed, would have no listener.
  request.on('error', reject)
  request.once('response', (response) => {
    readAnswer(response, wanted, mayConnect)
      .then(resolve, reject)
      .finally(() => request.destroy())
  })
  request.end()
  return promise
}

/** Refuses a name as soon as one of its addresses may not be connected to. */
function checkedLookup(mayConnect: (address: string) => boolean): LookupFunction {
  return (name, options, answer) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return answer(error ?? new Error('no address'), '', 0)
      if (!addresses.every(({ address }) => mayConnect(address)))
        return answer(new Error('not a public address'), '', 0)
      return options.all ? answer(null, addresses) : answer(null, first.address, first.family)
    })
  }
}

async function readAnswer(
  response: http.IncomingMessage,
  wanted: Wanted,
  mayConnect: (address: string) => boolean,
): Promise<Answer> {
  const { remoteAddress } = response.socket
  if (remoteAddress === undefined || !mayConnect(remoteAddress)) throw new Error('not a public address')
  const { statusCode: status = 0, headers } = response
  if (status >= 300 && status < 400 && headers.location) return { location: headers.location }
  if (status !== 200) throw new Error(`answered ${status}`)
  const [type, charset] = /^\s*([^;\s]+)(?:.*charset\s*=\s*"?([\w-]+))?/i
    .exec(headers['content-type'] ?? '')
    ?.slice(1) ?? ['']
  if (!wanted.type.test(type ?? '')) throw new Error('another content type')
  if (!['identity', undefined].includes(headers['content-encoding'])) throw new Error('compressed unasked')

  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > wanted.maxBytes) throw new Error('too large')
    pieces.push(piece)
  }
  return { bytes: Buffer.concat(pieces), charset }
}

function decoderFor(charset = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
