import { useMutation } from '@tanstack/react-query'
import { BookOpen, Unlink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { getRecipe } from '#shared/contract/recipes.ts'
import { call } from '../../lib/api.ts'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { RecipePicker } from '../recipes/picker/recipe-picker.tsx'

/** The recipe that a line of the list stands for; the servings are the typed text. */
const linePart = z.object({ uuid: z.string(), title: z.string(), servings: z.string() })
type LinePart = z.infer<typeof linePart>

interface PartFieldProps {
  value: LinePart | null
  /** With the title of a recipe that was chosen just now, for a line without words. */
  onChange: (value: LinePart | null) => void
  /** Why the servings cannot be saved. */
  error?: string | undefined
}

/** Makes a line stand for a recipe, and says how much of it. */
export function PartField({ value, onChange, error }: PartFieldProps) {
  const { t } = useTranslation('recipeImport')
  const [isOpen, setIsOpen] = useState(false)
  const choosing = useMutation({
    mutationFn: (id: string) => call(getRecipe, { params: { id } }),
    onSuccess: ({ uuid, title, structure }) =>
      onChange({ uuid, title, servings: String(structure?.servings ?? 1) }),
  })
  return (
    <div className="grid gap-2">
      {value ? (
        <div className="flex flex-wrap items-end gap-2">
          <p className="flex min-h-11 min-w-0 items-center gap-2">
            <BookOpen className="size-5 shrink-0 text-ink-soft" />
            <span className="min-w-0 font-medium">{value.title}</span>
          </p>
          <TextField
            label={t('partServings')}
            inputMode="decimal"
            maxLength={8}
            value={value.servings}
            error={error}
            onChange={(event) => onChange({ ...value, servings: event.currentTarget.value })}
            className="w-28"
          />
          <Button
            variant="quiet"
            size="touch"
            icon={<Unlink className="size-5" />}
            onClick={() => onChange(null)}
          >
            {t('partRemove')}
          </Button>
        </div>
      ) : (
        <Button
          variant="quiet"
          size="touch"
          className="justify-self-start"
          busy={choosing.isPending}
          icon={<BookOpen className="size-5" />}
          onClick={() => setIsOpen(true)}
        >
          {t('partChoose')}
        </Button>
      )}
      <ErrorAlert error={choosing.error} texts={{ failed: t('partFailed') }} />
      <RecipePicker
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={({ id }) => {
          setIsOpen(false)
          choosing.mutate(id)
        }}
      />
    </div>
  )
}
