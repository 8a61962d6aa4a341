import { bannerConfigurationSchema } from '@liberta/contracts/configurations/banner-configuration.schema'
import type { BannerConfiguration } from '@liberta/contracts/configurations/banner-configuration.schema'
import type { ConfigurationOwner } from '../content/content-source.ts'
import { samplePicture } from './sample-stories.ts'

const BANNERS = [
  { title: 'Il giornale intero, dalle 5 del mattino', URL: '/abbonamenti', tag: 'banner-billboard', visible: [] },
  { title: 'Una storia al giorno, da ascoltare', URL: '/podcast', tag: 'banner-billboard', visible: ['desktop'] },
  { title: 'Hai visto qualcosa? Raccontacelo', URL: null, tag: 'banner-autopromo', visible: ['mobile', 'tablet'] },
]

/** The banners of a section, a folder or an event category: on all screens, on large ones, on small ones. */
export function sampleConfiguration(of: ConfigurationOwner, id: number): BannerConfiguration {
  return bannerConfigurationSchema.parse({
    id,
    slug: `${of.replace('_', '-')}-${id}`,
    name: `Configurazione ${id}`,
    multimedia: BANNERS.map(({ title, URL, tag, visible }, index) => ({
      position: index + 1,
      multimedia: {
        id: 7001 + index,
        title,
        URL,
        picture: index === 0 ? samplePicture(31, 'Una piazza con i portici, all’alba') : null,
        tags: [{ id: 990 + index, slug: tag, name: tag }],
        visibleBreakpoints: visible,
        invisibleBreakpoints: [],
        forceScale: index === 1,
      },
    })),
  })
}
