/** Where pictures lie: below the data folder, or in a bucket of an S3-compatible store. */
export type ImageChoice =
  | { kind: 'disk' }
  | { kind: 's3'; url: string; bucket: string; region: string; keyId: string; secret: string }

/** The settings of the store as rows of the one list of settings. */
export const imageSettings = [
  {
    name: 'S3_URL',
    example: '',
    meaning: 'The address of an S3-compatible store, without the bucket; pictures go to DATA_DIR when empty.',
  },
  {
    name: 'S3_BUCKET',
    example: '',
    meaning: 'The bucket there; its key must be allowed to get, put, delete and list.',
  },
  {
    name: 'S3_REGION',
    example: '',
    meaning: 'The region of the bucket; auto or us-east-1 where there are none.',
  },
  { name: 'S3_KEY_ID', example: '', meaning: 'The id of the key for the bucket.' },
  { name: 'S3_SECRET', example: '', meaning: 'The secret that belongs to the id of the key.' },
]

/**
 * The store, which is set up by all five or by none. `get` reads one variable, null when it is empty; whatever is
 * missing or wrong is added to `problems` by the names of its variables.
 */
export function readImageChoice(get: (name: string) => string | null, problems: string[]): ImageChoice {
  const [url, bucket, region, keyId, secret] = imageSettings.map(({ name }) => get(name))
  const missing = imageSettings.map(({ name }) => name).filter((name) => get(name) === null)
  if (missing.length === imageSettings.length) return { kind: 'disk' }
  problems.push(...missing.map((name) => `${name} is missing`))
  if (url && !(URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol))) {
    problems.push('S3_URL must be a URL that begins with http:// or https://')
  }
  if (!url || !bucket || !region || !keyId || !secret) return { kind: 'disk' }
  return { kind: 's3', url: url.replace(/\/+$/, ''), bucket, region, keyId, secret }
}
