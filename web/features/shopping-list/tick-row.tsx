import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface TickRowProps {
  name: string
  notes: string
  amount: string
  isTicked: boolean
  onTick: () => void
  /** Beside what is tapped. */
  action?: ReactNode
  /** Below the row. */
  children?: ReactNode
}

/** Something to buy: the whole row ticks it. */
export function TickRow({ name, notes, amount, isTicked, onTick, action, children }: TickRowProps) {
  return (
    <li className="list-row" data-ticked={isTicked}>
      <div className="flex items-center">
        <label className="list-tick">
          <input type="checkbox" checked={isTicked} onChange={onTick} className="sr-only" />
          <span aria-hidden="true" className="list-box">
            <Check className="size-4" />
          </span>
          <span className="min-w-0 flex-1 py-2">
            <span className="list-name">{name}</span>
            {notes && <span className="block text-sm text-ink-soft">{notes}</span>}
          </span>
          {amount && <span className="list-amount">{amount}</span>}
        </label>
        {action}
      </div>
      {children}
    </li>
  )
}
