import type { Language } from '#shared/constants/languages.ts'
import { withoutVessels } from '../own-vessels.ts'
import type { Wishes } from '../../safety/wishes/wishes.ts'
import { kitchenWords } from './kitchen-words.ts'

type Tool = ReturnType<typeof kitchenWords>['mentions'][number]['tool']

/** What heats; who has only one of these has no other. */
const heating: readonly Tool[] = [
  'oven',
  'cooker',
  'stove',
  'burner',
  'camp',
  'microwave',
  'microwaved',
  'kettle',
  'airfryer',
]

/** What a turn says of the kitchen and of how the dish is to come to the table; what was said before stays. */
export function readKitchen(
  folded: string,
  language: Language,
  before: Wishes,
  { isMildOnly, isNewDish }: { isMildOnly: boolean; isNewDish: boolean },
) {
  const { mentions, noCook: isCold, cold, textures } = kitchenWords(folded, language)
  const said = (some: readonly Tool[], fits: (each: (typeof mentions)[number]) => boolean = () => true) =>
    mentions.some((each) => some.includes(each.tool) && fits(each))
  const isOut = (...some: Tool[]) => said(some, ({ out }) => out !== null)
  const isBroken = (...some: Tool[]) => said(some, ({ out }) => out === 'gone')
  const isThere = (...some: Tool[]) => said(some, ({ out }) => out === null)
  const isOnly = (...some: Tool[]) => said(some, ({ only, out }) => only && out === null)
  const hasOnly = isOnly(...heating)
  const lacks = (...some: Tool[]) => hasOnly && !isThere(...some)
  const stoves = ['cooker', 'stove', 'burner', 'camp'] as const
  const isWithoutStove = isOut('stove', 'burner') && !isThere('burner', 'camp')
  const isMicrowave = isThere('microwave', 'microwaved')
  // A broken hob leaves the oven; who does not want it lit wants no heat at all.
  const noHob =
    !isThere('camp', 'cooker') &&
    (isBroken('stove', 'burner') ||
      (isOut('stove') && isThere('oven', 'baked')) ||
      (isOnly('oven', 'airfryer') && lacks(...stoves)))
  const isDark =
    (isOut('cooker') && !isThere('burner', 'camp', 'oven', 'baked')) ||
    (isWithoutStove && !noHob) ||
    (lacks(...stoves) && lacks('oven', 'baked'))
  const microwaveOnly =
    isThere('microwaved') ||
    (isMicrowave &&
      !isThere('oven', 'baked', 'airfryer', ...stoves) &&
      (isOnly('microwave') || isDark || isOut('oven')))
  const kettleOnly = isOnly('kettle') && !isMicrowave && lacks('oven', ...stoves)
  const noCook = (isCold && !isMildOnly) || isDark || microwaveOnly || kettleOnly
  const baked = isThere('baked') && !noCook
  const burners = said(['burner', 'stove'], ({ one, out }) => one && out === null) || isThere('camp')
  const oneBurner = burners && (isThere('camp') || hasOnly || said(['burner'], ({ one }) => one))
  const isPan = isOnly('pot') || isOnly(...stoves)
  const noOven =
    noCook ||
    isOut('oven', 'baked') ||
    lacks('oven', 'baked', 'cooker') ||
    ((isPan || oneBurner) && !isThere('oven', 'baked')) ||
    isThere('camp')
  const stays = noOven || (before.noOven && !baked)
  return {
    noOven: stays,
    noCook: before.noCook || noCook,
    noHob: before.noHob || noHob,
    microwaveOnly: before.microwaveOnly || microwaveOnly,
    kettleOnly: before.kettleOnly || kettleOnly,
    notFried: before.notFried || isOut('fat'),
    baked: !stays && (baked || (before.baked && !isNewDish)),
    oneBurner: before.oneBurner || oneBurner,
    onePot:
      before.onePot ||
      said(['pot'], ({ one, only }) => one && only) ||
      (oneBurner && said(['pot'], ({ one }) => one)),
    noBlender: before.noBlender || isOut('blender') || isOnly('masher'),
    noFridge: before.noFridge || isOut('fridge'),
    noRollingPin: before.noRollingPin || isOut('pin'),
    cold: before.cold || cold,
    textures: isNewDish ? textures : [...new Set([...before.textures, ...textures])],
  }
}

/** What a question tells of the kitchen beside what it asks: "my oven is dead, can it be done in a pot?" */
export function kitchenToldIn(folded: string, language: Language, wishes: Wishes): Wishes {
  const tells = kitchenWords(folded, language).mentions.some(
    ({ tool, out, only, end }) =>
      out === 'gone' ||
      // "Just microwave?" asks, and tells of no kitchen.
      (only && /[,;.:]/.test(folded.slice(end))) ||
      (out !== null && (tool === 'blender' || tool === 'pin')),
  )
  if (!tells) return wishes
  const {
    cold: _cold,
    textures: _textures,
    ...kitchen
  } = readKitchen(folded, language, wishes, {
    isMildOnly: false,
    isNewDish: false,
  })
  return Object.entries(kitchen).some(([key, value]) => wishes[key as keyof Wishes] !== value)
    ? { ...wishes, ...kitchen }
    : wishes
}

/** What no dish is named by; a cheesecake without an oven is. */
const inNoName: ReadonlySet<Tool> = new Set(['blender', 'masher', 'pin', 'fridge', 'microwave', 'other'])

/**
 * A turn, as long as before, without what it says of missing tools: "tomato soup, I don't have a blender". Where no name
 * of a dish is looked for, also without the oven and what is eaten cold.
 */
export function withoutTools(folded: string, language: Language, isWhole = false): string {
  const { mentions, ranges } = kitchenWords(folded, language)
  const lacking = mentions.filter(({ out, tool }) => out !== null && (isWhole || inNoName.has(tool)))
  return [...lacking.filter(({ tool }) => tool !== 'fat'), ...(isWhole ? ranges : [])].reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    withoutVessels(folded, language),
  )
}
