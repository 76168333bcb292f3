import type { RequestScope } from '../scope/request-scope.ts'

/** The subject of a page, in the words of schema.org. */

/** The operator of the site. */
export function organisation({ publicUrl, content }: RequestScope): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: content.translations.shell?.brand_full ?? '',
    url: new URL('/', publicUrl).href,
    logo: new URL('/icon-512.png', publicUrl).href,
  }
}

/** The site, and how it is searched. */
export function website({ publicUrl, content }: RequestScope): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: content.translations.shell?.brand_full ?? '',
    url: new URL('/', publicUrl).href,
    inLanguage: 'da',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${new URL('/spilleautomater/soeg', publicUrl).href}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** A trail of pages from the home page on. */
export function breadcrumbs(
  publicUrl: string,
  trail: readonly { name: string; path: string }[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: new URL(path, publicUrl).href,
    })),
  }
}
