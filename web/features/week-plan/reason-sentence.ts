import type { TFunction } from 'i18next'
import type { PlanReason } from '#shared/contract/plans.ts'
import type { Format } from '../../i18n/format.ts'
import { dateOf } from '../../lib/calendar-days.ts'

/** Why a dish is suggested, as a sentence. */
export function reasonSentence(t: TFunction<'plan'>, format: Format, reason: PlanReason): string {
  switch (reason.kind) {
    case 'useUp':
      return t('reason.useUp', { food: reason.food, day: format.weekdayName(dateOf(reason.day)) })
    case 'shares':
      return t('reason.shares', { food: reason.food, day: format.weekdayName(dateOf(reason.day)) })
    case 'season':
      return t('reason.season', { food: reason.food })
    case 'notLately':
      return t('reason.notLately', { count: Math.floor(reason.days / 7) })
    case 'quick':
      return t('reason.quick', { count: reason.minutes })
    default:
      return t(`reason.${reason.kind}`)
  }
}
