import { Link, type LinkProps } from 'react-router'

/** One of the other ways to go on that stand below an account form. */
export function AccountLink(props: LinkProps) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4 hover:text-brand-deep"
    />
  )
}
