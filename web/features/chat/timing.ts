import * as z from 'zod/mini'

const finalizeSteps = ['plating', 'image', 'save'] as const

export type FinalizeStep = (typeof finalizeSteps)[number]

const milliseconds = z.number().check(z.minimum(0))

/** The duration of each step in milliseconds; null until the step has succeeded. */
export const stepTimes = z.object({
  plating: z.nullable(milliseconds),
  image: z.nullable(milliseconds),
  save: z.nullable(milliseconds),
})

export type StepTimes = z.infer<typeof stepTimes>

export const noTimes: StepTimes = { plating: null, image: null, save: null }

/** A timing record as it is sent. */
export const timingRecord = z.object({
  recipe_id: z.nullable(z.string()),
  plating_ms: z.nullable(milliseconds),
  image_ms: z.nullable(milliseconds),
  save_ms: z.nullable(milliseconds),
  total_ms: milliseconds,
  success: z.boolean(),
  error_step: z.nullable(z.enum(finalizeSteps)),
  error_message: z.nullable(z.string()),
})

export type TimingRecord = z.infer<typeof timingRecord>

/** The sum of all steps; waiting for a login or between attempts does not count. */
export function totalOf(times: StepTimes): number {
  return (times.plating ?? 0) + (times.image ?? 0) + (times.save ?? 0)
}

/** The record of a run that saved its recipe. */
export function successRecord(times: StepTimes, recipeId: string): TimingRecord {
  return {
    recipe_id: recipeId,
    plating_ms: times.plating,
    image_ms: times.image,
    save_ms: times.save,
    total_ms: totalOf(times),
    success: true,
    error_step: null,
    error_message: null,
  }
}

/** The record of a run that failed at `step`, `elapsed` milliseconds after the step began. */
export function failureRecord(
  times: StepTimes,
  failure: { step: FinalizeStep; message: string; elapsed: number },
): TimingRecord {
  return {
    recipe_id: null,
    plating_ms: times.plating,
    image_ms: times.image,
    save_ms: times.save,
    total_ms: totalOf(times) + failure.elapsed,
    success: false,
    error_step: failure.step,
    error_message: failure.message.slice(0, 1000),
  }
}
