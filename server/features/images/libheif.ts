/* oxlint-disable no-underscore-dangle -- The C interface of libheif is exported with underscores. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js'
import { apiError } from '#shared/contract/errors.ts'

const require = createRequire(import.meta.url)

let loading: Promise<MainModule> | null = null

/** Loads the codec with the first file that needs it: it takes 20 MB and a fifth of a second. */
export function loadLibheif(): Promise<MainModule> {
  loading ??= readFile(require.resolve('libheif-js/libheif-wasm/libheif.wasm')).then((wasmBinary) => {
    const start = require('libheif-js/libheif-wasm/libheif.js') as (options: object) => MainModule
    return start({ wasmBinary })
  })
  return loading
}

/** After an exception in its code, nothing is known about its memory: the next file gets another instance. */
export function forgetLibheif(): void {
  loading = null
}

/** In C, an error is a structure of a code, a subcode and the address of a message. */
const errorSize = 12

/** What is borrowed from the codec, which collects no garbage; `end` gives everything back, the last first. */
export function borrowed(libheif: MainModule) {
  const held: (() => void)[] = []
  const word = (address: number) => (libheif.HEAPU32 as Uint32Array)[address >>> 2] ?? 0

  const hold = (address: number, release: (address: number) => void) => {
    if (address === 0) throw apiError('not an image')
    held.push(() => release(address))
    return address
  }
  const allocate = (size: number) => hold(libheif._malloc(size), libheif._free)
  const error = allocate(errorSize)
  const out = allocate(4)

  return {
    hold,
    allocate,
    word,
    /** Calls a function that returns an error. Throws `not an image`. */
    attempt(call: (error: number, out: number) => void): void {
      call(error, out)
      if (word(error) !== 0) throw apiError('not an image')
    },
    /** What the last call wrote to `out`. */
    written: () => word(out),
    end: () => held.toReversed().forEach((release) => release()),
  }
}
