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

/** Each leaf subject of the newspaper: the kinds of story it has and the field of life whose paragraphs they share. */
export const topicRows: Record<LeafTopic, TopicRow> = {
  incidenti: { events: incidentsEvents, family: emergency, labels: ['Cronaca', ...places] },
  furti: { events: theftsEvents, family: emergency, labels: ['Le indagini', ...places] },
  incendi: { events: firesEvents, family: emergency, labels: ['I soccorsi', ...places] },
  giudiziaria: { events: trialsEvents, family: court, labels: ['Giudiziaria', ...places] },
  viabilita: { events: roadsEvents, family: civic, labels: ['Viabilità', ...places] },
  attualita: { events: affairsEvents, family: civic, labels: ['Attualità', ...places] },
  politica: { events: politicsEvents, family: civic, labels: ['Politica', ...places] },
  scuola: { events: schoolsEvents, family: school, labels: ['Scuola', ...places] },
  sanita: { events: healthcareEvents, family: health, labels: ['Sanità', ...places] },
  economia: { events: economyEvents, family: business, labels: ['Economia', ...places] },
  lavoro: { events: workEvents, family: business, labels: ['Lavoro', ...places] },
  agricoltura: { events: farmingEvents, family: farm, labels: ['Agricoltura', ...places] },
  territorio: { events: [...valleysEvents, ...environmentEvents], family: land, labels: ['Territorio', ...places] },
  ambiente: { events: environmentEvents, family: land, labels: ['Ambiente', ...places] },
  meteo: { events: weatherEvents, family: weather, labels: ['Meteo', ...places] },
  calcio: { events: footballEvents, family: teamsport, labels: ['Calcio'] },
  volley: { events: volleyballEvents, family: teamsport, labels: ['Volley'] },
  rugby: { events: rugbyEvents, family: teamsport, labels: ['Rugby'] },
  basket: { events: basketballEvents, family: teamsport, labels: ['Basket'] },
  ciclismo: { events: cyclingEvents, family: solosport, labels: ['Ciclismo'] },
  tennis: { events: tennisEvents, family: solosport, labels: ['Tennis'] },
  dilettanti: { events: amateursEvents, family: teamsport, labels: ['Dilettanti'] },
  cultura: { events: cultureEvents, family: culture, labels: ['Cultura', ...places] },
  spettacoli: { events: showsEvents, family: culture, labels: ['A teatro'] },
  mostre: { events: exhibitionsEvents, family: culture, labels: ['Da vedere'] },
  libri: { events: booksEvents, family: culture, labels: ['Libri'] },
  storia: { events: historyEvents, family: culture, labels: ['La memoria', ...places] },
  musica: { events: musicEvents, family: culture, labels: ['In concerto'] },
  cinema: { events: cinemaEvents, family: culture, labels: ['Sul grande schermo'] },
  food: { events: foodEvents, family: living, labels: ['A tavola', ...places] },
  casa: { events: homeEvents, family: living, labels: ['Abitare', ...places] },
  viaggi: { events: travelEvents, family: living, labels: ['Tempo libero', ...places] },
  salute: { events: wellbeingEvents, family: health, labels: ['Stare bene', ...places] },
  animali: { events: animalsEvents, family: creatures, labels: ['Animali', ...places] },
  editoriale: { events: editorialsEvents, family: opinion, labels: ['Il commento', 'L’opinione'] },
  lettera: { events: lettersEvents, family: opinion, labels: ['La lettera', 'Ci scrivono'] },
}
