/** The night landscape behind a hero. It says nothing, so it has no words. */
export function NightScene() {
  return (
    <picture className="s-night" aria-hidden>
      <source media="(max-width: 767.98px)" type="image/avif" srcSet="/art/hero-mobile.avif" />
      <source media="(max-width: 767.98px)" type="image/webp" srcSet="/art/hero-mobile.webp" />
      <source type="image/avif" srcSet="/art/hero-desktop.avif" />
      <img src="/art/hero-desktop.webp" alt="" width={1920} height={800} fetchPriority="high" />
    </picture>
  )
}

/** The scene is the largest picture of its page, so it is fetched before the page is read. */
export const nightScenePreloads = [
  preload('/art/hero-mobile.avif', '(max-width: 767.98px)'),
  preload('/art/hero-desktop.avif', '(min-width: 768px)'),
]

function preload(href: string, media: string) {
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
    href,
    media,
  } as const
}
