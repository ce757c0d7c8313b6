import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language.ts'

/** The fifth of January 1970 was a Monday. */
const monday = Date.UTC(1970, 0, 5)

/** The names of the days from Monday to Sunday, as a heading has them. */
export function useWeekdayNames(): string[] {
  const language = useLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, day) => {
      const name = format.format(monday + day * 86_400_000)
      return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
    })
  }, [language])
}
