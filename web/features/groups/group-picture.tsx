import { useId } from 'react'
import type { Group } from '#shared/contract/groups.ts'
import { SignedImage } from '../../lib/signed-image.tsx'
import { classNames } from '../../ui/class-names.ts'

interface GroupPictureProps {
  group: Pick<Group, 'id' | 'pictureName'>
  /** The displayed width, as in `<img sizes>`. */
  sizes: string
  className?: string
  eager?: boolean
}

/** A group's picture, or a pattern without one. Decorative: the name is next to it. */
export function GroupPicture({ group, sizes, className = '', eager }: GroupPictureProps) {
  const tablecloth = <Tablecloth id={group.id} className="size-full" />
  if (group.pictureName === null) return <div className={`overflow-hidden ${className}`}>{tablecloth}</div>
  return (
    <SignedImage
      image={group.pictureName}
      alt=""
      width={960}
      height={540}
      sizes={sizes}
      eager={eager}
      fallback={tablecloth}
      className={className}
    />
  )
}

const colors = ['text-brand', 'text-success', 'text-accent', 'text-line-strong']

/** A checked tablecloth whose colour and check size depend on the group's id. */
function Tablecloth({ id, className }: { id: string; className?: string }) {
  const pattern = useId()
  const seed = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  const check = 22 + (seed % 3) * 8
  return (
    <svg
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 640 360"
      className={classNames('bg-card', colors[seed % colors.length], className)}
    >
      <defs>
        <pattern
          id={pattern}
          width={check * 2}
          height={check * 2}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${seed % 2 === 0 ? 0 : 45})`}
        >
          <g fill="currentColor">
            <rect width={check} height={check * 2} opacity="0.28" />
            <rect width={check * 2} height={check} opacity="0.28" />
            <rect width={check} height={check} opacity="0.45" />
          </g>
        </pattern>
      </defs>
      <rect width="640" height="360" fill={`url(#${pattern})`} />
    </svg>
  )
}
