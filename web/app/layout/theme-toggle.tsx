import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button.tsx'
import { chooseTheme, useTheme } from './theme.ts'

/** Switches between the light and the dark theme. */
export function ThemeToggle() {
  const { t } = useTranslation('shell')
  const theme = useTheme()
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <IconButton
      label={t('theme', { name: theme === 'dark' ? t('themeDark') : t('themeLight') })}
      icon={<Icon aria-hidden="true" className="size-5" />}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    />
  )
}
