import { ArrowRight } from 'lucide-react'
import { Button, type ButtonProps } from './button.tsx'

/** Sends a search; on a phone an arrow beside the field, which needs the width. */
export function SearchButton({ children, ...rest }: Omit<ButtonProps, 'type' | 'size'>) {
  return (
    <Button type="submit" size="large" {...rest} className="shrink-0 max-sm:size-13 max-sm:px-0!">
      <ArrowRight className="size-5 sm:hidden" />
      <span className="max-sm:sr-only">{children}</span>
    </Button>
  )
}
