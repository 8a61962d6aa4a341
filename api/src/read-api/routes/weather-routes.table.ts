import { defineFixedRoute } from '../read-route.ts'
import type { ReadRoute } from '../read-route.ts'
import { noParametersSchema } from '../route-parameter.schema.ts'

/** Weather of the default city (requirements 9.33), with `current` at the top of the answer (requirements 7.27). */
export const WEATHER_ROUTES: readonly ReadRoute[] = [
  defineFixedRoute({
    operation: 'readWeather',
    path: '/api/weather',
    summary: 'Current weather in Piacenza',
    reference: { model: 'weather', id: 'piacenza' },
    shape: 'bare',
    cache: 'weather',
    pathParameters: noParametersSchema,
    queryParameters: noParametersSchema,
  }),
]
