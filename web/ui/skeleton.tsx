import { classNames } from './class-names.ts'

/** One grey shape of what is about to come; give it its size by classes. The region around it has `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('skeleton', className)} />
}

/** Lines of a paragraph about to come. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classNames('skeleton h-4', line === lines - 1 && 'w-2/3')} />
      ))}
    </div>
  )
}
