import { readPdf } from '#shared/contract/recipe-text.ts'
import { call } from '../../lib/api.ts'

/** The text of a file that somebody chose; that of a PDF is read by the server. */
export async function textOfFile(file: File): Promise<{ text: string; isPdf: boolean }> {
  const isPdf = (await file.slice(0, 1024).text()).includes('%PDF-')
  return { text: isPdf ? (await call(readPdf, { form: { file } })).text : await file.text(), isPdf }
}
