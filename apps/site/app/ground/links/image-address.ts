import { imageBase } from '@nordlys/contracts'

/** The beginning of the addresses of the store's pictures on our own site. [CONTENT-06] */
export const imageProxyPath = '/billeder/'

/** The address of a picture of the content store as a browser asks for it. */
export function imageUrl(image: string): string {
  return image.startsWith(imageBase) ? imageProxyPath + image.slice(imageBase.length) : noImageUrl
}

/** Stands where a picture should be and none is named: white. */
const noImageUrl = `${imageProxyPath}intet.png`
