import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldTexts } from './field.tsx'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldTexts {
  fieldClassName?: string
}

/** A text area that grows with its content, up to 60 % of the window. */
export function TextArea({
  label,
  hint,
  error,
  labelHidden,
  id,
  className,
  fieldClassName,
  rows = 3,
  onInput,
  ref,
  ...rest
}: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement | null>(null)
  // After every render: the value may change from outside.
  useLayoutEffect(() => grow(own.current))
  return (
    <Field {...{ label, hint, error, labelHidden, id }} className={fieldClassName}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          ref={(element) => {
            own.current = element
            if (typeof ref === 'function') return ref(element)
            if (ref) ref.current = element
          }}
          rows={rows}
          onInput={(event) => {
            grow(event.currentTarget)
            onInput?.(event)
          }}
          className={classNames(controlClass, 'max-h-[60vh] resize-none leading-normal', className)}
        />
      )}
    </Field>
  )
}

function grow(area: HTMLTextAreaElement | null) {
  if (!area) return
  area.style.height = 'auto'
  const border = area.offsetHeight - area.clientHeight
  if (area.scrollHeight) area.style.height = `${area.scrollHeight + border}px`
}
