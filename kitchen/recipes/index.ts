import type { TemplateId } from './template-ids.ts'
import type { Template } from './template.ts'
import { openTemplates } from './read/templates.ts'

/** Every way of cooking that the kitchen knows, read from the files beside this one. */
export const templates: readonly Template[] = openTemplates({
  recipes: new URL('./', import.meta.url),
  catalogs: new URL('./catalogs/', import.meta.url),
})

const byId = new Map(templates.map((template) => [template.id, template]))

export function templateOf(id: TemplateId): Template | null {
  return byId.get(id) ?? null
}
