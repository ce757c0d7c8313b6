import { join } from 'node:path'
import type { ImageChoice } from '../../config/images.ts'
import { diskImages } from './disk.ts'
import type { ImageStore } from './image-store.ts'

/** The store that the settings choose; the library of S3 is loaded only where it is needed. */
export async function openImageStore(choice: ImageChoice, dataDir: string): Promise<ImageStore> {
  if (choice.kind === 'disk') return diskImages(join(dataDir, 'images'))
  const { s3Images } = await import('./s3.ts')
  return s3Images(choice)
}
