import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useMatch, useNavigate } from 'react-router'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { patterns } from '#shared/paths.ts'
import { findDish, putDish, removeDish, toggled, useDish, type Dish } from '../../kitchen-bar/dishes.ts'
import { readTimers } from '../../kitchen-bar/timers.ts'
import { measures as systems, type Measures } from '#shared/constants/measures.ts'
import { portionsAsWritten, type Portions } from '../amounts/scaling.ts'
import type { CookState, ShownServings } from './start-cooking.ts'

/** What is ticked off of a recipe. */
export type Ticked = Dish['ticked']

/**
 * Servings, measures, ticks and the step of cook mode. They are stored while the recipe is cooked, for reloads, other
 * tabs and the kitchen bar. Cook mode has a history entry of its own, so that Back closes it and nothing else.
 */
export function useCooking(id: string, recipe: RecipeStructure, usualMeasures: Measures | null) {
  const dish = useDish(id)
  const uuid = useMatch(patterns.recipe)?.params.uuid ?? null
  const location = useLocation()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Portions | null>(null)
  const state = location.state as (CookState & Partial<ShownServings> & Record<string, unknown>) | null
  const asked = state?.shown?.id === id ? { servings: state.shown.servings } : {}
  const portions = (dish && portionsOf(dish)) ??
    chosen ?? { ...usualPortions(recipe, usualMeasures), ...asked }
  const isOpen = dish !== undefined && dish.step !== null && state?.cooking === id

  function change(by: Partial<Dish>) {
    const { title, language, steps } = recipe
    const known = findDish(id) ?? {
      recipeId: id,
      uuid,
      step: null,
      ticked: { ingredients: [], steps: [] },
      startedAt: null,
      changedAt: 0,
    }
    putDish({ ...known, title, language, steps: steps.length, ...portions, ...by })
  }

  function goTo(next: CookState, options: { replace: boolean }) {
    const { cooking: _cooking, isPushed: _isPushed, start: _start, ...others } = state ?? {}
    const { pathname, search, hash } = location
    navigate(
      { pathname, search, hash },
      { ...options, state: { ...others, ...next }, preventScrollReset: true },
    )
  }

  function open() {
    change({ step: dish?.step ?? 0, startedAt: dish?.startedAt ?? Date.now() })
    goTo({ cooking: id, isPushed: true }, { replace: false })
  }

  // Once for each visit: what was finished does not start again.
  const started = useRef<string | null>(null)
  const start = useEffectEvent(() => {
    if (state?.cooking !== id || !state.start || recipe.steps.length === 0) return
    if (findDish(id)?.step != null) return
    const usual = usualPortions(recipe, state.start.measures)
    change({ step: 0, startedAt: Date.now(), ...usual, servings: state.start.servings ?? usual.servings })
  })
  useEffect(() => {
    if (started.current === location.key) return
    started.current = location.key
    start()
  }, [location.key])

  function close() {
    if (state?.isPushed === true) navigate(-1)
    else goTo({}, { replace: true })
  }

  /** Ends the cooking; returns how long it took, null for a look that was no cooking and for one that was forgotten. */
  function finish(): number | null {
    const startedAt = findDish(id)?.startedAt ?? null
    const passed = startedAt === null ? 0 : Math.round((Date.now() - startedAt) / 60_000)
    close()
    removeDish(id)
    return passed >= 5 && passed <= 600 ? passed : null
  }

  // The button, Escape and Back all close it. A short look leaves nothing in the kitchen bar.
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) forgetLook(id)
    wasOpen.current = isOpen
  }, [isOpen, id])

  return {
    portions,
    setPortions(next: Portions) {
      setChosen(next)
      if (dish) change(next)
    },
    /** Zero-based; null while cook mode is closed. */
    step: isOpen ? dish.step : null,
    toStep: (step: number) => change({ step }),
    ticked: dish?.ticked ?? nothing,
    tick(list: keyof Ticked, index: number) {
      const ticked = findDish(id)?.ticked ?? nothing
      change({ ticked: { ...ticked, [list]: toggled(ticked[list], index) } })
    },
    open,
    close,
    finish,
  }
}

const nothing: Ticked = { ingredients: [], steps: [] }

/** Cups for a household that has chosen them. Otherwise the author's numbers stay as they are. */
function usualPortions(recipe: RecipeStructure, measures: Measures | null): Portions {
  const written = portionsAsWritten(recipe)
  return measures === 'us' ? { ...written, measures } : written
}

function portionsOf({ servings, measures }: Dish): Portions | undefined {
  const known = systems.find((each) => each === measures)
  return known && { servings, measures: known }
}

/** Removes a dish of which nothing has been done yet. */
function forgetLook(id: string) {
  const dish = findDish(id)
  if (!dish || dish.step !== 0) return
  const { ingredients, steps } = dish.ticked
  const isTimed = readTimers().some(({ of }) => of?.recipeId === id)
  if (ingredients.length + steps.length === 0 && !isTimed) removeDish(id)
}
