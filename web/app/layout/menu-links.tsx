import { NavLink } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import type { NavigationEntry } from './navigation.ts'

export const entryClass = 'flex min-h-12 w-full items-center text-left text-lg font-medium'

/** A column of links in the mobile menu. */
export function MenuLinks({ entries, home }: { entries: NavigationEntry[]; home: string }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.to}>
          <NavLink
            to={entry.to}
            end={entry.to === home}
            className={({ isActive }) => classNames(entryClass, isActive && 'text-brand')}
          >
            {entry.label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
