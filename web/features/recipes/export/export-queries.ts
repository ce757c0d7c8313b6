import { useMutation } from '@tanstack/react-query'
import { exportCollection } from '#shared/contract/collections.ts'
import { exportRecipe, exportRecipes } from '#shared/contract/recipe-exports.ts'
import type { ExportFormatName } from '#shared/constants/export-formats.ts'
import { call } from '../../../lib/api.ts'
import { saveFile } from '../../../lib/save-file.ts'

/** What is taken along. */
export type Exported =
  | { kind: 'recipe'; id: string; title: string }
  | { kind: 'chosen'; ids: readonly string[] }
  | { kind: 'collection'; id: string; title: string }
  | { kind: 'binder' }

function fetchExport(exported: Exported, format: ExportFormatName): Promise<File> {
  switch (exported.kind) {
    case 'recipe':
      return call(exportRecipe, { params: { id: exported.id }, query: { format } })
    case 'collection':
      return call(exportCollection, { params: { id: exported.id }, query: { format } })
    case 'chosen':
      return call(exportRecipes, { body: { format, recipes: [...exported.ids] } })
    case 'binder':
      return call(exportRecipes, { body: { format } })
  }
}

/** Downloads an export; an incomplete file is never saved. */
export function useExport(exported: Exported) {
  return useMutation({
    mutationFn: async (format: ExportFormatName) => {
      const file = await fetchExport(exported, format)
      saveFile(file, file.name)
      return file.name
    },
  })
}
