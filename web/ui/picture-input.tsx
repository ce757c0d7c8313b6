import { ImagePlus } from 'lucide-react'
import { isPictureFile, pictureTypes } from '../lib/picture-file.ts'
import { FileInput } from './file-input.tsx'

interface PictureInputProps {
  label: string
  busy?: boolean
  onPicture: (file: File) => void
}

/** A button that chooses one picture; other file types are ignored. */
export const PictureInput = ({ label, busy, onPicture }: PictureInputProps) => (
  <FileInput
    {...{ label, busy }}
    accept={pictureTypes}
    icon={ImagePlus}
    onFile={(file) => isPictureFile(file) && onPicture(file)}
  />
)
