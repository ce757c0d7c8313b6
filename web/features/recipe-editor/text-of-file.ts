import { readPdf, readPhoto } from '#shared/contract/recipe-text.ts'
import { call } from '../../lib/api.ts'
import { isPictureFile } from '../../lib/picture-file.ts'

export interface FileText {
  text: string
  /** It was read by the server out of something that is not text, with the page as it was read. */
  isRead: boolean
  picture: string | null
}

/** The text of a file that somebody chose; that of a PDF is read by the server, and that of a picture by a chef that sees. */
export async function textOfFile(file: File): Promise<FileText> {
  if (isPictureFile(file)) return { ...(await call(readPhoto, { form: { file } })), isRead: true }
  const isPdf = (await file.slice(0, 1024).text()).includes('%PDF-')
  const text = isPdf ? (await call(readPdf, { form: { file } })).text : await file.text()
  return { text, isRead: isPdf, picture: null }
}
