/** Other ways to cook a dish: a machine, a kitchen without an oven, less time, the day before. */
export const wayNames = [
  'oven',
  'pan',
  'microwave',
  'airFryer',
  'pressureCooker',
  'slowCooker',
  'noOven',
  'quick',
  'ahead',
] as const
export type WayName = (typeof wayNames)[number]
