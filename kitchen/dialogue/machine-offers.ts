import type { Language } from '#shared/constants/languages.ts'
import { machineSteps } from '../cook/pot-machines.ts'
import { compose, type Composed } from '../render/compose.ts'
import { filled, timeInWords } from '../render/words.ts'
import type { Machine, Wishes } from '../recipes/wishes.ts'

/** The word that asks for each, and the offer; `{total}` is how long it takes in it. */
const words: Record<Machine, Record<Language, string>> = {
  slowCooker: { en: 'slow cooker', fr: 'mijoteuse', es: 'olla lenta', de: 'Schongarer' },
  pressureCooker: {
    en: 'pressure cooker',
    fr: 'cocotte-minute',
    es: 'olla a presión',
    de: 'Schnellkochtopf',
  },
  airFryer: { en: 'air fryer', fr: 'air fryer', es: 'freidora de aire', de: 'Heißluftfritteuse' },
  grill: { en: 'grill', fr: 'gril', es: 'parrilla', de: 'Grill' },
}

const offered: Record<Language, string> = {
  en: 'Say “{tool}” and it is done in yours, in {total}.',
  fr: 'Dites « {tool} » et je m’en sers : il faudra {total}.',
  es: 'Di «{tool}» y la uso: se tarda {total}.',
  de: 'Sag „{tool}“, dann gart es darin, in {total}.',
}

const usesMachine: Record<Machine, (plan: Composed['plan']) => boolean> = {
  slowCooker: ({ steps }) =>
    steps.some(({ sentences }) =>
      sentences.some(({ text }) => text === machineSteps.slow || text === machineSteps.slowHigh),
    ),
  pressureCooker: ({ steps }) =>
    steps.some(({ sentences }) => sentences.some(({ text }) => text === machineSteps.pressure)),
  airFryer: ({ steps }) => steps.some(({ on }) => on === 'airFryer'),
  grill: ({ steps }) => steps.some(({ on }) => on === 'grill'),
}

/** What the kitchen has and the dish could be done in, within the time that there is; at most one, the first. */
export function offeredMachine({ plan: { dish, template } }: Composed, wishes: Wishes): string[] {
  for (const machine of wishes.owned.filter((each) => !wishes[each])) {
    const done = compose({ ...wishes, [machine]: true }, dish, template)
    const total = done.recipe.prepMinutes + done.recipe.cookMinutes
    if (!usesMachine[machine](done.plan) || (wishes.minutes !== null && total > wishes.minutes)) continue
    const { language } = wishes
    return [
      filled(offered[language], { tool: words[machine][language], total: timeInWords(total, language) }),
    ]
  }
  return []
}
