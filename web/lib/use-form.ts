import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import type * as z from 'zod/mini'
import type { BodyOf, Endpoint } from '#shared/contract/endpoint.ts'
import { outcomeOf, type Failure, type Outcome } from './errors.ts'

/** Undefined is the outcome itself. */
type Shown = Outcome | null | undefined

interface Inner {
  def: {
    type: string
    innerType?: z.core.$ZodType
    in?: z.core.$ZodType
    shape?: Record<string, z.core.$ZodType>
  }
  bag: { maximum?: number }
}

// oxlint-disable-next-line no-underscore-dangle -- the documented place of what a schema knows about itself
const innerOf = (schema: z.core.$ZodType) => schema._zod as unknown as Inner

/** The most characters of a text, whether or not it may be missing. */
function maximumOf(schema: z.core.$ZodType | undefined): number | undefined {
  if (!schema) return undefined
  const { def, bag } = innerOf(schema)
  const inner = def.innerType ?? def.in
  if (inner) return maximumOf(inner)
  return def.type === 'string' ? bag.maximum : undefined
}

type NameOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never
}[keyof Values] &
  string

/** What the fields of a form need of it. */
export type FormFields<Values extends object> = Pick<
  ReturnType<typeof useFields<Endpoint, Values>>,
  'values' | 'set' | 'field' | 'choice' | 'toggle'
>

/** The values of a form whose fields have the names of a call's body, with the limits of its schema. */
export function useFields<E extends Endpoint, Values extends object>(endpoint: E, blank: Values) {
  const [values, setValues] = useState(blank)
  const set = (change: Partial<Values>) => setValues((now) => ({ ...now, ...change }))
  const shape = endpoint.body && innerOf(endpoint.body).def.shape
  return {
    values,
    set,
    clear: (): undefined => void setValues(blank),
    /** For an input. */
    field: (name: NameOf<Values, string>) => ({
      name: name as string,
      value: values[name] as string,
      maxLength: maximumOf(shape?.[name]),
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set({ [name]: value } as Partial<Values>),
    }),
    /** For a control that hands over its value. */
    choice: <Name extends keyof Values>(name: Name) => ({
      value: values[name],
      onChange: (value: Values[Name]) => set({ [name]: value } as unknown as Partial<Values>),
    }),
    /** For a switch. */
    toggle: (name: NameOf<Values, boolean>) => ({
      checked: values[name] as boolean,
      onChange: (checked: boolean) => set({ [name]: checked } as Partial<Values>),
    }),
  }
}

/** The same with the call itself, which is sent once at a time. */
export function useForm<E extends Endpoint, Values extends object>(
  endpoint: E,
  blank: Values,
  send: (body: BodyOf<E>) => Promise<unknown>,
) {
  const fields = useFields(endpoint, blank)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  return {
    ...fields,
    busy,
    /** Of the last sending. */
    outcome,
    failure: outcome === 'ok' ? null : (outcome satisfies Failure | null),
    /** Sends what the values make; null is not sent. `then` may answer what the outcome is shown as. */
    onSubmit:
      (bodyOf: (values: Values) => BodyOf<E> | null, then?: (outcome: Outcome) => Shown | Promise<Shown>) =>
      (event?: SubmitEvent) => {
        event?.preventDefault()
        // React bubbles events through portals, so a form around a dialog would be submitted too.
        event?.stopPropagation()
        const body = busy ? null : bodyOf(fields.values)
        if (body === null) return
        setBusy(true)
        setOutcome(null)
        void outcomeOf(send(body))
          .then(async (sent) => ({ sent, shown: await then?.(sent) }))
          .then(({ sent, shown }) => setOutcome(shown === undefined ? sent : shown))
          .finally(() => setBusy(false))
      },
  }
}
