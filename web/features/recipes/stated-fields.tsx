import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import {
  linesOf,
  listedFieldNames,
  structureField,
  structureFields,
  type StructureFieldName,
} from '#shared/contract/structure-fields.ts'
import { colon } from '#shared/words/colon.ts'
import { factName } from '#shared/words/field-lines.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTextLanguage } from './translations/shown-texts.tsx'

interface StatedFieldsProps {
  recipe: RecipeStructure
  heading: 'h2' | 'h3'
}

/** What a recipe says beside its list and its steps, each field under its label. */
export function StatedFields({ recipe, heading }: StatedFieldsProps) {
  const named = listedFieldNames.filter((name) => linesOf(name, recipe[name]).length > 0)
  if (named.length === 0) return null
  return (
    <div className="recipe-stated-fields">
      {named.map((name) => (
        <StatedField key={name} {...{ name, recipe, heading }} />
      ))}
    </div>
  )
}

function StatedField({ name, recipe, heading: Heading }: StatedFieldsProps & { name: StructureFieldName }) {
  const language = useLanguage()
  const textLanguage = useTextLanguage()
  const own = recipe.language === language ? undefined : recipe.language
  return (
    <section className="recipe-stated" data-screen-only={structureField(name).kind === 'link' || undefined}>
      <Heading>{structureFields[name].label[language]}</Heading>
      <ul lang={own}>
        {linesOf(name, recipe[name]).map(([key, text]) => (
          <li key={key} lang={textLanguage(key)}>
            {factName(name, key, language) && (
              <span className="recipe-fact">
                {factName(name, key, language)}
                {colon[language]}{' '}
              </span>
            )}
            {structureField(name).kind === 'link' ? (
              <a href={text} rel="nofollow noopener noreferrer" className="break-all">
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
