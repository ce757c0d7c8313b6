import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparedVersions, DiffWords, LineChange } from '#shared/contract/recipe-versions.ts'
import { structureFields, type StructureFieldName } from '#shared/contract/structure-fields.ts'
import { allergenWords } from '#shared/words/allergens.ts'
import { dietWords } from '#shared/words/diets.ts'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { useLanguage } from '../../../i18n/language.ts'

/** What changed, as a cook would say it. Signs say what colours say. */
export function VersionDiff({ compared: { to, diff } }: { compared: ComparedVersions }) {
  const { t } = useTranslation(['recipeVersions', 'words'])
  const language = useLanguage()
  const labels = recipeLabels[language]
  const facts = useFacts(diff.facts)
  const own = to.language === language ? undefined : to.language
  const fields = { title: t('words:title'), taste: t('taste'), plating: labels.plating, content: t('text') }
  const nameOf = (field: keyof typeof fields | StructureFieldName) =>
    field in structureFields
      ? structureFields[field as StructureFieldName].label[language]
      : fields[field as keyof typeof fields]
  const isSame = facts.length + diff.lines.length + diff.steps.length + diff.texts.length === 0
  if (isSame) return <p className="text-ink-soft">{t('noChanges')}</p>
  return (
    <div className="version-diff">
      {facts.length > 0 && (
        <ul className="version-facts">
          {facts.map((fact) => (
            <li key={fact.text} data-kind={fact.kind}>
              {fact.text}
            </li>
          ))}
        </ul>
      )}
      {diff.lines.length > 0 && (
        <Part heading={labels.ingredients}>
          <ul lang={own}>
            {diff.lines.map((line) => (
              <li key={JSON.stringify(line)}>
                <Line line={line} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {diff.steps.length > 0 && (
        <Part heading={labels.instructions}>
          <ul>
            {diff.steps.map(({ kind, before, after, words }) => (
              <li key={`${kind} ${before} ${after}`}>
                <span className="version-step">{t('words:stepNumber', { number: after ?? before })}</span>{' '}
                <span lang={own}>
                  <Words words={words} />
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {diff.texts.map(({ field, words }) => (
        <Part key={field} heading={nameOf(field)}>
          {field === 'content' || field in structureFields ? (
            <ul lang={own}>
              {words.map((word, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the lines of a finished answer
                <li key={index}>
                  <Words words={[word]} />
                </li>
              ))}
            </ul>
          ) : (
            <p lang={own}>
              <Words words={words} />
            </p>
          )}
        </Part>
      ))}
    </div>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3>{heading}</h3>
      {children}
    </section>
  )
}

/** "− 200 ml wine", "+ 300 ml stock", "butter 120 g → 90 g". */
function Line({ line: { kind, item, before, after } }: { line: LineChange }) {
  const { t } = useTranslation('recipeVersions')
  if (kind === 'moved')
    return (
      <>
        <Sign sign="↕" /> {after} <span className="version-step">{t('moved')}</span>
      </>
    )
  if (kind === 'changed' && item !== null)
    return (
      <>
        <Sign sign="~" /> {item} <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
      </>
    )
  return (
    <>
      {before !== null && (
        <span className="version-line">
          <Sign sign="−" /> <del>{before}</del>
        </span>
      )}
      {after !== null && (
        <span className="version-line">
          <Sign sign="+" /> <ins>{after}</ins>
        </span>
      )}
    </>
  )
}

const Sign = ({ sign }: { sign: string }) => (
  <span aria-hidden="true" className="version-sign">
    {sign}
  </span>
)

/** Removed words are struck through, added ones underlined. */
function Words({ words }: { words: DiffWords }) {
  return words.map(({ kind, text }, index) => {
    if (kind === 'same') return text
    const Mark = kind === 'removed' ? 'del' : 'ins'
    // oxlint-disable-next-line react/no-array-index-key -- the words of a finished answer
    return <Mark key={index}>{text}</Mark>
  })
}

/** The facts as short sentences; `kind` says whether something was lost or gained. */
function useFacts(facts: ComparedVersions['diff']['facts']): { kind: string; text: string }[] {
  const { t } = useTranslation('recipeVersions')
  const language = useLanguage()
  const labels = recipeLabels[language]
  const allergens = allergenWords[language]
  const diets = dietWords[language]
  const { servings, minutes, dishType } = facts
  const longer = minutes?.before && minutes.after ? minutes.after - minutes.before : null
  const known = (value: number | null) => (value === null ? '–' : String(value))
  return [
    ...facts.allergensGained.map((each) => ({ kind: 'lost', text: `+ ${allergens[each]}` })),
    ...facts.allergensLost.map((each) => ({ kind: 'gained', text: `− ${allergens[each]}` })),
    ...facts.dietsGained.map((each) => ({ kind: 'gained', text: t('nowDiet', { diet: diets[each] }) })),
    ...facts.dietsLost.map((each) => ({ kind: 'lost', text: t('noLongerDiet', { diet: diets[each] }) })),
    ...(longer === null
      ? []
      : [
          {
            kind: 'same',
            text: t(longer > 0 ? 'longer' : 'shorter', { time: labels.minutes(Math.abs(longer)) }),
          },
        ]),
    ...(servings
      ? [
          {
            kind: 'same',
            text: t('servings', { before: known(servings.before), after: known(servings.after) }),
          },
        ]
      : []),
    ...(dishType
      ? [{ kind: 'same', text: dishType.after === null ? '–' : dishTypeWords[language][dishType.after] }]
      : []),
  ]
}
