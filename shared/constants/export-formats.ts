/** The formats in which recipes are exported, in the order in which they are offered, with their names. */
export const exportFormatNames = {
  markdown: 'Markdown',
  cooklang: 'Cooklang',
  recipemd: 'RecipeMD',
  'json-ld': 'JSON-LD (schema.org)',
  paprika: 'Paprika',
  mealie: 'Mealie',
} as const

export type ExportFormatName = keyof typeof exportFormatNames
export const exportFormats = Object.keys(exportFormatNames) as ExportFormatName[]
