import { tellMatters } from './angle.ts'
import { topicMatters } from './topic-matters.table.ts'
import { columnEvents, readerEvents } from './topics/columns.table.ts'
import type { LeafTopic } from './story-topics.table.ts'
import { business } from './families/business.table.ts'
import { civic } from './families/civic.table.ts'
import { court } from './families/court.table.ts'
import { creatures } from './families/creatures.table.ts'
import { culture } from './families/culture.table.ts'
import { emergency } from './families/emergency.table.ts'
import { farm } from './families/farm.table.ts'
import { health } from './families/health.table.ts'
import { land } from './families/land.table.ts'
import { living } from './families/living.table.ts'
import { opinion } from './families/opinion.table.ts'
import { school } from './families/school.table.ts'
import { solosport } from './families/solosport.table.ts'
import { teamsport } from './families/teamsport.table.ts'
import { weather } from './families/weather.table.ts'
import type { StoryEvent, StoryFamily } from './story.types.ts'
import { affairsEvents } from './topics/affairs.table.ts'
import { amateursEvents } from './topics/amateurs.table.ts'
import { animalsEvents } from './topics/animals.table.ts'
import { basketballEvents } from './topics/basketball.table.ts'
import { booksEvents } from './topics/books.table.ts'
import { cinemaEvents } from './topics/cinema.table.ts'
import { cultureEvents } from './topics/culture.table.ts'
import { cyclingEvents } from './topics/cycling.table.ts'
import { economyEvents } from './topics/economy.table.ts'
import { editorialsEvents } from './topics/editorials.table.ts'
import { environmentEvents } from './topics/environment.table.ts'
import { exhibitionsEvents } from './topics/exhibitions.table.ts'
import { farmingEvents } from './topics/farming.table.ts'
import { firesEvents } from './topics/fires.table.ts'
import { foodEvents } from './topics/food.table.ts'
import { footballEvents } from './topics/football.table.ts'
import { healthcareEvents } from './topics/healthcare.table.ts'
import { historyEvents } from './topics/history.table.ts'
import { homeEvents } from './topics/home.table.ts'
import { incidentsEvents } from './topics/incidents.table.ts'
import { lettersEvents } from './topics/letters.table.ts'
import { musicEvents } from './topics/music.table.ts'
import { politicsEvents } from './topics/politics.table.ts'
import { roadsEvents } from './topics/roads.table.ts'
import { rugbyEvents } from './topics/rugby.table.ts'
import { schoolsEvents } from './topics/schools.table.ts'
import { showsEvents } from './topics/shows.table.ts'
import { tennisEvents } from './topics/tennis.table.ts'
import { theftsEvents } from './topics/thefts.table.ts'
import { travelEvents } from './topics/travel.table.ts'
import { trialsEvents } from './topics/trials.table.ts'
import { valleysEvents } from './topics/valleys.table.ts'
import { volleyballEvents } from './topics/volleyball.table.ts'
import { weatherEvents } from './topics/weather.table.ts'
import { wellbeingEvents } from './topics/wellbeing.table.ts'
import { workEvents } from './topics/work.table.ts'

interface TopicRow {
  events: readonly StoryEvent[]
  family: StoryFamily
  /** What may stand over any of its stories, beside the theme of the event itself. */
  labels: readonly string[]
}

const places = ['{town}', '{hamlet}']

/** Own events of a leaf subject, and its themes told from every angle. */
const tellTopic = (leaf: LeafTopic, own: readonly StoryEvent[]): readonly StoryEvent[] => {
  const { matters = [], angles = [] } = topicMatters[leaf] ?? {}
  return [...own, ...tellMatters(matters, ...angles)]
}

/** Each leaf subject of the newspaper: the kinds of story it has and the field of life whose paragraphs they share. */
export const topicRows: Record<LeafTopic, TopicRow> = {
  incidenti: { events: tellTopic('incidenti', incidentsEvents), family: emergency, labels: ['Cronaca', ...places] },
  furti: { events: tellTopic('furti', theftsEvents), family: emergency, labels: ['Le indagini', ...places] },
  incendi: { events: tellTopic('incendi', firesEvents), family: emergency, labels: ['I soccorsi', ...places] },
  giudiziaria: { events: tellTopic('giudiziaria', trialsEvents), family: court, labels: ['Giudiziaria', ...places] },
  viabilita: { events: tellTopic('viabilita', roadsEvents), family: civic, labels: ['Viabilità', ...places] },
  attualita: { events: tellTopic('attualita', affairsEvents), family: civic, labels: ['Attualità', ...places] },
  politica: { events: tellTopic('politica', politicsEvents), family: civic, labels: ['Politica', ...places] },
  scuola: { events: tellTopic('scuola', schoolsEvents), family: school, labels: ['Scuola', ...places] },
  sanita: { events: tellTopic('sanita', healthcareEvents), family: health, labels: ['Sanità', ...places] },
  economia: { events: tellTopic('economia', economyEvents), family: business, labels: ['Economia', ...places] },
  lavoro: { events: tellTopic('lavoro', workEvents), family: business, labels: ['Lavoro', ...places] },
  agricoltura: { events: tellTopic('agricoltura', farmingEvents), family: farm, labels: ['Agricoltura', ...places] },
  territorio: {
    events: tellTopic('territorio', [...valleysEvents, ...environmentEvents]),
    family: land,
    labels: ['Territorio', ...places],
  },
  ambiente: { events: tellTopic('ambiente', environmentEvents), family: land, labels: ['Ambiente', ...places] },
  meteo: { events: tellTopic('meteo', weatherEvents), family: weather, labels: ['Meteo', ...places] },
  calcio: { events: tellTopic('calcio', footballEvents), family: teamsport, labels: ['Calcio'] },
  volley: { events: tellTopic('volley', volleyballEvents), family: teamsport, labels: ['Volley'] },
  rugby: { events: tellTopic('rugby', rugbyEvents), family: teamsport, labels: ['Rugby'] },
  basket: { events: tellTopic('basket', basketballEvents), family: teamsport, labels: ['Basket'] },
  ciclismo: { events: tellTopic('ciclismo', cyclingEvents), family: solosport, labels: ['Ciclismo'] },
  tennis: { events: tellTopic('tennis', tennisEvents), family: solosport, labels: ['Tennis'] },
  dilettanti: { events: tellTopic('dilettanti', amateursEvents), family: teamsport, labels: ['Dilettanti'] },
  cultura: { events: tellTopic('cultura', cultureEvents), family: culture, labels: ['Cultura', ...places] },
  spettacoli: { events: tellTopic('spettacoli', showsEvents), family: culture, labels: ['A teatro'] },
  mostre: { events: tellTopic('mostre', exhibitionsEvents), family: culture, labels: ['Da vedere'] },
  libri: { events: tellTopic('libri', booksEvents), family: culture, labels: ['Libri'] },
  storia: { events: tellTopic('storia', historyEvents), family: culture, labels: ['La memoria', ...places] },
  musica: { events: tellTopic('musica', musicEvents), family: culture, labels: ['In concerto'] },
  cinema: { events: tellTopic('cinema', cinemaEvents), family: culture, labels: ['Sul grande schermo'] },
  food: { events: tellTopic('food', foodEvents), family: living, labels: ['A tavola', ...places] },
  casa: { events: tellTopic('casa', homeEvents), family: living, labels: ['Abitare', ...places] },
  viaggi: { events: tellTopic('viaggi', travelEvents), family: living, labels: ['Tempo libero', ...places] },
  salute: { events: tellTopic('salute', wellbeingEvents), family: health, labels: ['Stare bene', ...places] },
  animali: { events: tellTopic('animali', animalsEvents), family: creatures, labels: ['Animali', ...places] },
  editoriale: {
    events: [...editorialsEvents, ...columnEvents],
    family: opinion,
    labels: ['Il commento', 'L’opinione'],
  },
  lettera: { events: [...lettersEvents, ...readerEvents], family: opinion, labels: ['La lettera', 'Ci scrivono'] },
}
