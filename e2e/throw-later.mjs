/**
 * Loaded into the product by `--import`: the first request for `/robots.txt` leaves a timer behind that throws, as a
 * fault of the program would. What people typed is in the message, in quotes, as libraries put it there.
 */
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const { readFile } = files
files.readFile = (path, ...rest) => {
  if (String(path).includes('robots.txt')) {
    setTimeout(() => {
      throw new Error('no place for "grandmother’s goulash"')
    }, 50)
  }
  return readFile(path, ...rest)
}
syncBuiltinESMExports()
