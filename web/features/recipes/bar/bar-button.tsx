import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import { drawn, type IconProp } from '../../../ui/icon.tsx'

interface BarButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  icon: IconProp
  /** What is read below the icon. */
  short: string
  /** The whole name, which contains the short one. */
  label: string
  /** The main one. */
  isMain?: boolean
}

/** A verb in the bar of a recipe: an icon with one word. */
export function BarButton({ icon, short, label, isMain, className, ...rest }: BarButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames('bar-button', isMain && 'bar-main', className)}
    >
      {drawn(icon)}
      <span>{short}</span>
    </button>
  )
}

/** What became of a verb, above the bar; nothing while there are no children. */
export function BarMessage({ children }: { children: ReactNode }) {
  return <output className="bar-message">{children}</output>
}

/** The verbs of a recipe, which stay in view: at the bottom of the window on a page, at that of a dialog. */
export function RecipeBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('recipes')
  return (
    <div role="group" aria-label={t('actions')} data-screen-only className="recipe-bar">
      {children}
    </div>
  )
}
