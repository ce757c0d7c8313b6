import { Chip } from '../../ui/chip.tsx'

interface TogglesProps<Value extends string> {
  values: readonly Value[]
  chosen: readonly Value[]
  nameOf: (value: Value) => string
  onChange: (chosen: Value[]) => void
}

/** Several of a few values, each a chip. */
export function Toggles<Value extends string>({ values, chosen, nameOf, onChange }: TogglesProps<Value>) {
  return (
    <div className="flex flex-wrap gap-2">
      {values.map((value) => {
        const isChosen = chosen.includes(value)
        return (
          <Chip
            key={value}
            pressed={isChosen}
            onClick={() => onChange(isChosen ? chosen.filter((each) => each !== value) : [...chosen, value])}
          >
            {nameOf(value)}
          </Chip>
        )
      })}
    </div>
  )
}
