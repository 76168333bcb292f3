export const favouriteAddress = '/spilleautomater/favorit'

/** One form for all hearts of a page, each a button of it; it leads back without JavaScript. */
export function FavouriteForm({ here }: { here: string }) {
  return (
    <form id={favouriteFormId} method="post" action={favouriteAddress} hidden>
      <input type="hidden" name="tilbage" value={here} />
    </form>
  )
}

export const favouriteFormId = 'favorit'
