const list = (names: string): readonly string[] => names.trim().split(/\s*,\s*/)

/** Men’s first names, of every generation. */
export const menNames = list(`
  Andrea, Luca, Marco, Matteo, Davide, Francesco, Alessandro, Simone, Stefano, Paolo, Giorgio, Roberto, Claudio, Massimo,
  Fabio, Gianluca, Daniele, Filippo, Lorenzo, Giacomo, Pietro, Giovanni, Giuseppe, Antonio, Carlo, Luigi, Franco, Sergio,
  Bruno, Renato, Aldo, Ettore, Emilio, Corrado, Dario, Edoardo, Elia, Enrico, Federico, Gabriele, Guido, Ivan, Leonardo,
  Maurizio, Mauro, Michele, Mirko, Nicola, Nicolò, Oreste, Piero, Raffaele, Riccardo, Romano, Samuele, Silvano, Tiziano,
  Tommaso, Umberto, Valerio, Vittorio, Alberto, Ambrogio, Angelo, Attilio, Cesare, Christian, Diego, Domenico, Egidio,
  Fausto, Gianfranco, Gianni, Giancarlo, Giulio, Graziano, Ivano, Jacopo, Lino, Luciano, Manuel, Marcello, Mario, Omar,
  Pierluigi, Remo, Rocco, Rodolfo, Ruggero, Sandro, Savino, Thomas, Walter, Amir, Ionut, Mohamed, Arben, Kevin, Youssef`)

/** Women’s first names, of every generation. */
export const womenNames = list(`
  Giulia, Sara, Chiara, Francesca, Elena, Laura, Silvia, Paola, Anna, Maria, Federica, Valentina, Martina, Elisa, Alessia,
  Barbara, Beatrice, Benedetta, Bianca, Camilla, Carla, Caterina, Cecilia, Clara, Claudia, Cristina, Daniela, Debora, Diana,
  Donatella, Eleonora, Emma, Erica, Fabiola, Gaia, Giada, Giorgia, Giovanna, Giuliana, Graziella, Greta, Ilaria, Irene,
  Ivana, Lara, Letizia, Lidia, Linda, Lucia, Luisa, Maddalena, Manuela, Margherita, Marina, Marta, Michela, Milena, Mirella,
  Monica, Nadia, Nicoletta, Noemi, Orsola, Patrizia, Piera, Raffaella, Rebecca, Rita, Roberta, Rosa, Rossella, Sabrina,
  Serena, Simona, Sofia, Sonia, Stefania, Susanna, Teresa, Tiziana, Valeria, Vanessa, Vera, Veronica, Viola, Virginia,
  Vittoria, Agnese, Alice, Ambra, Angela, Antonella, Arianna, Aurora, Fatima, Elona, Mihaela, Salma, Ines, Blerta`)

/** Surnames of the Po valley and of those who came to it; none that belongs to a well-known person of the province. */
export const surnames = list(`
  Rossi, Ferrari, Bianchi, Villa, Cella, Molinelli, Boselli, Bertuzzi, Bosi, Cavanna, Ghizzoni, Zanelli, Rebecchi, Repetti,
  Scaglioni, Schiavi, Segalini, Sforza, Solari, Tansini, Tosi, Trabucchi, Uttini, Vaccari, Veneziani, Zanetti, Zucconi,
  Agosti, Albasi, Albertelli, Alberici, Anselmi, Antozzi, Araldi, Arata, Argellati, Bacciocchi, Baldini, Barani, Barocelli,
  Bassanini, Bassi, Battini, Belli, Benaglia, Bergonzi, Bernini, Bertoncini, Bertonazzi, Bisagni, Boccellari, Boiardi,
  Bolzoni, Bonetti, Bongiorni, Borella, Borghi, Botti, Bramieri, Bravi, Brigati, Brugnoni, Burgazzi, Calamari, Callegari,
  Campominosi, Capra, Carini, Casali, Casella, Cassinelli, Castellana, Cattivelli, Cavaciuti, Ceresa, Chiesa, Chiappini,
  Chiozza, Civardi, Colla, Concari, Copelli, Corbellini, Cordani, Corvi, Costa, Cravedi, Crenna, Crotti, Curti, Dallara,
  Dallavalle, Danesi, Delfanti, Delledonne, Dodi, Draghi, Emanuelli, Fagioli, Fanzini, Farina, Favari, Fermi, Ferdenzi,
  Fiorani, Follini, Fontana, Fornasari, Franchi, Freschi, Frontori, Fugazza, Fulgosi, Gaioni, Galli, Gallinari, Gandolfi,
  Garavelli, Gazzola, Gelmini, Gennari, Ghezzi, Ghidoni, Gobbi, Gorra, Granelli, Grassi, Gregori, Groppi, Guglielmetti,
  Losi, Losini, Lommi, Loschi, Lucchini, Maffi, Maggi, Magistrali, Maini, Malchiodi, Malvicini, Manfredi, Marazzi, Marchesi,
  Marchetti, Marenghi, Mazzari, Mazzocchi, Menta, Merli, Milani, Molinaroli, Monti, Montanari, Morandi, Morisi, Mosconi,
  Mutti, Nani, Negri, Nicolini, Novelli, Oddi, Orsi, Pagani, Pallastrelli, Parmigiani, Passera, Pattarini, Pavesi, Pelizzoni,
  Perazzi, Periti, Perotti, Petrini, Piazza, Picchioni, Pizzasegola, Platè, Poggi, Poggioli, Politi, Ponzini, Porcari,
  Pozzoli, Prandini, Prati, Premoli, Quagliaroli, Quartieri, Raggi, Raineri, Rapacioli, Razza, Ricci, Riboni, Rigolli,
  Rizzi, Rocca, Romani, Roveda, Ruggeri, Sacchi, Salvi, Sartori, Savi, Scotti, Serena, Sidoli, Silva, Soavi, Soressi,
  Sozzi, Spelta, Squeri, Stevani, Subacchi, Tagliani, Tedeschi, Testa, Tinelli, Toscani, Tramelli, Travaini, Turchi,
  Valla, Valenti, Varesi, Vecchi, Vegezzi, Vignola, Visconti, Volpi, Zambelli, Zaninoni, Zanrei, Zerbini, Zilli, Zilocchi,
  Esposito, Russo, Greco, Marino, Caruso, Hoxha, Popescu, Dervishi, Kaur, Benali, Diaz, Ndiaye`)
