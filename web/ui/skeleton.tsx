import { classNames } from './class-names.ts'

/** A placeholder of loading content, sized by classes. The region around it needs `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('skeleton', className)} />
}

/** Placeholder lines of a loading paragraph. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classNames('skeleton h-4', line === lines - 1 && 'w-2/3')} />
      ))}
    </div>
  )
}
