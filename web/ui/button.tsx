import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'normal' | 'large'

interface Look {
  look?: ButtonLook
  size?: ButtonSize
  /** An icon before the words; it is decoration. */
  icon?: ReactNode
}

const looks: Record<ButtonLook, string> = {
  primary: 'bg-tomato-fill text-on-tomato hover:bg-tomato-fill-deep',
  secondary: 'border border-line-strong bg-card text-ink hover:border-ink hover:bg-well',
  quiet: 'text-ink hover:bg-well',
  danger: 'border border-tomato bg-transparent text-tomato hover:bg-tomato-wash',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm',
  normal: 'min-h-11 px-5 text-[0.9375rem]',
  large: 'min-h-13 px-7 text-base',
}

const shape =
  'inline-flex items-center justify-center gap-2 rounded-full py-1.5 text-center font-semibold leading-tight wrap-break-word ' +
  'transition-colors duration-150 aria-disabled:cursor-progress ' +
  'disabled:border disabled:border-line disabled:bg-well disabled:text-ink-faint'

function buttonClass({ look = 'primary', size = 'normal' }: Look, className?: string) {
  return classNames(shape, looks[look], sizes[size], className)
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** While busy it keeps its focus and its words, shows a spinner and does nothing when pressed. */
  busy?: boolean
}

export function Button({ look, size, icon, busy, className, children, onClick, ...rest }: ButtonProps) {
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
      className={buttonClass({ look, size }, className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

export interface LinkButtonProps extends LinkProps, Look {}

/** A link that looks like a button, for going somewhere. */
export function LinkButton({ look, size, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ look, size }, className)}>
      {icon}
      {children}
    </Link>
  )
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The name that is read aloud and shown on hover. */
  label: string
  icon: ReactNode
}

/** A round button that is only an icon. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft',
        'transition-colors hover:bg-well hover:text-ink disabled:opacity-55',
        className,
      )}
    >
      {icon}
    </button>
  )
}
