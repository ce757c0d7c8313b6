import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button.tsx'

type Theme = 'light' | 'dark'

const key = 'theme'
const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function storedTheme(): Theme | null {
  const value = localStorage.getItem(key)
  return value === 'light' || value === 'dark' ? value : null
}

/** What the server renders, which does not know the system's setting. */
const serverTheme = (): Theme => 'light'

function currentTheme(): Theme {
  return storedTheme() ?? (darkQuery().matches ? 'dark' : 'light')
}

/** Applies the stored theme to the page; without one the system's setting applies. */
function applyTheme() {
  const theme = storedTheme()
  if (theme) document.documentElement.dataset['theme'] = theme
  else delete document.documentElement.dataset['theme']
}

function chooseTheme(theme: Theme) {
  localStorage.setItem(key, theme)
  applyTheme()
  for (const listener of listeners) listener()
}

/** The current theme; follows the system until the user chooses one. */
function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      const system = darkQuery()
      listeners.add(listener)
      system.addEventListener('change', listener)
      return () => {
        listeners.delete(listener)
        system.removeEventListener('change', listener)
      }
    },
    currentTheme,
    serverTheme,
  )
}

// Before the first render, so that the other theme does not flash.
if (typeof document !== 'undefined') applyTheme()

/** Switches between the light and the dark theme. */
export function ThemeToggle() {
  const { t } = useTranslation('shell')
  const theme = useTheme()
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <IconButton
      label={t('theme', { name: theme === 'dark' ? t('themeDark') : t('themeLight') })}
      icon={Icon}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    />
  )
}
