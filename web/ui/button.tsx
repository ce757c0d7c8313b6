import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { drawn, type IconProp } from './icon.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'touch' | 'normal' | 'large'

interface VariantProps {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Before the text. */
  icon?: IconProp
}

const faint = 'disabled:border disabled:border-line disabled:bg-transparent disabled:text-ink-faint'
const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-brand-fill text-on-brand hover:bg-brand-fill-deep disabled:border disabled:border-line-strong disabled:bg-surface-sunken disabled:text-ink-soft',
  secondary: `border border-line-strong bg-card text-ink hover:border-ink hover:bg-surface-sunken ${faint}`,
  quiet: `text-ink hover:bg-surface-sunken ${faint}`,
  danger: `border border-danger bg-transparent text-danger hover:bg-danger-wash ${faint}`,
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm',
  /** As small, and high enough for a finger. */
  touch: 'min-h-11 px-3 text-sm',
  normal: 'min-h-11 px-5 text-[0.9375rem]',
  large: 'min-h-13 px-7 text-base',
}

const iconSize = (size?: ButtonSize) => (size === 'small' || size === 'touch' ? 'size-4' : 'size-5')

const shape =
  'inline-flex items-center justify-center gap-2 rounded-full py-1.5 text-center font-semibold leading-tight wrap-break-word [&>svg]:shrink-0 ' +
  'transition-colors duration-150 aria-disabled:cursor-progress'

function buttonClass({ variant = 'primary', size = 'normal' }: VariantProps, className?: string) {
  return classNames(shape, variants[variant], sizes[size], className)
}

export interface ButtonProps extends ComponentProps<'button'>, VariantProps {
  /** A busy button keeps its focus and text, shows a spinner and ignores clicks. */
  busy?: boolean
}

export function Button({ variant, size, icon, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
      className={buttonClass({ variant, size }, className)}
    >
      {busy ? <Spinner /> : drawn(icon, iconSize(size))}
      {children}
    </button>
  )
}

export interface LinkButtonProps extends LinkProps, VariantProps {}

/** A link that looks like a button. */
export function LinkButton({ variant, size, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size }, className)}>
      {drawn(icon, iconSize(size))}
      {children}
    </Link>
  )
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The accessible name and the tooltip. */
  label: string
  icon: IconProp
}

/** A round button with an icon only. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft',
        'transition-colors hover:bg-surface-sunken hover:text-ink disabled:opacity-55',
        className,
      )}
    >
      {drawn(icon)}
    </button>
  )
}
