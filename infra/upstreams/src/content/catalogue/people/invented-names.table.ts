/**
 * Surnames made of the features of a landscape, so that a notice never names a real family, and first names of the
 * generations that notices are about.
 */
const parts: Readonly<Record<string, string>> = {
  Fontana: 'bona chiara fredda viva longa',
  Campo: 'darco lieto lungo rosso verde bruno',
  Monte: 'fosco sereno grigio lieto bruno fermo',
  Rocca: 'bianca scura serena bruna lunga',
  Valle: 'scura chiara serena fonda lunga',
  Ponte: 'nuovo rosso lungo chiaro vecchio',
  Prato: 'lungo fiorito sereno verde chiaro',
  Selva: 'chiara fonda bruna lunga',
  Torre: 'chiusa lunga bianca bruna',
  Castel: 'guelfi bruno lieto sereno chiaro',
  Ripa: 'lunga bianca verde fonda',
  Acqua: 'chiara fredda viva bruna',
  Corte: 'serena nuova bruna lunga',
  Pietra: 'nera bianca viva lunga',
  Sasso: 'fermo bruno chiaro grigio',
  Borgo: 'lieto bruno chiaro sereno',
  Ronco: 'longo bruno verde chiaro',
  Costa: 'serena bruna lunga fredda',
  Bosco: 'verde bruno lungo fondo',
  Vigna: 'lunga vecchia bruna serena',
}

export const inventedSurnames: readonly string[] = Object.entries(parts).flatMap(([first, seconds]) =>
  seconds.split(' ').map((second) => first + second),
)

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const elderWomen =
  words(`Ersilia Dirce Nives Bice Ines Iole Norma Elda Ada Irma Alma Vanda Pierina Carolina Ernesta
  Giuseppina Luigina Angela Rosa Maria Teresa Lucia Anna Rita Bruna Franca Adele Albina Amelia Argentina Cesira Clelia
  Delfina Edvige Emma Erminia Ester Eugenia Fernanda Gina Giselda Ida Jolanda Lidia Lina Mafalda Marcella Natalina Olga
  Palmira Piera Rina Rosina Santina Silvana Tina Valentina Wilma Zita`)

export const elderMen =
  words(`Guerrino Ottorino Ambrogio Silvano Ettore Aldo Bruno Carlo Dante Egidio Emilio Ernesto Ferruccio
  Gino Giovanni Giuseppe Guido Lino Livio Luigi Mario Nello Oreste Pietro Primo Quinto Remo Renato Romano Rino Sergio
  Severino Tarcisio Ugo Valentino Vittorio Walter Angelo Antonio Arturo Attilio Celestino Cesare Domenico Duilio Fausto
  Franco Giacomo Learco Medardo Natale Nino Orlando Piero Rodolfo Savino Stefano Tullio Umberto Virginio`)

export const youngerWomen =
  words(`Paola Laura Cristina Daniela Barbara Elena Silvia Francesca Chiara Monica Roberta Patrizia
  Sabrina Simona Stefania Manuela Michela Nadia Ornella Raffaella Rossana Tiziana Valeria Antonella Claudia Donatella
  Emanuela Federica Giovanna Loredana Lorella Marina Marta Milena Nicoletta Sara Sonia`)

export const youngerMen =
  words(`Andrea Marco Luca Paolo Stefano Massimo Roberto Alberto Claudio Daniele Davide Fabio Fabrizio
  Filippo Francesco Gianluca Giorgio Giulio Ivano Lorenzo Marcello Matteo Maurizio Mauro Michele Nicola Riccardo Sandro
  Simone Tiziano Valerio Alessandro Corrado Enrico Federico Gabriele`)
