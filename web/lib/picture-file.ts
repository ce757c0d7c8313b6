/** What file inputs offer. Not every system knows the type of the photos that telephones take. */
export const pictureTypes = 'image/*,.heic,.heif'

/** Whether a file may be a picture: a browser that does not know the type of a HEIC file names none. */
export function isPictureFile({ type, name }: File): boolean {
  if (type.startsWith('image/')) return true
  return (type === '' || type === 'application/octet-stream') && /\.hei[cf]$/i.test(name)
}
