import type { BreadcrumbList, WithContext } from 'schema-dts'

/** One step of the way to a page. */
export interface Breadcrumb {
  name: string
  href: string
}

/** The way from the front to a page, its own step last, for search engines (schema.org BreadcrumbList). */
export function describeBreadcrumbs(steps: readonly Breadcrumb[], origin: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Libertà', href: '/' }, ...steps].map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + href,
    })),
  }
}
