import { useState } from 'react'
import type { CardPicture } from '#shared/contract/recipe-cards.ts'
import { classNames } from '../ui/class-names.ts'
import { SignedImage, type SignedImageProps } from './signed-image.tsx'
import { sourceSet } from './signed-urls.ts'

/** The header of a BMP of 4 by 3 pixels with 16 bits each, whose pixels the server sends as the placeholder. */
const header = 'Qk1OAAAAAAAAADYAAAAoAAAABAAAAAMAAAABABAAAAAAABgAAAAAAAAAAAAAAAAAAAAAAAAA'

const placeholderUrl = (placeholder: string): string => `data:image/bmp;base64,${header}${placeholder}`

/** The key of the picture that a link opens. */
export const pictureKey = ({ link }: CardPicture): string =>
  decodeURIComponent(link.replace(/^\/images\//, '').replace(/\?.*$/, ''))

type CardImageProps = Omit<SignedImageProps, 'image'> & { picture: CardPicture | null }

/** The picture of a card, whose link came with the card. A link that has expired meanwhile is requested again. */
export function CardImage({ picture, ...rest }: CardImageProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (picture === null || failed === picture.link) {
    return <SignedImage image={picture && pictureKey(picture)} {...rest} />
  }
  const { alt, width, height, sizes, eager, className } = rest
  return (
    <img
      src={picture.link}
      srcSet={sourceSet(picture.link)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      // What is dragged is the card around it.
      draggable={false}
      onError={() => setFailed(picture.link)}
      style={
        picture.placeholder === null
          ? undefined
          : { backgroundImage: `url("${placeholderUrl(picture.placeholder)}")`, backgroundSize: '100% 100%' }
      }
      className={classNames('block overflow-hidden picture-waits object-cover', className)}
    />
  )
}
