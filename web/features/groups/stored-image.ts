import { createContext, type ReactNode } from 'react'

export interface StoredImageProps {
  /** The object's name; null when there is none. */
  image: string | null
  alt: string
  width: number
  height: number
  sizes: string
  fallback?: ReactNode
  className?: string
  eager?: boolean
}

/** Draws a picture from the store in a box that keeps its size; handed down by the page, which knows the store. */
export const StoredImageContext = createContext<((picture: StoredImageProps) => ReactNode) | null>(null)
